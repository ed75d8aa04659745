<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt" sourcelanguage="en">
 <context>
  <name>Authority</name>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>%n lines were left out: they hold no word of 2 to 20 letters.</source>
   <translation>
    <numerusform>Praleista %n eilutė: joje nėra žodžio iš 2–20 raidžių.</numerusform>
    <numerusform>Praleistos %n eilutės: jose nėra žodžio iš 2–20 raidžių.</numerusform>
    <numerusform>Praleista %n eilučių: jose nėra žodžio iš 2–20 raidžių.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>A list that was brought in here: its words count, and no others.</source>
   <translation>Čia įkeltas sąrašas: galioja tik jo žodžiai.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>A list without a name</source>
   <translation>Sąrašas be pavadinimo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>A spelling dictionary of this computer, read by {provider}. Names and abbreviations never count; words of two and three letters must also stand in the standard list.</source>
   <translation>Šio kompiuterio rašybos žodynas, jį skaito {provider}. Vardai ir santrumpos niekada negalioja; dviejų ir trijų raidžių žodžiai turi būti ir standartiniame sąraše.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>An imported list</source>
   <translation>Įkeltas sąrašas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>Dictionary {tag}</source>
   <translation>Žodynas {tag}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>Family</source>
   <translation>Šeima</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>In the list; no definition stored</source>
   <translation>Yra sąraše; apibrėžties nėra</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>Standard</source>
   <translation>Standartinis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>The standard list with the rarest words of large dictionaries.</source>
   <translation>Standartinis sąrašas su rečiausiais didžiųjų žodynų žodžiais.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>The word list of the game: what word-game players know.</source>
   <translation>Žaidimo žodžių sąrašas: tai, ką žino žodžių žaidimų mėgėjai.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>This game goes by {name}, but spelling dictionaries cannot be used here: Settings say how.</source>
   <translation>Šiame žaidime sprendžia {name}, bet rašybos žodynų čia naudoti negalima: kaip tai pakeisti, parašyta nustatymuose.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>This game goes by {name}, which is not on this computer: Settings say how to get it.</source>
   <translation>Šiame žaidime sprendžia {name}, kurio šiame kompiuteryje nėra: kaip jį gauti, parašyta nustatymuose.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>This game was played with an imported word list that is not here: bring the same list in under Settings, and the game goes on.</source>
   <translation>Šis žaidimas žaistas su įkeltu žodžių sąrašu, kurio čia nėra: įkelkite tą patį sąrašą nustatymuose ir žaidimas tęsis.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>To play by a spelling dictionary, install the packages libenchant-2-2 and, for English, hunspell-en-us, or put .aff and .dic files into {folder}.</source>
   <translation>Norėdami žaisti pagal rašybos žodyną, įdiekite paketus libenchant-2-2 ir (anglų kalbai) hunspell-en-us arba įdėkite .aff ir .dic failus į {folder}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>To play by a spelling dictionary, put .aff and .dic files into {folder}.</source>
   <translation>Norėdami žaisti pagal rašybos žodyną, įdėkite .aff ir .dic failus į {folder}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>To play by a spelling dictionary, run “brew install enchant” and put .aff and .dic files into {folder}.</source>
   <translation>Norėdami žaisti pagal rašybos žodyną, paleiskite „brew install enchant“ ir įdėkite .aff ir .dic failus į {folder}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>Wide</source>
   <translation>Platusis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>Words that most people know, without the coarse and offensive ones.</source>
   <translation>Žodžiai, kuriuos žino dauguma, be šiurkščių ir įžeidžiančių.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>accepts {count} words of the standard list</source>
   <translation>priima {count} standartinio sąrašo žodžių</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>adjective</source>
   <translation>būdvardis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>adverb</source>
   <translation>prieveiksmis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>conjunction</source>
   <translation>jungtukas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>determiner</source>
   <translation>pažymimasis žodis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>interjection</source>
   <translation>jaustukas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>no definition stored</source>
   <translation>apibrėžties nėra</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>noun</source>
   <translation>daiktavardis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>of {lemma}, {part}: {text}</source>
   <translation>iš {lemma}, {part}: {text}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>preposition</source>
   <translation>prielinksnis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>pronoun</source>
   <translation>įvardis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>verb</source>
   <translation>veiksmažodis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{count} words</source>
   <translation>žodžių: {count}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{name} has more than {count} words: too many for a word list.</source>
   <translation>{name} turi daugiau nei {count} žodžių: sąrašui per daug.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{name} has no line with a word of 2 to 20 letters from A to Z.</source>
   <translation>{name} neturi nė vienos eilutės su žodžiu iš 2–20 raidžių nuo A iki Z.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{name} has other words now than when this game began. Verdicts already given stand; new ones go by the words of today.</source>
   <translation>{name} dabar turi kitų žodžių nei žaidimo pradžioje. Priimti sprendimai galioja; nauji priimami pagal šiandienius žodžius.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{name} is damaged.</source>
   <translation>{name} sugadintas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{name} is larger than {size} MiB: too large for a word list.</source>
   <translation>{name} didesnis nei {size} MiB: žodžių sąrašui per didelis.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>{part}: {text}</source>
   <translation>{part}: {text}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/authority_wording.py" />
   <source>“{title}” was brought in with {words} words.</source>
   <translation>„{title}“ įkeltas; žodžių: {words}.</translation>
  </message>
 </context>
 <context>
  <name>ChallengeSheet</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>A word laid by</source>
   <translation>Žodį išdėjo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Challenge</source>
   <translation>Ginčyti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Change</source>
   <translation>Pokytis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Game total</source>
   <translation>Žaidimo suma</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Go on</source>
   <translation>Toliau</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>If it is a word, the challenger loses {points} from the total.</source>
   <translation>Jei tai žodis, ginčijantysis netenka {points} iš bendros sumos.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>If it is a word, the challenger loses {points} from this hand.</source>
   <translation>Jei tai žodis, ginčijantysis netenka {points} iš šio raundo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>If not, it does not count for {name}.</source>
   <translation>Jei ne, jis neskaičiuojamas ({name}).</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>If not, it is struck and costs {name} {points}.</source>
   <translation>Jei ne, jis išbraukiamas; {name} netenka {points}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>In doubt</source>
   <translation>Abejojama</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>In the word list: {list}</source>
   <translation>Yra žodžių sąraše: {list}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Is {word} a word? Agree among you; the answer holds for the whole game.</source>
   <translation>Ar {word} yra žodis? Sutarkite tarpusavyje; atsakymas galioja visą žaidimą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>No challenge</source>
   <translation>Neginčyti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>No, it is struck</source>
   <translation>Ne, jis išbraukiamas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Not in the word list: {list}</source>
   <translation>Nėra žodžių sąraše: {list}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Now</source>
   <translation>Dabar</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>The table decides</source>
   <translation>Sprendžia stalas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>The table says no</source>
   <translation>Stalas sako ne</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>The table says yes</source>
   <translation>Stalas sako taip</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>This hand</source>
   <translation>Šis raundas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Who challenges?</source>
   <translation>Kas ginčija?</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>Yes, it is a word</source>
   <translation>Taip, tai žodis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>cards still in the hand</source>
   <translation>kortos dar rankoje</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>it just does not count</source>
   <translation>jis tiesiog neskaičiuojamas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>its cards count against {name}</source>
   <translation>jo kortos atimamos: {name}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>no change</source>
   <translation>be pokyčių</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>pays nothing</source>
   <translation>nieko nemoka</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>the cards go back to the hand</source>
   <translation>kortos grįžta į ranką</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>the challenge was wrong</source>
   <translation>ginčyta klaidingai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>the word counts</source>
   <translation>žodis galioja</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{bonus} goes to {name}; in doubt it was nobody's.</source>
   <translation>{bonus}: atitenka {name}; kol abejota, nepriklausė niekam.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{bonus} is taken from {from_name}; nobody has it now.</source>
   <translation>{bonus}: {from_name} netenka; dabar jo neturi niekas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{bonus} moves from {from_name} to {name}.</source>
   <translation>{bonus}: {from_name} netenka, gauna {name}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} challenges</source>
   <translation>{name} ginčija</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} challenges a word laid by</source>
   <translation>{name} ginčija žodį, kurį išdėjo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} challenges {word}</source>
   <translation>{name} ginčija {word}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} has not gone out: the cards are back in the hand, and the round goes on.</source>
   <translation>{name} neužbaigė: kortos grįžo į ranką ir raundas tęsiasi.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} keeps {word}</source>
   <translation>{name} pasilieka {word}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} pays</source>
   <translation>{name} moka</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} pays {points}.</source>
   <translation>{name} moka {points}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{name} was right</source>
   <translation>{name} buvo teisus</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{word} is struck</source>
   <translation>{word} išbrauktas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/challenge_sheet.py" />
   <source>{word} is struck.</source>
   <translation>{word} išbrauktas.</translation>
  </message>
 </context>
 <context>
  <name>Characters</name>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Bramble</source>
   <translation>Bramble</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Bramble the hedgehog</source>
   <translation>Ežys Bramble</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Clover</source>
   <translation>Clover</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Clover the mouse</source>
   <translation>Pelytė Clover</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Juno</source>
   <translation>Juno</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Juno the fox</source>
   <translation>Lapė Juno</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Just hatched. Knows a few everyday words and takes its time.</source>
   <translation>Ką tik išsirito. Moka keletą kasdienių žodžių ir neskuba.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Nimble and modest. Everyday words, and no eye for the bonus.</source>
   <translation>Vikri ir kukli. Kasdieniai žodžiai, premijų nesivaiko.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Otto</source>
   <translation>Otto</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Otto the otter</source>
   <translation>Ūdra Otto</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Pip</source>
   <translation>Pip</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Pip the chick</source>
   <translation>Viščiukas Pip</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Playful and quick. Reads a lot, and goes out when it can.</source>
   <translation>Žaisminga ir greita. Daug skaito ir užbaigia, kai tik gali.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Quill</source>
   <translation>Quill</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Quill the raven</source>
   <translation>Varnas Quill</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Sage</source>
   <translation>Sage</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Sage the owl</source>
   <translation>Pelėda Sage</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Sly. Waits for the better moment, and doubts your boldest words.</source>
   <translation>Gudri. Laukia geresnės akimirkos ir abejoja drąsiausiais žodžiais.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Steady and patient. Ordinary words, and likes a long one.</source>
   <translation>Ramus ir kantrus. Įprasti žodžiai, mėgsta ilgus.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>The master. Knows every word of the list, and when to stop.</source>
   <translation>Meistras. Žino kiekvieną sąrašo žodį ir kada sustoti.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/character_wording.py" />
   <source>Well read and watchful. Thinks before it goes out.</source>
   <translation>Apsiskaičiusi ir budri. Pagalvoja prieš užbaigdama.</translation>
  </message>
 </context>
 <context>
  <name>ConfirmLaySheet</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Back to the table</source>
   <translation>Atgal prie stalo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Discarded: {card}</source>
   <translation>Išmesta: {card}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Discards {card}</source>
   <translation>Išmeta {card}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Go out: {points}</source>
   <translation>Užbaigti: {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Lay and finish: {sum}</source>
   <translation>Išdėti ir baigti: {sum}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Not in a word. Choose the one to discard, it does not count:</source>
   <translation>Ne žodyje. Pasirinkite išmetamą kortą, ji neskaičiuojama:</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>Not in a word; the one with the tick is discarded and does not count:</source>
   <translation>Ne žodyje; pažymėtoji išmetama ir neskaičiuojama:</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>points for words; bonuses come at the end of the round</source>
   <translation>taškai už žodžius; premijos skiriamos raundo pabaigoje</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>words {words}, unused cards {unused}; bonuses come at the end of the round</source>
   <translation>žodžiai {words}, nepanaudotos kortos {unused}; premijos skiriamos raundo pabaigoje</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>{card}, counts against you</source>
   <translation>{card}, atimama</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>{card}, to be discarded</source>
   <translation>{card}, bus išmesta</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>{name} goes out</source>
   <translation>{name} užbaigia</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/confirm_lay_sheet.py" />
   <source>{name}'s last turn</source>
   <translation>Paskutinis ėjimas: {name}</translation>
  </message>
 </context>
 <context>
  <name>Curtain</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>Everyone else looks away, please.</source>
   <translation>Kiti, prašome nusisukti.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>I am {name} – show my cards</source>
   <translation>Aš – {name}, rodyti mano kortas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>On the discard pile: {card}</source>
   <translation>Viršutinė išmesta korta: {card}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>Pass to {name}</source>
   <translation>Eilė: {name}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>Save and stop for now</source>
   <translation>Išsaugoti ir kol kas baigti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>The discard pile is empty.</source>
   <translation>Išmestų kortų nėra.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/curtain.py" />
   <source>{count} left to draw</source>
   <translation>liko traukti: {count}</translation>
  </message>
 </context>
 <context>
  <name>Dictionary</name>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>? stands for one letter, * for any number of letters: for example ?ui* or *qat.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>A blank before and after QU, IN, ER, CL or TH makes it a double card.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>A spelling dictionary cannot tell its words: these are the standard list's.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>A word, or how it begins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/word_details.py" />
   <source>As cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>Cards, for example: A E R T QU</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>Dictionary</source>
   <translation>Žodynas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>From these cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>It is {name}'s turn: at this table the dictionary stays closed in one's own turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>No word like this</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>One word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>Q without U</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>Reading the list…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>The list cannot be read here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>The list in use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>The table's own words</source>
   <translation>Stalo žodžiai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/word_details.py" />
   <source>The word in full</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>This table plays without a dictionary.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>Two letters</source>
   <translation>Dvi raidės</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/word_details.py" />
   <source>Type a word to look it up, or choose one from the list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/word_details.py" />
   <source>What others say</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>Words</source>
   <translation>Žodžiai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>Words found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/dictionary_page.py" />
   <source>{count} words</source>
   <translation>žodžių: {count}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/word_details.py" />
   <source>{list}: a word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/word_details.py" />
   <source>{list}: cannot be asked here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dictionary/word_details.py" />
   <source>{list}: not listed</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Explanation</name>
  <message>
   <location filename="quiddler_qt/ui/scorepad/explanation.py" />
   <source>; </source>
   <translation>; </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/explanation.py" />
   <source>a round is never below nothing</source>
   <translation>raundas niekada nebūna mažesnis už nulį</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/explanation.py" />
   <source>a total is never below nothing</source>
   <translation>suma niekada nebūna mažesnė už nulį</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/explanation.py" />
   <source>cards not used</source>
   <translation>nepanaudotos kortos</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/explanation.py" />
   <source>challenges lost</source>
   <translation>pralaimėti ginčai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/explanation.py" />
   <source>not used</source>
   <translation>nepanaudota</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/explanation.py" />
   <source>this round</source>
   <translation>šis raundas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/explanation.py" />
   <source>total</source>
   <translation>suma</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/explanation.py" />
   <source>total after it</source>
   <translation>suma po jo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/explanation.py" />
   <source>words</source>
   <translation>žodžiai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/explanation.py" />
   <source>{word}, struck</source>
   <translation>{word}, išbrauktas</translation>
  </message>
 </context>
 <context>
  <name>Faults</name>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>Copy the report</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>Go on</source>
   <translation>Toliau</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>Report about the fault</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>Save the report</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>Save the report…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>Something went wrong</source>
   <translation>Kažkas nepavyko</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>Text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>The program met something it did not expect, and the last move could not be saved yet. You can play on; it is saved as soon as that works.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>The program met something it did not expect. Your game is saved. If the table looks wrong, go to the start page and continue the game there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>The report cannot be saved there: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>The report names no player and no card. Nothing is sent: you decide who gets it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>The report was copied.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>The report was saved as {name}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/recovery/fault_sheet.py" />
   <source>This has happened %n times since the program was started.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>Files</name>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>Games cannot be saved for long: {reason}. You can play; they are kept until the computer restarts.</source>
   <translation>Žaidimų ilgam išsaugoti negalima: {reason}. Žaisti galima; jie laikomi, kol kompiuteris bus paleistas iš naujo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>Nothing was done with {name}: {reason}.</source>
   <translation>Su {name} nieko nepadaryta: {reason}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>The game cannot be saved now: {reason}. You can play on; it will be saved as soon as that works.</source>
   <translation>Dabar žaidimo išsaugoti negalima: {reason}. Žaiskite toliau; jis bus išsaugotas, kai tik pavyks.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>The game goes on one move earlier.</source>
   <translation>Žaidimas tęsiamas vienu ėjimu anksčiau.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>The last move could not be read; the game goes on one move earlier.</source>
   <translation>Paskutinio ėjimo perskaityti nepavyko; žaidimas tęsiamas vienu ėjimu anksčiau.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>The saved game {name} cannot be opened: {reason}. It was left where it is.</source>
   <translation>Išsaugoto žaidimo {name} atverti negalima: {reason}. Jis paliktas, kur buvo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>The saved game {name} cannot be opened: {reason}. It was set aside in the folder {folder}.</source>
   <translation>Išsaugoto žaidimo {name} atverti negalima: {reason}. Jis padėtas į šalį aplanke {folder}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>The settings could not be read and have their usual values again; the old file is {path}.</source>
   <translation>Nustatymų perskaityti nepavyko, vėl galioja įprasti; senasis failas: {path}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it cannot be read</source>
   <translation>jo negalima perskaityti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it has more moves than a game can have</source>
   <translation>jame daugiau ėjimų, nei gali būti žaidime</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it is damaged</source>
   <translation>jis sugadintas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it is empty</source>
   <translation>jis tuščias</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it is not a file</source>
   <translation>tai ne failas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it is not a saved game of this program</source>
   <translation>tai ne šios programos išsaugotas žaidimas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it is not there</source>
   <translation>jo ten nėra</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it is too large for a saved game</source>
   <translation>išsaugotam žaidimui jis per didelis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>it was made by a newer version of the program; please update to open it</source>
   <translation>jį sukūrė naujesnė programos versija; norėdami atverti, atnaujinkite programą</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>its result does not follow from its moves</source>
   <translation>jo rezultatas neatitinka ėjimų</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>move {number} in it is against the rules</source>
   <translation>ėjimas nr. {number} jame prieštarauja taisyklėms</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>no folder can be written to</source>
   <translation>negalima rašyti į jokį aplanką</translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>saved %n hours ago</source>
   <translation>
    <numerusform>išsaugota prieš %n valandą</numerusform>
    <numerusform>išsaugota prieš %n valandas</numerusform>
    <numerusform>išsaugota prieš %n valandų</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>saved %n minutes ago</source>
   <translation>
    <numerusform>išsaugota prieš %n minutę</numerusform>
    <numerusform>išsaugota prieš %n minutes</numerusform>
    <numerusform>išsaugota prieš %n minučių</numerusform>
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>saved just now</source>
   <translation>išsaugota ką tik</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>saved on {date}</source>
   <translation>išsaugota {date}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>saved one hour ago</source>
   <translation>išsaugota prieš valandą</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>saved one minute ago</source>
   <translation>išsaugota prieš minutę</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>the disk is full</source>
   <translation>diskas pilnas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>the folder cannot be written to</source>
   <translation>į aplanką negalima rašyti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>the system reports an error</source>
   <translation>sistema praneša apie klaidą</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>there is no home folder</source>
   <translation>nėra namų aplanko</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>{folder} cannot be written to</source>
   <translation>į {folder} negalima rašyti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>{folder} is not a folder</source>
   <translation>{folder} nėra aplankas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>{name} cannot be opened: {reason}.</source>
   <translation>{name} atverti negalima: {reason}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/file_wording.py" />
   <source>{name} is being played in another window of the program.</source>
   <translation>{name} žaidžiamas kitame programos lange.</translation>
  </message>
 </context>
 <context>
  <name>FinalPage</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>Best words of the evening</source>
   <translation>Geriausi vakaro žodžiai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>Dearest word: {points}</source>
   <translation>Brangiausias žodis: {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>End of the game</source>
   <translation>Žaidimo pabaiga</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>Longest word: {letters}</source>
   <translation>Ilgiausias žodis: {letters}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>Play again</source>
   <translation>Žaisti dar kartą</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>Same table, same rules: the deal goes on to the left.</source>
   <translation>Tas pats stalas, tos pačios taisyklės: dalija kitas iš kairės.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>To the start page</source>
   <translation>Į pradžios puslapį</translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>after %n rounds</source>
   <translation>
    <numerusform>po %n raundo</numerusform>
    <numerusform>po %n raundų</numerusform>
    <numerusform>po %n raundų</numerusform>
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>after 1 round</source>
   <translation>po 1 raundo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>after {number} of {count}</source>
   <translation>po {number} iš {count}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>joint winner</source>
   <translation>laimėtojas kartu</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/final_page.py" />
   <source>winner</source>
   <translation>laimėtojas</translation>
  </message>
 </context>
 <context>
  <name>Hint</name>
  <message>
   <location filename="quiddler_qt/ui/hint_flow.py" />
   <source>A hint is for your own turn.</source>
   <translation>Užuominos prašoma savo ėjimo metu.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>Discard {face}.</source>
   <translation>Išmeskite {face}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>Draw from the stock.</source>
   <translation>Traukite iš kaladės.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>Go out: lay {words}, discard {face}. {points}.</source>
   <translation>Užbaikite: išdėkite {words}, išmeskite {face}. {points}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_flow.py" />
   <source>Hint</source>
   <translation>Užuomina</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_flow.py" />
   <source>Hints are switched off in the settings.</source>
   <translation>Užuominos išjungtos nustatymuose.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>It makes {word}.</source>
   <translation>Išeina {word}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>Keep {face}: it is part of a word.</source>
   <translation>Pasilikite {face}: tai žodžio dalis.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>Keep {words}, discard {face}.</source>
   <translation>Pasilikite {words}, išmeskite {face}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_flow.py" />
   <source>Lay out these words (H)</source>
   <translation>Sudėti šiuos žodžius (H)</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>Lay {words}, discard {face}. {points} as the table lies.</source>
   <translation>Išdėkite {words}, išmeskite {face}. {points}, kaip dabar ant stalo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>No cards go together yet. Keep {face}, which costs little.</source>
   <translation>Kortos dar nedera. Pasilikite {face}, ji kainuoja mažai.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_flow.py" />
   <source>No hints in challenge play: they would tell which words are listed.</source>
   <translation>Žaidžiant su ginčais užuominų nėra: jos parodytų, kurie žodžiai yra sąraše.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>Nothing can be laid.</source>
   <translation>Nieko išdėti negalima.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>Nothing in your hand goes together yet.</source>
   <translation>Jūsų kortos dar nesudaro žodžio.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>Take {face} from the discards.</source>
   <translation>Imkite {face} iš išmestų kortų.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_flow.py" />
   <source>There is no hint now.</source>
   <translation>Dabar užuominos nėra.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>There is no word in your hand yet.</source>
   <translation>Jūsų rankoje dar nėra žodžio.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_flow.py" />
   <source>Thinking…</source>
   <translation>Galvoja…</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>With it you hold {words}.</source>
   <translation>Su ja turite {words}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>You can go out.</source>
   <translation>Galite užbaigti.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>You could go out ({points} as the table lies), but waiting promises more.</source>
   <translation>Galėtumėte užbaigti ({points}, kaip dabar ant stalo), bet palaukti žada daugiau.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>You hold {word}.</source>
   <translation>Turite {word}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>Your hand already holds {words}.</source>
   <translation>Jūsų rankoje jau yra {words}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>discard</source>
   <translation>išmesti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>keep</source>
   <translation>pasilikti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/hint_wording.py" />
   <source>take</source>
   <translation>imti</translation>
  </message>
 </context>
 <context>
  <name>Host</name>
  <message>
   <location filename="quiddler_qt/ui/game_host.py" />
   <source>OK</source>
   <translation>Gerai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/game_host.py" />
   <source>Please note</source>
   <translation>Atkreipkite dėmesį</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/game_host.py" />
   <source>The game is saved again.</source>
   <translation>Žaidimas vėl išsaugotas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/game_host.py" />
   <source>The word list of this installation is damaged; please install the game again.</source>
   <translation>Šios programos žodžių sąrašas sugadintas; įdiekite žaidimą iš naujo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/game_host.py" />
   <source>This game was played with the word list {name}, which is not here.</source>
   <translation>Šis žaidimas žaistas su sąrašu {name}, kurio čia nėra.</translation>
  </message>
 </context>
 <context>
  <name>NewGameSheet</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>A table has two seats or more</source>
   <translation>Prie stalo bent dvi vietos</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Add a seat</source>
   <translation>Pridėti vietą</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Amber</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Any word may be laid; others may doubt it.</source>
   <translation>Dėti galima bet kokį žodį; kiti gali juo abejoti.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Back without a new game</source>
   <translation>Grįžti be naujo žaidimo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Black</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Blue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Challenge play</source>
   <translation>Žaidimas su ginčais</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Checked words</source>
   <translation>Tikrinami žodžiai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Colour of seat {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Computer</source>
   <translation>Kompiuteris</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Computer player of seat {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Deal the cards</source>
   <translation>Dalyti kortas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Green</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Move seat {number} down</source>
   <translation>Perkelti vietą {number} žemyn</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Move seat {number} up</source>
   <translation>Perkelti vietą {number} aukštyn</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Move seat {number}: drag, or Ctrl with up and down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Name of seat {number}</source>
   <translation>Vietos {number} vardas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>New game</source>
   <translation>Naujas žaidimas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Only computer seats: you watch.</source>
   <translation>Žaidžia tik kompiuteriai: jūs stebite.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Only words of the list can be laid.</source>
   <translation>Dėti galima tik sąrašo žodžius.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Person</source>
   <translation>Žmogus</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Pink</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Player {number}</source>
   <translation>Žaidėjas {number}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Remove seat {number}</source>
   <translation>Pašalinti vietą {number}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Rules</source>
   <translation>Taisyklės</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Seat {number}: computer</source>
   <translation>Vieta {number}: kompiuteris</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Seat {number}: person</source>
   <translation>Vieta {number}: žmogus</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Seats</source>
   <translation>Vietos</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Seats {first} and {second} are both called {name}: change one of the names.</source>
   <translation>Vietos {first} ir {second} abi vadinasi {name}: pakeiskite vieną vardą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Sky blue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>The screen goes from person to person; a curtain hides the cards.</source>
   <translation>Ekranas eina iš rankų į rankas; kortas slepia uždanga.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Vermilion</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>Words</source>
   <translation>Žodžiai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/seat_row.py" />
   <source>Yellow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>chosen</source>
   <translation>pasirinkta</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/new_game_sheet.py" />
   <source>{count} of {most} taken, dealt from top to bottom</source>
   <translation>užimta {count} iš {most}; dalijama iš viršaus žemyn</translation>
  </message>
 </context>
 <context>
  <name>OwnWords</name>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>%n lines were left out: they hold no word.</source>
   <translation>
    <numerusform>Praleista %n eilutė: joje nėra žodžio.</numerusform>
    <numerusform>Praleistos %n eilutės: jose nėra žodžio.</numerusform>
    <numerusform>Praleista %n eilučių: jose nėra žodžio.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>%n words were brought in.</source>
   <translation>
    <numerusform>Įkeltas %n žodis.</numerusform>
    <numerusform>Įkelti %n žodžiai.</numerusform>
    <numerusform>Įkelta %n žodžių.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>A table has at most {count} words of its own.</source>
   <translation>Stalas gali turėti ne daugiau kaip {count} savų žodžių.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>A word</source>
   <translation>Žodis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>A word to accept or to ban</source>
   <translation>Žodis, kurį priimti ar uždrausti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>Accept it</source>
   <translation>Priimti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>Ban it</source>
   <translation>Uždrausti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>Bring in words</source>
   <translation>Įkelti žodžių</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>Bring in…</source>
   <translation>Įkelti…</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>It is as it was.</source>
   <translation>Viskas kaip buvo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>Save as a file…</source>
   <translation>Įrašyti kaip failą…</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>Save the table's words</source>
   <translation>Įrašyti stalo žodžius</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>Take it out</source>
   <translation>Išimti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>Texts (*.txt);;All files (*)</source>
   <translation>Tekstai (*.txt);;Visi failai (*)</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>The table's own words</source>
   <translation>Stalo žodžiai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>The words cannot be saved: is the disk full?</source>
   <translation>Žodžių išsaugoti negalima: gal diskas pilnas?</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>The words were saved as {name}.</source>
   <translation>Žodžiai įrašyti kaip {name}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>There are none yet.</source>
   <translation>Jų dar nėra.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>They come before every word list, in games that begin from now on. A game that is being played keeps the ones it began with.</source>
   <translation>Jie svarbesni už bet kurį sąrašą žaidimuose, kurie prasidės nuo dabar. Vykstančiame žaidime galioja tie, su kuriais jis prasidėjo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>Type a word first.</source>
   <translation>Pirma įrašykite žodį.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>Undo</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>{name} cannot be read.</source>
   <translation>{name} perskaityti negalima.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>{name} cannot be written.</source>
   <translation>{name} įrašyti negalima.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>{name} has too many words: a table has at most {count} of its own.</source>
   <translation>{name} turi per daug žodžių: stalas gali turėti ne daugiau kaip {count}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>{word} counts as a word.</source>
   <translation>{word} galioja.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>{word} does not count.</source>
   <translation>{word} negalioja.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>{word} was taken out.</source>
   <translation>{word} išimtas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>{word}: accepted</source>
   <translation>{word}: priimtas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>{word}: banned</source>
   <translation>{word}: uždraustas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/own_words_editor.py" />
   <source>“{word}” cannot be a word: it takes 2 to 20 letters from A to Z.</source>
   <translation>„{word}“ negali būti žodis: reikia 2–20 raidžių nuo A iki Z.</translation>
  </message>
 </context>
 <context>
  <name>PadExport</name>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Bonuses</source>
   <translation>Premijos</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>CSV tables (*.csv)</source>
   <translation>CSV lentelės (*.csv)</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Cards</source>
   <translation>Kortos</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Challenges lost</source>
   <translation>Pralaimėti ginčai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Name</source>
   <translation>Vardas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>No program here shows PDF pages. Save the score pad as PDF instead.</source>
   <translation>Čia nėra programos PDF puslapiams rodyti. Įrašykite taškų lapą kaip PDF.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>PDF pages (*.pdf)</source>
   <translation>PDF puslapiai (*.pdf)</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Result</source>
   <translation>Rezultatas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Round</source>
   <translation>Raundas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Round {number}, {name}: {parts}</source>
   <translation>Raundas {number}, {name}: {parts}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Save the score pad</source>
   <translation>Įrašyti taškų lapą</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Score pad</source>
   <translation>Taškų lapas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Score pad after {played} of {rounds} rounds</source>
   <translation>Taškų lapas po {played} iš {rounds} raundų</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Struck</source>
   <translation>Išbraukta</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>The page opens in your PDF viewer: print it from there.</source>
   <translation>Puslapis atveriamas PDF programoje: spausdinkite iš ten.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>The score pad could not be saved there.</source>
   <translation>Taškų lapo ten įrašyti nepavyko.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>The score pad is saved as {name}.</source>
   <translation>Taškų lapas įrašytas kaip {name}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Total</source>
   <translation>Suma</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Unused</source>
   <translation>Nepanaudota</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>Words</source>
   <translation>Žodžiai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_export.py" />
   <source>{round}: {cards} cards</source>
   <translation>{round}: kortų {cards}</translation>
  </message>
 </context>
 <context>
  <name>QAbstractSpinBox</name>
  <message>
   <location filename="Qt" />
   <source>&amp;Select All</source>
   <translation>&amp;Pažymėti viską</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Step up</source>
   <translation>&amp;Didinti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Step &amp;down</source>
   <translation>&amp;Mažinti</translation>
  </message>
 </context>
 <context>
  <name>QFileDialog</name>
  <message>
   <location filename="Qt" />
   <source>%1
File not found.
Please verify the correct file name was given.</source>
   <translation>%1
Failo nėra.
Patikrinkite failo vardą.</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>%1 already exists.
Do you want to replace it?</source>
   <translation>%1 jau yra.
Ar pakeisti?</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Choose</source>
   <translation>&amp;Pasirinkti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Delete</source>
   <translation>&amp;Ištrinti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;New Folder</source>
   <translation>&amp;Naujas aplankas</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Open</source>
   <translation>&amp;Atverti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Rename</source>
   <translation>&amp;Pervadinti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Save</source>
   <translation>Į&amp;rašyti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>All Files (*)</source>
   <translation>Visi failai (*)</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Back</source>
   <translation>Atgal</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Create New Folder</source>
   <translation>Sukurti naują aplanką</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Detail View</source>
   <translation>Išsamus rodinys</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Directories</source>
   <translation>Aplankai</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>File &amp;name:</source>
   <translation>Failo &amp;vardas:</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Files of type:</source>
   <translation>Failų tipas:</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Forward</source>
   <translation>Pirmyn</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Go back</source>
   <translation>Grįžti atgal</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Go forward</source>
   <translation>Eiti pirmyn</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>List View</source>
   <translation>Sąrašo rodinys</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Look in:</source>
   <translation>Ieškoti:</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>My Computer</source>
   <translation>Mano kompiuteris</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Open</source>
   <translation>Atverti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Parent Directory</source>
   <translation>Aukštesnis aplankas</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Save As</source>
   <translation>Įrašyti kaip</translation>
  </message>
 </context>
 <context>
  <name>QFileSystemModel</name>
  <message>
   <location filename="Qt" />
   <source>Date Modified</source>
   <translation>Keitimo data</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Name</source>
   <translation>Vardas</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Size</source>
   <translation>Dydis</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Type</source>
   <translation>Tipas</translation>
  </message>
 </context>
 <context>
  <name>QLineEdit</name>
  <message>
   <location filename="Qt" />
   <source>&amp;Copy</source>
   <translation>&amp;Kopijuoti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Paste</source>
   <translation>Į&amp;dėti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Redo</source>
   <translation>Pa&amp;kartoti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Undo</source>
   <translation>&amp;Atšaukti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Cu&amp;t</source>
   <translation>Iš&amp;kirpti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Delete</source>
   <translation>Ištrinti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Select All</source>
   <translation>Pažymėti viską</translation>
  </message>
 </context>
 <context>
  <name>QPlatformTheme</name>
  <message>
   <location filename="Qt" />
   <source>&amp;No</source>
   <translation>&amp;Ne</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Yes</source>
   <translation>&amp;Taip</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Abort</source>
   <translation>Nutraukti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Apply</source>
   <translation>Taikyti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Cancel</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Close</source>
   <translation>Užverti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Discard</source>
   <translation>Išmesti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Help</source>
   <translation>Žinynas</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Ignore</source>
   <translation>Nepaisyti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>N&amp;o to All</source>
   <translation>Ne v&amp;isiems</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>OK</source>
   <translation>Gerai</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Open</source>
   <translation>Atverti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Reset</source>
   <translation>Atstatyti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Restore Defaults</source>
   <translation>Atkurti numatytuosius</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Retry</source>
   <translation>Bandyti dar kartą</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Save</source>
   <translation>Įrašyti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Save All</source>
   <translation>Įrašyti viską</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Yes to &amp;All</source>
   <translation>Taip &amp;visiems</translation>
  </message>
 </context>
 <context>
  <name>QPrintDialog</name>
  <message>
   <location filename="Qt" />
   <source>&amp;Options &lt;&lt;</source>
   <translation>&amp;Parinktys &lt;&lt;</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Options &gt;&gt;</source>
   <translation>&amp;Parinktys &gt;&gt;</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Print</source>
   <translation>&amp;Spausdinti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Print</source>
   <translation>Spausdinti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Print to File (PDF)</source>
   <translation>Spausdinti į failą (PDF)</translation>
  </message>
 </context>
 <context>
  <name>QWidgetTextControl</name>
  <message>
   <location filename="Qt" />
   <source>&amp;Copy</source>
   <translation>&amp;Kopijuoti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Paste</source>
   <translation>Į&amp;dėti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Redo</source>
   <translation>Pa&amp;kartoti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>&amp;Undo</source>
   <translation>&amp;Atšaukti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Cu&amp;t</source>
   <translation>Iš&amp;kirpti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Delete</source>
   <translation>Ištrinti</translation>
  </message>
  <message>
   <location filename="Qt" />
   <source>Select All</source>
   <translation>Pažymėti viską</translation>
  </message>
 </context>
 <context>
  <name>Rooms</name>
  <message>
   <location filename="quiddler_qt/ui/pages/paper_room.py" />
   <source>Back (Esc)</source>
   <translation>Atgal (Esc)</translation>
  </message>
 </context>
 <context>
  <name>RoundPage</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>All words lie on the table.</source>
   <translation>Visi žodžiai guli ant stalo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>Challenge {word}, laid by {name}</source>
   <translation>Ginčyti {word}, išdėjo {name}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>Do you doubt a word? Choose it to challenge it.</source>
   <translation>Abejojate žodžiu? Pasirinkite jį, kad užginčytumėte.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>Gather the cards</source>
   <translation>Surinkti kortas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>Gathering the cards ends all challenges of this round.</source>
   <translation>Surinkus kortas šio raundo ginčai baigiasi.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>Next round ({cards})</source>
   <translation>Kitas raundas ({cards})</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>No bonus in this round.</source>
   <translation>Šiame raunde premijų nėra.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>To the final table</source>
   <translation>Į galutinę lentelę</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>after {number} of {count}</source>
   <translation>po {number} iš {count}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>as it lies</source>
   <translation>kaip dabar guli</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>in the lead</source>
   <translation>pirmauja</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>laid nothing</source>
   <translation>nieko neišdėjo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>lost challenges {points}</source>
   <translation>pralaimėti ginčai {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>no cards left</source>
   <translation>kortų neliko</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>points</source>
   <translation>taškai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>struck</source>
   <translation>išbraukta</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>unused {values}</source>
   <translation>nepanaudota {values}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>unused: {cards}, {points}</source>
   <translation>nepanaudota: {cards}, {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>went out</source>
   <translation>užbaigė</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>{bonus}: {name}</source>
   <translation>{bonus}: {name}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>{name}, {points}: {parts}</source>
   <translation>{name}, {points}: {parts}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>{word}, challenged and upheld</source>
   <translation>{word}, ginčytas ir paliktas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/round_page.py" />
   <source>{word}, struck</source>
   <translation>{word}, išbrauktas</translation>
  </message>
 </context>
 <context>
  <name>RuleEditor</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/rule_editor.py" />
   <source>As in the preset: {option}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/rule_editor.py" />
   <source>Cards in each round, from 3 to 10, with blanks between</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/rule_editor.py" />
   <source>Challenges</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/rule_editor.py" />
   <source>Changed from the preset.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/rule_editor.py" />
   <source>Points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/rule_editor.py" />
   <source>Rounds and turns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/rule_editor.py" />
   <source>This list is not on this computer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/rule_editor.py" />
   <source>Type the cards of each round, from 3 to 10, with blanks between.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/rule_editor.py" />
   <source>Words</source>
   <translation>Žodžiai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/rule_editor.py" />
   <source>changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/rule_editor.py" />
   <source>others…</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Rules</name>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>16: up to 10 and back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>4: with 3, 5, 7, 10 cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>8: from 3 to 10 cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>A card taken from the discards stays in the hand for this turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>A challenged word is looked up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>A lost challenge costs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>A round may score below 0; the running total may not.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>A round never scores below 0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>A struck word costs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>A struck word just does not count.</source>
   <translation>Išbrauktas žodis tiesiog neskaičiuojamas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>A word has three cards or more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>A word has three letters or more, in two or more cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>A word has two cards or more, however many letters.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>A word has two letters or more; the cards IN and ER are words by themselves.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Any word may be laid; others may challenge it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Anyone may look through all discards of the round.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>At the end of that turn all discards but the top one become the new stock.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Below 0 the cards count 0, and bonuses are added to that.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Between two there are no bonuses.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Between two, both bonuses can be won.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Between two, longest word and most words take turns from round to round.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Between two, only the longest word earns a bonus.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Between two, only the most words earn a bonus.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Bonus between two players</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Challenge or check</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Discarding the card just taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Each word may be laid once in one hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Eight rounds, one card more in each.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Four rounds, for a short evening.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Going out in the first turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>In the first four rounds nobody goes out in the first turn.</source>
   <translation>Pirmuose keturiuose raunduose niekas neužbaigia pirmu ėjimu.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Looking through the discards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Looking words up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Nobody goes out in the first turn of a round: everyone gets to play.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Nobody may look words up during the game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>One round after another with {sizes} cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Only the top discard is seen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Only words of the word list can be laid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Points of a bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Rounds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Rounds and total may fall below 0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Scores below zero</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Shortest word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Sixteen rounds: up to ten cards and back to three.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Struck before the next draw, the cards go back to the hand and the round goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Struck word of who went out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>The card just taken may be discarded again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>The cards of a struck word count against its owner.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>The cards of a struck word count twice against its owner.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>The discards become the new stock when somebody wants to draw from it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>The longest word and the most words of a round earn so many points each.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>The people decide, and the table remembers the word.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>The player has gone out all the same, and the word counts as struck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>The same word may be laid twice in one hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>The same word twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>There are no bonuses.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>When the stock is used up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Who challenged wrongly loses the word's value from the total.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Who challenged wrongly loses the word's value from this round.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Who decides a challenge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Whoever can may go out at once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Words may be looked up while others play.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>Words may be looked up, also in one's own turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>a round stops at 0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>allowed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>at any time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>both</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>cards stop at 0, then bonuses</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>challenge play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>checked words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>going out stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>its value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>never</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>no limit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>not allowed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>not in one's own turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>not in the first four rounds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>one after the other</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>points of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>points of the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>shuffle at once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>shuffle when needed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>the longest word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>the most words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>the people at the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>the total stops at 0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>the word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>three cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>three letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>twice its value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>two cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>two letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/rule_wording.py" />
   <source>undoes going out</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>SavedGames</name>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>%n games were brought in.</source>
   <translation>
    <numerusform>Įkeltas %n žaidimas.</numerusform>
    <numerusform>Įkelti %n žaidimai.</numerusform>
    <numerusform>Įkelta %n žaidimų.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>%n more files were no games that can be opened.</source>
   <translation>
    <numerusform>Dar %n failas nebuvo žaidimas, kurį galima atverti.</numerusform>
    <numerusform>Dar %n failai nebuvo žaidimai, kuriuos galima atverti.</numerusform>
    <numerusform>Dar %n failų nebuvo žaidimai, kuriuos galima atverti.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>A copy was saved as {name}.</source>
   <translation>Kopija įrašyta kaip {name}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>All</source>
   <translation>Visi</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>All files</source>
   <translation>Visi failai</translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>At most %n files are taken at once.</source>
   <translation>
    <numerusform>Vienu metu imama ne daugiau kaip %n failas.</numerusform>
    <numerusform>Vienu metu imami ne daugiau kaip %n failai.</numerusform>
    <numerusform>Vienu metu imama ne daugiau kaip %n failų.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Bring in a game…</source>
   <translation>Įkelti žaidimą…</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Bring in saved games</source>
   <translation>Įkelti išsaugotus žaidimus</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/game_list.py" />
   <source>Cannot be opened: {reason}</source>
   <translation>Atverti negalima: {reason}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Delete</source>
   <translation>Ištrinti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Deleted</source>
   <translation>Ištrinti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/game_list.py" />
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Finished</source>
   <translation>Baigti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Go on playing</source>
   <translation>Žaisti toliau</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>It lies in a folder that cannot be written to. Going on with it makes a copy.</source>
   <translation>Jis yra aplanke, į kurį negalima rašyti. Tęsiant padaroma kopija.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Name of this game</source>
   <translation>Šio žaidimo pavadinimas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>No game has been begun yet. Every game is saved after each move and waits here.</source>
   <translation>Dar nepradėtas joks žaidimas. Kiekvienas išsaugomas po kiekvieno ėjimo ir laukia čia.</translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Nothing was deleted. What is deleted can be taken back for %n days.</source>
   <translation>
    <numerusform>Niekas neištrinta. Kas ištrinta, galima susigrąžinti %n dieną.</numerusform>
    <numerusform>Niekas neištrinta. Kas ištrinta, galima susigrąžinti %n dienas.</numerusform>
    <numerusform>Niekas neištrinta. Kas ištrinta, galima susigrąžinti %n dienų.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>One game was brought in.</source>
   <translation>Įkeltas vienas žaidimas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Review</source>
   <translation>Apžvalga</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Save a copy of the game</source>
   <translation>Įrašyti žaidimo kopiją</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Save a copy…</source>
   <translation>Įrašyti kopiją…</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Saved games</source>
   <translation>Išsaugoti žaidimai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Show the result</source>
   <translation>Rodyti rezultatą</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Take it back</source>
   <translation>Susigrąžinti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>The file stays as it is. It can be deleted, or sent to somebody who can look at it.</source>
   <translation>Failas lieka koks yra. Jį galima ištrinti arba nusiųsti tam, kas gali pažiūrėti.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>The game is back.</source>
   <translation>Žaidimas grąžintas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>The start page offers this game.</source>
   <translation>Šį žaidimą siūlo pradžios puslapis.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>There is no such game.</source>
   <translation>Tokio žaidimo nėra.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>This game is on the table.</source>
   <translation>Šis žaidimas ant stalo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>To go on with</source>
   <translation>Tęstini</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Undo</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>Which games are shown</source>
   <translation>Kurie žaidimai rodomi</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>leads</source>
   <translation>pirmauja</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>won</source>
   <translation>laimėjo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/pages/saved_games_page.py" />
   <source>“{title}” was deleted.</source>
   <translation>„{title}“ ištrintas.</translation>
  </message>
 </context>
 <context>
  <name>ScoreGraph</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/score_graph.py" />
   <source>The game so far</source>
   <translation>Žaidimas iki šiol</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/score_graph.py" />
   <source>cards in the round</source>
   <translation>kortų raunde</translation>
  </message>
 </context>
 <context>
  <name>ScorePad</name>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Copy</source>
   <translation>Kopijuoti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Copy, print or save the score pad</source>
   <translation>Kopijuoti, spausdinti ar įrašyti taškų lapą</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_parts.py" />
   <source>D</source>
   <translation>D</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Print…</source>
   <translation>Spausdinti…</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_parts.py" />
   <source>Round {number}, {cards}</source>
   <translation>Raundas {number}, {cards}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_parts.py" />
   <source>Round {number}, {name}, not scored yet</source>
   <translation>Raundas {number}, {name}, dar neįvertinta</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_parts.py" />
   <source>Round {number}, {name}, {points}: {parts}</source>
   <translation>Raundas {number}, {name}, {points}: {parts}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Save as CSV…</source>
   <translation>Įrašyti kaip CSV…</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Save as PDF…</source>
   <translation>Įrašyti kaip PDF…</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Score pad</source>
   <translation>Taškų lapas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Show the game as a graph</source>
   <translation>Rodyti žaidimą grafiku</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>Sum</source>
   <translation>Suma</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>The score pad is on the clipboard.</source>
   <translation>Taškų lapas iškarpinėje.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_parts.py" />
   <source>in the lead</source>
   <translation>pirmauja</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_parts.py" />
   <source>leads</source>
   <translation>pirmauja</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_parts.py" />
   <source>{cell}; deals</source>
   <translation>{cell}; dalija</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_parts.py" />
   <source>{name}, dealer</source>
   <translation>{name}, dalytojas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>{name}, round {number} with {cards}</source>
   <translation>{name}, raundas {number}: {cards}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/scorepad.py" />
   <source>{name}, total</source>
   <translation>{name}, suma</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_parts.py" />
   <source>{name}, total {points}</source>
   <translation>{name}, suma {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scorepad/pad_parts.py" />
   <source>{total}, in the lead</source>
   <translation>{total}, pirmauja</translation>
  </message>
 </context>
 <context>
  <name>Slip</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/slip.py" />
   <source>Put away (Esc)</source>
   <translation>Padėti (Esc)</translation>
  </message>
 </context>
 <context>
  <name>Solitaire</name>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/solitaire/play_desk.py" />
   <source>%n cards taken</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>%n days</source>
   <translation>
    <numerusform>%n diena</numerusform>
    <numerusform>%n dienos</numerusform>
    <numerusform>%n dienų</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>%n wins in a row</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/play_desk.py" />
   <source>1 card taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>1 day</source>
   <translation>1 diena</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>A card moves into a gap only: that place is taken.</source>
   <translation>Korta keliama tik į tuščią vietą: ta vieta užimta.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_items.py" />
   <source>A gap that has to be filled</source>
   <translation>Tuščia vieta, kurią reikia užpildyti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>A number gives the same cards on every computer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>A stack is empty: choose a stack that gives its top card to the gap (1 to 8).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>A stack with one card cannot fill a gap: choose one with two or more.</source>
   <translation>Krūvelė su viena korta negali užpildyti tuščios vietos: rinkitės su dviem ar daugiau.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>A word has letters from A to Z: write it without other signs.</source>
   <translation>Žodį sudaro raidės nuo A iki Z: rašykite be kitų ženklų.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>All cards are taken: {words} in {time}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Back (Esc); the game is saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_items.py" />
   <source>Can fill the gap</source>
   <translation>Gali užpildyti vietą</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>Can still be won</source>
   <translation>Dar galima laimėti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>Cancel</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>Cannot be won</source>
   <translation>Laimėti nebegalima</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>Deal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Deal {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Demo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Enter takes the word, Esc puts it back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Enter takes the word; F2 spells it with other cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>Fill the gap first: choose a stack that gives its top card.</source>
   <translation>Pirma užpildykite vietą: pasirinkite krūvelę, kuri atiduos viršutinę kortą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_player.py" />
   <source>Form a word first: choose cards from the stacks, or type its letters.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Hint</source>
   <translation>Užuomina</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Hint: fill the gap from stack {number}, the {face}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Hint: {word}. Enter takes it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Hints used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>Its top card is in the word already: each stack gives one card to a word.</source>
   <translation>Viršutinė korta jau žodyje: kiekviena krūvelė žodžiui duoda po vieną kortą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Longest word {word}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>Look at the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Looking for a deal that can be won…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>New deal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>Next deal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_player.py" />
   <source>No card is in the word.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_player.py" />
   <source>No card on top goes on with {letter}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_player.py" />
   <source>No other cards on top spell these letters.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>No way to win is left from here: undo, and try another word.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>No way to win was found from here: undo, or try your luck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>No word can be made from the cards on top; {cards} are left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>No word can be made: undo (Ctrl+Z), or begin a new deal (Ctrl+N).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_items.py" />
   <source>No word is being formed</source>
   <translation>Žodis nedėliojamas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/words_panel.py" />
   <source>None yet: the first word opens new cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>Not known</source>
   <translation>Nežinoma</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_player.py" />
   <source>Nothing to redo.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_player.py" />
   <source>Nothing to undo: this is how it was dealt.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>Number of the deal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>One that can be won with words everybody knows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_view.py" />
   <source>Put back</source>
   <translation>Grąžinti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Records</source>
   <translation>Rekordai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>Shortest word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Solitaire</source>
   <translation>Pasjansas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>Solitaire ends by itself: go on, or begin a new deal.</source>
   <translation>Pasjansas baigiasi savaime: tęskite arba pradėkite naują dalijimą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_items.py" />
   <source>Stack {number}</source>
   <translation>Krūvelė {number}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_view.py" />
   <source>Stacks and word</source>
   <translation>Krūvelės ir žodis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>Start again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Start this deal again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Stuck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Take one card from any stack to build a word. Empty all eight stacks to win.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_view.py" />
   <source>Take word</source>
   <translation>Imti žodį</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>That stack is empty: take cards from the others.</source>
   <translation>Ta krūvelė tuščia: imkite kortas iš kitų.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>The deal with the number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>The demo has played in it, so it does not count as won.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>The game is not stuck: {word} can still be made.</source>
   <translation>Žaidimas neįstrigo: dar galima sudėti {word}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>The game on the table is then counted as not won.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_items.py" />
   <source>The hint means this one</source>
   <translation>Užuomina apie šią</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/game_keeper.py" />
   <source>The records cannot be written now; this game is counted later.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/game_keeper.py" />
   <source>The records were made by a newer version of the program; nothing is counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>The word list of this installation is damaged; please install the game again.</source>
   <translation>Šios programos žodžių sąrašas sugadintas; įdiekite žaidimą iš naujo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_items.py" />
   <source>The word {word}: {note}</source>
   <translation>Žodis {word}: {note}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>There is no gap to fill now: make a word from the cards on top.</source>
   <translation>Dabar nėra ką užpildyti: sudėkite žodį iš viršutinių kortų.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>There is no such stack: choose one of the eight.</source>
   <translation>Tokios krūvelės nėra: pasirinkite vieną iš aštuonių.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>These are not the cards of the deck: the deal has to be made again.</source>
   <translation>Tai ne šios kaladės kortos: reikia dalyti iš naujo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>Thinking</source>
   <translation>Galvojama</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Thinking: the hint comes as soon as a way to win is found.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>This game is over: begin a new deal.</source>
   <translation>Šis žaidimas baigtas: pradėkite naują dalijimą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>This game is won and counted: begin a new deal.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_player.py" />
   <source>This is how it was dealt.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>Three cards</source>
   <translation>Trys kortos</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>Three letters</source>
   <translation>Trys raidės</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>Two cards</source>
   <translation>Dvi kortos</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>Two letters</source>
   <translation>Dvi raidės</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Undo</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>Undo the last word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Whether this deal can be won is not known: the program could not look.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>Which deal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Won in a row</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Won!</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>Won: begin a new deal (Ctrl+N).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/words_panel.py" />
   <source>Words taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>a word has three cards or more.</source>
   <translation>žodį sudaro bent trys kortos.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>a word has three letters or more.</source>
   <translation>žodį sudaro bent trys raidės.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>a word has two cards or more.</source>
   <translation>žodį sudaro bent dvi kortos.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>a word has two letters or more.</source>
   <translation>žodį sudaro bent dvi raidės.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>cards {points}</source>
   <translation>kortos {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_player.py" />
   <source>choose a stack to fill the gap</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_player.py" />
   <source>click, drag or type</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_page.py" />
   <source>dearest word {word}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_items.py" />
   <source>fill me</source>
   <translation>užpildyk</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_sheets.py" />
   <source>from 1 to 999999999</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_items.py" />
   <source>in the word</source>
   <translation>žodyje</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_player.py" />
   <source>in the word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_items.py" />
   <source>in word</source>
   <translation>žodyje</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>left {points}</source>
   <translation>liko {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>long words {points}</source>
   <translation>ilgi žodžiai {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_items.py" />
   <source>next card</source>
   <translation>kita korta</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_player.py" />
   <source>not in the word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_player.py" />
   <source>too short</source>
   <translation>per trumpas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_gestures.py" />
   <source>{card}, in the word, place {place}</source>
   <translation>{card}, žodyje, vieta {place}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/play_desk.py" />
   <source>{count} to go</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/play_desk.py" />
   <source>{left} of {count} cards left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_items.py" />
   <source>{stack}: empty</source>
   <translation>{stack}: tuščia</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/board_items.py" />
   <source>{stack}: {top}. {cards}</source>
   <translation>{stack}: {top}. {cards}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>{word} has been looked up in this game: the answer stays.</source>
   <translation>{word} šiame žaidime jau tikrintas: atsakymas lieka.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>{word} has not been looked up yet: try it again.</source>
   <translation>{word} dar netikrintas: bandykite dar kartą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>{word} is not in the word list: form another word.</source>
   <translation>{word} nėra žodžių sąraše: sudėkite kitą žodį.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>{word} is too short: {rule}</source>
   <translation>{word} per trumpas: {rule}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/solitaire/solitaire_wording.py" />
   <source>{word}, {cards}</source>
   <translation>{word}, {cards}</translation>
  </message>
 </context>
 <context>
  <name>Standings</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/standings.py" />
   <source>Place {place}, {name}, {points}</source>
   <translation>Vieta {place}, {name}, {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/standings.py" />
   <source>Standings</source>
   <translation>Lentelė</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/standings.py" />
   <source>The game so far</source>
   <translation>Žaidimas iki šiol</translation>
  </message>
 </context>
 <context>
  <name>StartPage</name>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>About</source>
   <translation>Apie</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Continue</source>
   <translation>Tęsti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Continue: {game}</source>
   <translation>Tęsti: {game}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Daily puzzle</source>
   <translation>Dienos galvosūkis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Dictionary</source>
   <translation>Žodynas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Dismiss this message</source>
   <translation>Paslėpti šį pranešimą</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>How to play</source>
   <translation>Kaip žaisti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>New game</source>
   <translation>Naujas žaidimas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Quiddler Qt, start page</source>
   <translation>Quiddler Qt, pradžios puslapis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Quit</source>
   <translation>Išeiti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Records</source>
   <translation>Rekordai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Saved games</source>
   <translation>Išsaugoti žaidimai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Settings</source>
   <translation>Nustatymai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Solitaire</source>
   <translation>Pasjansas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Unofficial. Made by players, not connected with the publisher of the card game.</source>
   <translation>Neoficialu. Sukūrė žaidėjai, nesusiję su kortų žaidimo leidėju.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>Version {version}</source>
   <translation>Versija {version}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>a word card game for one to eight</source>
   <translation>žodžių kortų žaidimas vienam–aštuoniems</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>eight stacks</source>
   <translation>aštuonios krūvelės</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>look words up</source>
   <translation>ieškoti žodžių</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>people and computers</source>
   <translation>žmonės ir kompiuteriai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>ten cards a day</source>
   <translation>dešimt kortų per dieną</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/dialogs/start_page.py" />
   <source>{name}'s turn</source>
   <translation>eilė: {name}</translation>
  </message>
 </context>
 <context>
  <name>Table</name>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>%n cards unused</source>
   <translation>
    <numerusform>%n nepanaudota korta</numerusform>
    <numerusform>%n nepanaudotos kortos</numerusform>
    <numerusform>%n nepanaudotų kortų</numerusform>
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>1 card unused</source>
   <translation>1 nepanaudota korta</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/lay_flow.py" />
   <source>Back to the table</source>
   <translation>Atgal prie stalo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Cards are sent to this word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_buttons.py" />
   <source>Clear</source>
   <translation>Išvalyti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>Dictionary</source>
   <translation>Žodynas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/gestures.py" />
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Discard</source>
   <translation>Išmesti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Discards, {cards}</source>
   <translation>Išmestos, {cards}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Discards, {cards}, top card {card}</source>
   <translation>Išmestos, {cards}, viršuje {card}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Drag cards here to start a word</source>
   <translation>Vilkite kortas čia ir pradėkite žodį</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Drag {word} onto another word to join them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Draw</source>
   <translation>Traukti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>Finish: {points}</source>
   <translation>Baigti: {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_view.py" />
   <source>Game table</source>
   <translation>Žaidimo stalas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>Go on</source>
   <translation>Toliau</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/lay_flow.py" />
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>Go out</source>
   <translation>Užbaigti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/lay_flow.py" />
   <source>Go out, or wait?</source>
   <translation>Užbaigti ar palaukti?</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>Go out: {points} points</source>
   <translation>Užbaigti: taškų {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>Hint (H)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>How to play</source>
   <translation>Kaip žaisti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>Lay and finish: {points}</source>
   <translation>Išdėti ir baigti: {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>No hand is shown now.</source>
   <translation>Dabar kortos nerodomos.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/gestures.py" />
   <source>One card ends a turn: discard just one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/lay_flow.py" />
   <source>Only discard {face}</source>
   <translation>Tik išmesti {face}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/gestures.py" />
   <source>Select</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Select all cards of {word}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>Settings</source>
   <translation>Nustatymai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_buttons.py" />
   <source>Shuffle</source>
   <translation>Maišyti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_buttons.py" />
   <source>Sort</source>
   <translation>Rikiuoti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>Sound is off; switch it on</source>
   <translation>Garsas išjungtas; įjungti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>Sound is on; switch it off</source>
   <translation>Garsas įjungtas; išjungti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Start a new word with the card chosen last</source>
   <translation>Pradėti naują žodį paskutine pasirinkta korta</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Stock, {cards}</source>
   <translation>Kaladė, {cards}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>Table talk</source>
   <translation>Stalo kalbos</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Take all cards of {word} back</source>
   <translation>Atsiimti visas {word} kortas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/game_presenter.py" />
   <source>Teacher</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/game_presenter.py" />
   <source>The computer player had to be started anew; it made a plain move.</source>
   <translation>Kompiuterio žaidėją teko paleisti iš naujo; jis padarė paprastą ėjimą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_page.py" />
   <source>To the start page; the game is saved</source>
   <translation>Į pradžios puslapį; žaidimas išsaugotas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>Unused cards of {name}: {faces}, {points}</source>
   <translation>Nepanaudotos kortos ({name}): {faces}, {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Word {number}: {spelling}, {points}, {note}</source>
   <translation>Žodis {number}: {spelling}, {points}, {note}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/table_items.py" />
   <source>Your hand, {cards}</source>
   <translation>Jūsų ranka, {cards}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/lay_flow.py" />
   <source>Your words use all your other cards.</source>
   <translation>Jūsų žodžiai naudoja visas kitas kortas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>drop the card here</source>
   <translation>padėkite kortą čia</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>drop {face} to add {points}</source>
   <translation>padėkite {face}: pridės {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>holds</source>
   <translation>turi</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>in the list</source>
   <translation>sąraše</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>new</source>
   <translation>nauja</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>nobody doubts a word</source>
   <translation>niekas neabejoja</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>not in the list</source>
   <translation>nėra sąraše</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>struck</source>
   <translation>išbraukta</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/table_picture.py" />
   <source>too short</source>
   <translation>per trumpas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>unused</source>
   <translation>nepanaudota</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>{card}, card {number} of {count} in word {row}</source>
   <translation>{card}, korta {number} iš {count} žodyje {row}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>{card}, card {number} of {count} in your hand</source>
   <translation>{card}, korta {number} iš {count} rankoje</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>{card}, new</source>
   <translation>{card}, nauja</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/stage.py" />
   <source>{card}, top of the discards</source>
   <translation>{card}, išmestų viršuje</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>{name} laid</source>
   <translation>{name} išdėjo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/seat_plates.py" />
   <source>{name}, {note}, total {total}</source>
   <translation>{name}, {note}, suma {total}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/seat_plates.py" />
   <source>{seat}, on turn</source>
   <translation>{seat}, ėjimas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>{word}, laid by {name}</source>
   <translation>{word}, išdėjo {name}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>{word}, laid by {name}, challenged and upheld</source>
   <translation>{word}, išdėjo {name}, ginčytas ir paliktas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>{word}, laid by {name}, struck</source>
   <translation>{word}, išdėjo {name}, išbrauktas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/scene/laid_words.py" />
   <source>{word}; can be challenged</source>
   <translation>{word}; galima ginčyti</translation>
  </message>
 </context>
 <context>
  <name>TableTalk</name>
  <message>
   <location filename="quiddler_qt/ui/table_talk.py" />
   <source>Table talk</source>
   <translation>Stalo kalbos</translation>
  </message>
 </context>
 <context>
  <name>Teacher</name>
  <message>
   <location filename="quiddler_qt/ui/teacher_flow.py" />
   <source>Nothing better could be laid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/teacher_flow.py" />
   <source>The best lay was {words} with {face} discarded: {best}, yours {own}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="quiddler_qt/ui/teacher_flow.py" />
   <source>{name}: {lesson}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>WordSettings</name>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>Bring in a word list</source>
   <translation>Įkelti žodžių sąrašą</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>Bring in a word list…</source>
   <translation>Įkelti žodžių sąrašą…</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>Counting what it accepts: {percent} %</source>
   <translation>Skaičiuojama, ką priima: {percent} %</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>Each table chooses one of these when its game begins, and keeps it to the end.</source>
   <translation>Kiekvienas stalas žaidimo pradžioje pasirenka vieną iš jų ir laikosi iki galo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>Looking for spelling dictionaries…</source>
   <translation>Ieškoma rašybos žodynų…</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>Reading {name}…</source>
   <translation>Skaitomas {name}…</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>Remove</source>
   <translation>Pašalinti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>Remove {list}</source>
   <translation>Pašalinti {list}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>Undo</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>Who judges words</source>
   <translation>Kas sprendžia dėl žodžių</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>Word lists (*.txt *.words *.lst);;All files (*)</source>
   <translation>Žodžių sąrašai (*.txt *.words *.lst);;Visi failai (*)</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>{list} cannot be brought back.</source>
   <translation>{list} grąžinti negalima.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>{list} cannot be removed.</source>
   <translation>{list} pašalinti negalima.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>{list} is back.</source>
   <translation>{list} grąžintas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>{list} was removed. Games that were played with it keep their verdicts.</source>
   <translation>{list} pašalintas. Su juo žaistų žaidimų sprendimai galioja.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>{name} cannot be read or kept.</source>
   <translation>{name} perskaityti ar išsaugoti negalima.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/words/word_settings.py" />
   <source>{name} is not a file.</source>
   <translation>{name} nėra failas.</translation>
  </message>
 </context>
 <context>
  <name>Wording</name>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>%n cards</source>
   <translation>
    <numerusform>%n korta</numerusform>
    <numerusform>%n kortos</numerusform>
    <numerusform>%n kortų</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>%n letters</source>
   <translation>
    <numerusform>%n raidė</numerusform>
    <numerusform>%n raidės</numerusform>
    <numerusform>%n raidžių</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>%n points</source>
   <translation>
    <numerusform>%n taškas</numerusform>
    <numerusform>%n taškai</numerusform>
    <numerusform>%n taškų</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>%n rounds</source>
   <translation>
    <numerusform>%n raundas</numerusform>
    <numerusform>%n raundai</numerusform>
    <numerusform>%n raundų</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>%n words</source>
   <translation>
    <numerusform>%n žodis</numerusform>
    <numerusform>%n žodžiai</numerusform>
    <numerusform>%n žodžių</numerusform>
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>1 card</source>
   <translation>1 korta</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>1 letter</source>
   <translation>1 raidė</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>1 point</source>
   <translation>1 taškas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>1 round</source>
   <translation>1 raundas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>1 word</source>
   <translation>1 žodis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>8 rounds with 3 to 10 cards; words may be challenged.</source>
   <translation>8 raundai su 3–10 kortų; žodžius galima ginčyti.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>8 rounds; words are checked, and anyone may look words up.</source>
   <translation>8 raundai; žodžiai tikrinami ir visi gali jų ieškoti.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>A card taken from the discards stays for that turn.</source>
   <translation>Iš išmestų paimta korta tą ėjimą pasilieka.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>A struck word counts against its owner.</source>
   <translation>Išbrauktas žodis atimamas iš jo savininko.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>A struck word counts twice against its owner.</source>
   <translation>Išbrauktas žodis iš savininko atimamas dvigubai.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>A struck word just does not count.</source>
   <translation>Išbrauktas žodis tiesiog neskaičiuojamas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>A word has 1 to 20 letters from A to Z: write it without other signs.</source>
   <translation>Žodį sudaro 1–20 raidžių nuo A iki Z: rašykite be kitų ženklų.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>All words lie on the table.</source>
   <translation>Visi žodžiai guli ant stalo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>All words lie on the table: gather the cards.</source>
   <translation>Visi žodžiai guli ant stalo: surinkite kortas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>An empty stock is renewed when someone draws from it.</source>
   <translation>Tuščia kaladė atnaujinama, kai kas nors iš jos traukia.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Any word may be laid and challenged: {whose}; who was wrong loses its value {price}.</source>
   <translation>Dėti ir ginčyti galima bet kokį žodį: {whose}; suklydęs netenka jo vertės {price}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>As the publisher's sheet of 2016: a word has two cards or more.</source>
   <translation>Kaip 2016 m. leidėjo lape: žodį sudaro bent dvi kortos.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Between two, longest word and most words take turns, {points}; a tie earns nobody.</source>
   <translation>Dviese ilgiausias žodis ir daugiausia žodžių keičiasi, {points}; lygiosios neduoda niekam.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Between two, the longest word earns {points}; a tie earns nobody.</source>
   <translation>Dviese ilgiausias žodis duoda {points}; lygiosios neduoda niekam.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Between two, the most words earn {points}; a tie earns nobody.</source>
   <translation>Dviese daugiausia žodžių duoda {points}; lygiosios neduoda niekam.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Challenge a word you doubt (C), or gather the cards.</source>
   <translation>Ginčykite abejotiną žodį (C) arba surinkite kortas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Classic</source>
   <translation>Klasikinis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Classic in 16 rounds: 3 to 10 cards and back to 3.</source>
   <translation>Klasikinis iš 16 raundų: nuo 3 iki 10 kortų ir atgal iki 3.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Draw a card first: from the stock (Space) or the top discard (D).</source>
   <translation>Pirma paimkite kortą: iš kaladės (tarpas) arba viršutinę išmestą (D).</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Draw from the stock (Space) or take the {face} (D).</source>
   <translation>Traukite iš kaladės (tarpas) arba imkite {face} (D).</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Draw from the stock (Space).</source>
   <translation>Traukite iš kaladės (tarpas).</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Each word counts once in a hand.</source>
   <translation>Kiekvienas žodis raunde skaičiuojamas kartą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Family</source>
   <translation>Šeima</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Form words, then discard one card (Delete) to end your turn.</source>
   <translation>Sudėkite žodžius, tada išmeskite vieną kortą (Delete) ir baikite ėjimą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Friendly</source>
   <translation>Draugiškas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Friendly in 4 rounds: 3, 5, 7 and 10 cards.</source>
   <translation>Draugiškas iš 4 raundų: 3, 5, 7 ir 10 kortų.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Friendly with common words; nobody goes out in the first turn.</source>
   <translation>Draugiškas su įprastais žodžiais; pirmu ėjimu niekas neužbaigia.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>In the first four rounds nobody goes out in the first turn.</source>
   <translation>Pirmuose keturiuose raunduose niekas neužbaigia pirmu ėjimu.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>It is {name}'s turn.</source>
   <translation>Ėjimas: {name}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>It is {name}'s turn: you can arrange your cards meanwhile.</source>
   <translation>Ėjimas: {name}; tuo metu galite tvarkyti savo kortas.</translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>L</source>
   <translation>
    <numerusform>I</numerusform>
    <numerusform>I</numerusform>
    <numerusform>I</numerusform>
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Last turn. {what}</source>
   <translation>Paskutinis ėjimas. {what}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Lay what you can and finish (G).</source>
   <translation>Išdėkite, ką galite, ir baikite (G).</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Long</source>
   <translation>Ilgas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Longest word</source>
   <translation>Ilgiausias žodis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Most words</source>
   <translation>Daugiausia žodžių</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>No bonuses between two.</source>
   <translation>Dviese premijų nėra.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>No bonuses.</source>
   <translation>Be premijų.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>No word is formed: drag cards into a row, or discard to end your turn.</source>
   <translation>Žodis nesudėtas: vilkite kortas į eilę arba išmeskite kortą ir baikite ėjimą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Nobody challenges a word of his own: another player may.</source>
   <translation>Savo žodžio niekas neginčija: gali kitas žaidėjas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Nobody goes out in the first turn of a round.</source>
   <translation>Pirmu raundo ėjimu niekas neužbaigia.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Nobody goes out in the first turn: discard a card and wait for the next one.</source>
   <translation>Pirmu ėjimu niekas neužbaigia: išmeskite kortą ir palaukite kito.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Nobody has ruled on {word} yet: let the table decide first.</source>
   <translation>Dėl {word} dar nenuspręsta: pirma tegu sprendžia stalas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Nobody sits there: choose one of the seats at the table.</source>
   <translation>Ten niekas nesėdi: pasirinkite vietą prie stalo.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Only words of the list can be laid; nobody needs to challenge.</source>
   <translation>Dėti galima tik sąrašo žodžius; ginčyti nereikia.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Pass the screen to {name}.</source>
   <translation>Perduokite ekraną: {name}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Publisher's sheet</source>
   <translation>Leidėjo lapas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Quick</source>
   <translation>Greitas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Round {number} of {count}</source>
   <translation>Raundas {number} iš {count}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Round {number} scored: {scores}.</source>
   <translation>Raundas {number} įvertintas: {scores}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Round {number}: {name} deals {cards} each.</source>
   <translation>Raundas {number}: {name} dalija po {cards}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Standard</source>
   <translation>Standartinis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Struck before the next draw, it undoes going out.</source>
   <translation>Išbrauktas prieš kitą traukimą, jis atšaukia užbaigimą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>That card is not in your hand: choose one that is.</source>
   <translation>Tos kortos jūsų rankoje nėra: rinkitės kitą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>That seat is played so already: nothing has to change.</source>
   <translation>Ta vieta jau taip žaidžiama: nieko keisti nereikia.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>That word has been judged: one challenge decides it for good.</source>
   <translation>Dėl to žodžio nuspręsta: vienas ginčas išsprendžia galutinai.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>That word is not on the table: choose one that was laid.</source>
   <translation>To žodžio ant stalo nėra: rinkitės išdėtą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The card taken from the discards stays for this turn: discard another one.</source>
   <translation>Iš išmestų paimta korta šį ėjimą pasilieka: išmeskite kitą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The discards are being shuffled: wait for the new stock.</source>
   <translation>Išmestos kortos maišomos: palaukite naujos kaladės.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The discards are shuffled: the new stock has {cards}.</source>
   <translation>Išmestos kortos sumaišytos: naujoje kaladėje {cards}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The discards may be looked through.</source>
   <translation>Išmestas kortas galima peržiūrėti.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The game is over.</source>
   <translation>Žaidimas baigtas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The game is over: start a new one or a rematch.</source>
   <translation>Žaidimas baigtas: pradėkite naują arba revanšą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The hand is being played: this waits until everyone had the last turn.</source>
   <translation>Raundas žaidžiamas: tai palauks, kol visi atliks paskutinį ėjimą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The hand is over: challenge a word or gather the cards.</source>
   <translation>Raundas baigtas: ginčykite žodį arba surinkite kortas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The longest word and the most words earn {points} each; a tie earns nobody.</source>
   <translation>Ilgiausias žodis ir daugiausia žodžių duoda po {points}; lygiosios neduoda niekam.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The next hand is about to be dealt.</source>
   <translation>Tuoj bus dalijamas kitas raundas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The next hand is not dealt yet: deal it first.</source>
   <translation>Kitas raundas dar nepadalytas: pirma padalykite.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The stock is empty: take the top discard (D).</source>
   <translation>Kaladė tuščia: imkite viršutinę išmestą (D).</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>The stock is empty: take the {face} (D).</source>
   <translation>Kaladė tuščia: imkite {face} (D).</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>These are not the cards of the deck: the deal has to be made again.</source>
   <translation>Tai ne šios kaladės kortos: reikia dalyti iš naujo.</translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>To go out, all cards but the discard form words: %n cards are left over.</source>
   <translation>
    <numerusform>Norint užbaigti, visos kortos, išskyrus išmetamą, sudaro žodžius: lieka %n korta.</numerusform>
    <numerusform>Norint užbaigti, visos kortos, išskyrus išmetamą, sudaro žodžius: lieka %n kortos.</numerusform>
    <numerusform>Norint užbaigti, visos kortos, išskyrus išmetamą, sudaro žodžius: lieka %n kortų.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>To go out, all cards but the discard form words: 1 card is left over.</source>
   <translation>Norint užbaigti, visos kortos, išskyrus išmetamą, sudaro žodžius: lieka 1 korta.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Unused cards count against you; a round may score below 0, the total may not.</source>
   <translation>Nepanaudotos kortos atimamos; raundas gali būti mažesnis už 0, suma – ne.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Unused cards count against you; a round never scores below 0.</source>
   <translation>Nepanaudotos kortos atimamos; raundas niekada nebūna mažesnis už 0.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Unused cards count against you; below 0 the cards count 0, and bonuses are added.</source>
   <translation>Nepanaudotos kortos atimamos; žemiau 0 kortos verta 0, o premijos pridedamos.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Unused cards count against you; rounds and total may fall below 0.</source>
   <translation>Nepanaudotos kortos atimamos; raundai ir suma gali būti mažesni už 0.</translation>
  </message>
  <message numerus="yes">
   <location filename="quiddler_qt/ui/wording.py" />
   <source>W</source>
   <translation>
    <numerusform>D</numerusform>
    <numerusform>D</numerusform>
    <numerusform>D</numerusform>
   </translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Words come from the list {list}; {rule}</source>
   <translation>Žodžiai iš sąrašo {list}; {rule}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Words may be looked up at any time.</source>
   <translation>Žodžių galima ieškoti bet kada.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Words may be looked up while it is not your turn.</source>
   <translation>Žodžių galima ieškoti ne savo ėjimo metu.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Words may not be looked up.</source>
   <translation>Žodžių ieškoti negalima.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>Words were checked when they were laid: there is nothing to challenge.</source>
   <translation>Žodžiai patikrinti dedant: nėra ką ginčyti.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>You can go out with {points} (G), or discard one card (Delete) and wait.</source>
   <translation>Galite užbaigti: {points} (G), arba išmesti kortą (Delete) ir palaukti.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>You have drawn a card already: discard one to end your turn.</source>
   <translation>Kortą jau paėmėte: išmeskite vieną ir baikite ėjimą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>You need one card left to discard: take one back from a word.</source>
   <translation>Reikia vienos kortos išmesti: atsiimkite vieną iš žodžio.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>a word has three cards or more.</source>
   <translation>žodį sudaro bent trys kortos.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>a word has three letters or more.</source>
   <translation>žodį sudaro bent trys raidės.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>a word has two cards or more.</source>
   <translation>žodį sudaro bent dvi kortos.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>a word has two letters or more.</source>
   <translation>žodį sudaro bent dvi raidės.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>bonus between two</source>
   <translation>premija dviese</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>challenge or check</source>
   <translation>ginčas ar tikrinimas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>from the total</source>
   <translation>iš bendros sumos</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>from this hand</source>
   <translation>iš šio raundo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>going out in the first turn</source>
   <translation>užbaigimas pirmu ėjimu</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>laid nothing</source>
   <translation>nieko neišdėjo</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>last turn</source>
   <translation>paskutinis ėjimas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>looking through the discards</source>
   <translation>išmestų kortų peržiūra</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>looking words up</source>
   <translation>žodžių paieška</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>lost challenges {points}</source>
   <translation>pralaimėti ginčai {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>new stock</source>
   <translation>nauja kaladė</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>points of a bonus</source>
   <translation>premijos taškai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>price of a lost challenge</source>
   <translation>pralaimėto ginčo kaina</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>price of a struck word</source>
   <translation>išbraukto žodžio kaina</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>returning the card taken</source>
   <translation>paimtos kortos grąžinimas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>rounds</source>
   <translation>raundai</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>same word twice</source>
   <translation>tas pats žodis dukart</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>scores below zero</source>
   <translation>taškai žemiau nulio</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>shortest word</source>
   <translation>trumpiausias žodis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>struck word of who went out</source>
   <translation>užbaigusiojo išbrauktas žodis</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>struck {points}</source>
   <translation>išbraukta {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>the table decides</source>
   <translation>sprendžia stalas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>the word list decides</source>
   <translation>sprendžia žodžių sąrašas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>thinking …</source>
   <translation>galvoja …</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>unused {points}</source>
   <translation>nepanaudota {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>went out</source>
   <translation>užbaigė</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>who decides a challenge</source>
   <translation>kas sprendžia ginčą</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>word list</source>
   <translation>žodžių sąrašas</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>words {points}</source>
   <translation>žodžiai {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{face}, {points}</source>
   <translation>{face}, {points}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{first} and {last}</source>
   <translation>{first} ir {last}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{names} win the game together.</source>
   <translation>{names} laimi žaidimą kartu.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} challenged {word} of {owner}: it is struck.</source>
   <translation>{name} ginčijo {word} ({owner}): išbraukta.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} challenged {word} of {owner}: it stands, {name} loses {points}.</source>
   <translation>{name} ginčijo {word} ({owner}): galioja, {name} netenka {points}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} discarded {face}.</source>
   <translation>{name} išmetė {face}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} drew from the stock.</source>
   <translation>{name} traukė iš kaladės.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} drew {face} from the stock.</source>
   <translation>{name} ištraukė {face} iš kaladės.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} has not gone out: the cards are back in the hand.</source>
   <translation>{name} neužbaigė: kortos grįžo į ranką.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} has the last turn.</source>
   <translation>{name}: paskutinis ėjimas.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} is played by a person from now on.</source>
   <translation>{name}: nuo šiol žaidžia žmogus.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} is played by the computer from now on.</source>
   <translation>{name}: nuo šiol žaidžia kompiuteris.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} is thinking.</source>
   <translation>{name} galvoja.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} laid {words}, {points}.</source>
   <translation>{name} išdėjo {words}, {points}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} took {face} from the discards.</source>
   <translation>{name} paėmė {face} iš išmestų.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} went out: challenge a word you doubt (C), or go on (G).</source>
   <translation>{name} užbaigė: ginčykite abejotiną žodį (C) arba tęskite (G).</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} went out: {words}, {points}.</source>
   <translation>{name} užbaigė: {words}, {points}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{name} wins the game.</source>
   <translation>{name} laimi žaidimą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{number} points</source>
   <translation>taškų: {number}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{preset}, changed: {options}</source>
   <translation>{preset}, pakeista: {options}</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{rounds} with {sizes} cards.</source>
   <translation>{rounds}, kortų: {sizes}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{rounds}: {first} cards in the first, one more in each, {last} in the last.</source>
   <translation>{rounds}: pirmame kortų {first}, kiekviename viena daugiau, paskutiniame {last}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{rounds}: {first} cards in the first, up to {top}, and {last} in the last.</source>
   <translation>{rounds}: pirmame kortų {first}, iki {top}, paskutiniame {last}.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{word} has been ruled on in this game: the answer stays.</source>
   <translation>Dėl {word} šiame žaidime jau nuspręsta: atsakymas lieka.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{word} is not in the word list: form another word.</source>
   <translation>{word} nėra žodžių sąraše: sudėkite kitą žodį.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{word} is there twice: at this table each word counts once.</source>
   <translation>{word} yra dukart: prie šio stalo kiekvienas žodis skaičiuojamas kartą.</translation>
  </message>
  <message>
   <location filename="quiddler_qt/ui/wording.py" />
   <source>{word} is too short: {rule}</source>
   <translation>{word} per trumpas: {rule}</translation>
  </message>
 </context>
</TS>
