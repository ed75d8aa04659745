<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
 <context>
  <name>About</name>
  <message>
   <source>A word card game for one to eight, at one table.</source>
   <translation>Un joc de cărți cu cuvinte pentru unu până la opt, la o masă.</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Despre</translation>
  </message>
  <message>
   <source>Icon of the program</source>
   <translation>Pictograma programului</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>Licență</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>Licențe</translation>
  </message>
  <message>
   <source>Parts of the program</source>
   <translation>Părțile programului</translation>
  </message>
  <message>
   <source>Quiddler Qt is free software under the MIT licence: you may use, copy, change and share it. It comes without any warranty. The licences of all its parts are under “Licences”.</source>
   <translation>Quiddler Qt este software liber sub licența MIT: îl poți folosi, copia, modifica și împărți. Vine fără nicio garanție. Licențele tuturor părților sunt la „Licențe”.</translation>
  </message>
  <message>
   <source>Thanks</source>
   <translation>Mulțumiri</translation>
  </message>
  <message>
   <source>The file of licences is missing; please install the game again.</source>
   <translation>Fișierul cu licențe lipsește; te rugăm să instalezi jocul din nou.</translation>
  </message>
  <message>
   <source>The list of changes is missing; please install the game again.</source>
   <translation>Lista de noutăți lipsește; te rugăm să instalezi jocul din nou.</translation>
  </message>
  <message>
   <source>The program</source>
   <translation>Programul</translation>
  </message>
  <message>
   <source>They are kept in {folder}. Nothing is sent anywhere: the program never uses the network.</source>
   <translation>Se păstrează în {folder}. Nu se trimite nimic nicăieri: programul nu folosește niciodată rețeaua.</translation>
  </message>
  <message>
   <source>This program is made by players. It is not connected with, approved or supported by the publisher of the printed card game. Quiddler is a trademark of its owner, named here only to say which game can be played. Cards, pictures, sounds and texts are our own.</source>
   <translation>Acest program este făcut de jucători. Nu are legătură cu editorul jocului tipărit și nu este aprobat sau susținut de el. Quiddler este marca proprietarului ei, numită aici doar ca să spună ce joc se poate juca. Cărțile, imaginile, sunetele și textele sunt ale noastre.</translation>
  </message>
  <message>
   <source>To the makers of ENABLE, SCOWL and UKACD for their word lists, of WordNet for definitions, of the typefaces Figtree and Cinzel, of Qt, Python, NumPy, Enchant and platformdirs, and to everyone who plays.</source>
   <translation>Autorilor listelor ENABLE, SCOWL și UKACD, ai WordNet pentru definiții, ai fonturilor Figtree și Cinzel, ai Qt, Python, NumPy, Enchant și platformdirs, și tuturor celor care joacă.</translation>
  </message>
  <message>
   <source>Unofficial</source>
   <translation>Neoficial</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Versiunea {version}</translation>
  </message>
  <message>
   <source>What is new</source>
   <translation>Noutăți</translation>
  </message>
  <message>
   <source>Word lists</source>
   <translation>Liste de cuvinte</translation>
  </message>
  <message>
   <source>Your games</source>
   <translation>Jocurile tale</translation>
  </message>
  <message>
   <source>{name} is under the licence {licence} and brings no text of its own.</source>
   <translation>{name} este sub licența {licence} și nu aduce un text propriu.</translation>
  </message>
 </context>
 <context>
  <name>Arranging</name>
  <message>
   <source>Done again: {what}</source>
   <translation>Refăcut: {what}</translation>
  </message>
  <message>
   <source>In your own order again. Next: {next}.</source>
   <translation>Din nou în ordinea ta. Urmează: {next}.</translation>
  </message>
  <message>
   <source>Nothing to do again.</source>
   <translation>Nimic de refăcut.</translation>
  </message>
  <message>
   <source>Nothing to undo: only moves of your own cards can be taken back.</source>
   <translation>Nimic de anulat: se pot lua înapoi numai mutările propriilor cărți.</translation>
  </message>
  <message>
   <source>Sort: {order}</source>
   <translation>Sortează: {order}</translation>
  </message>
  <message>
   <source>Sorted {order}. Next: {next}.</source>
   <translation>Sortat {order}. Urmează: {next}.</translation>
  </message>
  <message>
   <source>Undone: {what}</source>
   <translation>Anulat: {what}</translation>
  </message>
  <message>
   <source>by letter</source>
   <translation>după literă</translation>
  </message>
  <message>
   <source>by value</source>
   <translation>după valoare</translation>
  </message>
  <message>
   <source>clear the words</source>
   <translation>golirea cuvintelor</translation>
  </message>
  <message>
   <source>lay the words of a hint</source>
   <translation>așezarea cuvintelor din indiciu</translation>
  </message>
  <message>
   <source>move {faces}</source>
   <translation>mutarea {faces}</translation>
  </message>
  <message>
   <source>move {faces} to the hand</source>
   <translation>mutarea {faces} în mână</translation>
  </message>
  <message>
   <source>move {faces} to word {word}</source>
   <translation>mutarea {faces} la cuvântul {word}</translation>
  </message>
  <message>
   <source>my order</source>
   <translation>ordinea mea</translation>
  </message>
  <message>
   <source>shuffle</source>
   <translation>amestecarea</translation>
  </message>
  <message>
   <source>sort as before</source>
   <translation>sortează ca înainte</translation>
  </message>
  <message>
   <source>sort {order}</source>
   <translation>sortarea {order}</translation>
  </message>
  <message>
   <source>start word {word} with {faces}</source>
   <translation>începerea cuvântului {word} cu {faces}</translation>
  </message>
  <message>
   <source>take word {word} back</source>
   <translation>luarea înapoi a cuvântului {word}</translation>
  </message>
  <message>
   <source>type {spelling}</source>
   <translation>scrierea {spelling}</translation>
  </message>
  <message>
   <source>vowels first</source>
   <translation>întâi vocalele</translation>
  </message>
 </context>
 <context>
  <name>Authority</name>
  <message numerus="yes">
   <source>%n lines were left out: they hold no word of 2 to 20 letters.</source>
   <translation>
    <numerusform>%n rând a fost lăsat pe dinafară: nu conține un cuvânt de 2–20 de litere.</numerusform>
    <numerusform>%n rânduri au fost lăsate pe dinafară: nu conțin un cuvânt de 2–20 de litere.</numerusform>
    <numerusform>%n de rânduri au fost lăsate pe dinafară: nu conțin un cuvânt de 2–20 de litere.</numerusform>
   </translation>
  </message>
  <message>
   <source>A list that was brought in here: its words count, and no others.</source>
   <translation>O listă adusă aici: numai cuvintele ei sunt valabile.</translation>
  </message>
  <message>
   <source>A list without a name</source>
   <translation>O listă fără nume</translation>
  </message>
  <message>
   <source>A spelling dictionary of this computer, read by {provider}. Names and abbreviations never count; words of two and three letters must also stand in the standard list.</source>
   <translation>Un dicționar de ortografie al acestui calculator, citit de {provider}. Numele și abrevierile nu sunt valabile niciodată; cuvintele de două și trei litere trebuie să fie și în lista standard.</translation>
  </message>
  <message>
   <source>An imported list</source>
   <translation>O listă adusă</translation>
  </message>
  <message>
   <source>Dictionary {tag}</source>
   <translation>Dicționarul {tag}</translation>
  </message>
  <message>
   <source>Family</source>
   <translation>Familie</translation>
  </message>
  <message>
   <source>In the list; no definition stored</source>
   <translation>Este în listă; nu are o definiție păstrată</translation>
  </message>
  <message>
   <source>One line was left out: it holds no word of 2 to 20 letters.</source>
   <translation>Un rând a fost lăsat pe dinafară: nu conține un cuvânt de 2–20 de litere.</translation>
  </message>
  <message>
   <source>Standard</source>
   <translation>Standard</translation>
  </message>
  <message>
   <source>The standard list with the rarest words of large dictionaries, among them the UK Advanced Cryptics Dictionary, copyright J Ross Beresford 1993-1999.</source>
   <translation>Lista standard, cu cele mai rare cuvinte din dicționarele mari, printre ele UK Advanced Cryptics Dictionary, copyright J Ross Beresford 1993-1999.</translation>
  </message>
  <message>
   <source>The word list of the game: what word-game players know.</source>
   <translation>Lista de cuvinte a jocului: ce știu jucătorii de jocuri de cuvinte.</translation>
  </message>
  <message>
   <source>This game goes by {name}, but spelling dictionaries cannot be used here: Settings say how.</source>
   <translation>Acest joc folosește {name}, dar dicționarele de ortografie nu pot fi folosite aici: Setările spun ce e de făcut.</translation>
  </message>
  <message>
   <source>This game goes by {name}, which is not on this computer: Settings say how to get it.</source>
   <translation>Acest joc folosește {name}, care nu este pe acest calculator: Setările spun cum se obține.</translation>
  </message>
  <message>
   <source>This game was played with an imported word list that is not here: bring the same list in under Settings, and the game goes on.</source>
   <translation>Acest joc a fost jucat cu o listă de cuvinte care nu este aici: adu aceeași listă în Setări și jocul continuă.</translation>
  </message>
  <message>
   <source>To play by a spelling dictionary, install the packages libenchant-2-2 and, for English, hunspell-en-us, or put .aff and .dic files into {folder}.</source>
   <translation>Ca să joci după un dicționar de ortografie, instalează pachetele libenchant-2-2 și, pentru engleză, hunspell-en-us, sau pune fișiere .aff și .dic în {folder}.</translation>
  </message>
  <message>
   <source>To play by a spelling dictionary, put .aff and .dic files into {folder}.</source>
   <translation>Ca să joci după un dicționar de ortografie, pune fișiere .aff și .dic în {folder}.</translation>
  </message>
  <message>
   <source>To play by a spelling dictionary, run “brew install enchant” and put .aff and .dic files into {folder}.</source>
   <translation>Ca să joci după un dicționar de ortografie, rulează „brew install enchant” și pune fișiere .aff și .dic în {folder}.</translation>
  </message>
  <message>
   <source>Wide</source>
   <translation>Largă</translation>
  </message>
  <message>
   <source>Words that most people know, without the coarse and offensive ones.</source>
   <translation>Cuvinte pe care le știe aproape oricine, fără cele vulgare și jignitoare.</translation>
  </message>
  <message>
   <source>accepts {count} words of the standard list</source>
   <translation>acceptă {count} cuvinte din lista standard</translation>
  </message>
  <message>
   <source>adjective</source>
   <translation>adjectiv</translation>
  </message>
  <message>
   <source>adverb</source>
   <translation>adverb</translation>
  </message>
  <message>
   <source>conjunction</source>
   <translation>conjuncție</translation>
  </message>
  <message>
   <source>determiner</source>
   <translation>determinant</translation>
  </message>
  <message>
   <source>interjection</source>
   <translation>interjecție</translation>
  </message>
  <message>
   <source>no definition stored</source>
   <translation>nu are o definiție păstrată</translation>
  </message>
  <message>
   <source>noun</source>
   <translation>substantiv</translation>
  </message>
  <message>
   <source>of {lemma}, {part}: {text}</source>
   <translation>de la {lemma}, {part}: {text}</translation>
  </message>
  <message>
   <source>preposition</source>
   <translation>prepoziție</translation>
  </message>
  <message>
   <source>pronoun</source>
   <translation>pronume</translation>
  </message>
  <message>
   <source>verb</source>
   <translation>verb</translation>
  </message>
  <message>
   <source>{count} words</source>
   <translation>cuvinte: {count}</translation>
  </message>
  <message>
   <source>{name} has more than {count} words: too many for a word list.</source>
   <translation>{name} are mai mult de {count} cuvinte: prea multe pentru o listă.</translation>
  </message>
  <message>
   <source>{name} has no line with a word of 2 to 20 letters from A to Z.</source>
   <translation>{name} nu are niciun rând cu un cuvânt de 2–20 de litere de la A la Z.</translation>
  </message>
  <message>
   <source>{name} has other words now than when this game began. Verdicts already given stand; new ones go by the words of today.</source>
   <translation>{name} are acum alte cuvinte decât la începutul jocului. Verdictele date rămân; cele noi se dau după cuvintele de azi.</translation>
  </message>
  <message>
   <source>{name} is damaged.</source>
   <translation>{name} este deteriorat.</translation>
  </message>
  <message>
   <source>{name} is larger than {size} MiB: too large for a word list.</source>
   <translation>{name} depășește {size} MiB: prea mare pentru o listă de cuvinte.</translation>
  </message>
  <message>
   <source>{part}: {text}</source>
   <translation>{part}: {text}</translation>
  </message>
  <message>
   <source>“{title}” was brought in with {words} words.</source>
   <translation>„{title}” a fost adusă; cuvinte: {words}.</translation>
  </message>
 </context>
 <context>
  <name>ChallengeSheet</name>
  <message>
   <source>A word laid by</source>
   <translation>Un cuvânt etalat de</translation>
  </message>
  <message>
   <source>Challenge</source>
   <translation>Contestă</translation>
  </message>
  <message>
   <source>Change</source>
   <translation>Schimbare</translation>
  </message>
  <message>
   <source>Game total</source>
   <translation>Totalul jocului</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Continuă</translation>
  </message>
  <message>
   <source>If it is a word, the challenger loses {points} from the total.</source>
   <translation>Dacă este cuvânt, cine contestă pierde {points} din total.</translation>
  </message>
  <message>
   <source>If it is a word, the challenger loses {points} from this hand.</source>
   <translation>Dacă este cuvânt, cine contestă pierde {points} din această mână.</translation>
  </message>
  <message>
   <source>If not, it does not count for {name}.</source>
   <translation>Dacă nu, nu i se socotește ({name}).</translation>
  </message>
  <message>
   <source>If not, it is struck and costs {name} {points}.</source>
   <translation>Dacă nu, este tăiat; {name} pierde {points}.</translation>
  </message>
  <message>
   <source>In doubt</source>
   <translation>În dubiu</translation>
  </message>
  <message>
   <source>In the word list: {list}</source>
   <translation>În lista de cuvinte: {list}</translation>
  </message>
  <message>
   <source>Is {word} a word? The answer holds for the whole game.</source>
   <translation>Este {word} un cuvânt? Răspunsul e valabil tot jocul.</translation>
  </message>
  <message>
   <source>No challenge</source>
   <translation>Fără contestație</translation>
  </message>
  <message>
   <source>No, it is struck</source>
   <translation>Nu, este tăiat</translation>
  </message>
  <message>
   <source>Not in the word list: {list}</source>
   <translation>Nu este în lista de cuvinte: {list}</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Acum</translation>
  </message>
  <message>
   <source>The table decides</source>
   <translation>Hotărăște masa</translation>
  </message>
  <message>
   <source>The table says no</source>
   <translation>Masa spune nu</translation>
  </message>
  <message>
   <source>The table says no: {yes} for it, {no} against</source>
   <translation>Masa spune nu: {yes} pentru, {no} împotrivă</translation>
  </message>
  <message>
   <source>The table says yes</source>
   <translation>Masa spune da</translation>
  </message>
  <message>
   <source>The table says yes: {yes} for it, {no} against</source>
   <translation>Masa spune da: {yes} pentru, {no} împotrivă</translation>
  </message>
  <message>
   <source>This hand</source>
   <translation>Această mână</translation>
  </message>
  <message>
   <source>Vote {number} of {count}. Most votes decide, for the whole game; if the table is split, the word list does.</source>
   <translation>Votul {number} din {count}. Decide majoritatea, pentru tot jocul; la egalitate decide lista de cuvinte.</translation>
  </message>
  <message>
   <source>Who challenges?</source>
   <translation>Cine contestă?</translation>
  </message>
  <message>
   <source>Yes, it is a word</source>
   <translation>Da, este un cuvânt</translation>
  </message>
  <message>
   <source>cards still in the hand</source>
   <translation>cărți încă în mână</translation>
  </message>
  <message>
   <source>it just does not count</source>
   <translation>pur și simplu nu se socotește</translation>
  </message>
  <message>
   <source>its cards count against {name}</source>
   <translation>cărțile lui se scad: {name}</translation>
  </message>
  <message>
   <source>no change</source>
   <translation>nicio schimbare</translation>
  </message>
  <message>
   <source>pays nothing</source>
   <translation>nu plătește nimic</translation>
  </message>
  <message>
   <source>the cards go back to the hand</source>
   <translation>cărțile se întorc în mână</translation>
  </message>
  <message>
   <source>the challenge was wrong</source>
   <translation>contestația a fost greșită</translation>
  </message>
  <message>
   <source>the word counts</source>
   <translation>cuvântul e valabil</translation>
  </message>
  <message>
   <source>{bonus} goes to {name}; in doubt it was nobody's.</source>
   <translation>{bonus}: revine la {name}; cât a fost dubiu nu era al nimănui.</translation>
  </message>
  <message>
   <source>{bonus} is taken from {from_name}; nobody has it now.</source>
   <translation>{bonus}: {from_name} îl pierde; acum nu îl are nimeni.</translation>
  </message>
  <message>
   <source>{bonus} moves from {from_name} to {name}.</source>
   <translation>{bonus}: trece de la {from_name} la {name}.</translation>
  </message>
  <message>
   <source>{name} challenges</source>
   <translation>{name} contestă</translation>
  </message>
  <message>
   <source>{name} challenges a word laid by</source>
   <translation>{name} contestă un cuvânt etalat de</translation>
  </message>
  <message>
   <source>{name} challenges {word}</source>
   <translation>{name} contestă {word}</translation>
  </message>
  <message>
   <source>{name} has not gone out: the cards are back in the hand, and the round goes on.</source>
   <translation>{name} nu a închis: cărțile sunt din nou în mână și runda continuă.</translation>
  </message>
  <message>
   <source>{name} keeps {word}</source>
   <translation>{name} păstrează {word}</translation>
  </message>
  <message>
   <source>{name} pays</source>
   <translation>{name} plătește</translation>
  </message>
  <message>
   <source>{name} pays {points}.</source>
   <translation>{name} plătește {points}.</translation>
  </message>
  <message>
   <source>{name} was right</source>
   <translation>{name} a avut dreptate</translation>
  </message>
  <message>
   <source>{name}, is {word} a word?</source>
   <translation>{name}, este {word} un cuvânt?</translation>
  </message>
  <message>
   <source>{word} is struck</source>
   <translation>{word} este tăiat</translation>
  </message>
  <message>
   <source>{word} is struck.</source>
   <translation>{word} este tăiat.</translation>
  </message>
 </context>
 <context>
  <name>Characters</name>
  <message>
   <source>Bramble</source>
   <translation>Bramble</translation>
  </message>
  <message>
   <source>Bramble the hedgehog</source>
   <translation>Ariciul Bramble</translation>
  </message>
  <message>
   <source>Clover</source>
   <translation>Clover</translation>
  </message>
  <message>
   <source>Clover the mouse</source>
   <translation>Șoricelul Clover</translation>
  </message>
  <message>
   <source>Juno</source>
   <translation>Juno</translation>
  </message>
  <message>
   <source>Juno the fox</source>
   <translation>Vulpea Juno</translation>
  </message>
  <message>
   <source>Just hatched. Knows a few everyday words and takes its time.</source>
   <translation>Abia ieșit din ou. Știe câteva cuvinte obișnuite și nu se grăbește.</translation>
  </message>
  <message>
   <source>Nimble and modest. Everyday words, and no eye for the bonus.</source>
   <translation>Sprinten și modest. Cuvinte de zi cu zi, fără ochi pentru bonus.</translation>
  </message>
  <message>
   <source>Otto</source>
   <translation>Otto</translation>
  </message>
  <message>
   <source>Otto the otter</source>
   <translation>Vidra Otto</translation>
  </message>
  <message>
   <source>Pip</source>
   <translation>Pip</translation>
  </message>
  <message>
   <source>Pip the chick</source>
   <translation>Puiul Pip</translation>
  </message>
  <message>
   <source>Playful and quick. Reads a lot, and goes out when it can.</source>
   <translation>Jucăușă și iute. Citește mult și închide când poate.</translation>
  </message>
  <message>
   <source>Quill</source>
   <translation>Quill</translation>
  </message>
  <message>
   <source>Quill the raven</source>
   <translation>Corbul Quill</translation>
  </message>
  <message>
   <source>Sage</source>
   <translation>Sage</translation>
  </message>
  <message>
   <source>Sage the owl</source>
   <translation>Bufnița Sage</translation>
  </message>
  <message>
   <source>Sly. Waits for the better moment, and doubts your boldest words.</source>
   <translation>Vicleană. Așteaptă momentul potrivit și se îndoiește de cuvintele tale îndrăznețe.</translation>
  </message>
  <message>
   <source>Steady and patient. Ordinary words, and likes a long one.</source>
   <translation>Statornic și răbdător. Cuvinte obișnuite, îi plac cele lungi.</translation>
  </message>
  <message>
   <source>The master. Knows every word of the list, and when to stop.</source>
   <translation>Maestrul. Știe fiecare cuvânt din listă și când să se oprească.</translation>
  </message>
  <message>
   <source>Well read and watchful. Thinks before it goes out.</source>
   <translation>Citită și atentă. Se gândește înainte să închidă.</translation>
  </message>
 </context>
 <context>
  <name>Coach</name>
  <message>
   <source>All but one form words: the large button goes out.</source>
   <translation>Toate în afară de una formează cuvinte: butonul mare închide.</translation>
  </message>
  <message>
   <source>Coach: {text}</source>
   <translation>Antrenor: {text}</translation>
  </message>
  <message>
   <source>Doubt a word? Click it. A wrong doubt costs its points.</source>
   <translation>Te îndoiești de un cuvânt? Apasă-l. O îndoială greșită costă punctele lui.</translation>
  </message>
  <message>
   <source>Drag a card you do not need to the discards: turn over.</source>
   <translation>Trage o carte de prisos la cele decartate: tura s-a încheiat.</translation>
  </message>
  <message>
   <source>Drag cards up to form words, or type their letters.</source>
   <translation>Trage cărțile în sus ca să formezi cuvinte sau scrie-le literele.</translation>
  </message>
  <message>
   <source>Draw a card: click the stock, or the open card beside it.</source>
   <translation>Trage o carte: apasă talonul sau cartea deschisă de lângă el.</translation>
  </message>
  <message>
   <source>Keep one card to discard: take one back from a word.</source>
   <translation>Păstrează o carte de decartat: ia una înapoi dintr-un cuvânt.</translation>
  </message>
  <message>
   <source>Last turn: lay what you can, the rest counts against you.</source>
   <translation>Ultima tură: etalează ce poți, restul ți se scade.</translation>
  </message>
  <message>
   <source>Take the open card if it fits; what you draw nobody sees.</source>
   <translation>Ia cartea deschisă dacă se potrivește; ce tragi nu vede nimeni.</translation>
  </message>
  <message>
   <source>While others play, sort your cards and try words.</source>
   <translation>Cât joacă alții, sortează-ți cărțile și încearcă cuvinte.</translation>
  </message>
  <message>
   <source>{face} is one card with two letters: they stay together.</source>
   <translation>{face} este o singură carte cu două litere: rămân împreună.</translation>
  </message>
  <message>
   <source>{face} left in your hand costs its {value} points.</source>
   <translation>{face} rămasă în mână costă punctele ei: {value}.</translation>
  </message>
 </context>
 <context>
  <name>ConfirmLaySheet</name>
  <message>
   <source>Back to the table</source>
   <translation>Înapoi la masă</translation>
  </message>
  <message>
   <source>Discards {card}</source>
   <translation>Decartează {card}</translation>
  </message>
  <message>
   <source>Finish without a word: {sum}</source>
   <translation>Termină fără niciun cuvânt: {sum}</translation>
  </message>
  <message>
   <source>Go out: {points}</source>
   <translation>Închide: {points}</translation>
  </message>
  <message>
   <source>Lay and finish: {sum}</source>
   <translation>Etalează și termină: {sum}</translation>
  </message>
  <message>
   <source>Not in a word. Choose the one to discard, it does not count:</source>
   <translation>În afara cuvintelor. Alege cartea de decartat, ea nu se socotește:</translation>
  </message>
  <message>
   <source>Not in a word; the one with the tick is discarded and does not count:</source>
   <translation>În afara cuvintelor; cea bifată se decartează și nu se socotește:</translation>
  </message>
  <message>
   <source>To discard: {card}</source>
   <translation>De decartat: {card}</translation>
  </message>
  <message>
   <source>no word laid, unused cards {unused}</source>
   <translation>niciun cuvânt etalat, cărți nefolosite {unused}</translation>
  </message>
  <message>
   <source>points for words; bonuses come at the end of the round</source>
   <translation>puncte pentru cuvinte; bonusurile vin la sfârșitul rundei</translation>
  </message>
  <message>
   <source>words {words}, unused cards {unused}; a round is never below nothing</source>
   <translation>cuvinte {words}, cărți nefolosite {unused}; o rundă nu coboară sub zero</translation>
  </message>
  <message>
   <source>words {words}, unused cards {unused}; bonuses come at the end of the round</source>
   <translation>cuvinte {words}, cărți nefolosite {unused}; bonusurile vin la sfârșitul rundei</translation>
  </message>
  <message>
   <source>{card}, counts against you</source>
   <translation>{card}, ți se scade</translation>
  </message>
  <message>
   <source>{card}, to be discarded</source>
   <translation>{card}, de decartat</translation>
  </message>
  <message>
   <source>{name} goes out</source>
   <translation>{name} închide</translation>
  </message>
  <message>
   <source>{name}'s last turn</source>
   <translation>Ultima tură: {name}</translation>
  </message>
 </context>
 <context>
  <name>Curtain</name>
  <message>
   <source>Everyone else looks away, please.</source>
   <translation>Ceilalți să se uite în altă parte, vă rog.</translation>
  </message>
  <message>
   <source>I am {name} – show my cards</source>
   <translation>Sunt {name} – arată-mi cărțile</translation>
  </message>
  <message>
   <source>On the discard pile: {card}</source>
   <translation>Deasupra celor decartate: {card}</translation>
  </message>
  <message>
   <source>Pass to {name}</source>
   <translation>La rând: {name}</translation>
  </message>
  <message>
   <source>Save and stop for now</source>
   <translation>Salvează și oprește pentru moment</translation>
  </message>
  <message>
   <source>The discard pile is empty.</source>
   <translation>Nu sunt cărți decartate.</translation>
  </message>
  <message>
   <source>{count} left to draw</source>
   <translation>mai sunt {count} de tras</translation>
  </message>
 </context>
 <context>
  <name>Daily</name>
  <message numerus="yes">
   <source>%n days played</source>
   <translation>
    <numerusform>%n zi jucată</numerusform>
    <numerusform>%n zile jucate</numerusform>
    <numerusform>%n de zile jucate</numerusform>
   </translation>
  </message>
  <message>
   <source>1 day played</source>
   <translation>o zi jucată</translation>
  </message>
  <message>
   <source>A stack is empty: choose a stack that gives its top card to the gap (1 to 8).</source>
   <translation>Un teanc este gol: alege teancul care își dă cartea de sus (1–8).</translation>
  </message>
  <message>
   <source>Back (Esc); the puzzle is saved</source>
   <translation>Înapoi (Esc); puzzle-ul este salvat</translation>
  </message>
  <message>
   <source>Begun, not finished</source>
   <translation>Început, neterminat</translation>
  </message>
  <message>
   <source>Best found so far: {points}; {percent} % looked at.</source>
   <translation>Cel mai bun până acum: {points}; cercetat {percent} %.</translation>
  </message>
  <message>
   <source>Best of this day: {points}.</source>
   <translation>Cel mai bun al zilei: {points}.</translation>
  </message>
  <message>
   <source>Best score {score}</source>
   <translation>Cel mai bun scor {score}</translation>
  </message>
  <message>
   <source>Calendar</source>
   <translation>Calendar</translation>
  </message>
  <message>
   <source>Cards left</source>
   <translation>Cărți rămase</translation>
  </message>
  <message>
   <source>Cards of words</source>
   <translation>Cărți din cuvinte</translation>
  </message>
  <message>
   <source>Daily puzzle</source>
   <translation>Puzzle-ul zilei</translation>
  </message>
  <message>
   <source>Days in a row</source>
   <translation>Zile la rând</translation>
  </message>
  <message>
   <source>Ends the puzzle and counts its score</source>
   <translation>Încheie puzzle-ul și notează scorul</translation>
  </message>
  <message>
   <source>Enter takes the word, Esc puts it back.</source>
   <translation>Enter ia cuvântul, Esc îl pune înapoi.</translation>
  </message>
  <message>
   <source>Finish</source>
   <translation>Termină</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Continuă</translation>
  </message>
  <message>
   <source>Long words</source>
   <translation>Cuvinte lungi</translation>
  </message>
  <message numerus="yes">
   <source>Longest row: %n days</source>
   <translation>
    <numerusform>Cel mai lung șir: %n zi</numerusform>
    <numerusform>Cel mai lung șir: %n zile</numerusform>
    <numerusform>Cel mai lung șir: %n de zile</numerusform>
   </translation>
  </message>
  <message>
   <source>Longest row: 1 day</source>
   <translation>Cel mai lung șir: o zi</translation>
  </message>
  <message>
   <source>Looked at so far</source>
   <translation>Cercetat până acum</translation>
  </message>
  <message>
   <source>Looking for the best lay…</source>
   <translation>Se caută cea mai bună etalare…</translation>
  </message>
  <message>
   <source>Not played yet</source>
   <translation>Încă nejucat</translation>
  </message>
  <message numerus="yes">
   <source>Now: %n days in a row</source>
   <translation>
    <numerusform>Acum: %n zi la rând</numerusform>
    <numerusform>Acum: %n zile la rând</numerusform>
    <numerusform>Acum: %n de zile la rând</numerusform>
   </translation>
  </message>
  <message>
   <source>Now: 1 day</source>
   <translation>Acum: o zi</translation>
  </message>
  <message>
   <source>Optimal: {points}. No lay by the word list scores more.</source>
   <translation>Optim: {points}. Nicio etalare după listă nu aduce mai mult.</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Joacă</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Joacă din nou</translation>
  </message>
  <message>
   <source>Played later: the score counts, the row does not.</source>
   <translation>Jucat mai târziu: scorul se notează, șirul nu.</translation>
  </message>
  <message>
   <source>Played on its day: it counts in the row.</source>
   <translation>Jucat în ziua lui: intră în șir.</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Refă</translation>
  </message>
  <message>
   <source>Score now</source>
   <translation>Scorul acum</translation>
  </message>
  <message>
   <source>Score {score}</source>
   <translation>Scor {score}</translation>
  </message>
  <message>
   <source>Show the best lay</source>
   <translation>Arată cea mai bună etalare</translation>
  </message>
  <message>
   <source>Sixteen cards in eight stacks of two, the same for everybody.</source>
   <translation>Șaisprezece cărți în opt teancuri de câte două, aceleași pentru toți.</translation>
  </message>
  <message>
   <source>Start again</source>
   <translation>Ia de la capăt</translation>
  </message>
  <message>
   <source>The best lay could not be looked for now.</source>
   <translation>Cea mai bună etalare nu a putut fi căutată acum.</translation>
  </message>
  <message>
   <source>The month after</source>
   <translation>Luna următoare</translation>
  </message>
  <message>
   <source>The month before</source>
   <translation>Luna precedentă</translation>
  </message>
  <message>
   <source>The word list of this installation is damaged; please install the game again.</source>
   <translation>Lista de cuvinte a acestei instalări este deteriorată; te rugăm să instalezi jocul din nou.</translation>
  </message>
  <message>
   <source>This puzzle is counted: undo and try for more, or go to the calendar.</source>
   <translation>Acest puzzle este notat: anulează și încearcă mai mult sau mergi la calendar.</translation>
  </message>
  <message>
   <source>Today, {day}</source>
   <translation>Astăzi, {day}</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Anulează</translation>
  </message>
  <message>
   <source>Use as many cards as you can: those that are left count against you.</source>
   <translation>Folosește cât mai multe cărți: cele rămase ți se scad.</translation>
  </message>
  <message>
   <source>{day}, today</source>
   <translation>{day}, astăzi</translation>
  </message>
  <message>
   <source>{day}: best score {score}</source>
   <translation>{day}: cel mai bun scor {score}</translation>
  </message>
 </context>
 <context>
  <name>Dictionary</name>
  <message>
   <source>? stands for one letter, * for any number of letters: for example ?ui* or *qat.</source>
   <translation>? ține locul unei litere, * al oricâtor litere: de exemplu ?ui* sau *qat.</translation>
  </message>
  <message>
   <source>A blank before and after QU, IN, ER, CL or TH makes it a double card.</source>
   <translation>Un spațiu înainte și după QU, IN, ER, CL sau TH face din ele o carte dublă.</translation>
  </message>
  <message>
   <source>A spelling dictionary cannot tell its words: these are the standard list's.</source>
   <translation>Un dicționar de ortografie nu își poate spune cuvintele: acestea sunt din lista standard.</translation>
  </message>
  <message>
   <source>A word, or how it begins</source>
   <translation>Un cuvânt sau începutul lui</translation>
  </message>
  <message>
   <source>As cards</source>
   <translation>Ca cărți</translation>
  </message>
  <message>
   <source>Cards, for example: A E R T QU</source>
   <translation>Cărți, de exemplu: A E R T QU</translation>
  </message>
  <message>
   <source>Dictionary</source>
   <translation>Dicționar</translation>
  </message>
  <message>
   <source>From these cards</source>
   <translation>Din aceste cărți</translation>
  </message>
  <message>
   <source>It is {name}'s turn: at this table the dictionary stays closed in one's own turn.</source>
   <translation>Este rândul lui {name}: la această masă dicționarul rămâne închis în tura proprie.</translation>
  </message>
  <message>
   <source>No word like this</source>
   <translation>Niciun astfel de cuvânt</translation>
  </message>
  <message>
   <source>One word</source>
   <translation>Un cuvânt</translation>
  </message>
  <message>
   <source>Q without U</source>
   <translation>Q fără U</translation>
  </message>
  <message>
   <source>Reading the list…</source>
   <translation>Se citește lista…</translation>
  </message>
  <message>
   <source>The list cannot be read here.</source>
   <translation>Lista nu poate fi citită aici.</translation>
  </message>
  <message>
   <source>The list in use</source>
   <translation>Lista folosită</translation>
  </message>
  <message>
   <source>The table's own words</source>
   <translation>Cuvintele proprii ale mesei</translation>
  </message>
  <message>
   <source>The word in full</source>
   <translation>Cuvântul întreg</translation>
  </message>
  <message>
   <source>This table plays without a dictionary.</source>
   <translation>Această masă joacă fără dicționar.</translation>
  </message>
  <message>
   <source>Two letters</source>
   <translation>Două litere</translation>
  </message>
  <message>
   <source>Type a word to look it up, or choose one from the list.</source>
   <translation>Scrie un cuvânt ca să îl cauți sau alege unul din listă.</translation>
  </message>
  <message>
   <source>What others say</source>
   <translation>Ce spun celelalte</translation>
  </message>
  <message>
   <source>Words</source>
   <translation>Cuvinte</translation>
  </message>
  <message>
   <source>Words found</source>
   <translation>Cuvinte găsite</translation>
  </message>
  <message>
   <source>{count} words</source>
   <translation>cuvinte: {count}</translation>
  </message>
  <message>
   <source>{list}: a word</source>
   <translation>{list}: este cuvânt</translation>
  </message>
  <message>
   <source>{list}: cannot be asked here</source>
   <translation>{list}: nu poate fi întrebată aici</translation>
  </message>
  <message>
   <source>{list}: not listed</source>
   <translation>{list}: nu e în listă</translation>
  </message>
 </context>
 <context>
  <name>Explanation</name>
  <message>
   <source>; </source>
   <translation>; </translation>
  </message>
  <message>
   <source>a round is never below nothing</source>
   <translation>o rundă nu coboară sub zero</translation>
  </message>
  <message>
   <source>a total is never below nothing</source>
   <translation>totalul nu coboară sub zero</translation>
  </message>
  <message>
   <source>cards not used</source>
   <translation>cărți nefolosite</translation>
  </message>
  <message>
   <source>challenges lost</source>
   <translation>contestații pierdute</translation>
  </message>
  <message>
   <source>not used</source>
   <translation>nefolosite</translation>
  </message>
  <message>
   <source>this round</source>
   <translation>runda aceasta</translation>
  </message>
  <message>
   <source>total</source>
   <translation>total</translation>
  </message>
  <message>
   <source>total after it</source>
   <translation>total după ea</translation>
  </message>
  <message>
   <source>words</source>
   <translation>cuvinte</translation>
  </message>
  <message>
   <source>{word}, struck</source>
   <translation>{word}, tăiat</translation>
  </message>
 </context>
 <context>
  <name>Faults</name>
  <message>
   <source>Copy the report</source>
   <translation>Copiază raportul</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Continuă</translation>
  </message>
  <message>
   <source>Nothing is sent by itself: read the report and decide who gets it.</source>
   <translation>Nimic nu se trimite singur: citește raportul și hotărăște cine îl primește.</translation>
  </message>
  <message>
   <source>Report about the fault</source>
   <translation>Raport despre eroare</translation>
  </message>
  <message>
   <source>Save the report</source>
   <translation>Salvează raportul</translation>
  </message>
  <message>
   <source>Save the report…</source>
   <translation>Salvează raportul…</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Ceva nu a mers bine</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <source>The program met something it did not expect, and the last move could not be saved yet. You can play on; it is saved as soon as that works.</source>
   <translation>Programul a întâlnit ceva neașteptat, iar ultima mutare nu a putut fi salvată încă. Poți continua; se salvează de îndată ce se poate.</translation>
  </message>
  <message>
   <source>The program met something it did not expect. Your games are safe. If the table looks wrong, go to the start page and continue the game there.</source>
   <translation>Programul a întâlnit ceva neașteptat. Jocurile tale sunt în siguranță. Dacă masa arată ciudat, mergi la pagina de start și continuă jocul de acolo.</translation>
  </message>
  <message>
   <source>The report cannot be saved there: {reason}.</source>
   <translation>Raportul nu poate fi salvat acolo: {reason}.</translation>
  </message>
  <message>
   <source>The report was copied.</source>
   <translation>Raportul a fost copiat.</translation>
  </message>
  <message>
   <source>The report was saved as {name}.</source>
   <translation>Raportul a fost salvat ca {name}.</translation>
  </message>
  <message numerus="yes">
   <source>This has happened %n times since the program was started.</source>
   <translation>
    <numerusform>S-a întâmplat o dată de la pornirea programului.</numerusform>
    <numerusform>S-a întâmplat de %n ori de la pornirea programului.</numerusform>
    <numerusform>S-a întâmplat de %n de ori de la pornirea programului.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Files</name>
  <message numerus="yes">
   <source>%n more cannot be opened either.</source>
   <translation>
    <numerusform>Nici încă %n nu poate fi deschis.</numerusform>
    <numerusform>Nici alte %n nu pot fi deschise.</numerusform>
    <numerusform>Nici alte %n nu pot fi deschise.</numerusform>
   </translation>
  </message>
  <message>
   <source>Games cannot be saved for long: {reason}. You can play; they are kept until the computer restarts.</source>
   <translation>Jocurile nu pot fi păstrate mult: {reason}. Poți juca; rămân până la repornirea calculatorului.</translation>
  </message>
  <message>
   <source>Imported word list</source>
   <translation>Listă de cuvinte adusă</translation>
  </message>
  <message>
   <source>Kept tables</source>
   <translation>Mese păstrate</translation>
  </message>
  <message>
   <source>Nothing was done with {name}: {reason}.</source>
   <translation>Nu s-a făcut nimic cu {name}: {reason}.</translation>
  </message>
  <message>
   <source>Records of solitaire</source>
   <translation>Recorduri la solitaire</translation>
  </message>
  <message>
   <source>Records of the table</source>
   <translation>Recorduri la masă</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Setări</translation>
  </message>
  <message>
   <source>The game cannot be saved now: {reason}. You can play on; it will be saved as soon as that works.</source>
   <translation>Jocul nu poate fi salvat acum: {reason}. Poți continua; va fi salvat de îndată ce se poate.</translation>
  </message>
  <message>
   <source>The game goes on one move earlier.</source>
   <translation>Jocul continuă cu o mutare mai devreme.</translation>
  </message>
  <message>
   <source>The imported word list {name} is damaged: its words are not those that were brought in. It was set aside; please bring the list in again.</source>
   <translation>Lista de cuvinte adusă {name} este deteriorată: cuvintele din ea nu mai sunt cele aduse. A fost pusă deoparte; te rugăm să aduci lista din nou.</translation>
  </message>
  <message>
   <source>The last move could not be read; the game goes on one move earlier.</source>
   <translation>Ultima mutare nu a putut fi citită; jocul continuă cu o mutare mai devreme.</translation>
  </message>
  <message>
   <source>The records cannot be read or changed now: {reason}.</source>
   <translation>Recordurile nu pot fi citite sau schimbate acum: {reason}.</translation>
  </message>
  <message>
   <source>The records cannot be written now; this game is counted later.</source>
   <translation>Recordurile nu pot fi scrise acum; acest joc se notează mai târziu.</translation>
  </message>
  <message>
   <source>The records were made by a newer version of the program and stay as they are.</source>
   <translation>Recordurile au fost făcute de o versiune mai nouă a programului și rămân așa cum sunt.</translation>
  </message>
  <message>
   <source>The records were made by a newer version of the program; nothing is counted.</source>
   <translation>Recordurile sunt făcute de o versiune mai nouă a programului; nu se notează nimic.</translation>
  </message>
  <message>
   <source>The saved game {name} cannot be opened: {reason}. It was left where it is.</source>
   <translation>Jocul salvat {name} nu poate fi deschis: {reason}. A rămas unde era.</translation>
  </message>
  <message>
   <source>The saved game {name} cannot be opened: {reason}. It was set aside in the folder {folder}.</source>
   <translation>Jocul salvat {name} nu poate fi deschis: {reason}. A fost pus deoparte în folderul {folder}.</translation>
  </message>
  <message>
   <source>The settings cannot be saved now: {reason}. They hold until the program ends.</source>
   <translation>Setările nu pot fi salvate acum: {reason}. Ele rămân valabile până la închiderea programului.</translation>
  </message>
  <message>
   <source>The settings could not be read and have their usual values again; the old file is {path}.</source>
   <translation>Setările nu au putut fi citite și au din nou valorile obișnuite; fișierul vechi este {path}.</translation>
  </message>
  <message>
   <source>The table's own words</source>
   <translation>Cuvintele proprii ale mesei</translation>
  </message>
  <message>
   <source>it cannot be read</source>
   <translation>nu poate fi citit</translation>
  </message>
  <message>
   <source>it has more moves than a game can have</source>
   <translation>are mai multe mutări decât poate avea un joc</translation>
  </message>
  <message>
   <source>it is damaged</source>
   <translation>este deteriorat</translation>
  </message>
  <message>
   <source>it is empty</source>
   <translation>este gol</translation>
  </message>
  <message>
   <source>it is not a file</source>
   <translation>nu este un fișier</translation>
  </message>
  <message>
   <source>it is not a saved game of this program</source>
   <translation>nu este un joc salvat al acestui program</translation>
  </message>
  <message>
   <source>it is not there</source>
   <translation>nu este acolo</translation>
  </message>
  <message>
   <source>it is too large for a saved game</source>
   <translation>este prea mare pentru un joc salvat</translation>
  </message>
  <message>
   <source>it was made by a newer version of the program; please update to open it</source>
   <translation>a fost făcut de o versiune mai nouă a programului; actualizează ca să îl deschizi</translation>
  </message>
  <message>
   <source>its result does not follow from its moves</source>
   <translation>rezultatul nu decurge din mutări</translation>
  </message>
  <message>
   <source>move {number} in it is against the rules</source>
   <translation>mutarea {number} din el încalcă regulile</translation>
  </message>
  <message>
   <source>no folder can be written to</source>
   <translation>nu se poate scrie în niciun folder</translation>
  </message>
  <message numerus="yes">
   <source>saved %n hours ago</source>
   <translation>
    <numerusform>salvat acum o oră</numerusform>
    <numerusform>salvat acum %n ore</numerusform>
    <numerusform>salvat acum %n de ore</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>saved %n minutes ago</source>
   <translation>
    <numerusform>salvat acum un minut</numerusform>
    <numerusform>salvat acum %n minute</numerusform>
    <numerusform>salvat acum %n de minute</numerusform>
   </translation>
  </message>
  <message>
   <source>saved just now</source>
   <translation>salvat chiar acum</translation>
  </message>
  <message>
   <source>saved on {date}</source>
   <translation>salvat pe {date}</translation>
  </message>
  <message>
   <source>saved one hour ago</source>
   <translation>salvat acum o oră</translation>
  </message>
  <message>
   <source>saved one minute ago</source>
   <translation>salvat acum un minut</translation>
  </message>
  <message>
   <source>the disk is full</source>
   <translation>discul este plin</translation>
  </message>
  <message>
   <source>the folder cannot be written to</source>
   <translation>nu se poate scrie în folder</translation>
  </message>
  <message>
   <source>the system reports an error</source>
   <translation>sistemul raportează o eroare</translation>
  </message>
  <message>
   <source>there is no home folder</source>
   <translation>nu există un folder personal</translation>
  </message>
  <message>
   <source>{folder} cannot be written to</source>
   <translation>nu se poate scrie în {folder}</translation>
  </message>
  <message>
   <source>{folder} is not a folder</source>
   <translation>{folder} nu este un folder</translation>
  </message>
  <message>
   <source>{name} cannot be opened: {reason}.</source>
   <translation>{name} nu poate fi deschis: {reason}.</translation>
  </message>
  <message>
   <source>{name} is being played in another window of the program.</source>
   <translation>{name} se joacă în altă fereastră a programului.</translation>
  </message>
  <message>
   <source>{title}: the file could not be read and was set aside.</source>
   <translation>{title}: fișierul nu a putut fi citit și a fost pus deoparte.</translation>
  </message>
 </context>
 <context>
  <name>FinalPage</name>
  <message>
   <source>Best word: {points}</source>
   <translation>Cel mai bun cuvânt: {points}</translation>
  </message>
  <message>
   <source>Best words of the evening</source>
   <translation>Cele mai bune cuvinte ale serii</translation>
  </message>
  <message>
   <source>End of the game</source>
   <translation>Sfârșitul jocului</translation>
  </message>
  <message>
   <source>Longest word: {letters}</source>
   <translation>Cel mai lung cuvânt: {letters}</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Joacă din nou</translation>
  </message>
  <message>
   <source>Review the game</source>
   <translation>Analizează jocul</translation>
  </message>
  <message>
   <source>Same table, same rules: the deal goes on to the left.</source>
   <translation>Aceeași masă, aceleași reguli: împărțitul trece la stânga.</translation>
  </message>
  <message>
   <source>To the start page</source>
   <translation>La pagina de start</translation>
  </message>
  <message numerus="yes">
   <source>after %n rounds</source>
   <translation>
    <numerusform>după o rundă</numerusform>
    <numerusform>după %n runde</numerusform>
    <numerusform>după %n de runde</numerusform>
   </translation>
  </message>
  <message>
   <source>after 1 round</source>
   <translation>după o rundă</translation>
  </message>
  <message>
   <source>after {number} of {count}</source>
   <translation>după {number} din {count}</translation>
  </message>
  <message>
   <source>joint winner</source>
   <translation>câștigător la egalitate</translation>
  </message>
  <message>
   <source>winner</source>
   <translation>câștigător</translation>
  </message>
 </context>
 <context>
  <name>Hint</name>
  <message>
   <source>A hint is for your own turn.</source>
   <translation>Un indiciu se cere la rândul tău.</translation>
  </message>
  <message>
   <source>Discard {face}.</source>
   <translation>Decartează {face}.</translation>
  </message>
  <message>
   <source>Draw from the stock.</source>
   <translation>Trage din talon.</translation>
  </message>
  <message>
   <source>Go out: lay {words}, discard {face}. {points}.</source>
   <translation>Închide: etalează {words}, decartează {face}. {points}.</translation>
  </message>
  <message>
   <source>Hint</source>
   <translation>Indiciu</translation>
  </message>
  <message>
   <source>Hints are switched off in the settings.</source>
   <translation>Indiciile sunt oprite în setări.</translation>
  </message>
  <message>
   <source>It makes {word}.</source>
   <translation>Formează {word}.</translation>
  </message>
  <message>
   <source>Keep {face}: it is part of a word.</source>
   <translation>Păstrează {face}: face parte dintr-un cuvânt.</translation>
  </message>
  <message>
   <source>Keep {words}, discard {face}.</source>
   <translation>Păstrează {words}, decartează {face}.</translation>
  </message>
  <message>
   <source>Lay out these words ({key})</source>
   <translation>Așază aceste cuvinte ({key})</translation>
  </message>
  <message>
   <source>Lay {words}, discard {face}. {points} as the table lies.</source>
   <translation>Etalează {words}, decartează {face}. {points} după cum arată masa.</translation>
  </message>
  <message>
   <source>No cards go together yet. Keep {face}, which costs little.</source>
   <translation>Încă nu se leagă cărțile. Păstrează {face}, costă puțin.</translation>
  </message>
  <message>
   <source>No hints in challenge play: they would tell which words are listed.</source>
   <translation>Fără indicii în jocul cu contestații: ar spune ce cuvinte sunt în listă.</translation>
  </message>
  <message>
   <source>Nothing can be laid.</source>
   <translation>Nu se poate etala nimic.</translation>
  </message>
  <message>
   <source>Nothing in your hand goes together yet.</source>
   <translation>Încă nu se leagă nimic în mâna ta.</translation>
  </message>
  <message>
   <source>Take {face} from the discards.</source>
   <translation>Ia {face} dintre cele decartate.</translation>
  </message>
  <message>
   <source>There is no hint now.</source>
   <translation>Acum nu există un indiciu.</translation>
  </message>
  <message>
   <source>There is no word in your hand yet.</source>
   <translation>Încă nu ai niciun cuvânt în mână.</translation>
  </message>
  <message>
   <source>Thinking…</source>
   <translation>Se gândește…</translation>
  </message>
  <message>
   <source>With it you hold {words}.</source>
   <translation>Cu ea ai {words}.</translation>
  </message>
  <message>
   <source>You can go out.</source>
   <translation>Poți închide.</translation>
  </message>
  <message>
   <source>You could go out ({points} as the table lies), but waiting promises more.</source>
   <translation>Ai putea închide ({points} după cum arată masa), dar așteptarea promite mai mult.</translation>
  </message>
  <message>
   <source>You hold {word}.</source>
   <translation>Ai {word}.</translation>
  </message>
  <message>
   <source>Your hand already holds {words}.</source>
   <translation>Mâna ta are deja {words}.</translation>
  </message>
  <message>
   <source>discard</source>
   <translation>decartează</translation>
  </message>
  <message>
   <source>keep</source>
   <translation>păstrează</translation>
  </message>
  <message>
   <source>take</source>
   <translation>ia</translation>
  </message>
  <message>
   <source>word {number}</source>
   <translation>cuvântul {number}</translation>
  </message>
 </context>
 <context>
  <name>Host</name>
  <message>
   <source>A game is being played in another window of the program.</source>
   <translation>Un joc este jucat în altă fereastră a programului.</translation>
  </message>
  <message>
   <source>OK</source>
   <translation>OK</translation>
  </message>
  <message>
   <source>Please note</source>
   <translation>De reținut</translation>
  </message>
  <message>
   <source>The game is saved again.</source>
   <translation>Jocul este din nou salvat.</translation>
  </message>
  <message>
   <source>The word list of this installation is damaged; please install the game again.</source>
   <translation>Lista de cuvinte a acestei instalări este deteriorată; te rugăm să instalezi jocul din nou.</translation>
  </message>
  <message>
   <source>This game was played with the word list {name}, which is not here.</source>
   <translation>Acest joc a fost jucat cu lista {name}, care nu este aici.</translation>
  </message>
 </context>
 <context>
  <name>HowToPlay</name>
  <message>
   <source>A good round</source>
   <translation>O rundă bună</translation>
  </message>
  <message>
   <source>A round counts like this: the cards in your words, less the cards you could not use, plus the bonuses. A round is never worth less than nothing.</source>
   <translation>O rundă se socotește așa: cărțile din cuvintele tale, minus cele pe care nu le-ai putut folosi, plus bonusurile. O rundă nu valorează niciodată sub zero.</translation>
  </message>
  <message>
   <source>A stack that is used up is filled with the top card of another, which you choose.</source>
   <translation>Un teanc terminat se umple cu cartea de sus a altuia, pe care îl alegi tu.</translation>
  </message>
  <message>
   <source>A struck word</source>
   <translation>Un cuvânt tăiat</translation>
  </message>
  <message>
   <source>A turn</source>
   <translation>O tură</translation>
  </message>
  <message>
   <source>A turn: one card into the hand, from the stock or the discards; one card out of it.</source>
   <translation>O tură: o carte în mână, din talon sau dintre cele decartate; o carte afară.</translation>
  </message>
  <message>
   <source>A word counts if it is in the word list of your game. Names, abbreviations and parts of words do not count, and nothing with a hyphen or an apostrophe. The shortest words have two letters, unless your table agreed otherwise.</source>
   <translation>Un cuvânt e valabil dacă este în lista jocului. Numele, abrevierile și părțile de cuvinte nu sunt valabile, și nimic cu cratimă sau apostrof. Cele mai scurte cuvinte au două litere, dacă masa nu a convenit altfel.</translation>
  </message>
  <message>
   <source>After somebody has gone out, everybody else has exactly one more turn: draw, lay any words or none, discard. Cards left over count against you. Then the round ends.</source>
   <translation>După ce cineva a închis, toți ceilalți au exact încă o tură: trag, etalează cuvinte sau nu, decartează. Cărțile rămase se scad. Apoi runda se încheie.</translation>
  </message>
  <message>
   <source>At the end of a round ten points go to the player with the longest word, and ten to the player with the most words. One player can win both. Who shares the first place with another gets nothing: a tie at the top wins no bonus.</source>
   <translation>La sfârșitul unei runde zece puncte merg la jucătorul cu cel mai lung cuvânt și zece la cel cu cele mai multe cuvinte. Același jucător le poate lua pe amândouă. Cine împarte primul loc nu ia nimic: egalitatea nu aduce bonus.</translation>
  </message>
  <message>
   <source>Bonuses</source>
   <translation>Bonusuri</translation>
  </message>
  <message>
   <source>Caught with hard letters: less than nothing counts as nothing</source>
   <translation>Prins cu litere grele: sub zero se socotește zero</translation>
  </message>
  <message>
   <source>Challenge it, where that is allowed</source>
   <translation>Contestă-l, unde este permis</translation>
  </message>
  <message>
   <source>Challenges</source>
   <translation>Contestații</translation>
  </message>
  <message>
   <source>Chapters</source>
   <translation>Capitole</translation>
  </message>
  <message>
   <source>Checked words</source>
   <translation>Cuvinte verificate</translation>
  </message>
  <message>
   <source>Click a number on the pad</source>
   <translation>Apasă un număr de pe foaie</translation>
  </message>
  <message>
   <source>Click a word on the table</source>
   <translation>Apasă un cuvânt de pe masă</translation>
  </message>
  <message>
   <source>Click stock or discards</source>
   <translation>Apasă talonul sau cele decartate</translation>
  </message>
  <message>
   <source>Counting</source>
   <translation>Socoteala</translation>
  </message>
  <message>
   <source>Discard exactly one card, face up. There is no passing.</source>
   <translation>Decartează exact o carte, cu fața în sus. Nu se poate sări rândul.</translation>
  </message>
  <message>
   <source>Double cards</source>
   <translation>Cărți duble</translation>
  </message>
  <message>
   <source>Double click a card</source>
   <translation>Dublu clic pe o carte</translation>
  </message>
  <message>
   <source>Drag a card</source>
   <translation>Trage o carte</translation>
  </message>
  <message>
   <source>Drag cards to the middle to try words. Nobody else sees them.</source>
   <translation>Trage cărți în mijloc ca să încerci cuvinte. Nimeni altcineva nu le vede.</translation>
  </message>
  <message>
   <source>Drag one card to the discards: your turn is over.</source>
   <translation>Trage o carte la cele decartate: tura ta s-a încheiat.</translation>
  </message>
  <message>
   <source>Draw exactly one card: the unseen top of the stock, or the top discard.</source>
   <translation>Trage exact o carte: cea nevăzută de sus din talon sau cea de sus decartată.</translation>
  </message>
  <message>
   <source>Draw one card: from the face-down stock, or the open card beside it.</source>
   <translation>Trage o carte: din talonul închis sau cartea deschisă de lângă el.</translation>
  </message>
  <message>
   <source>Draw that card</source>
   <translation>Trage acea carte</translation>
  </message>
  <message>
   <source>Eight rounds are played: with three cards first, then one more each time, up to ten.</source>
   <translation>Se joacă opt runde: întâi cu trei cărți, apoi cu una în plus de fiecare dată, până la zece.</translation>
  </message>
  <message>
   <source>Eight rounds, from three cards to ten.</source>
   <translation>Opt runde, de la trei cărți la zece.</translation>
  </message>
  <message>
   <source>Eight stacks; the top card of each is open.</source>
   <translation>Opt teancuri; cartea de sus a fiecăruia este deschisă.</translation>
  </message>
  <message>
   <source>Every letter has a value: easy ones little, hard ones much. A word is worth what its cards are worth. What you cannot use is taken off again. Who has the most points after the last round wins; equal totals win together.</source>
   <translation>Fiecare literă are o valoare: cele ușoare puțin, cele grele mult. Un cuvânt valorează cât cărțile lui. Ce nu poți folosi se scade. Câștigă cine are cele mai multe puncte după ultima rundă; totalurile egale câștigă împreună.</translation>
  </message>
  <message>
   <source>Every number on the score pad says what it is made of: point at it, click it, or walk to it with the arrow keys.</source>
   <translation>Fiecare număr de pe foaia de scor spune din ce este făcut: arată spre el, apasă-l sau mergi la el cu săgețile.</translation>
  </message>
  <message>
   <source>Everybody else has one more turn, then the words are counted.</source>
   <translation>Toți ceilalți mai au o tură, apoi se socotesc cuvintele.</translation>
  </message>
  <message>
   <source>Five cards carry two letters: QU, IN, ER, CL and TH. They stay together, in that order, and count as one card. The same word can so be worth more or less:</source>
   <translation>Cinci feluri de cărți au două litere: QU, IN, ER, CL și TH. Rămân împreună, în această ordine, și sunt o singură carte. Același cuvânt poate astfel valora mai mult sau mai puțin:</translation>
  </message>
  <message>
   <source>Going out earns nothing by itself, but it catches the others with cards in their hands. You may also wait for a better hand.</source>
   <translation>Închiderea nu aduce nimic în sine, dar îi prinde pe ceilalți cu cărți în mână. Poți și aștepta o mână mai bună.</translation>
  </message>
  <message>
   <source>Going out, and last turns</source>
   <translation>Închiderea și ultimele ture</translation>
  </message>
  <message>
   <source>How to play</source>
   <translation>Cum se joacă</translation>
  </message>
  <message>
   <source>If the player who went out has a word struck before the next card is drawn, nobody has gone out: the cards go back into the hand and the round goes on.</source>
   <translation>Dacă celui care a închis i se taie un cuvânt înainte de următoarea tragere, nimeni nu a închis: cărțile se întorc în mână și runda continuă.</translation>
  </message>
  <message>
   <source>In challenge play anything may be laid, and nothing on the table tells whether it is a word. Everybody may doubt a word of somebody else until the cards are gathered: click it, or press C. Then it is looked up.</source>
   <translation>În jocul cu contestații se poate etala orice și nimic de pe masă nu spune dacă este un cuvânt. Oricine se poate îndoi de un cuvânt al altuia până se strâng cărțile: apasă-l sau tasta C. Atunci este căutat.</translation>
  </message>
  <message>
   <source>It is a word</source>
   <translation>Este un cuvânt</translation>
  </message>
  <message>
   <source>It is none</source>
   <translation>Nu este</translation>
  </message>
  <message>
   <source>It is struck: its value is taken off, and its cards may not be used again.</source>
   <translation>Este tăiat: valoarea lui se scade, iar cărțile lui nu mai pot fi folosite.</translation>
  </message>
  <message>
   <source>It stands, and who doubted it loses its value from this round.</source>
   <translation>Rămâne, iar cine s-a îndoit îi pierde valoarea din această rundă.</translation>
  </message>
  <message>
   <source>Its cards are taken away, and the next card of each stack is turned up.</source>
   <translation>Cărțile lui se iau, iar următoarea carte din fiecare teanc se întoarce.</translation>
  </message>
  <message>
   <source>Letters are counted, not cards: FATHERS has seven letters on five cards. When two play, there is only one bonus, for the longest word, unless they agreed otherwise.</source>
   <translation>Se numără literele, nu cărțile: FATHERS are șapte litere pe cinci cărți. În doi există un singur bonus, pentru cel mai lung cuvânt, dacă nu s-a convenit altfel.</translation>
  </message>
  <message>
   <source>Look for words as long as you like: your rows stay yours until you lay them.</source>
   <translation>Caută cuvinte cât vrei: rândurile sunt ale tale până le etalezi.</translation>
  </message>
  <message>
   <source>Looking words up</source>
   <translation>Căutarea cuvintelor</translation>
  </message>
  <message>
   <source>Make a word from open cards, at most one of each stack.</source>
   <translation>Formează un cuvânt din cărți deschise, cel mult una din fiecare teanc.</translation>
  </message>
  <message>
   <source>Nine cards in hand: eight in words, one to discard.</source>
   <translation>Nouă cărți în mână: opt în cuvinte, una de decartat.</translation>
  </message>
  <message>
   <source>Read why it cannot be pressed now</source>
   <translation>Citește de ce nu poate fi apăsat acum</translation>
  </message>
  <message>
   <source>Rest on a disabled button</source>
   <translation>Oprește-te pe un buton inactiv</translation>
  </message>
  <message>
   <source>See the cards it is made of</source>
   <translation>Vezi cărțile din care e făcut</translation>
  </message>
  <message>
   <source>Send it to the current word, or back</source>
   <translation>Trimite-o în cuvântul curent sau înapoi</translation>
  </message>
  <message>
   <source>Seven cards, two words: only the eighth card is discarded.</source>
   <translation>Șapte cărți, două cuvinte: doar a opta se decartează.</translation>
  </message>
  <message>
   <source>Sixteen cards in eight stacks of two, the same for everybody on the same day. Long words earn more; cards left over are taken off. Your best score of the day is kept.</source>
   <translation>Șaisprezece cărți în opt teancuri de câte două, aceleași pentru toți în aceeași zi. Cuvintele lungi aduc mai mult; cărțile rămase se scad. Se păstrează cel mai bun scor al zilei.</translation>
  </message>
  <message>
   <source>Solitaire and daily puzzle</source>
   <translation>Solitaire și puzzle-ul zilei</translation>
  </message>
  <message>
   <source>Start in 90 seconds</source>
   <translation>Începe în 90 de secunde</translation>
  </message>
  <message>
   <source>The aim</source>
   <translation>Scopul</translation>
  </message>
  <message>
   <source>The card you have just taken may go again at once, unless your table agreed otherwise. When the stock is used up, all discards but the top one are shuffled into a new one.</source>
   <translation>Cartea abia luată poate pleca imediat, dacă masa nu a convenit altfel. Când talonul se termină, toate cele decartate, în afară de cea de sus, se amestecă într-unul nou.</translation>
  </message>
  <message>
   <source>The daily puzzle</source>
   <translation>Puzzle-ul zilei</translation>
  </message>
  <message>
   <source>The deal passes to the left after every round. The player at the dealer's left begins, and play goes on clockwise.</source>
   <translation>Împărțitul trece la stânga după fiecare rundă. Începe jucătorul din stânga celui care împarte, iar jocul merge în sensul acelor de ceas.</translation>
  </message>
  <message>
   <source>The last turn</source>
   <translation>Ultima tură</translation>
  </message>
  <message>
   <source>The whole game can be played by keys. Tab goes from zone to zone, Esc goes back.</source>
   <translation>Tot jocul se poate juca din taste. Tab trece de la o zonă la alta, Esc merge înapoi.</translation>
  </message>
  <message>
   <source>This game's rules</source>
   <translation>Regulile acestui joc</translation>
  </message>
  <message>
   <source>To a word, to a new word, within the hand, or to the discards</source>
   <translation>La un cuvânt, la un cuvânt nou, în mână sau la cele decartate</translation>
  </message>
  <message>
   <source>Unless your table agreed otherwise, you may look words up while it is not your turn: the book at the top of the table opens the dictionary.</source>
   <translation>Dacă masa nu a convenit altfel, poți căuta cuvinte când nu ești la rând: cartea din partea de sus a mesei deschide dicționarul.</translation>
  </message>
  <message>
   <source>What was agreed for the game that waits at the table:</source>
   <translation>Ce s-a convenit pentru jocul care așteaptă la masă:</translation>
  </message>
  <message>
   <source>When all your cards but one form words, press the large button: you go out.</source>
   <translation>Când toate cărțile în afară de una formează cuvinte, apasă butonul mare: ai închis.</translation>
  </message>
  <message>
   <source>Who begins</source>
   <translation>Cine începe</translation>
  </message>
  <message>
   <source>With checked words there is nothing to doubt: the program lets only words of the list be laid, and marks every row while it forms.</source>
   <translation>Cu cuvinte verificate nu e nimic de contestat: programul lasă etalate numai cuvinte din listă și marchează fiecare rând pe măsură ce se formează.</translation>
  </message>
  <message>
   <source>With the keyboard</source>
   <translation>Cu tastatura</translation>
  </message>
  <message>
   <source>With the mouse</source>
   <translation>Cu mausul</translation>
  </message>
  <message>
   <source>Words and cards</source>
   <translation>Cuvinte și cărți</translation>
  </message>
  <message>
   <source>You go out in your own turn, after drawing, when all your cards but one form words. You lay them all at once, and the last card is your discard. Exactly one card must be left for it, even if all of them would spell words.</source>
   <translation>Închizi la rândul tău, după ce ai tras, când toate cărțile în afară de una formează cuvinte. Le etalezi pe toate odată, iar ultima carte o decartezi. Trebuie să rămână exact una, chiar dacă toate ar forma cuvinte.</translation>
  </message>
  <message>
   <source>You turn your hand of letter cards into words, and into points.</source>
   <translation>Îți transformi mâna de cărți cu litere în cuvinte și în puncte.</translation>
  </message>
  <message>
   <source>You win when all 48 cards are gone. When no word can be made any more, you are stuck.</source>
   <translation>Câștigi când toate cele 48 de cărți au dispărut. Când nu se mai poate forma niciun cuvânt, ești blocat.</translation>
  </message>
  <message>
   <source>Your words stay in your hand until you go out or have your last turn. Nobody adds cards to the words of another.</source>
   <translation>Cuvintele rămân în mâna ta până închizi sau ai ultima tură. Nimeni nu adaugă cărți la cuvintele altuia.</translation>
  </message>
 </context>
 <context>
  <name>KeyList</name>
  <message>
   <source>All usual keys</source>
   <translation>Toate tastele obișnuite</translation>
  </message>
  <message>
   <source>Press a button, then the key you want. Esc leaves it as it is.</source>
   <translation>Apasă un buton, apoi tasta dorită. Esc o lasă cum este.</translation>
  </message>
  <message>
   <source>Tab leads from place to place everywhere: choose another key.</source>
   <translation>Tab duce peste tot dintr-un loc în altul: alege altă tastă.</translation>
  </message>
  <message>
   <source>The usual key: {command}</source>
   <translation>Tasta obișnuită: {command}</translation>
  </message>
  <message>
   <source>changed</source>
   <translation>schimbat</translation>
  </message>
  <message>
   <source>press a key…</source>
   <translation>apasă o tastă…</translation>
  </message>
  <message>
   <source>{key} is taken by “{command}”</source>
   <translation>{key} este luată de „{command}”</translation>
  </message>
  <message>
   <source>{key} is taken from “{command}”</source>
   <translation>{key} este luată de la „{command}”</translation>
  </message>
 </context>
 <context>
  <name>Keys</name>
  <message>
   <source>Alt</source>
   <translation>Alt</translation>
  </message>
  <message>
   <source>Ask for a hint</source>
   <translation>Cere un indiciu</translation>
  </message>
  <message>
   <source>Backspace</source>
   <translation>Backspace</translation>
  </message>
  <message>
   <source>Challenge a word on the table</source>
   <translation>Contestă un cuvânt de pe masă</translation>
  </message>
  <message>
   <source>Ctrl</source>
   <translation>Ctrl</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Delete</translation>
  </message>
  <message>
   <source>Discard the card</source>
   <translation>Decartează cartea</translation>
  </message>
  <message>
   <source>Do again what was undone</source>
   <translation>Refă ce s-a anulat</translation>
  </message>
  <message>
   <source>Down</source>
   <translation>Jos</translation>
  </message>
  <message>
   <source>Draw from the stock</source>
   <translation>Trage din talon</translation>
  </message>
  <message>
   <source>End</source>
   <translation>End</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Full screen, and back</source>
   <translation>Ecran complet și înapoi</translation>
  </message>
  <message>
   <source>Go out, finish or go on: the large button</source>
   <translation>Închide, termină sau continuă: butonul mare</translation>
  </message>
  <message>
   <source>Home</source>
   <translation>Home</translation>
  </message>
  <message>
   <source>How to play</source>
   <translation>Cum se joacă</translation>
  </message>
  <message>
   <source>Insert</source>
   <translation>Insert</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>Stânga</translation>
  </message>
  <message>
   <source>Look a word up</source>
   <translation>Caută un cuvânt</translation>
  </message>
  <message>
   <source>Move the card back to the hand</source>
   <translation>Mută cartea înapoi în mână</translation>
  </message>
  <message>
   <source>Move the card to a new word</source>
   <translation>Mută cartea într-un cuvânt nou</translation>
  </message>
  <message>
   <source>Move the card to a word, or to the word above</source>
   <translation>Mută cartea într-un cuvânt sau în cel de deasupra</translation>
  </message>
  <message>
   <source>Move the card to the left</source>
   <translation>Mută cartea la stânga</translation>
  </message>
  <message>
   <source>Move the card to the right</source>
   <translation>Mută cartea la dreapta</translation>
  </message>
  <message>
   <source>Page down</source>
   <translation>Page Down</translation>
  </message>
  <message>
   <source>Page up</source>
   <translation>Page Up</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>Dreapta</translation>
  </message>
  <message>
   <source>Select all cards here</source>
   <translation>Selectează toate cărțile de aici</translation>
  </message>
  <message>
   <source>Select the card as well, or no longer</source>
   <translation>Selectează și cartea aceasta sau nu</translation>
  </message>
  <message>
   <source>Select up to the card on the left</source>
   <translation>Selectează până la cartea din stânga</translation>
  </message>
  <message>
   <source>Select up to the card on the right</source>
   <translation>Selectează până la cartea din dreapta</translation>
  </message>
  <message>
   <source>Send the card to the current word, or back to the hand</source>
   <translation>Trimite cartea în cuvântul curent sau înapoi în mână</translation>
  </message>
  <message>
   <source>Shift</source>
   <translation>Shift</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Spațiu</translation>
  </message>
  <message>
   <source>Start a new word with the card</source>
   <translation>Începe un cuvânt nou cu cartea</translation>
  </message>
  <message>
   <source>Tab</source>
   <translation>Tab</translation>
  </message>
  <message>
   <source>Take the top discard</source>
   <translation>Ia cartea de sus decartată</translation>
  </message>
  <message>
   <source>To the card on the left</source>
   <translation>La cartea din stânga</translation>
  </message>
  <message>
   <source>To the card on the right</source>
   <translation>La cartea din dreapta</translation>
  </message>
  <message>
   <source>To the first card</source>
   <translation>La prima carte</translation>
  </message>
  <message>
   <source>To the last card</source>
   <translation>La ultima carte</translation>
  </message>
  <message>
   <source>To the score pad, and back to the table</source>
   <translation>La foaia de scor și înapoi la masă</translation>
  </message>
  <message>
   <source>To what lies above</source>
   <translation>La ce e deasupra</translation>
  </message>
  <message>
   <source>To what lies below</source>
   <translation>La ce e dedesubt</translation>
  </message>
  <message>
   <source>Type a word: every letter picks a card</source>
   <translation>Scrie un cuvânt: fiecare literă alege o carte</translation>
  </message>
  <message>
   <source>Undo the last move of your own cards</source>
   <translation>Anulează ultima mutare a cărților tale</translation>
  </message>
  <message>
   <source>Up</source>
   <translation>Sus</translation>
  </message>
 </context>
 <context>
  <name>NewGameSheet</name>
  <message numerus="yes">
   <source>%n changed</source>
   <translation>
    <numerusform>%n schimbată</numerusform>
    <numerusform>%n schimbate</numerusform>
    <numerusform>%n schimbate</numerusform>
   </translation>
  </message>
  <message>
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <source>A table has two seats or more</source>
   <translation>O masă are cel puțin două locuri</translation>
  </message>
  <message>
   <source>Add a seat</source>
   <translation>Adaugă un loc</translation>
  </message>
  <message>
   <source>All as in {preset}</source>
   <translation>Totul ca în {preset}</translation>
  </message>
  <message>
   <source>All rules</source>
   <translation>Toate regulile</translation>
  </message>
  <message>
   <source>Amber</source>
   <translation>Chihlimbar</translation>
  </message>
  <message>
   <source>Any word may be laid; others may doubt it.</source>
   <translation>Se poate etala orice cuvânt; ceilalți îl pot contesta.</translation>
  </message>
  <message>
   <source>Back without a new game</source>
   <translation>Înapoi fără joc nou</translation>
  </message>
  <message>
   <source>Black</source>
   <translation>Negru</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>Albastru</translation>
  </message>
  <message>
   <source>Cards hidden by the curtain</source>
   <translation>Cărți ascunse de cortină</translation>
  </message>
  <message>
   <source>Challenge play</source>
   <translation>Joc cu contestații</translation>
  </message>
  <message>
   <source>Checked words</source>
   <translation>Cuvinte verificate</translation>
  </message>
  <message>
   <source>Colour of seat {number}</source>
   <translation>Culoarea locului {number}</translation>
  </message>
  <message>
   <source>Computer</source>
   <translation>Calculator</translation>
  </message>
  <message>
   <source>Computer player of seat {number}</source>
   <translation>Jucătorul calculator al locului {number}</translation>
  </message>
  <message>
   <source>Deal the cards</source>
   <translation>Împarte cărțile</translation>
  </message>
  <message>
   <source>First dealer</source>
   <translation>Cine împarte primul</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>Verde</translation>
  </message>
  <message>
   <source>Kept tables</source>
   <translation>Mese păstrate</translation>
  </message>
  <message>
   <source>Move seat {number}: drag, or Ctrl with up and down</source>
   <translation>Mută locul {number}: trage sau Ctrl cu sus și jos</translation>
  </message>
  <message>
   <source>Name of seat {number}</source>
   <translation>Numele locului {number}</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Joc nou</translation>
  </message>
  <message>
   <source>Only computer seats: you watch.</source>
   <translation>Doar calculatoare: tu privești.</translation>
  </message>
  <message>
   <source>Only words of the list can be laid.</source>
   <translation>Se pot etala numai cuvinte din listă.</translation>
  </message>
  <message>
   <source>Own rules</source>
   <translation>Reguli proprii</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>Om</translation>
  </message>
  <message>
   <source>Pink</source>
   <translation>Roz</translation>
  </message>
  <message>
   <source>Player {number}</source>
   <translation>Jucătorul {number}</translation>
  </message>
  <message>
   <source>Remove seat {number}</source>
   <translation>Scoate locul {number}</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Reguli</translation>
  </message>
  <message>
   <source>Seat {number}: computer</source>
   <translation>Locul {number}: calculator</translation>
  </message>
  <message>
   <source>Seat {number}: person</source>
   <translation>Locul {number}: om</translation>
  </message>
  <message>
   <source>Seats</source>
   <translation>Locuri</translation>
  </message>
  <message>
   <source>Seats and words</source>
   <translation>Locuri și cuvinte</translation>
  </message>
  <message>
   <source>Seats {first} and {second} are both called {name}: change one of the names.</source>
   <translation>Locurile {first} și {second} se numesc amândouă {name}: schimbă unul dintre nume.</translation>
  </message>
  <message>
   <source>Sky blue</source>
   <translation>Azuriu</translation>
  </message>
  <message>
   <source>Vermilion</source>
   <translation>Cinabru</translation>
  </message>
  <message>
   <source>What is shown</source>
   <translation>Ce se arată</translation>
  </message>
  <message>
   <source>Word list</source>
   <translation>Lista de cuvinte</translation>
  </message>
  <message>
   <source>Words</source>
   <translation>Cuvinte</translation>
  </message>
  <message>
   <source>Yellow</source>
   <translation>Galben</translation>
  </message>
  <message>
   <source>chosen</source>
   <translation>ales</translation>
  </message>
  <message>
   <source>drawn by lot</source>
   <translation>prin tragere la sorți</translation>
  </message>
  <message>
   <source>{color}: changes with {name}</source>
   <translation>{color}: schimbă cu {name}</translation>
  </message>
  <message>
   <source>{count} of {most} taken, dealt from top to bottom</source>
   <translation>{count} din {most} ocupate; se împarte de sus în jos</translation>
  </message>
  <message>
   <source>{preset} with {count} of {all} rules changed</source>
   <translation>{preset}, cu {count} din {all} reguli schimbate</translation>
  </message>
 </context>
 <context>
  <name>Opening</name>
  <message>
   <source>The program cannot start: a part of it is missing or damaged. Please install it again.</source>
   <translation>Programul nu poate porni: o parte lipsește sau este deteriorată. Te rugăm să îl instalezi din nou.</translation>
  </message>
 </context>
 <context>
  <name>OwnWords</name>
  <message numerus="yes">
   <source>%n lines were left out: they hold no word.</source>
   <translation>
    <numerusform>%n rând a fost lăsat pe dinafară: nu conține un cuvânt.</numerusform>
    <numerusform>%n rânduri au fost lăsate pe dinafară: nu conțin un cuvânt.</numerusform>
    <numerusform>%n de rânduri au fost lăsate pe dinafară: nu conțin un cuvânt.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n words were brought in.</source>
   <translation>
    <numerusform>%n cuvânt a fost adus.</numerusform>
    <numerusform>%n cuvinte au fost aduse.</numerusform>
    <numerusform>%n de cuvinte au fost aduse.</numerusform>
   </translation>
  </message>
  <message>
   <source>A table has at most {count} words of its own.</source>
   <translation>O masă are cel mult {count} cuvinte proprii.</translation>
  </message>
  <message>
   <source>A word</source>
   <translation>Un cuvânt</translation>
  </message>
  <message>
   <source>A word to accept or to ban</source>
   <translation>Un cuvânt de acceptat sau de interzis</translation>
  </message>
  <message>
   <source>Accept it</source>
   <translation>Acceptă-l</translation>
  </message>
  <message>
   <source>Ban it</source>
   <translation>Interzice-l</translation>
  </message>
  <message>
   <source>Bring in words</source>
   <translation>Adu cuvinte</translation>
  </message>
  <message>
   <source>Bring in…</source>
   <translation>Adu…</translation>
  </message>
  <message>
   <source>It is as it was.</source>
   <translation>Este cum a fost.</translation>
  </message>
  <message>
   <source>One line was left out: it holds no word.</source>
   <translation>Un rând a fost lăsat pe dinafară: nu conține un cuvânt.</translation>
  </message>
  <message>
   <source>One word was brought in.</source>
   <translation>Un cuvânt a fost adus.</translation>
  </message>
  <message>
   <source>Save as a file…</source>
   <translation>Salvează ca fișier…</translation>
  </message>
  <message>
   <source>Save the table's words</source>
   <translation>Salvează cuvintele mesei</translation>
  </message>
  <message>
   <source>Take it out</source>
   <translation>Scoate-l</translation>
  </message>
  <message>
   <source>Texts (*.txt);;All files (*)</source>
   <translation>Texte (*.txt);;Toate fișierele (*)</translation>
  </message>
  <message>
   <source>The table's own words</source>
   <translation>Cuvintele proprii ale mesei</translation>
  </message>
  <message>
   <source>The words cannot be saved: is the disk full?</source>
   <translation>Cuvintele nu pot fi salvate: este discul plin?</translation>
  </message>
  <message>
   <source>The words were saved as {name}.</source>
   <translation>Cuvintele au fost salvate ca {name}.</translation>
  </message>
  <message>
   <source>There are none yet.</source>
   <translation>Încă nu există niciunul.</translation>
  </message>
  <message>
   <source>They come before every word list, in games that begin from now on. A game that is being played keeps the ones it began with.</source>
   <translation>Au întâietate față de orice listă, în jocurile care încep de acum. Un joc în curs le păstrează pe cele cu care a început.</translation>
  </message>
  <message>
   <source>Type a word first.</source>
   <translation>Scrie mai întâi un cuvânt.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Anulează</translation>
  </message>
  <message>
   <source>{name} cannot be read.</source>
   <translation>{name} nu poate fi citit.</translation>
  </message>
  <message>
   <source>{name} cannot be written.</source>
   <translation>{name} nu poate fi scris.</translation>
  </message>
  <message>
   <source>{name} has too many words: a table has at most {count} of its own.</source>
   <translation>{name} are prea multe cuvinte: o masă are cel mult {count} proprii.</translation>
  </message>
  <message>
   <source>{word} counts as a word.</source>
   <translation>{word} este valabil.</translation>
  </message>
  <message>
   <source>{word} does not count.</source>
   <translation>{word} nu este valabil.</translation>
  </message>
  <message>
   <source>{word} was taken out.</source>
   <translation>{word} a fost scos.</translation>
  </message>
  <message>
   <source>{word}: accepted</source>
   <translation>{word}: acceptat</translation>
  </message>
  <message>
   <source>{word}: banned</source>
   <translation>{word}: interzis</translation>
  </message>
  <message>
   <source>“{word}” cannot be a word: it takes 2 to 20 letters from A to Z.</source>
   <translation>„{word}” nu poate fi un cuvânt: are nevoie de 2–20 de litere de la A la Z.</translation>
  </message>
 </context>
 <context>
  <name>PadExport</name>
  <message>
   <source>Bonuses</source>
   <translation>Bonusuri</translation>
  </message>
  <message>
   <source>CSV tables (*.csv)</source>
   <translation>Tabele CSV (*.csv)</translation>
  </message>
  <message>
   <source>Cards</source>
   <translation>Cărți</translation>
  </message>
  <message>
   <source>Challenges lost</source>
   <translation>Contestații pierdute</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nume</translation>
  </message>
  <message>
   <source>No program here shows PDF pages. Save the score pad as PDF instead.</source>
   <translation>Niciun program de aici nu arată pagini PDF. Salvează foaia de scor ca PDF.</translation>
  </message>
  <message>
   <source>PDF pages (*.pdf)</source>
   <translation>Pagini PDF (*.pdf)</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Rezultat</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Runda</translation>
  </message>
  <message>
   <source>Round {number}, {name}: {parts}</source>
   <translation>Runda {number}, {name}: {parts}</translation>
  </message>
  <message>
   <source>Save the score pad</source>
   <translation>Salvează foaia de scor</translation>
  </message>
  <message>
   <source>Score pad</source>
   <translation>Foaia de scor</translation>
  </message>
  <message>
   <source>Score pad after {played} of {rounds} rounds</source>
   <translation>Foaia de scor după {played} din {rounds} runde</translation>
  </message>
  <message>
   <source>Struck</source>
   <translation>Tăiate</translation>
  </message>
  <message>
   <source>The page opens in your PDF viewer: print it from there.</source>
   <translation>Pagina se deschide în programul tău de PDF: tipărește de acolo.</translation>
  </message>
  <message>
   <source>The score pad could not be saved there.</source>
   <translation>Foaia de scor nu a putut fi salvată acolo.</translation>
  </message>
  <message>
   <source>The score pad is saved as {name}.</source>
   <translation>Foaia de scor este salvată ca {name}.</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>Total</translation>
  </message>
  <message>
   <source>Unused</source>
   <translation>Nefolosite</translation>
  </message>
  <message>
   <source>Words</source>
   <translation>Cuvinte</translation>
  </message>
  <message>
   <source>{round}: {cards} cards</source>
   <translation>{round}: cărți {cards}</translation>
  </message>
 </context>
 <context>
  <name>QAbstractSpinBox</name>
  <message>
   <source>&amp;Select All</source>
   <translation>&amp;Selectează tot</translation>
  </message>
  <message>
   <source>&amp;Step up</source>
   <translation>&amp;Mai mult</translation>
  </message>
  <message>
   <source>Step &amp;down</source>
   <translation>Mai &amp;puțin</translation>
  </message>
 </context>
 <context>
  <name>QFileDialog</name>
  <message>
   <source>%1
File not found.
Please verify the correct file name was given.</source>
   <translation>%1
Fișierul nu există.
Verifică numele fișierului.</translation>
  </message>
  <message>
   <source>%1 already exists.
Do you want to replace it?</source>
   <translation>%1 există deja.
Vrei să îl înlocuiești?</translation>
  </message>
  <message>
   <source>&amp;Choose</source>
   <translation>&amp;Alege</translation>
  </message>
  <message>
   <source>&amp;Delete</source>
   <translation>Ș&amp;terge</translation>
  </message>
  <message>
   <source>&amp;New Folder</source>
   <translation>Folder &amp;nou</translation>
  </message>
  <message>
   <source>&amp;Open</source>
   <translation>&amp;Deschide</translation>
  </message>
  <message>
   <source>&amp;Rename</source>
   <translation>&amp;Redenumește</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>&amp;Salvează</translation>
  </message>
  <message>
   <source>All Files (*)</source>
   <translation>Toate fișierele (*)</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Înapoi</translation>
  </message>
  <message>
   <source>Create New Folder</source>
   <translation>Creează un folder nou</translation>
  </message>
  <message>
   <source>Detail View</source>
   <translation>Vedere cu detalii</translation>
  </message>
  <message>
   <source>Directories</source>
   <translation>Foldere</translation>
  </message>
  <message>
   <source>File &amp;name:</source>
   <translation>&amp;Numele fișierului:</translation>
  </message>
  <message>
   <source>Files of type:</source>
   <translation>Tip de fișiere:</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>Înainte</translation>
  </message>
  <message>
   <source>Go back</source>
   <translation>Mergi înapoi</translation>
  </message>
  <message>
   <source>Go forward</source>
   <translation>Mergi înainte</translation>
  </message>
  <message>
   <source>List View</source>
   <translation>Vedere listă</translation>
  </message>
  <message>
   <source>Look in:</source>
   <translation>Caută în:</translation>
  </message>
  <message>
   <source>My Computer</source>
   <translation>Calculatorul meu</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Deschide</translation>
  </message>
  <message>
   <source>Parent Directory</source>
   <translation>Folderul de deasupra</translation>
  </message>
  <message>
   <source>Save As</source>
   <translation>Salvează ca</translation>
  </message>
 </context>
 <context>
  <name>QFileSystemModel</name>
  <message>
   <source>Date Modified</source>
   <translation>Data modificării</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nume</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Mărime</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Tip</translation>
  </message>
 </context>
 <context>
  <name>QLineEdit</name>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Copiază</translation>
  </message>
  <message>
   <source>&amp;Paste</source>
   <translation>&amp;Lipește</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>&amp;Refă</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Anulează</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>&amp;Taie</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Șterge</translation>
  </message>
  <message>
   <source>Select All</source>
   <translation>Selectează tot</translation>
  </message>
 </context>
 <context>
  <name>QPlatformTheme</name>
  <message>
   <source>&amp;No</source>
   <translation>&amp;Nu</translation>
  </message>
  <message>
   <source>&amp;Yes</source>
   <translation>&amp;Da</translation>
  </message>
  <message>
   <source>Abort</source>
   <translation>Întrerupe</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>Aplică</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Anulează</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Închide</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Decartează</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Ajutor</translation>
  </message>
  <message>
   <source>Ignore</source>
   <translation>Ignoră</translation>
  </message>
  <message>
   <source>N&amp;o to All</source>
   <translation>N&amp;u la toate</translation>
  </message>
  <message>
   <source>OK</source>
   <translation>OK</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Deschide</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>Resetează</translation>
  </message>
  <message>
   <source>Restore Defaults</source>
   <translation>Valorile obișnuite</translation>
  </message>
  <message>
   <source>Retry</source>
   <translation>Reîncearcă</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Salvează</translation>
  </message>
  <message>
   <source>Save All</source>
   <translation>Salvează tot</translation>
  </message>
  <message>
   <source>Yes to &amp;All</source>
   <translation>Da la &amp;toate</translation>
  </message>
 </context>
 <context>
  <name>QPrintDialog</name>
  <message>
   <source>&amp;Options &lt;&lt;</source>
   <translation>&amp;Opțiuni &lt;&lt;</translation>
  </message>
  <message>
   <source>&amp;Options &gt;&gt;</source>
   <translation>&amp;Opțiuni &gt;&gt;</translation>
  </message>
  <message>
   <source>&amp;Print</source>
   <translation>&amp;Tipărește</translation>
  </message>
  <message>
   <source>Print</source>
   <translation>Tipărește</translation>
  </message>
  <message>
   <source>Print to File (PDF)</source>
   <translation>Tipărește în fișier (PDF)</translation>
  </message>
 </context>
 <context>
  <name>QWidgetTextControl</name>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Copiază</translation>
  </message>
  <message>
   <source>&amp;Paste</source>
   <translation>&amp;Lipește</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>&amp;Refă</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Anulează</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>&amp;Taie</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Șterge</translation>
  </message>
  <message>
   <source>Select All</source>
   <translation>Selectează tot</translation>
  </message>
 </context>
 <context>
  <name>Records</name>
  <message numerus="yes">
   <source>%n bonuses</source>
   <translation>
    <numerusform>un bonus</numerusform>
    <numerusform>%n bonusuri</numerusform>
    <numerusform>%n de bonusuri</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n doubts ({right} right)</source>
   <translation>
    <numerusform>%n contestare (îndreptățite: {right})</numerusform>
    <numerusform>%n contestări (îndreptățite: {right})</numerusform>
    <numerusform>%n de contestări (îndreptățite: {right})</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hints</source>
   <translation>
    <numerusform>un indiciu</numerusform>
    <numerusform>%n indicii</numerusform>
    <numerusform>%n de indicii</numerusform>
   </translation>
  </message>
  <message>
   <source>At the table</source>
   <translation>La masă</translation>
  </message>
  <message>
   <source>Best game</source>
   <translation>Cel mai bun joc</translation>
  </message>
  <message>
   <source>Best round</source>
   <translation>Cea mai bună rundă</translation>
  </message>
  <message>
   <source>Best score</source>
   <translation>Cel mai bun scor</translation>
  </message>
  <message>
   <source>Best word</source>
   <translation>Cel mai bun cuvânt</translation>
  </message>
  <message>
   <source>Daily puzzle</source>
   <translation>Puzzle-ul zilei</translation>
  </message>
  <message>
   <source>Days in a row now</source>
   <translation>Zile la rând acum</translation>
  </message>
  <message>
   <source>Days played</source>
   <translation>Zile jucate</translation>
  </message>
  <message>
   <source>Fastest win</source>
   <translation>Cea mai rapidă victorie</translation>
  </message>
  <message>
   <source>Forget the records of {name}</source>
   <translation>Uită recordurile lui {name}</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Jocuri</translation>
  </message>
  <message>
   <source>Hints used</source>
   <translation>Indicii folosite</translation>
  </message>
  <message>
   <source>Longest row of days</source>
   <translation>Cel mai lung șir de zile</translation>
  </message>
  <message>
   <source>Longest word</source>
   <translation>Cel mai lung cuvânt</translation>
  </message>
  <message>
   <source>Most in a row</source>
   <translation>Cele mai multe la rând</translation>
  </message>
  <message>
   <source>Nobody has finished a game at the table yet.</source>
   <translation>Nimeni nu a terminat încă un joc la masă.</translation>
  </message>
  <message>
   <source>Points a round</source>
   <translation>Puncte pe rundă</translation>
  </message>
  <message>
   <source>Records</source>
   <translation>Recorduri</translation>
  </message>
  <message>
   <source>Solitaire</source>
   <translation>Solitaire</translation>
  </message>
  <message>
   <source>The records of {name} are back.</source>
   <translation>Recordurile lui {name} sunt din nou aici.</translation>
  </message>
  <message>
   <source>The records of {name} are forgotten.</source>
   <translation>Recordurile lui {name} sunt uitate.</translation>
  </message>
  <message>
   <source>Time played</source>
   <translation>Timp jucat</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Anulează</translation>
  </message>
  <message>
   <source>Won</source>
   <translation>Câștigate</translation>
  </message>
  <message>
   <source>Won in a row now</source>
   <translation>Câștigate la rând acum</translation>
  </message>
  <message>
   <source>Won without hints</source>
   <translation>Câștigate fără indicii</translation>
  </message>
  <message>
   <source>best word {word}</source>
   <translation>cel mai bun cuvânt {word}</translation>
  </message>
  <message>
   <source>longest word {word}</source>
   <translation>cel mai lung cuvânt {word}</translation>
  </message>
  <message>
   <source>one bonus</source>
   <translation>un bonus</translation>
  </message>
  <message>
   <source>one doubt, right</source>
   <translation>o contestare, îndreptățită</translation>
  </message>
  <message>
   <source>one doubt, wrong</source>
   <translation>o contestare, neîndreptățită</translation>
  </message>
  <message>
   <source>one hint</source>
   <translation>un indiciu</translation>
  </message>
  <message numerus="yes">
   <source>went out %n times</source>
   <translation>
    <numerusform>a închis o dată</numerusform>
    <numerusform>a închis de %n ori</numerusform>
    <numerusform>a închis de %n de ori</numerusform>
   </translation>
  </message>
  <message>
   <source>went out once</source>
   <translation>a închis o dată</translation>
  </message>
  <message>
   <source>{wins} ({percent} %)</source>
   <translation>{wins} ({percent} %)</translation>
  </message>
 </context>
 <context>
  <name>Recovery</name>
  <message numerus="yes">
   <source>%n more in the folder {folder}</source>
   <translation>
    <numerusform>încă %n în folderul {folder}</numerusform>
    <numerusform>încă %n în folderul {folder}</numerusform>
    <numerusform>încă %n în folderul {folder}</numerusform>
   </translation>
  </message>
  <message>
   <source>A copy was saved as {name}.</source>
   <translation>O copie a fost salvată ca {name}.</translation>
  </message>
  <message>
   <source>All is as it was.</source>
   <translation>Totul este cum a fost.</translation>
  </message>
  <message>
   <source>Bring something back</source>
   <translation>Recuperează ceva</translation>
  </message>
  <message>
   <source>Bring something back…</source>
   <translation>Recuperează ceva…</translation>
  </message>
  <message>
   <source>Bring the game back</source>
   <translation>Recuperează jocul</translation>
  </message>
  <message>
   <source>Cannot be opened: {reason}</source>
   <translation>Nu poate fi deschis: {reason}</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Șterge</translation>
  </message>
  <message>
   <source>Files that could not be read. They were moved here as they were; nothing was changed.</source>
   <translation>Fișiere care nu au putut fi citite. Au fost mutate aici așa cum erau; nu s-a schimbat nimic.</translation>
  </message>
  <message>
   <source>Games as they were before</source>
   <translation>Jocuri cum erau înainte</translation>
  </message>
  <message>
   <source>It could not be read, and a new one was begun</source>
   <translation>Nu a putut fi citit și s-a început unul nou</translation>
  </message>
  <message>
   <source>Its words are not those that were brought in; please bring the list in again</source>
   <translation>Cuvintele din ea nu mai sunt cele aduse; te rugăm să aduci lista din nou</translation>
  </message>
  <message>
   <source>Open it</source>
   <translation>Deschide-l</translation>
  </message>
  <message>
   <source>Save a copy</source>
   <translation>Salvează o copie</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>Salvează o copie…</translation>
  </message>
  <message>
   <source>Set aside</source>
   <translation>Puse deoparte</translation>
  </message>
  <message>
   <source>Settings and records as they were before</source>
   <translation>Setări și recorduri cum erau înainte</translation>
  </message>
  <message>
   <source>The game is among the saved games now.</source>
   <translation>Jocul este acum printre jocurile salvate.</translation>
  </message>
  <message>
   <source>The last two saves before the newest one of each game in play.</source>
   <translation>Ultimele două salvări dinaintea celei mai noi, pentru fiecare joc în curs.</translation>
  </message>
  <message>
   <source>There is nothing to bring back: no file had to be set aside, and no version before is kept yet. Games that you deleted are among the saved games.</source>
   <translation>Nu e nimic de recuperat: niciun fișier nu a trebuit pus deoparte și nu se păstrează încă nicio versiune anterioară. Jocurile șterse de tine sunt printre cele salvate.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Anulează</translation>
  </message>
  <message>
   <source>Use this version</source>
   <translation>Folosește această versiune</translation>
  </message>
  <message>
   <source>Using a version keeps the present one as the version before.</source>
   <translation>Folosirea unei versiuni o păstrează pe cea de acum ca versiune anterioară.</translation>
  </message>
  <message>
   <source>{what}: the version of {time} is in use.</source>
   <translation>{what}: se folosește versiunea din {time}.</translation>
  </message>
  <message>
   <source>“{name}” was deleted.</source>
   <translation>„{name}” a fost șters.</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <source>Better: discard {face}.</source>
   <translation>Mai bine: decartează {face}.</translation>
  </message>
  <message>
   <source>Better: draw from the stock.</source>
   <translation>Mai bine: trage din talon.</translation>
  </message>
  <message>
   <source>Better: go out with {words}, discarding {face}.</source>
   <translation>Mai bine: închide cu {words}, decartând {face}.</translation>
  </message>
  <message>
   <source>Better: lay {words}, discarding {face}.</source>
   <translation>Mai bine: etalează {words}, decartând {face}.</translation>
  </message>
  <message>
   <source>Better: take {face} from the discards.</source>
   <translation>Mai bine: ia {face} dintre cele decartate.</translation>
  </message>
  <message>
   <source>Could have gone out sooner: {ways}.</source>
   <translation>Se putea închide mai devreme: {ways}.</translation>
  </message>
  <message>
   <source>Discards: {cards}</source>
   <translation>Decartate: {cards}</translation>
  </message>
  <message>
   <source>Given away to better moves: {costs}.</source>
   <translation>Pierdut față de mutări mai bune: {costs}.</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Continuă</translation>
  </message>
  <message>
   <source>Nobody gave points away.</source>
   <translation>Nimeni nu a dat puncte degeaba.</translation>
  </message>
  <message>
   <source>Not weighed yet.</source>
   <translation>Încă necântărit.</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Analiză</translation>
  </message>
  <message>
   <source>Stock: {cards}</source>
   <translation>Talon: {cards}</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Oprește</translation>
  </message>
  <message>
   <source>Struck: {words}.</source>
   <translation>Tăiat: {words}.</translation>
  </message>
  <message>
   <source>The master finds nothing clearly better.</source>
   <translation>Maestrul nu găsește nimic clar mai bun.</translation>
  </message>
  <message>
   <source>The move made cost about {points}.</source>
   <translation>Mutarea făcută a costat cam {points}.</translation>
  </message>
  <message>
   <source>The turns are being weighed.</source>
   <translation>Turele se cântăresc.</translation>
  </message>
  <message>
   <source>There is nothing to look at yet: a round must have been played to its end.</source>
   <translation>Încă nu e nimic de văzut: trebuie jucată o rundă până la capăt.</translation>
  </message>
  <message>
   <source>Turns</source>
   <translation>Ture</translation>
  </message>
  <message>
   <source>Turns weighed</source>
   <translation>Ture cântărite</translation>
  </message>
  <message>
   <source>With {words} {name} would have tied the bonus for {bonus} away from {other}.</source>
   <translation>Cu {words}, {name} ar fi egalat și i-ar fi luat bonusul {bonus}: {other}.</translation>
  </message>
  <message>
   <source>With {words} {name} would have won the bonus for {bonus}.</source>
   <translation>Cu {words}, {name} ar fi luat bonusul: {bonus}.</translation>
  </message>
  <message>
   <source>discards {face}</source>
   <translation>decartează {face}</translation>
  </message>
  <message>
   <source>goes out: {words}</source>
   <translation>închide: {words}</translation>
  </message>
  <message>
   <source>lays {words}</source>
   <translation>etalează {words}</translation>
  </message>
  <message>
   <source>stock</source>
   <translation>talon</translation>
  </message>
  <message>
   <source>struck</source>
   <translation>tăiat</translation>
  </message>
  <message>
   <source>takes {face}</source>
   <translation>ia {face}</translation>
  </message>
  <message>
   <source>top discard</source>
   <translation>cea de sus decartată</translation>
  </message>
  <message>
   <source>unused</source>
   <translation>nefolosită</translation>
  </message>
  <message>
   <source>{done} of {total}</source>
   <translation>{done} din {total}</translation>
  </message>
  <message>
   <source>{name} could have gone out with {words}, discarding {face}: {points} as the table lay.</source>
   <translation>{name} putea închide cu {words}, decartând {face}: {points} după cum arăta masa.</translation>
  </message>
  <message>
   <source>{name} discarded {face}.</source>
   <translation>{name} a decartat {face}.</translation>
  </message>
  <message>
   <source>{name} drew from the stock.</source>
   <translation>{name} a tras din talon.</translation>
  </message>
  <message>
   <source>{name} has laid</source>
   <translation>{name} a etalat</translation>
  </message>
  <message>
   <source>{name} holds</source>
   <translation>{name} are în mână</translation>
  </message>
  <message>
   <source>{name} in turn {number} ({points})</source>
   <translation>{name} în tura {number} ({points})</translation>
  </message>
  <message>
   <source>{name} is out</source>
   <translation>{name} a închis</translation>
  </message>
  <message>
   <source>{name} laid {words}, discarding {face}: {points} as the table lay.</source>
   <translation>{name} a etalat {words}, decartând {face}: {points} după cum arăta masa.</translation>
  </message>
  <message>
   <source>{name} took openly and still had: {faces}</source>
   <translation>{name} a luat pe față și avea încă: {faces}</translation>
  </message>
  <message>
   <source>{name} took {face} from the discards.</source>
   <translation>{name} a luat {face} dintre cele decartate.</translation>
  </message>
  <message>
   <source>{name} went out with {words}, discarding {face}: {points} as the table lay.</source>
   <translation>{name} a închis cu {words}, decartând {face}: {points} după cum arăta masa.</translation>
  </message>
  <message>
   <source>{name} {points}</source>
   <translation>{name} {points}</translation>
  </message>
  <message>
   <source>{name}, last turn</source>
   <translation>{name}, ultima tură</translation>
  </message>
  <message>
   <source>{name}, turn {number}</source>
   <translation>{name}, tura {number}</translation>
  </message>
  <message>
   <source>{name}: {cards}</source>
   <translation>{name}: {cards}</translation>
  </message>
  <message>
   <source>{word}, struck</source>
   <translation>{word}, tăiat</translation>
  </message>
 </context>
 <context>
  <name>Rooms</name>
  <message>
   <source>Back (Esc)</source>
   <translation>Înapoi (Esc)</translation>
  </message>
 </context>
 <context>
  <name>RoundPage</name>
  <message>
   <source>All words lie on the table.</source>
   <translation>Toate cuvintele sunt pe masă.</translation>
  </message>
  <message>
   <source>Challenge {word}, laid by {name}</source>
   <translation>Contestă {word}, etalat de {name}</translation>
  </message>
  <message>
   <source>Do you doubt a word? Choose it.</source>
   <translation>Te îndoiești de un cuvânt? Alege-l.</translation>
  </message>
  <message>
   <source>Gather the cards</source>
   <translation>Strânge cărțile</translation>
  </message>
  <message>
   <source>Gathering the cards ends all challenges of this round.</source>
   <translation>Strângerea cărților încheie contestațiile acestei runde.</translation>
  </message>
  <message>
   <source>Next round ({cards})</source>
   <translation>Runda următoare ({cards})</translation>
  </message>
  <message>
   <source>No bonus in this round.</source>
   <translation>Niciun bonus în această rundă.</translation>
  </message>
  <message>
   <source>Review this round</source>
   <translation>Analizează această rundă</translation>
  </message>
  <message>
   <source>To the final table</source>
   <translation>La clasamentul final</translation>
  </message>
  <message>
   <source>To the start page; the game is saved</source>
   <translation>La pagina de start; jocul este salvat</translation>
  </message>
  <message>
   <source>after {number} of {count}</source>
   <translation>după {number} din {count}</translation>
  </message>
  <message>
   <source>for now</source>
   <translation>deocamdată</translation>
  </message>
  <message>
   <source>in the lead</source>
   <translation>în frunte</translation>
  </message>
  <message>
   <source>laid nothing</source>
   <translation>nu a etalat nimic</translation>
  </message>
  <message>
   <source>lost challenges {points}</source>
   <translation>contestații pierdute {points}</translation>
  </message>
  <message>
   <source>never less</source>
   <translation>nu mai puțin</translation>
  </message>
  <message>
   <source>no cards left</source>
   <translation>nicio carte rămasă</translation>
  </message>
  <message>
   <source>points</source>
   <translation>puncte</translation>
  </message>
  <message>
   <source>struck</source>
   <translation>tăiat</translation>
  </message>
  <message>
   <source>unused {values}</source>
   <translation>nefolosite {values}</translation>
  </message>
  <message>
   <source>unused: {cards}, {points}</source>
   <translation>nefolosite: {cards}, {points}</translation>
  </message>
  <message>
   <source>went out</source>
   <translation>a închis</translation>
  </message>
  <message>
   <source>{bonus}: {names} tie with {count}, nobody gets it</source>
   <translation>{bonus}: egalitate între {names} cu {count}, nu îl primește nimeni</translation>
  </message>
  <message>
   <source>{bonus}: {name}</source>
   <translation>{bonus}: {name}</translation>
  </message>
  <message>
   <source>{name}, {points}: {parts}</source>
   <translation>{name}, {points}: {parts}</translation>
  </message>
  <message>
   <source>{word}, challenged and upheld</source>
   <translation>{word}, contestat și menținut</translation>
  </message>
  <message>
   <source>{word}, struck</source>
   <translation>{word}, tăiat</translation>
  </message>
 </context>
 <context>
  <name>RuleEditor</name>
  <message>
   <source>As in the preset: {option}</source>
   <translation>Ca în varianta de bază: {option}</translation>
  </message>
  <message>
   <source>Cards in each round, from 3 to 10, with blanks between</source>
   <translation>Cărțile din fiecare rundă, de la 3 la 10, cu spații între ele</translation>
  </message>
  <message>
   <source>Challenges</source>
   <translation>Contestații</translation>
  </message>
  <message>
   <source>Changed from the preset.</source>
   <translation>Schimbat față de varianta de bază.</translation>
  </message>
  <message>
   <source>Points</source>
   <translation>Puncte</translation>
  </message>
  <message>
   <source>Rounds and turns</source>
   <translation>Runde și ture</translation>
  </message>
  <message>
   <source>This list is not on this computer.</source>
   <translation>Această listă nu este pe acest calculator.</translation>
  </message>
  <message>
   <source>Type the cards of each round, from 3 to 10, with blanks between.</source>
   <translation>Scrie cărțile din fiecare rundă, de la 3 la 10, cu spații între ele.</translation>
  </message>
  <message>
   <source>Words</source>
   <translation>Cuvinte</translation>
  </message>
  <message>
   <source>changed</source>
   <translation>schimbat</translation>
  </message>
  <message>
   <source>others…</source>
   <translation>altele…</translation>
  </message>
 </context>
 <context>
  <name>Rules</name>
  <message>
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <source>16: up to 10 and back</source>
   <translation>16: până la 10 și înapoi</translation>
  </message>
  <message>
   <source>4: with 3, 5, 7, 10 cards</source>
   <translation>4: cu 3, 5, 7, 10 cărți</translation>
  </message>
  <message>
   <source>8: from 3 to 10 cards</source>
   <translation>8: de la 3 la 10 cărți</translation>
  </message>
  <message>
   <source>A card taken from the discards stays in the hand for this turn.</source>
   <translation>O carte luată dintre cele decartate rămâne în mână în acea tură.</translation>
  </message>
  <message>
   <source>A challenged word is looked up.</source>
   <translation>Un cuvânt contestat este căutat în listă.</translation>
  </message>
  <message>
   <source>A lost challenge costs</source>
   <translation>O contestație pierdută costă</translation>
  </message>
  <message>
   <source>A round may score below 0; the running total may not.</source>
   <translation>O rundă poate coborî sub 0; totalul nu.</translation>
  </message>
  <message>
   <source>A round never scores below 0.</source>
   <translation>O rundă nu coboară niciodată sub 0.</translation>
  </message>
  <message>
   <source>A struck word costs</source>
   <translation>Un cuvânt tăiat costă</translation>
  </message>
  <message>
   <source>A struck word just does not count.</source>
   <translation>Un cuvânt tăiat pur și simplu nu se socotește.</translation>
  </message>
  <message>
   <source>A word has three cards or more.</source>
   <translation>Un cuvânt are cel puțin trei cărți.</translation>
  </message>
  <message>
   <source>A word has three letters or more, in two or more cards.</source>
   <translation>Un cuvânt are cel puțin trei litere, pe cel puțin două cărți.</translation>
  </message>
  <message>
   <source>A word has two cards or more, however many letters.</source>
   <translation>Un cuvânt are cel puțin două cărți, oricâte litere.</translation>
  </message>
  <message>
   <source>A word has two letters or more; the cards IN and ER are words by themselves.</source>
   <translation>Un cuvânt are cel puțin două litere; cărțile IN și ER sunt singure cuvinte.</translation>
  </message>
  <message>
   <source>Any word may be laid; others may challenge it.</source>
   <translation>Se poate etala orice cuvânt; alții îl pot contesta.</translation>
  </message>
  <message>
   <source>Anyone may look through all discards of the round.</source>
   <translation>Oricine poate cerceta toate cărțile decartate în rundă.</translation>
  </message>
  <message>
   <source>At the end of that turn all discards but the top one become the new stock.</source>
   <translation>La sfârșitul acelei ture, toate cele decartate în afară de cea de sus devin noul talon.</translation>
  </message>
  <message>
   <source>Below 0 the cards count 0, and bonuses are added to that.</source>
   <translation>Sub 0 cărțile valorează 0, iar bonusurile se adaugă.</translation>
  </message>
  <message>
   <source>Between two there are no bonuses.</source>
   <translation>În doi nu există bonusuri.</translation>
  </message>
  <message>
   <source>Between two, both bonuses can be won.</source>
   <translation>În doi se pot câștiga ambele bonusuri.</translation>
  </message>
  <message>
   <source>Between two, longest word and most words take turns from round to round.</source>
   <translation>În doi, cel mai lung cuvânt și cele mai multe cuvinte alternează de la o rundă la alta.</translation>
  </message>
  <message>
   <source>Between two, only the longest word earns a bonus.</source>
   <translation>În doi, numai cel mai lung cuvânt aduce bonus.</translation>
  </message>
  <message>
   <source>Between two, only the most words earn a bonus.</source>
   <translation>În doi, numai cele mai multe cuvinte aduc bonus.</translation>
  </message>
  <message>
   <source>Bonus between two players</source>
   <translation>Bonus în doi jucători</translation>
  </message>
  <message>
   <source>Challenge or check</source>
   <translation>Contestare sau verificare</translation>
  </message>
  <message>
   <source>Discarding the card just taken</source>
   <translation>Decartarea cărții abia luate</translation>
  </message>
  <message>
   <source>Each word may be laid once in one hand.</source>
   <translation>Fiecare cuvânt se poate etala o dată într-o mână.</translation>
  </message>
  <message>
   <source>Eight rounds, one card more in each.</source>
   <translation>Opt runde, cu o carte în plus în fiecare.</translation>
  </message>
  <message>
   <source>Four rounds, for a short evening.</source>
   <translation>Patru runde, pentru o seară scurtă.</translation>
  </message>
  <message>
   <source>Going out in the first turn</source>
   <translation>Închiderea în prima tură</translation>
  </message>
  <message>
   <source>In the first four rounds nobody goes out in the first turn.</source>
   <translation>În primele patru runde nimeni nu închide în prima tură.</translation>
  </message>
  <message>
   <source>Looking through the discards</source>
   <translation>Cercetarea celor decartate</translation>
  </message>
  <message>
   <source>Looking words up</source>
   <translation>Căutarea cuvintelor</translation>
  </message>
  <message>
   <source>Nobody goes out in the first turn of a round: everyone gets to play.</source>
   <translation>Nimeni nu închide în prima tură a unei runde: fiecare ajunge să joace.</translation>
  </message>
  <message>
   <source>Nobody may look words up during the game.</source>
   <translation>Nimeni nu poate căuta cuvinte în timpul jocului.</translation>
  </message>
  <message>
   <source>One round after another with {sizes} cards.</source>
   <translation>Rundă după rundă cu {sizes} cărți.</translation>
  </message>
  <message>
   <source>Only the top discard is seen.</source>
   <translation>Se vede numai cartea de sus decartată.</translation>
  </message>
  <message>
   <source>Only words of the word list can be laid.</source>
   <translation>Se pot etala numai cuvinte din listă.</translation>
  </message>
  <message>
   <source>Points of a bonus</source>
   <translation>Punctele unui bonus</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>Runde</translation>
  </message>
  <message>
   <source>Rounds and total may fall below 0.</source>
   <translation>Rundele și totalul pot coborî sub 0.</translation>
  </message>
  <message>
   <source>Scores below zero</source>
   <translation>Scoruri sub zero</translation>
  </message>
  <message>
   <source>Shortest word</source>
   <translation>Cel mai scurt cuvânt</translation>
  </message>
  <message>
   <source>Sixteen rounds: up to ten cards and back to three.</source>
   <translation>Șaisprezece runde: până la zece cărți și înapoi la trei.</translation>
  </message>
  <message>
   <source>Struck before the next draw, the cards go back to the hand and the round goes on.</source>
   <translation>Tăiat înainte de următoarea tragere, cărțile se întorc în mână și runda continuă.</translation>
  </message>
  <message>
   <source>Struck word of who went out</source>
   <translation>Cuvântul tăiat al celui care a închis</translation>
  </message>
  <message>
   <source>The card just taken may be discarded again.</source>
   <translation>Cartea abia luată poate fi decartată la loc.</translation>
  </message>
  <message>
   <source>The cards of a struck word count against its owner.</source>
   <translation>Cărțile unui cuvânt tăiat i se scad proprietarului.</translation>
  </message>
  <message>
   <source>The cards of a struck word count twice against its owner.</source>
   <translation>Cărțile unui cuvânt tăiat i se scad de două ori proprietarului.</translation>
  </message>
  <message>
   <source>The discards become the new stock when somebody wants to draw from it.</source>
   <translation>Cărțile decartate devin noul talon când cineva vrea să tragă din el.</translation>
  </message>
  <message>
   <source>The longest word and the most words of a round earn so many points each.</source>
   <translation>Cel mai lung cuvânt și cele mai multe cuvinte ale unei runde aduc fiecare atâtea puncte.</translation>
  </message>
  <message>
   <source>The people decide, and the table remembers the word.</source>
   <translation>Hotărăsc oamenii, iar masa ține minte cuvântul.</translation>
  </message>
  <message>
   <source>The player has gone out all the same, and the word counts as struck.</source>
   <translation>Jucătorul a închis oricum, iar cuvântul se socotește tăiat.</translation>
  </message>
  <message>
   <source>The same word may be laid twice in one hand.</source>
   <translation>Același cuvânt se poate etala de două ori într-o mână.</translation>
  </message>
  <message>
   <source>The same word twice</source>
   <translation>Același cuvânt de două ori</translation>
  </message>
  <message>
   <source>There are no bonuses.</source>
   <translation>Nu există bonusuri.</translation>
  </message>
  <message>
   <source>When the stock is used up</source>
   <translation>Când talonul se termină</translation>
  </message>
  <message>
   <source>Who challenged wrongly loses the word's value from the total.</source>
   <translation>Cine a contestat greșit pierde valoarea cuvântului din total.</translation>
  </message>
  <message>
   <source>Who challenged wrongly loses the word's value from this round.</source>
   <translation>Cine a contestat greșit pierde valoarea cuvântului din această rundă.</translation>
  </message>
  <message>
   <source>Who decides a challenge</source>
   <translation>Cine decide o contestație</translation>
  </message>
  <message>
   <source>Whoever can may go out at once.</source>
   <translation>Cine poate închide imediat.</translation>
  </message>
  <message>
   <source>Word list</source>
   <translation>Lista de cuvinte</translation>
  </message>
  <message>
   <source>Words may be looked up while others play.</source>
   <translation>Cuvintele pot fi căutate cât joacă alții.</translation>
  </message>
  <message>
   <source>Words may be looked up, also in one's own turn.</source>
   <translation>Cuvintele pot fi căutate și în tura proprie.</translation>
  </message>
  <message>
   <source>a round stops at 0</source>
   <translation>runda se oprește la 0</translation>
  </message>
  <message>
   <source>allowed</source>
   <translation>permis</translation>
  </message>
  <message>
   <source>at any time</source>
   <translation>oricând</translation>
  </message>
  <message>
   <source>both</source>
   <translation>ambele</translation>
  </message>
  <message>
   <source>cards stop at 0, then bonuses</source>
   <translation>cărțile se opresc la 0, apoi bonusurile</translation>
  </message>
  <message>
   <source>challenge play</source>
   <translation>joc cu contestații</translation>
  </message>
  <message>
   <source>checked words</source>
   <translation>cuvinte verificate</translation>
  </message>
  <message>
   <source>going out stands</source>
   <translation>închiderea rămâne</translation>
  </message>
  <message>
   <source>its value</source>
   <translation>valoarea lui</translation>
  </message>
  <message>
   <source>never</source>
   <translation>niciodată</translation>
  </message>
  <message>
   <source>no limit</source>
   <translation>fără limită</translation>
  </message>
  <message>
   <source>none</source>
   <translation>niciunul</translation>
  </message>
  <message>
   <source>not allowed</source>
   <translation>nepermis</translation>
  </message>
  <message>
   <source>not in one's own turn</source>
   <translation>nu în tura proprie</translation>
  </message>
  <message>
   <source>not in the first four rounds</source>
   <translation>nu în primele patru runde</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nimic</translation>
  </message>
  <message>
   <source>one after the other</source>
   <translation>pe rând</translation>
  </message>
  <message>
   <source>points of the game</source>
   <translation>puncte din joc</translation>
  </message>
  <message>
   <source>points of the round</source>
   <translation>puncte din rundă</translation>
  </message>
  <message>
   <source>shuffle at once</source>
   <translation>amestecă imediat</translation>
  </message>
  <message>
   <source>shuffle when needed</source>
   <translation>amestecă la nevoie</translation>
  </message>
  <message>
   <source>the longest word</source>
   <translation>cel mai lung cuvânt</translation>
  </message>
  <message>
   <source>the most words</source>
   <translation>cele mai multe cuvinte</translation>
  </message>
  <message>
   <source>the people at the table</source>
   <translation>oamenii de la masă</translation>
  </message>
  <message>
   <source>the total stops at 0</source>
   <translation>totalul se oprește la 0</translation>
  </message>
  <message>
   <source>the word list</source>
   <translation>lista de cuvinte</translation>
  </message>
  <message>
   <source>three cards</source>
   <translation>trei cărți</translation>
  </message>
  <message>
   <source>three letters</source>
   <translation>trei litere</translation>
  </message>
  <message>
   <source>twice its value</source>
   <translation>de două ori valoarea lui</translation>
  </message>
  <message>
   <source>two cards</source>
   <translation>două cărți</translation>
  </message>
  <message>
   <source>two letters</source>
   <translation>două litere</translation>
  </message>
  <message>
   <source>undoes going out</source>
   <translation>anulează închiderea</translation>
  </message>
 </context>
 <context>
  <name>SavedGames</name>
  <message numerus="yes">
   <source>%n games were brought in.</source>
   <translation>
    <numerusform>%n joc a fost adus.</numerusform>
    <numerusform>%n jocuri au fost aduse.</numerusform>
    <numerusform>%n de jocuri au fost aduse.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more files were no games that can be opened.</source>
   <translation>
    <numerusform>Încă %n fișier nu era un joc care se poate deschide.</numerusform>
    <numerusform>Încă %n fișiere nu erau jocuri care se pot deschide.</numerusform>
    <numerusform>Încă %n de fișiere nu erau jocuri care se pot deschide.</numerusform>
   </translation>
  </message>
  <message>
   <source>A copy was saved as {name}.</source>
   <translation>O copie a fost salvată ca {name}.</translation>
  </message>
  <message>
   <source>All</source>
   <translation>Toate</translation>
  </message>
  <message>
   <source>All files</source>
   <translation>Toate fișierele</translation>
  </message>
  <message numerus="yes">
   <source>At most %n files are taken at once.</source>
   <translation>
    <numerusform>Se ia cel mult %n fișier o dată.</numerusform>
    <numerusform>Se iau cel mult %n fișiere o dată.</numerusform>
    <numerusform>Se iau cel mult %n de fișiere o dată.</numerusform>
   </translation>
  </message>
  <message>
   <source>Bring in a game…</source>
   <translation>Adu un joc…</translation>
  </message>
  <message>
   <source>Bring in saved games</source>
   <translation>Adu jocuri salvate</translation>
  </message>
  <message>
   <source>Cannot be opened: {reason}</source>
   <translation>Nu poate fi deschis: {reason}</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Șterge</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>Șterse</translation>
  </message>
  <message>
   <source>Finished</source>
   <translation>Terminate</translation>
  </message>
  <message>
   <source>Go on playing</source>
   <translation>Joacă mai departe</translation>
  </message>
  <message>
   <source>It lies in a folder that cannot be written to. Going on with it makes a copy.</source>
   <translation>Se află într-un folder în care nu se poate scrie. La continuare se face o copie.</translation>
  </message>
  <message>
   <source>Name of this game</source>
   <translation>Numele acestui joc</translation>
  </message>
  <message>
   <source>No game has been begun yet. Every game is saved after each move and waits here.</source>
   <translation>Încă nu a început niciun joc. Fiecare joc se salvează după fiecare mutare și așteaptă aici.</translation>
  </message>
  <message numerus="yes">
   <source>Nothing was deleted. What is deleted can be taken back for %n days.</source>
   <translation>
    <numerusform>Nu s-a șters nimic. Ce se șterge poate fi recuperat timp de o zi.</numerusform>
    <numerusform>Nu s-a șters nimic. Ce se șterge poate fi recuperat timp de %n zile.</numerusform>
    <numerusform>Nu s-a șters nimic. Ce se șterge poate fi recuperat timp de %n de zile.</numerusform>
   </translation>
  </message>
  <message>
   <source>One game was brought in.</source>
   <translation>Un joc a fost adus.</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Analiză</translation>
  </message>
  <message>
   <source>Save a copy of the game</source>
   <translation>Salvează o copie a jocului</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>Salvează o copie…</translation>
  </message>
  <message>
   <source>Saved games</source>
   <translation>Jocuri salvate</translation>
  </message>
  <message>
   <source>Show the result</source>
   <translation>Arată rezultatul</translation>
  </message>
  <message>
   <source>Take it back</source>
   <translation>Recuperează-l</translation>
  </message>
  <message>
   <source>The file stays as it is. It can be deleted, or sent to somebody who can look at it.</source>
   <translation>Fișierul rămâne cum este. Poate fi șters sau trimis cuiva care îl poate cerceta.</translation>
  </message>
  <message>
   <source>The game is back.</source>
   <translation>Jocul este înapoi.</translation>
  </message>
  <message>
   <source>The start page offers this game.</source>
   <translation>Pagina de start oferă acest joc.</translation>
  </message>
  <message>
   <source>There is no such game.</source>
   <translation>Nu există un astfel de joc.</translation>
  </message>
  <message>
   <source>This game is on the table.</source>
   <translation>Acest joc este pe masă.</translation>
  </message>
  <message>
   <source>To go on with</source>
   <translation>De continuat</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Anulează</translation>
  </message>
  <message>
   <source>Which games are shown</source>
   <translation>Ce jocuri se arată</translation>
  </message>
  <message>
   <source>leads</source>
   <translation>conduce</translation>
  </message>
  <message>
   <source>won</source>
   <translation>a câștigat</translation>
  </message>
  <message>
   <source>“{title}” was deleted.</source>
   <translation>„{title}” a fost șters.</translation>
  </message>
 </context>
 <context>
  <name>ScoreGraph</name>
  <message>
   <source>The game so far</source>
   <translation>Jocul până acum</translation>
  </message>
  <message>
   <source>cards in the round</source>
   <translation>cărți în rundă</translation>
  </message>
 </context>
 <context>
  <name>ScorePad</name>
  <message>
   <source>Copy</source>
   <translation>Copiază</translation>
  </message>
  <message>
   <source>Copy, print or save the score pad</source>
   <translation>Copiază, tipărește sau salvează foaia de scor</translation>
  </message>
  <message>
   <source>D</source>
   <translation>D</translation>
  </message>
  <message>
   <source>Print…</source>
   <translation>Tipărește…</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Runda</translation>
  </message>
  <message>
   <source>Round {number}, {cards}</source>
   <translation>Runda {number}, {cards}</translation>
  </message>
  <message>
   <source>Round {number}, {name}, not scored yet</source>
   <translation>Runda {number}, {name}, încă fără scor</translation>
  </message>
  <message>
   <source>Round {number}, {name}, {points}: {parts}</source>
   <translation>Runda {number}, {name}, {points}: {parts}</translation>
  </message>
  <message>
   <source>Save as CSV…</source>
   <translation>Salvează ca CSV…</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>Salvează ca PDF…</translation>
  </message>
  <message>
   <source>Score pad</source>
   <translation>Scor</translation>
  </message>
  <message>
   <source>Scores</source>
   <translation>Puncte</translation>
  </message>
  <message>
   <source>Show the game as a graph</source>
   <translation>Arată jocul ca grafic</translation>
  </message>
  <message>
   <source>Sum</source>
   <translation>Sumă</translation>
  </message>
  <message>
   <source>The score pad is on the clipboard.</source>
   <translation>Foaia de scor este în clipboard.</translation>
  </message>
  <message>
   <source>in the lead</source>
   <translation>în frunte</translation>
  </message>
  <message>
   <source>leads</source>
   <translation>conduce</translation>
  </message>
  <message>
   <source>{cell}; deals</source>
   <translation>{cell}; împarte</translation>
  </message>
  <message>
   <source>{name}, dealer</source>
   <translation>{name}, împarte</translation>
  </message>
  <message>
   <source>{name}, round {number} with {cards}</source>
   <translation>{name}, runda {number} cu {cards}</translation>
  </message>
  <message>
   <source>{name}, total</source>
   <translation>{name}, total</translation>
  </message>
  <message>
   <source>{name}, total {points}</source>
   <translation>{name}, total {points}</translation>
  </message>
  <message>
   <source>{total}, in the lead</source>
   <translation>{total}, în frunte</translation>
  </message>
 </context>
 <context>
  <name>Settings</name>
  <message numerus="yes">
   <source>%n turns</source>
   <translation>
    <numerusform>%n tură</numerusform>
    <numerusform>%n ture</numerusform>
    <numerusform>%n de ture</numerusform>
   </translation>
  </message>
  <message>
   <source>A card to keep</source>
   <translation>O carte de păstrat</translation>
  </message>
  <message>
   <source>A word</source>
   <translation>Un cuvânt</translation>
  </message>
  <message>
   <source>After your own words, shows the best ones that were in the hand.</source>
   <translation>După cuvintele tale, le arată pe cele mai bune care erau în mână.</translation>
  </message>
  <message>
   <source>All</source>
   <translation>Toate</translation>
  </message>
  <message>
   <source>All text outside of the cards, and the buttons with it.</source>
   <translation>Tot textul din afara cărților, cu tot cu butoane.</translation>
  </message>
  <message>
   <source>All words and the discard</source>
   <translation>Toate cuvintele și cartea de decartat</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Ca sistemul</translation>
  </message>
  <message>
   <source>As they like</source>
   <translation>Cum vor ei</translation>
  </message>
  <message>
   <source>Ask before a discard</source>
   <translation>Întreabă înainte de decartare</translation>
  </message>
  <message>
   <source>Calm</source>
   <translation>Calm</translation>
  </message>
  <message>
   <source>Card size</source>
   <translation>Mărimea cărților</translation>
  </message>
  <message>
   <source>Daylight Atelier</source>
   <translation>Atelier în zi</translation>
  </message>
  <message>
   <source>Emerald Salon</source>
   <translation>Salon de smarald</translation>
  </message>
  <message>
   <source>Everyday words</source>
   <translation>Cuvinte de zi cu zi</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Fișiere</translation>
  </message>
  <message>
   <source>Help and tips</source>
   <translation>Ajutor și sfaturi</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Contrast ridicat</translation>
  </message>
  <message>
   <source>Hints</source>
   <translation>Indicii</translation>
  </message>
  <message>
   <source>How everything looks. “As the system” is light by day and dark by night, where the system says so.</source>
   <translation>Cum arată totul. „Ca sistemul” este luminos ziua și întunecat noaptea, unde sistemul o spune.</translation>
  </message>
  <message>
   <source>How fast cards travel. Off: everything is where it belongs at once.</source>
   <translation>Cât de repede se mișcă cărțile. Oprit: totul ajunge imediat la locul lui.</translation>
  </message>
  <message>
   <source>How long they are seen thinking before they move.</source>
   <translation>Cât timp se vede că se gândesc înainte să mute.</translation>
  </message>
  <message>
   <source>How loud cards and points are.</source>
   <translation>Cât de tare se aud cărțile și punctele.</translation>
  </message>
  <message>
   <source>How much a hint tells when you ask for one.</source>
   <translation>Cât spune un indiciu când îl ceri.</translation>
  </message>
  <message>
   <source>Kept tables, own words, records</source>
   <translation>Mese păstrate, cuvinte proprii, recorduri</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Taste</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Limbă</translation>
  </message>
  <message>
   <source>Learned</source>
   <translation>Învățat</translation>
  </message>
  <message>
   <source>Look</source>
   <translation>Aspect</translation>
  </message>
  <message>
   <source>Many</source>
   <translation>Multe</translation>
  </message>
  <message>
   <source>Midnight Library</source>
   <translation>Bibliotecă la miezul nopții</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>Mișcare</translation>
  </message>
  <message>
   <source>Motion and sound</source>
   <translation>Mișcare și sunet</translation>
  </message>
  <message>
   <source>No hints</source>
   <translation>Fără indicii</translation>
  </message>
  <message>
   <source>No sounds at all. The button on the table does the same.</source>
   <translation>Niciun sunet. Butonul de pe masă face același lucru.</translation>
  </message>
  <message>
   <source>Notes for finding faults</source>
   <translation>Note pentru găsirea erorilor</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Oprit</translation>
  </message>
  <message>
   <source>Open folder</source>
   <translation>Deschide folderul</translation>
  </message>
  <message>
   <source>Pace of computer players</source>
   <translation>Ritmul jucătorilor calculator</translation>
  </message>
  <message>
   <source>Patience of computer players</source>
   <translation>Răbdarea jucătorilor calculator</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Joacă</translation>
  </message>
  <message>
   <source>Quick</source>
   <translation>Rapid</translation>
  </message>
  <message>
   <source>Saved games</source>
   <translation>Jocuri salvate</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Setări</translation>
  </message>
  <message>
   <source>Show all tips again</source>
   <translation>Arată din nou toate sfaturile</translation>
  </message>
  <message>
   <source>Silence</source>
   <translation>Liniște</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>Lent</translation>
  </message>
  <message>
   <source>Teacher</source>
   <translation>Profesor</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Mărimea textului</translation>
  </message>
  <message>
   <source>The cards on the table, as far as there is room for them.</source>
   <translation>Cărțile de pe masă, cât încap.</translation>
  </message>
  <message>
   <source>The coach: a line below the hand explains what can be done, one idea at a time.</source>
   <translation>Antrenorul: un rând sub mână explică ce se poate face, câte o idee pe rând.</translation>
  </message>
  <message>
   <source>The discard ends the turn and cannot be undone. On: the program asks first.</source>
   <translation>Decartarea încheie tura și nu poate fi anulată. Pornit: programul întreabă întâi.</translation>
  </message>
  <message>
   <source>The language of the program. The words of the game stay English.</source>
   <translation>Limba programului. Cuvintele jocului rămân englezești.</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Temă</translation>
  </message>
  <message>
   <source>They play at least so many turns in a round before they go out.</source>
   <translation>Joacă cel puțin atâtea ture într-o rundă înainte să închidă.</translation>
  </message>
  <message>
   <source>Tips for a first game</source>
   <translation>Sfaturi pentru primul joc</translation>
  </message>
  <message>
   <source>To take everything to another computer, copy these folders there while the program is closed.</source>
   <translation>Ca să muți totul pe alt calculator, copiază acolo aceste foldere cât programul este închis.</translation>
  </message>
  <message>
   <source>Usual</source>
   <translation>Obișnuit</translation>
  </message>
  <message>
   <source>Very slow</source>
   <translation>Foarte lent</translation>
  </message>
  <message>
   <source>Volume</source>
   <translation>Volum</translation>
  </message>
  <message>
   <source>What computer players expect of people</source>
   <translation>La ce se așteaptă jucătorii calculator de la oameni</translation>
  </message>
  <message>
   <source>Which words they reckon with in your hands. Learned: from the words you lay.</source>
   <translation>Cu ce cuvinte socotesc în mâinile voastre. Învățat: din cuvintele pe care le etalați.</translation>
  </message>
  <message>
   <source>Words</source>
   <translation>Cuvinte</translation>
  </message>
  <message>
   <source>off</source>
   <translation>oprit</translation>
  </message>
  <message>
   <source>on</source>
   <translation>pornit</translation>
  </message>
  <message>
   <source>{number} %</source>
   <translation>{number} %</translation>
  </message>
 </context>
 <context>
  <name>Slip</name>
  <message>
   <source>Put away (Esc)</source>
   <translation>Închide (Esc)</translation>
  </message>
 </context>
 <context>
  <name>Solitaire</name>
  <message numerus="yes">
   <source>%n cards taken</source>
   <translation>
    <numerusform>%n carte luată</numerusform>
    <numerusform>%n cărți luate</numerusform>
    <numerusform>%n de cărți luate</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n wins in a row</source>
   <translation>
    <numerusform>%n victorie la rând</numerusform>
    <numerusform>%n victorii la rând</numerusform>
    <numerusform>%n de victorii la rând</numerusform>
   </translation>
  </message>
  <message>
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <source>1 card taken</source>
   <translation>1 carte luată</translation>
  </message>
  <message>
   <source>A card moves into a gap only: that place is taken.</source>
   <translation>O carte se mută numai într-un loc gol: acolo e ocupat.</translation>
  </message>
  <message>
   <source>A gap that has to be filled</source>
   <translation>Un loc gol de umplut</translation>
  </message>
  <message>
   <source>A number gives the same cards on every computer.</source>
   <translation>Un număr dă aceleași cărți pe orice calculator.</translation>
  </message>
  <message>
   <source>A stack is empty: choose a stack that gives its top card to the gap (1 to 8).</source>
   <translation>Un teanc este gol: alege teancul care își dă cartea de sus (1–8).</translation>
  </message>
  <message>
   <source>A stack with one card cannot fill a gap: choose one with two or more.</source>
   <translation>Un teanc cu o singură carte nu poate umple golul: alege unul cu două sau mai multe.</translation>
  </message>
  <message>
   <source>A word has letters from A to Z: write it without other signs.</source>
   <translation>Un cuvânt are litere de la A la Z: scrie-l fără alte semne.</translation>
  </message>
  <message>
   <source>All cards are taken: {words} in {time}.</source>
   <translation>Toate cărțile sunt luate: {words} în {time}.</translation>
  </message>
  <message>
   <source>Back (Esc); the game is saved</source>
   <translation>Înapoi (Esc); jocul este salvat</translation>
  </message>
  <message>
   <source>Can fill the gap</source>
   <translation>Poate umple golul</translation>
  </message>
  <message>
   <source>Can still be won</source>
   <translation>Încă se poate câștiga</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Anulează</translation>
  </message>
  <message>
   <source>Cannot be won</source>
   <translation>Nu se mai poate câștiga</translation>
  </message>
  <message>
   <source>Deal</source>
   <translation>Împarte</translation>
  </message>
  <message>
   <source>Deal {number}</source>
   <translation>Împărțirea {number}</translation>
  </message>
  <message>
   <source>Demo</source>
   <translation>Demonstrație</translation>
  </message>
  <message>
   <source>Enter takes the word, Esc puts it back.</source>
   <translation>Enter ia cuvântul, Esc îl pune înapoi.</translation>
  </message>
  <message>
   <source>Enter takes the word; F2 spells it with other cards.</source>
   <translation>Enter ia cuvântul; F2 îl scrie cu alte cărți.</translation>
  </message>
  <message>
   <source>Fill the gap first: choose a stack that gives its top card.</source>
   <translation>Umple mai întâi golul: alege un teanc care își dă cartea de sus.</translation>
  </message>
  <message>
   <source>Form a word first: choose cards from the stacks, or type its letters.</source>
   <translation>Formează mai întâi un cuvânt: alege cărți din teancuri sau scrie-i literele.</translation>
  </message>
  <message>
   <source>Hint</source>
   <translation>Indiciu</translation>
  </message>
  <message>
   <source>Hint: fill the gap from stack {number}, the {face}.</source>
   <translation>Indiciu: umple golul din teancul {number}, cu {face}.</translation>
  </message>
  <message>
   <source>Hint: {word}. Enter takes it.</source>
   <translation>Indiciu: {word}. Enter îl ia.</translation>
  </message>
  <message>
   <source>Hints used</source>
   <translation>Indicii folosite</translation>
  </message>
  <message>
   <source>How to play (F1)</source>
   <translation>Cum se joacă (F1)</translation>
  </message>
  <message>
   <source>Its top card is in the word already: each stack gives one card to a word.</source>
   <translation>Cartea de sus este deja în cuvânt: fiecare teanc dă o carte unui cuvânt.</translation>
  </message>
  <message>
   <source>Longest word {word}</source>
   <translation>Cel mai lung cuvânt {word}</translation>
  </message>
  <message>
   <source>Look at the table</source>
   <translation>Privește masa</translation>
  </message>
  <message>
   <source>Looking for a deal that can be won…</source>
   <translation>Se caută o împărțire care se poate câștiga…</translation>
  </message>
  <message>
   <source>New deal</source>
   <translation>Altă împărțire</translation>
  </message>
  <message>
   <source>Next deal</source>
   <translation>Împărțirea următoare</translation>
  </message>
  <message>
   <source>No card is in the word.</source>
   <translation>Nicio carte în cuvânt.</translation>
  </message>
  <message>
   <source>No card on top goes on with {letter}.</source>
   <translation>Nicio carte de sus nu continuă cu {letter}.</translation>
  </message>
  <message>
   <source>No other cards on top spell these letters.</source>
   <translation>Nu sunt alte cărți de sus cu aceste litere.</translation>
  </message>
  <message>
   <source>No way to win is left from here: undo, and try another word.</source>
   <translation>De aici nu se mai poate câștiga: anulează și încearcă alt cuvânt.</translation>
  </message>
  <message>
   <source>No way to win was found from here: undo, or try your luck.</source>
   <translation>De aici nu s-a găsit o cale de câștig: anulează sau încearcă-ți norocul.</translation>
  </message>
  <message>
   <source>No word can be made from the cards on top; {cards} are left.</source>
   <translation>Din cărțile de sus nu se poate forma niciun cuvânt; rămân {cards}.</translation>
  </message>
  <message>
   <source>No word can be made: undo (Ctrl+Z), or begin a new deal (Ctrl+N).</source>
   <translation>Nu se poate forma niciun cuvânt: anulează (Ctrl+Z) sau începe altă împărțire (Ctrl+N).</translation>
  </message>
  <message>
   <source>No word is being formed</source>
   <translation>Nu se formează niciun cuvânt</translation>
  </message>
  <message>
   <source>None yet: the first word opens new cards.</source>
   <translation>Încă niciunul: primul cuvânt deschide cărți noi.</translation>
  </message>
  <message>
   <source>Not known</source>
   <translation>Nu se știe</translation>
  </message>
  <message>
   <source>Nothing to redo.</source>
   <translation>Nimic de refăcut.</translation>
  </message>
  <message>
   <source>Nothing to undo: this is how it was dealt.</source>
   <translation>Nimic de anulat: așa s-a împărțit.</translation>
  </message>
  <message>
   <source>Number of the deal</source>
   <translation>Numărul împărțirii</translation>
  </message>
  <message>
   <source>One that can be won with words everybody knows</source>
   <translation>Una care se poate câștiga cu cuvinte știute de toți</translation>
  </message>
  <message>
   <source>Put back</source>
   <translation>Pune înapoi</translation>
  </message>
  <message>
   <source>Records</source>
   <translation>Recorduri</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Refă</translation>
  </message>
  <message>
   <source>Restart</source>
   <translation>Ia de la capăt</translation>
  </message>
  <message>
   <source>Shortest word</source>
   <translation>Cel mai scurt cuvânt</translation>
  </message>
  <message>
   <source>Solitaire</source>
   <translation>Solitaire</translation>
  </message>
  <message>
   <source>Solitaire ends by itself: go on, or begin a new deal.</source>
   <translation>Solitaire se încheie singur: continuă sau începe o altă împărțire.</translation>
  </message>
  <message>
   <source>Stack {number}</source>
   <translation>Teancul {number}</translation>
  </message>
  <message>
   <source>Stacks and word</source>
   <translation>Teancurile și cuvântul</translation>
  </message>
  <message>
   <source>Start again</source>
   <translation>Ia de la capăt</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Oprește</translation>
  </message>
  <message>
   <source>Stuck</source>
   <translation>Blocat</translation>
  </message>
  <message>
   <source>Take one card from any stack to build a word. Empty all eight stacks to win.</source>
   <translation>Ia câte o carte din orice teanc și formează un cuvânt. Golește toate cele opt teancuri ca să câștigi.</translation>
  </message>
  <message>
   <source>Take word</source>
   <translation>Ia cuvântul</translation>
  </message>
  <message>
   <source>That stack is empty: take cards from the others.</source>
   <translation>Teancul acela este gol: ia cărți din celelalte.</translation>
  </message>
  <message>
   <source>The deal with the number</source>
   <translation>Împărțirea cu numărul</translation>
  </message>
  <message>
   <source>The demo has played in it, so it does not count as won.</source>
   <translation>Demonstrația a jucat aici, așa că nu se socotește câștigat.</translation>
  </message>
  <message>
   <source>The game is not stuck: {word} can still be made.</source>
   <translation>Jocul nu este blocat: se mai poate forma {word}.</translation>
  </message>
  <message>
   <source>The game on the table is then counted as not won.</source>
   <translation>Jocul de pe masă se notează atunci ca necâștigat.</translation>
  </message>
  <message>
   <source>The hint means this one</source>
   <translation>Indiciul se referă la aceasta</translation>
  </message>
  <message>
   <source>The word list of this installation is damaged; please install the game again.</source>
   <translation>Lista de cuvinte a acestei instalări este deteriorată; te rugăm să instalezi jocul din nou.</translation>
  </message>
  <message>
   <source>The word {word}: {note}</source>
   <translation>Cuvântul {word}: {note}</translation>
  </message>
  <message>
   <source>There is no gap to fill now: make a word from the cards on top.</source>
   <translation>Acum nu e niciun gol de umplut: formează un cuvânt din cărțile de sus.</translation>
  </message>
  <message>
   <source>There is no such stack: choose one of the eight.</source>
   <translation>Nu există un astfel de teanc: alege unul dintre cele opt.</translation>
  </message>
  <message>
   <source>These are not the cards of the deck: the deal has to be made again.</source>
   <translation>Acestea nu sunt cărțile pachetului: împărțirea trebuie făcută din nou.</translation>
  </message>
  <message>
   <source>Thinking</source>
   <translation>Se gândește</translation>
  </message>
  <message>
   <source>Thinking: the hint comes as soon as a way to win is found.</source>
   <translation>Se gândește: indiciul vine când se găsește o cale de câștig.</translation>
  </message>
  <message>
   <source>This game is over: begin a new deal.</source>
   <translation>Acest joc s-a terminat: începe o altă împărțire.</translation>
  </message>
  <message>
   <source>This game is won and counted: begin a new deal.</source>
   <translation>Acest joc este câștigat și notat: începe altă împărțire.</translation>
  </message>
  <message>
   <source>This is how it was dealt.</source>
   <translation>Așa s-a împărțit.</translation>
  </message>
  <message>
   <source>Three cards</source>
   <translation>Trei cărți</translation>
  </message>
  <message>
   <source>Three letters</source>
   <translation>Trei litere</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Timp</translation>
  </message>
  <message>
   <source>Two cards</source>
   <translation>Două cărți</translation>
  </message>
  <message>
   <source>Two letters</source>
   <translation>Două litere</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Anulează</translation>
  </message>
  <message>
   <source>Undo the last word</source>
   <translation>Anulează ultimul cuvânt</translation>
  </message>
  <message>
   <source>Whether this deal can be won is not known: the program could not look.</source>
   <translation>Nu se știe dacă această împărțire se poate câștiga: programul nu a putut căuta.</translation>
  </message>
  <message>
   <source>Which deal</source>
   <translation>Ce împărțire</translation>
  </message>
  <message>
   <source>Won in a row</source>
   <translation>Câștigate la rând</translation>
  </message>
  <message>
   <source>Won!</source>
   <translation>Câștigat!</translation>
  </message>
  <message>
   <source>Won: begin a new deal (Ctrl+N).</source>
   <translation>Câștigat: începe altă împărțire (Ctrl+N).</translation>
  </message>
  <message>
   <source>Words taken</source>
   <translation>Cuvinte luate</translation>
  </message>
  <message>
   <source>best word {word}</source>
   <translation>cel mai bun cuvânt {word}</translation>
  </message>
  <message>
   <source>cards {points}</source>
   <translation>cărți {points}</translation>
  </message>
  <message>
   <source>choose a stack to fill the gap</source>
   <translation>alege un teanc ca să umpli golul</translation>
  </message>
  <message>
   <source>click, drag or type</source>
   <translation>apasă, trage sau scrie</translation>
  </message>
  <message>
   <source>fill me</source>
   <translation>umple-mă</translation>
  </message>
  <message>
   <source>from 1 to 999999999</source>
   <translation>de la 1 la 999999999</translation>
  </message>
  <message>
   <source>in the word</source>
   <translation>în cuvânt</translation>
  </message>
  <message>
   <source>in the word list</source>
   <translation>în lista de cuvinte</translation>
  </message>
  <message>
   <source>in word</source>
   <translation>în cuvânt</translation>
  </message>
  <message>
   <source>left {points}</source>
   <translation>rămas {points}</translation>
  </message>
  <message>
   <source>long words {points}</source>
   <translation>cuvinte lungi {points}</translation>
  </message>
  <message>
   <source>next card</source>
   <translation>cartea următoare</translation>
  </message>
  <message>
   <source>not in the word list</source>
   <translation>nu e în lista de cuvinte</translation>
  </message>
  <message>
   <source>not yet played today</source>
   <translation>încă nejucat astăzi</translation>
  </message>
  <message>
   <source>today's is begun</source>
   <translation>cel de azi e început</translation>
  </message>
  <message>
   <source>today: {points}</source>
   <translation>astăzi: {points}</translation>
  </message>
  <message>
   <source>too short</source>
   <translation>prea scurt</translation>
  </message>
  <message>
   <source>{card}, in the word, place {place}</source>
   <translation>{card}, în cuvânt, locul {place}</translation>
  </message>
  <message>
   <source>{count} to go</source>
   <translation>mai sunt {count}</translation>
  </message>
  <message>
   <source>{left} of {count} cards left</source>
   <translation>mai sunt {left} din {count} cărți</translation>
  </message>
  <message>
   <source>{stack}: empty</source>
   <translation>{stack}: gol</translation>
  </message>
  <message>
   <source>{stack}: {top}. {cards}</source>
   <translation>{stack}: {top}. {cards}</translation>
  </message>
  <message>
   <source>{word} has been looked up in this game: the answer stays.</source>
   <translation>{word} a fost deja căutat în acest joc: răspunsul rămâne.</translation>
  </message>
  <message>
   <source>{word} has not been looked up yet: try it again.</source>
   <translation>{word} nu a fost căutat încă: mai încearcă o dată.</translation>
  </message>
  <message>
   <source>{word} is not in the word list: form another word.</source>
   <translation>{word} nu este în lista de cuvinte: formează alt cuvânt.</translation>
  </message>
  <message>
   <source>{word} is too short: {rule}</source>
   <translation>{word} este prea scurt: {rule}</translation>
  </message>
  <message>
   <source>{word}, {cards}</source>
   <translation>{word}, {cards}</translation>
  </message>
 </context>
 <context>
  <name>Standings</name>
  <message>
   <source>Place {place}, {name}, {points}</source>
   <translation>Locul {place}, {name}, {points}</translation>
  </message>
  <message>
   <source>Standings</source>
   <translation>Clasament</translation>
  </message>
  <message>
   <source>The game so far</source>
   <translation>Jocul până acum</translation>
  </message>
 </context>
 <context>
  <name>StartPage</name>
  <message>
   <source>About</source>
   <translation>Despre</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continuă</translation>
  </message>
  <message>
   <source>Continue: {game}</source>
   <translation>Continuă: {game}</translation>
  </message>
  <message>
   <source>Daily puzzle</source>
   <translation>Puzzle-ul zilei</translation>
  </message>
  <message>
   <source>Dictionary</source>
   <translation>Dicționar</translation>
  </message>
  <message>
   <source>Dismiss this message</source>
   <translation>Închide acest mesaj</translation>
  </message>
  <message>
   <source>How to play</source>
   <translation>Cum se joacă</translation>
  </message>
  <message>
   <source>Leads to the files that were set aside</source>
   <translation>Duce la fișierele puse deoparte</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Joc nou</translation>
  </message>
  <message>
   <source>Quiddler Qt, start page</source>
   <translation>Quiddler Qt, pagina de start</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Ieși</translation>
  </message>
  <message>
   <source>Records</source>
   <translation>Recorduri</translation>
  </message>
  <message>
   <source>Saved games</source>
   <translation>Jocuri salvate</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Setări</translation>
  </message>
  <message>
   <source>Show it</source>
   <translation>Arată</translation>
  </message>
  <message>
   <source>Solitaire</source>
   <translation>Solitaire</translation>
  </message>
  <message>
   <source>Unofficial. Made by players, not connected with the publisher of the card game.</source>
   <translation>Neoficial. Făcut de jucători, fără legătură cu editorul jocului de cărți.</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Versiunea {version}</translation>
  </message>
  <message>
   <source>a word card game for one to eight</source>
   <translation>un joc de cărți cu cuvinte pentru unu până la opt</translation>
  </message>
  <message>
   <source>eight stacks</source>
   <translation>opt teancuri</translation>
  </message>
  <message>
   <source>look words up</source>
   <translation>caută cuvinte</translation>
  </message>
  <message>
   <source>people and computers</source>
   <translation>oameni și calculatoare</translation>
  </message>
  <message>
   <source>sixteen cards a day</source>
   <translation>șaisprezece cărți pe zi</translation>
  </message>
  <message>
   <source>{name}'s turn</source>
   <translation>rândul lui {name}</translation>
  </message>
 </context>
 <context>
  <name>Table</name>
  <message numerus="yes">
   <source>%n cards unused</source>
   <translation>
    <numerusform>%n carte nefolosită</numerusform>
    <numerusform>%n cărți nefolosite</numerusform>
    <numerusform>%n de cărți nefolosite</numerusform>
   </translation>
  </message>
  <message>
   <source>1 card unused</source>
   <translation>1 carte nefolosită</translation>
  </message>
  <message>
   <source>Back to the table</source>
   <translation>Înapoi la masă</translation>
  </message>
  <message>
   <source>Cards are sent to this word</source>
   <translation>Cărțile se trimit în acest cuvânt</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>Golește</translation>
  </message>
  <message>
   <source>Dictionary</source>
   <translation>Dicționar</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Decartează</translation>
  </message>
  <message>
   <source>Discard {face}</source>
   <translation>Decartează {face}</translation>
  </message>
  <message>
   <source>Discard {face}?</source>
   <translation>Decartezi {face}?</translation>
  </message>
  <message>
   <source>Discards, {cards}</source>
   <translation>Decartate, {cards}</translation>
  </message>
  <message>
   <source>Discards, {cards}, top card {card}</source>
   <translation>Decartate, {cards}, deasupra {card}</translation>
  </message>
  <message>
   <source>Do again: {what} ({key})</source>
   <translation>Refă: {what} ({key})</translation>
  </message>
  <message>
   <source>Drag cards here to start a word</source>
   <translation>Trage cărți aici ca să începi un cuvânt</translation>
  </message>
  <message>
   <source>Drag {word} onto another word to join them</source>
   <translation>Trage {word} peste alt cuvânt ca să le unești</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>Trage</translation>
  </message>
  <message>
   <source>Finish: {points}</source>
   <translation>Termină: {points}</translation>
  </message>
  <message>
   <source>Game table</source>
   <translation>Masa de joc</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Continuă</translation>
  </message>
  <message>
   <source>Go out</source>
   <translation>Închide</translation>
  </message>
  <message>
   <source>Go out, or wait?</source>
   <translation>Închizi sau aștepți?</translation>
  </message>
  <message>
   <source>Go out: {points} points</source>
   <translation>Închide: {points} puncte</translation>
  </message>
  <message>
   <source>Go to a card first, by the arrow keys.</source>
   <translation>Mergi întâi la o carte, cu săgețile.</translation>
  </message>
  <message>
   <source>Hint ({key})</source>
   <translation>Indiciu ({key})</translation>
  </message>
  <message>
   <source>How to play</source>
   <translation>Cum se joacă</translation>
  </message>
  <message>
   <source>Lay and finish: {points}</source>
   <translation>Etalează și termină: {points}</translation>
  </message>
  <message>
   <source>No hand is shown now.</source>
   <translation>Acum nu se arată nicio mână.</translation>
  </message>
  <message>
   <source>Nothing to do again</source>
   <translation>Nimic de refăcut</translation>
  </message>
  <message>
   <source>Nothing to undo</source>
   <translation>Nimic de anulat</translation>
  </message>
  <message>
   <source>One card ends a turn: discard just one.</source>
   <translation>O singură carte încheie tura: decartează doar una.</translation>
  </message>
  <message>
   <source>Only discard {face}</source>
   <translation>Doar decartează {face}</translation>
  </message>
  <message>
   <source>Select</source>
   <translation>Selectează</translation>
  </message>
  <message>
   <source>Select all cards of {word}</source>
   <translation>Selectează toate cărțile din {word}</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Setări</translation>
  </message>
  <message>
   <source>Shuffle</source>
   <translation>Amestecă</translation>
  </message>
  <message>
   <source>Sort</source>
   <translation>Sortează</translation>
  </message>
  <message>
   <source>Sound is off; switch it on</source>
   <translation>Sunetul este oprit; pornește-l</translation>
  </message>
  <message>
   <source>Sound is on; switch it off</source>
   <translation>Sunetul este pornit; oprește-l</translation>
  </message>
  <message>
   <source>Start a new word with the card chosen last</source>
   <translation>Începe un cuvânt nou cu ultima carte aleasă</translation>
  </message>
  <message>
   <source>Stock, {cards}</source>
   <translation>Talon, {cards}</translation>
  </message>
  <message>
   <source>Switch the coach off; the settings bring it back</source>
   <translation>Oprește antrenorul; îl readuc setările</translation>
  </message>
  <message>
   <source>Table talk</source>
   <translation>Discuția mesei</translation>
  </message>
  <message>
   <source>Take all cards of {word} back</source>
   <translation>Ia înapoi toate cărțile din {word}</translation>
  </message>
  <message>
   <source>Teacher</source>
   <translation>Profesor</translation>
  </message>
  <message>
   <source>The computer player had to be started anew; it made a plain move.</source>
   <translation>Jucătorul calculator a trebuit repornit; a făcut o mutare simplă.</translation>
  </message>
  <message>
   <source>The discard ends your turn and cannot be undone.</source>
   <translation>Decartarea îți încheie tura și nu poate fi anulată.</translation>
  </message>
  <message>
   <source>To the start page; the game is saved</source>
   <translation>La pagina de start; jocul este salvat</translation>
  </message>
  <message>
   <source>Undo: {what} ({key})</source>
   <translation>Anulează: {what} ({key})</translation>
  </message>
  <message>
   <source>Unused cards of {name}: {faces}, {points}</source>
   <translation>Cărți nefolosite ({name}): {faces}, {points}</translation>
  </message>
  <message>
   <source>Word {number}: {spelling}, {points}, {note}</source>
   <translation>Cuvântul {number}: {spelling}, {points}, {note}</translation>
  </message>
  <message>
   <source>Your hand, {cards}</source>
   <translation>Mâna ta, {cards}</translation>
  </message>
  <message>
   <source>Your words use all your other cards.</source>
   <translation>Cuvintele tale folosesc toate celelalte cărți.</translation>
  </message>
  <message>
   <source>drop the card here</source>
   <translation>lasă cartea aici</translation>
  </message>
  <message>
   <source>drop {face} to add {points}</source>
   <translation>lasă {face} ca să adaugi {points}</translation>
  </message>
  <message>
   <source>holds</source>
   <translation>are</translation>
  </message>
  <message>
   <source>in the list</source>
   <translation>în listă</translation>
  </message>
  <message>
   <source>new</source>
   <translation>nouă</translation>
  </message>
  <message>
   <source>nobody doubts a word</source>
   <translation>nimeni nu contestă</translation>
  </message>
  <message>
   <source>not in the list</source>
   <translation>nu e în listă</translation>
  </message>
  <message>
   <source>struck</source>
   <translation>tăiat</translation>
  </message>
  <message>
   <source>too short</source>
   <translation>prea scurt</translation>
  </message>
  <message>
   <source>unused</source>
   <translation>nefolosită</translation>
  </message>
  <message>
   <source>{card}, card {number} of {count} in word {row}</source>
   <translation>{card}, cartea {number} din {count} în cuvântul {row}</translation>
  </message>
  <message>
   <source>{card}, card {number} of {count} in your hand</source>
   <translation>{card}, cartea {number} din {count} în mâna ta</translation>
  </message>
  <message>
   <source>{card}, new</source>
   <translation>{card}, nouă</translation>
  </message>
  <message>
   <source>{card}, top of the discards</source>
   <translation>{card}, deasupra celor decartate</translation>
  </message>
  <message>
   <source>{name} laid</source>
   <translation>{name} a etalat</translation>
  </message>
  <message>
   <source>{name}, {note}, total {total}</source>
   <translation>{name}, {note}, total {total}</translation>
  </message>
  <message>
   <source>{round} of {rounds}</source>
   <translation>{round} din {rounds}</translation>
  </message>
  <message>
   <source>{seat}, on turn</source>
   <translation>{seat}, la rând</translation>
  </message>
  <message>
   <source>{word} is marked: {challenge} again challenges it, the arrow keys choose another.</source>
   <translation>{word} este marcat: încă o dată {challenge} îl contestă, tastele săgeți aleg altul.</translation>
  </message>
  <message>
   <source>{word}, laid by {name}</source>
   <translation>{word}, etalat de {name}</translation>
  </message>
  <message>
   <source>{word}, laid by {name}, challenged and upheld</source>
   <translation>{word}, etalat de {name}, contestat și menținut</translation>
  </message>
  <message>
   <source>{word}, laid by {name}, struck</source>
   <translation>{word}, etalat de {name}, tăiat</translation>
  </message>
  <message>
   <source>{word}; can be challenged</source>
   <translation>{word}; poate fi contestat</translation>
  </message>
 </context>
 <context>
  <name>TableShelf</name>
  <message numerus="yes">
   <source>At most %n tables can be kept.</source>
   <translation>
    <numerusform>Se poate păstra cel mult %n masă.</numerusform>
    <numerusform>Se pot păstra cel mult %n mese.</numerusform>
    <numerusform>Se pot păstra cel mult %n de mese.</numerusform>
   </translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Șterge</translation>
  </message>
  <message>
   <source>Keep this table</source>
   <translation>Păstrează această masă</translation>
  </message>
  <message>
   <source>Kept are the seats with their colours, who deals first, and all rules.</source>
   <translation>Se păstrează locurile cu culorile lor, cine împarte primul și toate regulile.</translation>
  </message>
  <message>
   <source>Name for this table</source>
   <translation>Nume pentru această masă</translation>
  </message>
  <message>
   <source>Name for this table, for example Sunday family</source>
   <translation>Nume pentru această masă, de exemplu Familia de duminică</translation>
  </message>
  <message>
   <source>Name of the table</source>
   <translation>Numele mesei</translation>
  </message>
  <message>
   <source>No table is kept yet.</source>
   <translation>Încă nu e păstrată nicio masă.</translation>
  </message>
  <message>
   <source>Nothing was deleted: the folder cannot be written to.</source>
   <translation>Nu s-a șters nimic: nu se poate scrie în folder.</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Redenumește</translation>
  </message>
  <message>
   <source>Sit down</source>
   <translation>Așază-te</translation>
  </message>
  <message>
   <source>That cannot be undone: the tables were changed elsewhere.</source>
   <translation>Acest lucru nu poate fi anulat: mesele au fost schimbate în altă parte.</translation>
  </message>
  <message>
   <source>The name cannot be kept: the folder cannot be written to.</source>
   <translation>Numele nu poate fi păstrat: nu se poate scrie în folder.</translation>
  </message>
  <message>
   <source>The table cannot be kept: the folder cannot be written to.</source>
   <translation>Masa nu poate fi păstrată: nu se poate scrie în folder.</translation>
  </message>
  <message>
   <source>The tables are as they were.</source>
   <translation>Mesele sunt cum erau.</translation>
  </message>
  <message>
   <source>The tables cannot be written: the folder cannot be written to.</source>
   <translation>Mesele nu pot fi scrise: nu se poate scrie în folder.</translation>
  </message>
  <message>
   <source>There is a table “{name}” already.</source>
   <translation>Există deja o masă „{name}”.</translation>
  </message>
  <message>
   <source>Type a name for the table first.</source>
   <translation>Scrie mai întâi un nume pentru masă.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Anulează</translation>
  </message>
  <message>
   <source>“{name}” is kept as it is now.</source>
   <translation>„{name}” se păstrează cum e acum.</translation>
  </message>
  <message>
   <source>“{name}” is kept.</source>
   <translation>„{name}” este păstrată.</translation>
  </message>
  <message>
   <source>“{name}” is not kept any more.</source>
   <translation>„{name}” nu mai este păstrată.</translation>
  </message>
  <message>
   <source>“{name}” was deleted.</source>
   <translation>„{name}” a fost șters.</translation>
  </message>
  <message>
   <source>“{old}” is called “{new}” now.</source>
   <translation>„{old}” se numește acum „{new}”.</translation>
  </message>
 </context>
 <context>
  <name>TableTalk</name>
  <message>
   <source>Choose what the table talk shows</source>
   <translation>Alege ce arată discuția mesei</translation>
  </message>
  <message>
   <source>Copy the table talk</source>
   <translation>Copiază discuția mesei</translation>
  </message>
  <message>
   <source>Everything</source>
   <translation>Totul</translation>
  </message>
  <message>
   <source>Scores</source>
   <translation>Scoruri</translation>
  </message>
  <message>
   <source>Table talk</source>
   <translation>Discuția mesei</translation>
  </message>
  <message>
   <source>Words</source>
   <translation>Cuvinte</translation>
  </message>
 </context>
 <context>
  <name>Teacher</name>
  <message>
   <source>Nothing better could be laid.</source>
   <translation>Nu se putea etala ceva mai bun.</translation>
  </message>
  <message>
   <source>The best lay was {words} with {face} discarded: {best}, yours {own}.</source>
   <translation>Cea mai bună etalare era {words}, cu {face} decartată: {best}, a ta {own}.</translation>
  </message>
  <message>
   <source>{name}: {lesson}</source>
   <translation>{name}: {lesson}</translation>
  </message>
 </context>
 <context>
  <name>Typing</name>
  <message>
   <source>No card in your hand begins with {letter}.</source>
   <translation>Nicio carte din mână nu începe cu {letter}.</translation>
  </message>
  <message>
   <source>No card in your hand goes on with {letter}.</source>
   <translation>Nicio carte din mână nu continuă cu {letter}.</translation>
  </message>
  <message>
   <source>Type a word: every letter picks a card. {enter} ends, {esc} takes all back.</source>
   <translation>Scrie un cuvânt: fiecare literă alege o carte. {enter} încheie, {esc} ia totul înapoi.</translation>
  </message>
  <message>
   <source>Typing {word} ({backspace} takes back; {space}: next word; {enter}: done)</source>
   <translation>Scrii {word} ({backspace}: înapoi; {space}: alt cuvânt; {enter}: gata)</translation>
  </message>
  <message>
   <source>Typing {word} ({tab}: {other}; {space}: next word; {enter}: done)</source>
   <translation>Scrii {word} ({tab}: {other}; {space}: alt cuvânt; {enter}: gata)</translation>
  </message>
 </context>
 <context>
  <name>WordSettings</name>
  <message>
   <source>Bring in a word list</source>
   <translation>Adu o listă de cuvinte</translation>
  </message>
  <message>
   <source>Bring in a word list…</source>
   <translation>Adu o listă de cuvinte…</translation>
  </message>
  <message>
   <source>Counting what it accepts: {percent} %</source>
   <translation>Se numără ce acceptă: {percent} %</translation>
  </message>
  <message>
   <source>Each table chooses one of these when its game begins, and keeps it to the end.</source>
   <translation>Fiecare masă alege una dintre acestea la începutul jocului și o păstrează până la sfârșit.</translation>
  </message>
  <message>
   <source>Looking for spelling dictionaries…</source>
   <translation>Se caută dicționare de ortografie…</translation>
  </message>
  <message>
   <source>Reading {name}…</source>
   <translation>Se citește {name}…</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Scoate</translation>
  </message>
  <message>
   <source>Remove {list}</source>
   <translation>Scoate {list}</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Anulează</translation>
  </message>
  <message>
   <source>Who judges words</source>
   <translation>Cine judecă cuvintele</translation>
  </message>
  <message>
   <source>Word lists (*.txt *.words *.lst);;All files (*)</source>
   <translation>Liste de cuvinte (*.txt *.words *.lst);;Toate fișierele (*)</translation>
  </message>
  <message>
   <source>{list} cannot be brought back.</source>
   <translation>{list} nu poate fi adusă înapoi.</translation>
  </message>
  <message>
   <source>{list} cannot be removed.</source>
   <translation>{list} nu poate fi scoasă.</translation>
  </message>
  <message>
   <source>{list} is back.</source>
   <translation>{list} este înapoi.</translation>
  </message>
  <message>
   <source>{list} was removed. Games that were played with it keep their verdicts.</source>
   <translation>{list} a fost scoasă. Jocurile jucate cu ea își păstrează verdictele.</translation>
  </message>
  <message>
   <source>{name} cannot be read or kept.</source>
   <translation>{name} nu poate fi citit sau păstrat.</translation>
  </message>
  <message>
   <source>{name} is not a file.</source>
   <translation>{name} nu este un fișier.</translation>
  </message>
 </context>
 <context>
  <name>Wording</name>
  <message numerus="yes">
   <source>%n cards</source>
   <translation>
    <numerusform>%n carte</numerusform>
    <numerusform>%n cărți</numerusform>
    <numerusform>%n de cărți</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n letters</source>
   <translation>
    <numerusform>%n literă</numerusform>
    <numerusform>%n litere</numerusform>
    <numerusform>%n de litere</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n punct</numerusform>
    <numerusform>%n puncte</numerusform>
    <numerusform>%n de puncte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n rounds</source>
   <translation>
    <numerusform>%n rundă</numerusform>
    <numerusform>%n runde</numerusform>
    <numerusform>%n de runde</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n words</source>
   <translation>
    <numerusform>%n cuvânt</numerusform>
    <numerusform>%n cuvinte</numerusform>
    <numerusform>%n de cuvinte</numerusform>
   </translation>
  </message>
  <message>
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <source>1 card</source>
   <translation>1 carte</translation>
  </message>
  <message>
   <source>1 letter</source>
   <translation>1 literă</translation>
  </message>
  <message>
   <source>1 point</source>
   <translation>1 punct</translation>
  </message>
  <message>
   <source>1 round</source>
   <translation>1 rundă</translation>
  </message>
  <message>
   <source>1 word</source>
   <translation>1 cuvânt</translation>
  </message>
  <message>
   <source>8 rounds with 3 to 10 cards; words may be challenged.</source>
   <translation>8 runde cu 3 până la 10 cărți; cuvintele pot fi contestate.</translation>
  </message>
  <message>
   <source>8 rounds; words are checked, and anyone may look words up.</source>
   <translation>8 runde; cuvintele se verifică și oricine poate căuta cuvinte.</translation>
  </message>
  <message>
   <source>A card taken from the discards stays for that turn.</source>
   <translation>O carte luată dintre cele decartate rămâne în acea tură.</translation>
  </message>
  <message>
   <source>A struck word counts against its owner.</source>
   <translation>Un cuvânt tăiat i se scade proprietarului.</translation>
  </message>
  <message>
   <source>A struck word counts twice against its owner.</source>
   <translation>Un cuvânt tăiat i se scade de două ori proprietarului.</translation>
  </message>
  <message>
   <source>A struck word just does not count.</source>
   <translation>Un cuvânt tăiat pur și simplu nu se socotește.</translation>
  </message>
  <message>
   <source>A word has 1 to 20 letters from A to Z: write it without other signs.</source>
   <translation>Un cuvânt are 1–20 de litere de la A la Z: scrie-l fără alte semne.</translation>
  </message>
  <message>
   <source>All words lie on the table.</source>
   <translation>Toate cuvintele sunt pe masă.</translation>
  </message>
  <message>
   <source>All words lie on the table: gather the cards.</source>
   <translation>Toate cuvintele sunt pe masă: strânge cărțile.</translation>
  </message>
  <message>
   <source>An empty stock is renewed when someone draws from it.</source>
   <translation>Un talon gol se reface când cineva trage din el.</translation>
  </message>
  <message>
   <source>Any word may be laid and challenged: {whose}; who was wrong loses its value {price}.</source>
   <translation>Orice cuvânt poate fi etalat și contestat: {whose}; cine greșește îi pierde valoarea {price}.</translation>
  </message>
  <message>
   <source>As the publisher's sheet of 2016: a word has two cards or more.</source>
   <translation>Ca foaia editorului din 2016: un cuvânt are cel puțin două cărți.</translation>
  </message>
  <message>
   <source>Between two, longest word and most words take turns, {points}; a tie earns nobody.</source>
   <translation>În doi, cel mai lung cuvânt și cele mai multe cuvinte alternează, {points}; la egalitate nu ia nimeni.</translation>
  </message>
  <message>
   <source>Between two, the longest word earns {points}; a tie earns nobody.</source>
   <translation>În doi, cel mai lung cuvânt aduce {points}; la egalitate nu ia nimeni.</translation>
  </message>
  <message>
   <source>Between two, the most words earn {points}; a tie earns nobody.</source>
   <translation>În doi, cele mai multe cuvinte aduc {points}; la egalitate nu ia nimeni.</translation>
  </message>
  <message>
   <source>Challenge a word you doubt ({challenge}), or gather the cards.</source>
   <translation>Contestă un cuvânt de care te îndoiești ({challenge}) sau strânge cărțile.</translation>
  </message>
  <message>
   <source>Classic</source>
   <translation>Clasic</translation>
  </message>
  <message>
   <source>Classic in 16 rounds: 3 to 10 cards and back to 3.</source>
   <translation>Clasic în 16 runde: 3 până la 10 cărți și înapoi la 3.</translation>
  </message>
  <message>
   <source>Draw a card first: from the stock ({draw}) or the top discard ({take}).</source>
   <translation>Trage mai întâi o carte: din talon ({draw}) sau cea de sus decartată ({take}).</translation>
  </message>
  <message>
   <source>Draw from the stock ({draw}) or take the {face} ({take}).</source>
   <translation>Trage din talon ({draw}) sau ia {face} ({take}).</translation>
  </message>
  <message>
   <source>Draw from the stock ({draw}).</source>
   <translation>Trage din talon ({draw}).</translation>
  </message>
  <message>
   <source>Each word counts once in a hand.</source>
   <translation>Fiecare cuvânt se socotește o dată într-o mână.</translation>
  </message>
  <message>
   <source>Family</source>
   <translation>Familie</translation>
  </message>
  <message>
   <source>Form words, then discard one card ({discard}) to end your turn.</source>
   <translation>Formează cuvinte, apoi decartează o carte ({discard}) ca să-ți închei tura.</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Prietenos</translation>
  </message>
  <message>
   <source>Friendly in 4 rounds: 3, 5, 7 and 10 cards.</source>
   <translation>Prietenos în 4 runde: 3, 5, 7 și 10 cărți.</translation>
  </message>
  <message>
   <source>Friendly with common words; nobody goes out in the first turn.</source>
   <translation>Prietenos, cu cuvinte obișnuite; nimeni nu închide în prima tură.</translation>
  </message>
  <message>
   <source>In the first four rounds nobody goes out in the first turn.</source>
   <translation>În primele patru runde nimeni nu închide în prima tură.</translation>
  </message>
  <message>
   <source>It is {name}'s turn.</source>
   <translation>Este rândul lui {name}.</translation>
  </message>
  <message>
   <source>It is {name}'s turn: you can arrange your cards meanwhile.</source>
   <translation>Este rândul lui {name}: între timp îți poți aranja cărțile.</translation>
  </message>
  <message numerus="yes">
   <source>L</source>
   <translation>
    <numerusform>L</numerusform>
    <numerusform>L</numerusform>
    <numerusform>L</numerusform>
   </translation>
  </message>
  <message>
   <source>Last turn. {what}</source>
   <translation>Ultima tură. {what}</translation>
  </message>
  <message>
   <source>Lay what you can and finish ({finish}).</source>
   <translation>Etalează ce poți și termină ({finish}).</translation>
  </message>
  <message>
   <source>Long</source>
   <translation>Lung</translation>
  </message>
  <message>
   <source>Longest word</source>
   <translation>Cel mai lung cuvânt</translation>
  </message>
  <message>
   <source>Most words</source>
   <translation>Cele mai multe cuvinte</translation>
  </message>
  <message>
   <source>No bonuses between two.</source>
   <translation>Fără bonusuri în doi.</translation>
  </message>
  <message>
   <source>No bonuses.</source>
   <translation>Fără bonusuri.</translation>
  </message>
  <message>
   <source>No word is formed: drag cards into a row, or discard to end your turn.</source>
   <translation>Niciun cuvânt format: trage cărți într-un rând sau decartează ca să-ți închei tura.</translation>
  </message>
  <message>
   <source>Nobody challenges a word of his own: another player may.</source>
   <translation>Nimeni nu își contestă propriul cuvânt: o poate face altcineva.</translation>
  </message>
  <message>
   <source>Nobody goes out in the first turn of a round.</source>
   <translation>Nimeni nu închide în prima tură a unei runde.</translation>
  </message>
  <message>
   <source>Nobody goes out in the first turn: discard a card and wait for the next one.</source>
   <translation>Nimeni nu închide în prima tură: decartează o carte și așteaptă tura următoare.</translation>
  </message>
  <message>
   <source>Nobody has ruled on {word} yet: let the table decide first.</source>
   <translation>Nimeni nu a hotărât încă despre {word}: lasă mai întâi masa să decidă.</translation>
  </message>
  <message>
   <source>Nobody sits there: choose one of the seats at the table.</source>
   <translation>Nu stă nimeni acolo: alege un loc de la masă.</translation>
  </message>
  <message>
   <source>Only words of the list can be laid; nobody needs to challenge.</source>
   <translation>Se pot etala numai cuvinte din listă; nu e nevoie de contestații.</translation>
  </message>
  <message>
   <source>Pass the screen to {name}.</source>
   <translation>La ecran: {name}.</translation>
  </message>
  <message>
   <source>Publisher's sheet</source>
   <translation>Foaia editorului</translation>
  </message>
  <message>
   <source>Quick</source>
   <translation>Rapid</translation>
  </message>
  <message>
   <source>Round {number} of {count}</source>
   <translation>Runda {number} din {count}</translation>
  </message>
  <message>
   <source>Round {number} scored: {scores}.</source>
   <translation>Runda {number} notată: {scores}.</translation>
  </message>
  <message>
   <source>Round {number}: {name} deals {cards} each.</source>
   <translation>Runda {number}: {name} împarte câte {cards}.</translation>
  </message>
  <message>
   <source>Struck before the next draw, it undoes going out.</source>
   <translation>Tăiat înainte de următoarea tragere, anulează închiderea.</translation>
  </message>
  <message>
   <source>That card is not in your hand: choose one that is.</source>
   <translation>Cartea aceea nu e în mâna ta: alege una care este.</translation>
  </message>
  <message>
   <source>That seat is played so already: nothing has to change.</source>
   <translation>Locul acela se joacă deja așa: nu trebuie schimbat nimic.</translation>
  </message>
  <message>
   <source>That word has been judged: one challenge decides it for good.</source>
   <translation>Cuvântul acela a fost judecat: o contestație îl decide definitiv.</translation>
  </message>
  <message>
   <source>That word is not on the table: choose one that was laid.</source>
   <translation>Cuvântul acela nu e pe masă: alege unul etalat.</translation>
  </message>
  <message>
   <source>The card taken from the discards stays for this turn: discard another one.</source>
   <translation>Cartea luată dintre cele decartate rămâne în această tură: decartează alta.</translation>
  </message>
  <message>
   <source>The discards are being shuffled: wait for the new stock.</source>
   <translation>Cărțile decartate se amestecă: așteaptă noul talon.</translation>
  </message>
  <message>
   <source>The discards are shuffled: the new stock has {cards}.</source>
   <translation>Cărțile decartate s-au amestecat: noul talon are {cards}.</translation>
  </message>
  <message>
   <source>The discards may be looked through.</source>
   <translation>Cărțile decartate pot fi cercetate.</translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation>Jocul s-a terminat.</translation>
  </message>
  <message>
   <source>The game is over: start a new one or a rematch.</source>
   <translation>Jocul s-a terminat: începe altul sau o revanșă.</translation>
  </message>
  <message>
   <source>The hand is being played: this waits until everyone had the last turn.</source>
   <translation>Mâna este în joc: asta așteaptă până toți au avut ultima tură.</translation>
  </message>
  <message>
   <source>The hand is over: challenge a word or gather the cards.</source>
   <translation>Mâna s-a terminat: contestă un cuvânt sau strânge cărțile.</translation>
  </message>
  <message>
   <source>The longest word and the most words earn {points} each; a tie earns nobody.</source>
   <translation>Cel mai lung cuvânt și cele mai multe cuvinte aduc câte {points}; la egalitate nu ia nimeni.</translation>
  </message>
  <message>
   <source>The next hand is about to be dealt.</source>
   <translation>Urmează împărțirea mâinii următoare.</translation>
  </message>
  <message>
   <source>The next hand is not dealt yet: deal it first.</source>
   <translation>Mâna următoare nu e împărțită: împarte-o mai întâi.</translation>
  </message>
  <message>
   <source>The stock is empty: take the top discard ({take}).</source>
   <translation>Talonul este gol: ia cartea de sus decartată ({take}).</translation>
  </message>
  <message>
   <source>The stock is empty: take the {face} ({take}).</source>
   <translation>Talonul este gol: ia {face} ({take}).</translation>
  </message>
  <message>
   <source>These are not the cards of the deck: the deal has to be made again.</source>
   <translation>Acestea nu sunt cărțile pachetului: împărțirea trebuie făcută din nou.</translation>
  </message>
  <message numerus="yes">
   <source>To go out, all cards but the discard form words: %n cards are left over.</source>
   <translation>
    <numerusform>Ca să închizi, toate cărțile în afară de cea decartată formează cuvinte: mai rămâne %n carte.</numerusform>
    <numerusform>Ca să închizi, toate cărțile în afară de cea decartată formează cuvinte: mai rămân %n cărți.</numerusform>
    <numerusform>Ca să închizi, toate cărțile în afară de cea decartată formează cuvinte: mai rămân %n de cărți.</numerusform>
   </translation>
  </message>
  <message>
   <source>To go out, all cards but the discard form words: 1 card is left over.</source>
   <translation>Ca să închizi, toate cărțile în afară de cea decartată formează cuvinte: mai rămâne o carte.</translation>
  </message>
  <message>
   <source>Unused cards count against you; a round may score below 0, the total may not.</source>
   <translation>Cărțile nefolosite ți se scad; o rundă poate coborî sub 0, totalul nu.</translation>
  </message>
  <message>
   <source>Unused cards count against you; a round never scores below 0.</source>
   <translation>Cărțile nefolosite ți se scad; o rundă nu coboară sub 0.</translation>
  </message>
  <message>
   <source>Unused cards count against you; below 0 the cards count 0, and bonuses are added.</source>
   <translation>Cărțile nefolosite ți se scad; sub 0 cărțile valorează 0 și se adaugă bonusurile.</translation>
  </message>
  <message>
   <source>Unused cards count against you; rounds and total may fall below 0.</source>
   <translation>Cărțile nefolosite ți se scad; rundele și totalul pot coborî sub 0.</translation>
  </message>
  <message numerus="yes">
   <source>W</source>
   <translation>
    <numerusform>M</numerusform>
    <numerusform>M</numerusform>
    <numerusform>M</numerusform>
   </translation>
  </message>
  <message>
   <source>Words come from the list {list}; {rule}</source>
   <translation>Cuvintele vin din lista {list}; {rule}</translation>
  </message>
  <message>
   <source>Words may be looked up at any time.</source>
   <translation>Cuvintele pot fi căutate oricând.</translation>
  </message>
  <message>
   <source>Words may be looked up while it is not your turn.</source>
   <translation>Cuvintele pot fi căutate când nu ești la rând.</translation>
  </message>
  <message>
   <source>Words may not be looked up.</source>
   <translation>Cuvintele nu pot fi căutate.</translation>
  </message>
  <message>
   <source>Words were checked when they were laid: there is nothing to challenge.</source>
   <translation>Cuvintele au fost verificate la etalare: nu e nimic de contestat.</translation>
  </message>
  <message>
   <source>You can go out with {points} ({go_out}), or discard one card ({discard}) and wait.</source>
   <translation>Poți închide cu {points} ({go_out}) sau decarta o carte ({discard}) și aștepta.</translation>
  </message>
  <message>
   <source>You have drawn a card already: discard one to end your turn.</source>
   <translation>Ai tras deja o carte: decartează una ca să-ți închei tura.</translation>
  </message>
  <message>
   <source>You need one card left to discard: take one back from a word.</source>
   <translation>Îți trebuie o carte de decartat: ia una înapoi dintr-un cuvânt.</translation>
  </message>
  <message>
   <source>a word has three cards or more.</source>
   <translation>un cuvânt are cel puțin trei cărți.</translation>
  </message>
  <message>
   <source>a word has three letters or more.</source>
   <translation>un cuvânt are cel puțin trei litere.</translation>
  </message>
  <message>
   <source>a word has two cards or more.</source>
   <translation>un cuvânt are cel puțin două cărți.</translation>
  </message>
  <message>
   <source>a word has two letters or more.</source>
   <translation>un cuvânt are cel puțin două litere.</translation>
  </message>
  <message>
   <source>bonus between two</source>
   <translation>bonus în doi</translation>
  </message>
  <message>
   <source>challenge or check</source>
   <translation>contestare sau verificare</translation>
  </message>
  <message>
   <source>from the total</source>
   <translation>din total</translation>
  </message>
  <message>
   <source>from this hand</source>
   <translation>din această mână</translation>
  </message>
  <message>
   <source>going out in the first turn</source>
   <translation>închidere în prima tură</translation>
  </message>
  <message>
   <source>laid nothing</source>
   <translation>nu a etalat nimic</translation>
  </message>
  <message>
   <source>last turn</source>
   <translation>ultima tură</translation>
  </message>
  <message>
   <source>looking through the discards</source>
   <translation>cercetarea celor decartate</translation>
  </message>
  <message>
   <source>looking words up</source>
   <translation>căutarea cuvintelor</translation>
  </message>
  <message>
   <source>lost challenges {points}</source>
   <translation>contestații pierdute {points}</translation>
  </message>
  <message>
   <source>never below nothing {points}</source>
   <translation>niciodată sub zero {points}</translation>
  </message>
  <message>
   <source>new stock</source>
   <translation>talon nou</translation>
  </message>
  <message>
   <source>points of a bonus</source>
   <translation>punctele unui bonus</translation>
  </message>
  <message>
   <source>price of a lost challenge</source>
   <translation>prețul unei contestații pierdute</translation>
  </message>
  <message>
   <source>price of a struck word</source>
   <translation>prețul unui cuvânt tăiat</translation>
  </message>
  <message>
   <source>returning the card taken</source>
   <translation>returnarea cărții luate</translation>
  </message>
  <message>
   <source>rounds</source>
   <translation>runde</translation>
  </message>
  <message>
   <source>same word twice</source>
   <translation>același cuvânt de două ori</translation>
  </message>
  <message>
   <source>scores below zero</source>
   <translation>scoruri sub zero</translation>
  </message>
  <message>
   <source>shortest word</source>
   <translation>cel mai scurt cuvânt</translation>
  </message>
  <message>
   <source>struck word of who went out</source>
   <translation>cuvântul tăiat al celui care a închis</translation>
  </message>
  <message>
   <source>struck {points}</source>
   <translation>tăiate {points}</translation>
  </message>
  <message>
   <source>the table decides</source>
   <translation>hotărăște masa</translation>
  </message>
  <message>
   <source>the word list decides</source>
   <translation>hotărăște lista de cuvinte</translation>
  </message>
  <message>
   <source>thinking …</source>
   <translation>se gândește …</translation>
  </message>
  <message>
   <source>unused {points}</source>
   <translation>nefolosite {points}</translation>
  </message>
  <message>
   <source>went out</source>
   <translation>a închis</translation>
  </message>
  <message>
   <source>who decides a challenge</source>
   <translation>cine decide o contestație</translation>
  </message>
  <message>
   <source>word list</source>
   <translation>lista de cuvinte</translation>
  </message>
  <message>
   <source>words {points}</source>
   <translation>cuvinte {points}</translation>
  </message>
  <message>
   <source>{face}, {points}</source>
   <translation>{face}, {points}</translation>
  </message>
  <message>
   <source>{first} and {last}</source>
   <translation>{first} și {last}</translation>
  </message>
  <message>
   <source>{names} win the game together.</source>
   <translation>{names} câștigă jocul împreună.</translation>
  </message>
  <message>
   <source>{name} challenged {word} of {owner}: it is struck.</source>
   <translation>{name} a contestat {word} ({owner}): este tăiat.</translation>
  </message>
  <message>
   <source>{name} challenged {word} of {owner}: it stands, {name} loses {points}.</source>
   <translation>{name} a contestat {word} ({owner}): rămâne, {name} pierde {points}.</translation>
  </message>
  <message>
   <source>{name} discarded {face}.</source>
   <translation>{name} a decartat {face}.</translation>
  </message>
  <message>
   <source>{name} drew from the stock.</source>
   <translation>{name} a tras din talon.</translation>
  </message>
  <message>
   <source>{name} drew {face} from the stock.</source>
   <translation>{name} a tras {face} din talon.</translation>
  </message>
  <message>
   <source>{name} has not gone out: the cards are back in the hand.</source>
   <translation>{name} nu a închis: cărțile sunt din nou în mână.</translation>
  </message>
  <message>
   <source>{name} has the last turn.</source>
   <translation>{name} are ultima tură.</translation>
  </message>
  <message>
   <source>{name} is played by a person from now on.</source>
   <translation>{name} este jucat de acum de un om.</translation>
  </message>
  <message>
   <source>{name} is played by the computer from now on.</source>
   <translation>{name} este jucat de acum de calculator.</translation>
  </message>
  <message>
   <source>{name} is thinking.</source>
   <translation>{name} se gândește.</translation>
  </message>
  <message>
   <source>{name} laid {words}, {points}.</source>
   <translation>{name} a etalat {words}, {points}.</translation>
  </message>
  <message>
   <source>{name} took {face} from the discards.</source>
   <translation>{name} a luat {face} dintre cele decartate.</translation>
  </message>
  <message>
   <source>{name} went out: challenge a word you doubt ({challenge}), or go on ({go_on}).</source>
   <translation>{name} a închis: contestă un cuvânt de care te îndoiești ({challenge}) sau continuă ({go_on}).</translation>
  </message>
  <message>
   <source>{name} went out: {words}, {points}.</source>
   <translation>{name} a închis: {words}, {points}.</translation>
  </message>
  <message>
   <source>{name} wins the game.</source>
   <translation>{name} câștigă jocul.</translation>
  </message>
  <message>
   <source>{number} points</source>
   <translation>{number} puncte</translation>
  </message>
  <message>
   <source>{preset}, changed: {options}</source>
   <translation>{preset}, schimbat: {options}</translation>
  </message>
  <message>
   <source>{rounds} with {sizes} cards.</source>
   <translation>{rounds} cu {sizes} cărți.</translation>
  </message>
  <message>
   <source>{rounds}: {first} cards in the first, one more in each, {last} in the last.</source>
   <translation>{rounds}: {first} cărți în prima, una în plus în fiecare, {last} în ultima.</translation>
  </message>
  <message>
   <source>{rounds}: {first} cards in the first, up to {top}, and {last} in the last.</source>
   <translation>{rounds}: {first} cărți în prima, până la {top}, și {last} în ultima.</translation>
  </message>
  <message>
   <source>{word} has been ruled on in this game: the answer stays.</source>
   <translation>Despre {word} s-a hotărât deja în acest joc: răspunsul rămâne.</translation>
  </message>
  <message>
   <source>{word} is not in the word list: form another word.</source>
   <translation>{word} nu este în lista de cuvinte: formează alt cuvânt.</translation>
  </message>
  <message>
   <source>{word} is there twice: at this table each word counts once.</source>
   <translation>{word} apare de două ori: la această masă fiecare cuvânt se socotește o dată.</translation>
  </message>
  <message>
   <source>{word} is too short: {rule}</source>
   <translation>{word} este prea scurt: {rule}</translation>
  </message>
 </context>
</TS>
