<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt" sourcelanguage="en">
 <context>
  <name>Authority</name>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>%n lines were left out: they hold no word of 2 to 20 letters.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>A list that was brought in here: its words count, and no others.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>A list without a name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>A spelling dictionary of this computer, read by {provider}. Names and abbreviations never count; words of two and three letters must also stand in the standard list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>An imported list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>Dictionary {tag}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>Family</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>In the list; no definition stored</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>Standard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>The standard list with the rarest words of large dictionaries.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>The word list of the game: what word-game players know.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>This game goes by {name}, but spelling dictionaries cannot be used here: Settings say how.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>This game goes by {name}, which is not on this computer: Settings say how to get it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>This game was played with an imported word list that is not here: bring the same list in under Settings, and the game goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>To play by a spelling dictionary, install the packages libenchant-2-2 and, for English, hunspell-en-us, or put .aff and .dic files into {folder}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>To play by a spelling dictionary, put .aff and .dic files into {folder}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>To play by a spelling dictionary, run “brew install enchant” and put .aff and .dic files into {folder}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>Wide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>Words that most people know, without the coarse and offensive ones.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>accepts {count} words of the standard list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>adjective</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>adverb</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>conjunction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>determiner</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>interjection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>no definition stored</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>noun</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>of {lemma}, {part}: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>preposition</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>pronoun</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>verb</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{count} words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{name} has more than {count} words: too many for a word list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{name} has no line with a word of 2 to 20 letters from A to Z.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{name} has other words now than when this game began. Verdicts already given stand; new ones go by the words of today.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{name} is damaged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{name} is larger than {size} MiB: too large for a word list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{part}: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>“{title}” was brought in with {words} words.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ChallengeSheet</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>A word laid by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Challenge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Change</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Game total</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>If it is a word, the challenger loses {points} from the total.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>If it is a word, the challenger loses {points} from this hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>If not, it does not count for {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>If not, it is struck and costs {name} {points}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>In doubt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>In the word list: {list}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Is {word} a word? Agree among you; the answer holds for the whole game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>No challenge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>No, it is struck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Not in the word list: {list}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>The table decides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>The table says no</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>The table says yes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>This hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Who challenges?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Yes, it is a word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>cards still in the hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>it just does not count</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>its cards count against {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>no change</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>pays nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>the cards go back to the hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>the challenge was wrong</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>the word counts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{bonus} goes to {name}; in doubt it was nobody's.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{bonus} is taken from {from_name}; nobody has it now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{bonus} moves from {from_name} to {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} challenges</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} challenges a word laid by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} challenges {word}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} has not gone out: the cards are back in the hand, and the round goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} keeps {word}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} pays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} pays {points}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} was right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{word} is struck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{word} is struck.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Characters</name>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Bramble</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Bramble the hedgehog</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Clover</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Clover the mouse</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Juno</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Juno the fox</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Just hatched. Knows a few everyday words and takes its time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Nimble and modest. Everyday words, and no eye for the bonus.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Otto</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Otto the otter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Pip</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Pip the chick</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Playful and quick. Reads a lot, and goes out when it can.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Quill</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Quill the raven</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Sage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Sage the owl</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Sly. Waits for the better moment, and doubts your boldest words.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Steady and patient. Ordinary words, and likes a long one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>The master. Knows every word of the list, and when to stop.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Well read and watchful. Thinks before it goes out.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ConfirmLaySheet</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Back to the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Discarded: {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Discards {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Go out: {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Lay and finish: {sum}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Not in a word. Choose the one to discard, it does not count:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Not in a word; the one with the tick is discarded and does not count:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>points for words; bonuses come at the end of the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>words {words}, unused cards {unused}; bonuses come at the end of the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>{card}, counts against you</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>{card}, to be discarded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>{name} goes out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>{name}'s last turn</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Curtain</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>Everyone else looks away, please.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>I am {name} – show my cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>On the discard pile: {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>Pass to {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>Save and stop for now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>The discard pile is empty.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>{count} left to draw</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Faults</name>
  <message>
   <location filename="quiddler_qt/ui/fault_catcher.py" />
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/fault_catcher.py" />
   <source>Something went wrong</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/fault_catcher.py" />
   <source>The program met something it did not expect. Your game is saved; if the table looks wrong, go to the start page and continue. The log file has the details.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Files</name>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>Games cannot be saved for long: {reason}. You can play; they are kept until the computer restarts.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>Nothing was done with {name}: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>The game cannot be saved now: {reason}. You can play on; it will be saved as soon as that works.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>The game goes on one move earlier.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>The last move could not be read; the game goes on one move earlier.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>The saved game {name} cannot be opened: {reason}. It was left where it is.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>The saved game {name} cannot be opened: {reason}. It was set aside in the folder {folder}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>The settings could not be read and have their usual values again; the old file is {path}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it cannot be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it has more moves than a game can have</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it is damaged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it is empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it is not a file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it is not a saved game of this program</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it is not there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it is too large for a saved game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it was made by a newer version of the program; please update to open it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>its result does not follow from its moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>move {number} in it is against the rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>no folder can be written to</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>saved %n hours ago</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>saved %n minutes ago</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>saved just now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>saved on {date}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>saved one hour ago</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>saved one minute ago</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>the disk is full</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>the folder cannot be written to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>the system reports an error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>there is no home folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>{folder} cannot be written to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>{folder} is not a folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>{name} cannot be opened: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>{name} is being played in another window of the program.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>FinalPage</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>Best words of the evening</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>Dearest word: {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>End of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>Longest word: {letters}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>Play again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>Same table, same rules: the deal goes on to the left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>To the start page</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>after %n rounds</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>after 1 round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>after {number} of {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>joint winner</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>winner</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Host</name>
  <message>
   <location filename="quiddler_qt/ui/game_host.py" />
   <source>OK</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/game_host.py" />
   <source>Please note</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/game_host.py" />
   <source>The game is saved again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/game_host.py" />
   <source>The word list of this installation is damaged; please install the game again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/game_host.py" />
   <source>This game was played with the word list {name}, which is not here.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>NewGameSheet</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>A table has two seats or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Add a seat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Any word may be laid; others may doubt it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Back without a new game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Challenge play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Checked words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Computer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Deal the cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Move seat {number} down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Move seat {number} up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Name of seat {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>New game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Only computer seats: you watch.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Only words of the list can be laid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Person</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Player {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Remove seat {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Seat {number}: computer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Seat {number}: person</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Seats</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Seats {first} and {second} are both called {name}: change one of the names.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>The screen goes from person to person; a curtain hides the cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>chosen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>{count} of {most} taken, dealt from top to bottom</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>QAbstractSpinBox</name>
  <message>
   <location filename="Qt" />
   <source>&amp;Select All</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Step up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Step &amp;down</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>QFileDialog</name>
  <message>
   <location filename="Qt" />
   <source>%1
File not found.
Please verify the correct file name was given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>%1 already exists.
Do you want to replace it?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Choose</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Delete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;New Folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Rename</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>All Files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Create New Folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Detail View</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Directories</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>File &amp;name:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Files of type:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Forward</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Go back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Go forward</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>List View</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Look in:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>My Computer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Parent Directory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Save As</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>QFileSystemModel</name>
  <message>
   <location filename="Qt" />
   <source>Date Modified</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Type</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>QLineEdit</name>
  <message>
   <location filename="Qt" />
   <source>&amp;Copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Paste</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Cu&amp;t</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Delete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Select All</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>QPlatformTheme</name>
  <message>
   <location filename="Qt" />
   <source>&amp;No</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Yes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Abort</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Apply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Discard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Help</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Ignore</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>N&amp;o to All</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>OK</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Reset</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Restore Defaults</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Retry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Save All</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Yes to &amp;All</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>QPrintDialog</name>
  <message>
   <location filename="Qt" />
   <source>&amp;Options &lt;&lt;</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Options &gt;&gt;</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Print</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Print</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Print to File (PDF)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>QWidgetTextControl</name>
  <message>
   <location filename="Qt" />
   <source>&amp;Copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Paste</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Cu&amp;t</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Delete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="Qt" />
   <source>Select All</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Rooms</name>
  <message>
   <location filename="quiddler_qt/ui/pages/paper_room.py" />
   <source>Back (Esc)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RoundPage</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>All words lie on the table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>Challenge {word}, laid by {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>Do you doubt a word? Choose it to challenge it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>Gather the cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>Gathering the cards ends all challenges of this round.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>Next round ({cards})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>No bonus in this round.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>To the final table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>after {number} of {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>as it lies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>in the lead</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>laid nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>lost challenges {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>no cards left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>struck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>unused {values}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>unused: {cards}, {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>went out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>{bonus}: {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>{name}, {points}: {parts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>{word}, challenged and upheld</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>{word}, struck</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>SavedGames</name>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>%n games were brought in.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>%n more files were no games that can be opened.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>A copy was saved as {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>All</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>All files</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>At most %n files are taken at once.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Bring in a game…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Bring in saved games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/game_list.py" />
   <source>Cannot be opened: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Delete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Deleted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/game_list.py" />
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Finished</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Go on playing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>It lies in a folder that cannot be written to. Going on with it makes a copy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Name of this game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>No game has been begun yet. Every game is saved after each move and waits here.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Nothing was deleted. What is deleted can be taken back for %n days.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>One game was brought in.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Review</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Save a copy of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Save a copy…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Saved games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Show the result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Take it back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>The file stays as it is. It can be deleted, or sent to somebody who can look at it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>The game is back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>The start page offers this game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>There is no such game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>This game is on the table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>To go on with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Which games are shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>leads</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>won</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>“{title}” was deleted.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ScoreGraph</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/score_graph.py" />
   <source>The game so far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/score_graph.py" />
   <source>cards in the round</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ScorePad</name>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>D</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Round {number}, {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Round {number}, {name}, not scored yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Round {number}, {name}, {points}: {parts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Score pad</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Sum</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>in the lead</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>leads</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>{cell}; deals</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>{name}, dealer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>{name}, total {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>{total}, in the lead</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Standings</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/standings.py" />
   <source>Place {place}, {name}, {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/standings.py" />
   <source>Standings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/standings.py" />
   <source>The game so far</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>StartPage</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>About</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Continue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Continue: {game}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Daily puzzle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Dictionary</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Dismiss this message</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>How to play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>New game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Quiddler Qt, start page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Quit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Saved games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Settings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Solitaire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Unofficial. Made by players, not connected with the publisher of the card game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Version {version}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>a word card game for one to eight</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>eight stacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>look words up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>people and computer seats</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>ten cards a day</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>{name}'s turn</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Table</name>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>%n cards unused</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>1 card unused</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/lay_flow.py" />
   <source>Back to the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_buttons.py" />
   <source>Clear</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>Dictionary</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/gestures.py" />
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Discard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Discards, {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Discards, {cards}, top card {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Drag cards here to start a word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Draw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>Finish: {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_view.py" />
   <source>Game table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/lay_flow.py" />
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>Go out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/lay_flow.py" />
   <source>Go out, or wait?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>Go out: {points} points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>How to play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>Lay and finish: {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>No hand is shown now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/lay_flow.py" />
   <source>Only discard {face}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>Settings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_buttons.py" />
   <source>Shuffle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_buttons.py" />
   <source>Sort</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Start a new word with the card chosen last</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Stock, {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>Table talk</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Take all cards of {word} back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/game_presenter.py" />
   <source>The computer player had to be started anew; it made a plain move.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>To the start page; the game is saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>Unused cards of {name}: {faces}, {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Word {number}: {spelling}, {points}, {note}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Your hand, {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/lay_flow.py" />
   <source>Your words use all your other cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>drop the card here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>drop {face} to add {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>holds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>in the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>new</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>nobody doubts a word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>not in the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>struck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>too short</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>unused</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>{card}, card {number} of {count} in word {row}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>{card}, card {number} of {count} in your hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>{card}, new</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>{card}, top of the discards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>{name} laid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/seat_plates.py" />
   <source>{name}, {note}, total {total}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/seat_plates.py" />
   <source>{seat}, on turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>{word}, laid by {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>{word}, laid by {name}, challenged and upheld</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>{word}, laid by {name}, struck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>{word}; can be challenged</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>TableTalk</name>
  <message>
   <location filename="quiddler_qt/ui/table_talk.py" />
   <source>Table talk</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Wording</name>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>%n cards</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>%n letters</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>%n points</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>%n rounds</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>%n words</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>, </source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>1 card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>1 letter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>1 point</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>1 round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>1 word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>8 rounds with 3 to 10 cards; words may be challenged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>8 rounds; words are checked, and anyone may look words up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>A card taken from the discards stays for that turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>A struck word counts against its owner.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>A struck word counts twice against its owner.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>A struck word just does not count.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>A word has 1 to 20 letters from A to Z: write it without other signs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>All words lie on the table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>All words lie on the table: gather the cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>An empty stock is renewed when someone draws from it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Any word may be laid and challenged: {whose}; who was wrong loses its value {price}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>As the publisher's sheet of 2016: a word has two cards or more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Between two, longest word and most words take turns, {points}; a tie earns nobody.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Between two, the longest word earns {points}; a tie earns nobody.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Between two, the most words earn {points}; a tie earns nobody.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Challenge a word you doubt (C), or gather the cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Classic</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Classic in 16 rounds: 3 to 10 cards and back to 3.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Draw a card first: from the stock (Space) or the top discard (D).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Draw from the stock (Space) or take the {face} (D).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Draw from the stock (Space).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Each word counts once in a hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Family</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Form words, then discard one card (Delete) to end your turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Friendly</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Friendly in 4 rounds: 3, 5, 7 and 10 cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Friendly with common words; nobody goes out in the first turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>In the first four rounds nobody goes out in the first turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>It is {name}'s turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>It is {name}'s turn: you can arrange your cards meanwhile.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>L</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Last turn. {what}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Lay what you can and finish (G).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Long</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Longest word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Most words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>No bonuses between two.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>No bonuses.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>No word is formed: drag cards into a row, or discard to end your turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Nobody challenges a word of his own: another player may.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Nobody goes out in the first turn of a round.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Nobody goes out in the first turn: discard a card and wait for the next one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Nobody has ruled on {word} yet: let the table decide first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Nobody sits there: choose one of the seats at the table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Only words of the list can be laid; nobody needs to challenge.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Pass the screen to {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Publisher's sheet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Quick</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Round {number} of {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Round {number} scored: {scores}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Round {number}: {name} deals {cards} each.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Standard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Struck before the next draw, it undoes going out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>That card is not in your hand: choose one that is.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>That seat is played so already: nothing has to change.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>That word has been judged: one challenge decides it for good.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>That word is not on the table: choose one that was laid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The card taken from the discards stays for this turn: discard another one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The discards are being shuffled: wait for the new stock.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The discards are shuffled: the new stock has {cards}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The discards may be looked through.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The game is over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The game is over: start a new one or a rematch.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The hand is being played: this waits until everyone had the last turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The hand is over: challenge a word or gather the cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The longest word and the most words earn {points} each; a tie earns nobody.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The next hand is about to be dealt.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The next hand is not dealt yet: deal it first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The stock is empty: take the top discard (D).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The stock is empty: take the {face} (D).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>These are not the cards of the deck: the deal has to be made again.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>To go out, all cards but the discard form words: %n cards are left over.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>To go out, all cards but the discard form words: 1 card is left over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Unused cards count against you; a round may score below 0, the total may not.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Unused cards count against you; a round never scores below 0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Unused cards count against you; below 0 the cards count 0, and bonuses are added.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Unused cards count against you; rounds and total may fall below 0.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>W</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Words come from the list {list}; {rule}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Words may be looked up at any time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Words may be looked up while it is not your turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Words may not be looked up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Words were checked when they were laid: there is nothing to challenge.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>You can go out with {points} (G), or discard one card (Delete) and wait.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>You have drawn a card already: discard one to end your turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>You need one card left to discard: take one back from a word.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>a word has three cards or more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>a word has three letters or more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>a word has two cards or more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>a word has two letters or more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>bonus between two</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>challenge or check</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>from the total</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>from this hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>going out in the first turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>laid nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>last turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>looking through the discards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>looking words up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>lost challenges {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>new stock</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>points of a bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>price of a lost challenge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>price of a struck word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>returning the card taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>rounds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>same word twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>scores below zero</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>shortest word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>struck word of who went out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>struck {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>the table decides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>the word list decides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>thinking …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>unused {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>went out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>who decides a challenge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>words {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{face}, {points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{first} and {last}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{names} win the game together.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} challenged {word} of {owner}: it is struck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} challenged {word} of {owner}: it stands, {name} loses {points}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} discarded {face}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} drew from the stock.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} drew {face} from the stock.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} has not gone out: the cards are back in the hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} has the last turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} is played by a person from now on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} is played by the computer from now on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} is thinking.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} laid {words}, {points}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} took {face} from the discards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} went out: challenge a word you doubt (C), or go on (G).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} went out: {words}, {points}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} wins the game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{number} points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{preset}, changed: {options}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{rounds} with {sizes} cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{rounds}: {first} cards in the first, one more in each, {last} in the last.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{rounds}: {first} cards in the first, up to {top}, and {last} in the last.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{word} has been ruled on in this game: the answer stays.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{word} is not in the word list: form another word.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{word} is there twice: at this table each word counts once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{word} is too short: {rule}</source>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
