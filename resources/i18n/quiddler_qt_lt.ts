<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt" sourcelanguage="en">
 <context>
  <name>About</name>
  <message>
   <source>A word card game for one to eight, at one table.</source>
   <translation>Žodžių kortų žaidimas vienam–aštuoniems prie vieno stalo.</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Apie</translation>
  </message>
  <message>
   <source>Icon of the program</source>
   <translation>Programos piktograma</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>Licencija</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>Licencijos</translation>
  </message>
  <message>
   <source>Parts of the program</source>
   <translation>Programos dalys</translation>
  </message>
  <message>
   <source>Quiddler Qt is free software under the MIT licence: you may use, copy, change and share it. It comes without any warranty. The licences of all its parts are under “Licences”.</source>
   <translation>Quiddler Qt yra laisvoji programa pagal MIT licenciją: galite ją naudoti, kopijuoti, keisti ir dalytis. Ji teikiama be jokių garantijų. Visų dalių licencijos – skyriuje „Licencijos“.</translation>
  </message>
  <message>
   <source>Thanks</source>
   <translation>Padėka</translation>
  </message>
  <message>
   <source>The file of licences is missing; please install the game again.</source>
   <translation>Licencijų failo nėra; įdiekite žaidimą iš naujo.</translation>
  </message>
  <message>
   <source>The list of changes is missing; please install the game again.</source>
   <translation>Naujienų sąrašo nėra; įdiekite žaidimą iš naujo.</translation>
  </message>
  <message>
   <source>The program</source>
   <translation>Programa</translation>
  </message>
  <message>
   <source>They are kept in {folder}. Nothing is sent anywhere: the program never uses the network.</source>
   <translation>Jie laikomi {folder}. Niekas niekur nesiunčiama: programa niekada nenaudoja tinklo.</translation>
  </message>
  <message>
   <source>This program is made by players. It is not connected with, approved or supported by the publisher of the printed card game. Quiddler is a trademark of its owner, named here only to say which game can be played. Cards, pictures, sounds and texts are our own.</source>
   <translation>Šią programą sukūrė žaidėjai. Ji nesusijusi su spausdinto kortų žaidimo leidėju, jo nepatvirtinta ir neremiama. Quiddler yra savininko prekės ženklas, čia minimas tik tam, kad būtų aišku, kokį žaidimą galima žaisti. Kortos, paveikslėliai, garsai ir tekstai – mūsų.</translation>
  </message>
  <message>
   <source>To the makers of ENABLE, SCOWL and UKACD for their word lists, of WordNet for definitions, of the typefaces Figtree and Cinzel, of Qt, Python, NumPy, Enchant and platformdirs, and to everyone who plays.</source>
   <translation>Žodžių sąrašų ENABLE, SCOWL ir UKACD, apibrėžčių rinkinio WordNet, šriftų Figtree ir Cinzel, Qt, Python, NumPy, Enchant ir platformdirs kūrėjams ir visiems, kurie žaidžia.</translation>
  </message>
  <message>
   <source>Unofficial</source>
   <translation>Neoficialu</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Versija {version}</translation>
  </message>
  <message>
   <source>What is new</source>
   <translation>Kas naujo</translation>
  </message>
  <message>
   <source>Word lists</source>
   <translation>Žodžių sąrašai</translation>
  </message>
  <message>
   <source>Your games</source>
   <translation>Jūsų žaidimai</translation>
  </message>
  <message>
   <source>{name} is under the licence {licence} and brings no text of its own.</source>
   <translation>{name} turi licenciją {licence} ir savo teksto neprideda.</translation>
  </message>
 </context>
 <context>
  <name>Arranging</name>
  <message>
   <source>Done again: {what}</source>
   <translation>Pakartota: {what}</translation>
  </message>
  <message>
   <source>In your own order again. Next: {next}.</source>
   <translation>Vėl jūsų tvarka. Toliau: {next}.</translation>
  </message>
  <message>
   <source>Nothing to do again.</source>
   <translation>Nėra ką pakartoti.</translation>
  </message>
  <message>
   <source>Nothing to undo: only moves of your own cards can be taken back.</source>
   <translation>Nėra ką atšaukti: atsiimti galima tik savo kortų perkėlimus.</translation>
  </message>
  <message>
   <source>Sort: {order}</source>
   <translation>Rikiuoti: {order}</translation>
  </message>
  <message>
   <source>Sorted {order}. Next: {next}.</source>
   <translation>Surikiuota {order}. Toliau: {next}.</translation>
  </message>
  <message>
   <source>Undone: {what}</source>
   <translation>Atšaukta: {what}</translation>
  </message>
  <message>
   <source>by letter</source>
   <translation>pagal raidę</translation>
  </message>
  <message>
   <source>by value</source>
   <translation>pagal vertę</translation>
  </message>
  <message>
   <source>clear the words</source>
   <translation>žodžių išvalymas</translation>
  </message>
  <message>
   <source>lay the words of a hint</source>
   <translation>užuominos žodžių sudėjimas</translation>
  </message>
  <message>
   <source>move {faces}</source>
   <translation>perkėlimas: {faces}</translation>
  </message>
  <message>
   <source>move {faces} to the hand</source>
   <translation>perkėlimas į ranką: {faces}</translation>
  </message>
  <message>
   <source>move {faces} to word {word}</source>
   <translation>perkėlimas į žodį {word}: {faces}</translation>
  </message>
  <message>
   <source>my order</source>
   <translation>mano tvarka</translation>
  </message>
  <message>
   <source>shuffle</source>
   <translation>maišymas</translation>
  </message>
  <message>
   <source>sort as before</source>
   <translation>rikiuoti kaip anksčiau</translation>
  </message>
  <message>
   <source>sort {order}</source>
   <translation>rikiavimas {order}</translation>
  </message>
  <message>
   <source>start word {word} with {faces}</source>
   <translation>žodžio {word} pradžia: {faces}</translation>
  </message>
  <message>
   <source>take word {word} back</source>
   <translation>žodžio {word} atsiėmimas</translation>
  </message>
  <message>
   <source>type {spelling}</source>
   <translation>rašymas: {spelling}</translation>
  </message>
  <message>
   <source>vowels first</source>
   <translation>pirma balsės</translation>
  </message>
 </context>
 <context>
  <name>Authority</name>
  <message numerus="yes">
   <source>%n lines were left out: they hold no word of 2 to 20 letters.</source>
   <translation>
    <numerusform>Praleista %n eilutė: joje nėra žodžio iš 2–20 raidžių.</numerusform>
    <numerusform>Praleistos %n eilutės: jose nėra žodžio iš 2–20 raidžių.</numerusform>
    <numerusform>Praleista %n eilučių: jose nėra žodžio iš 2–20 raidžių.</numerusform>
   </translation>
  </message>
  <message>
   <source>A list that was brought in here: its words count, and no others.</source>
   <translation>Čia įkeltas sąrašas: galioja tik jo žodžiai.</translation>
  </message>
  <message>
   <source>A list without a name</source>
   <translation>Sąrašas be pavadinimo</translation>
  </message>
  <message>
   <source>A spelling dictionary of this computer, read by {provider}. Names and abbreviations never count; words of two and three letters must also stand in the standard list.</source>
   <translation>Šio kompiuterio rašybos žodynas, jį skaito {provider}. Vardai ir santrumpos niekada negalioja; dviejų ir trijų raidžių žodžiai turi būti ir standartiniame sąraše.</translation>
  </message>
  <message>
   <source>An imported list</source>
   <translation>Įkeltas sąrašas</translation>
  </message>
  <message>
   <source>Dictionary {tag}</source>
   <translation>Žodynas {tag}</translation>
  </message>
  <message>
   <source>Family</source>
   <translation>Šeima</translation>
  </message>
  <message>
   <source>In the list; no definition stored</source>
   <translation>Yra sąraše; apibrėžties nėra</translation>
  </message>
  <message>
   <source>One line was left out: it holds no word of 2 to 20 letters.</source>
   <translation>Praleista viena eilutė: joje nėra žodžio iš 2–20 raidžių.</translation>
  </message>
  <message>
   <source>Standard</source>
   <translation>Standartinis</translation>
  </message>
  <message>
   <source>The standard list with the rarest words of large dictionaries, among them the UK Advanced Cryptics Dictionary, copyright J Ross Beresford 1993-1999.</source>
   <translation>Standartinis sąrašas su rečiausiais didžiųjų žodynų žodžiais, tarp jų UK Advanced Cryptics Dictionary, copyright J Ross Beresford 1993-1999.</translation>
  </message>
  <message>
   <source>The word list of the game: what word-game players know.</source>
   <translation>Žaidimo žodžių sąrašas: tai, ką žino žodžių žaidimų mėgėjai.</translation>
  </message>
  <message>
   <source>This game goes by {name}, but spelling dictionaries cannot be used here: Settings say how.</source>
   <translation>Šiame žaidime sprendžia {name}, bet rašybos žodynų čia naudoti negalima: kaip tai pakeisti, parašyta nustatymuose.</translation>
  </message>
  <message>
   <source>This game goes by {name}, which is not on this computer: Settings say how to get it.</source>
   <translation>Šiame žaidime sprendžia {name}, kurio šiame kompiuteryje nėra: kaip jį gauti, parašyta nustatymuose.</translation>
  </message>
  <message>
   <source>This game was played with an imported word list that is not here: bring the same list in under Settings, and the game goes on.</source>
   <translation>Šis žaidimas žaistas su įkeltu žodžių sąrašu, kurio čia nėra: įkelkite tą patį sąrašą nustatymuose ir žaidimas tęsis.</translation>
  </message>
  <message>
   <source>To play by a spelling dictionary, install the packages libenchant-2-2 and, for English, hunspell-en-us, or put .aff and .dic files into {folder}.</source>
   <translation>Norėdami žaisti pagal rašybos žodyną, įdiekite paketus libenchant-2-2 ir (anglų kalbai) hunspell-en-us arba įdėkite .aff ir .dic failus į {folder}.</translation>
  </message>
  <message>
   <source>To play by a spelling dictionary, put .aff and .dic files into {folder}.</source>
   <translation>Norėdami žaisti pagal rašybos žodyną, įdėkite .aff ir .dic failus į {folder}.</translation>
  </message>
  <message>
   <source>To play by a spelling dictionary, run “brew install enchant” and put .aff and .dic files into {folder}.</source>
   <translation>Norėdami žaisti pagal rašybos žodyną, paleiskite „brew install enchant“ ir įdėkite .aff ir .dic failus į {folder}.</translation>
  </message>
  <message>
   <source>Wide</source>
   <translation>Platusis</translation>
  </message>
  <message>
   <source>Words that most people know, without the coarse and offensive ones.</source>
   <translation>Žodžiai, kuriuos žino dauguma, be šiurkščių ir įžeidžiančių.</translation>
  </message>
  <message>
   <source>accepts {count} words of the standard list</source>
   <translation>priima {count} standartinio sąrašo žodžių</translation>
  </message>
  <message>
   <source>adjective</source>
   <translation>būdvardis</translation>
  </message>
  <message>
   <source>adverb</source>
   <translation>prieveiksmis</translation>
  </message>
  <message>
   <source>conjunction</source>
   <translation>jungtukas</translation>
  </message>
  <message>
   <source>determiner</source>
   <translation>pažymimasis žodis</translation>
  </message>
  <message>
   <source>interjection</source>
   <translation>jaustukas</translation>
  </message>
  <message>
   <source>no definition stored</source>
   <translation>apibrėžties nėra</translation>
  </message>
  <message>
   <source>noun</source>
   <translation>daiktavardis</translation>
  </message>
  <message>
   <source>of {lemma}, {part}: {text}</source>
   <translation>iš {lemma}, {part}: {text}</translation>
  </message>
  <message>
   <source>preposition</source>
   <translation>prielinksnis</translation>
  </message>
  <message>
   <source>pronoun</source>
   <translation>įvardis</translation>
  </message>
  <message>
   <source>verb</source>
   <translation>veiksmažodis</translation>
  </message>
  <message>
   <source>{count} words</source>
   <translation>žodžių: {count}</translation>
  </message>
  <message>
   <source>{name} has more than {count} words: too many for a word list.</source>
   <translation>{name} turi daugiau nei {count} žodžių: sąrašui per daug.</translation>
  </message>
  <message>
   <source>{name} has no line with a word of 2 to 20 letters from A to Z.</source>
   <translation>{name} neturi nė vienos eilutės su žodžiu iš 2–20 raidžių nuo A iki Z.</translation>
  </message>
  <message>
   <source>{name} has other words now than when this game began. Verdicts already given stand; new ones go by the words of today.</source>
   <translation>{name} dabar turi kitų žodžių nei žaidimo pradžioje. Priimti sprendimai galioja; nauji priimami pagal šiandienius žodžius.</translation>
  </message>
  <message>
   <source>{name} is damaged.</source>
   <translation>{name} sugadintas.</translation>
  </message>
  <message>
   <source>{name} is larger than {size} MiB: too large for a word list.</source>
   <translation>{name} didesnis nei {size} MiB: žodžių sąrašui per didelis.</translation>
  </message>
  <message>
   <source>{part}: {text}</source>
   <translation>{part}: {text}</translation>
  </message>
  <message>
   <source>“{title}” was brought in with {words} words.</source>
   <translation>„{title}“ įkeltas; žodžių: {words}.</translation>
  </message>
 </context>
 <context>
  <name>ChallengeSheet</name>
  <message>
   <source>A word laid by</source>
   <translation>Žodį išdėjo</translation>
  </message>
  <message>
   <source>Challenge</source>
   <translation>Ginčyti</translation>
  </message>
  <message>
   <source>Change</source>
   <translation>Pokytis</translation>
  </message>
  <message>
   <source>Game total</source>
   <translation>Žaidimo suma</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Toliau</translation>
  </message>
  <message>
   <source>If it is a word, the challenger loses {points} from the total.</source>
   <translation>Jei tai žodis, ginčijantysis netenka {points} iš bendros sumos.</translation>
  </message>
  <message>
   <source>If it is a word, the challenger loses {points} from this hand.</source>
   <translation>Jei tai žodis, ginčijantysis netenka {points} iš šio raundo.</translation>
  </message>
  <message>
   <source>If not, it does not count for {name}.</source>
   <translation>Jei ne, jis neskaičiuojamas ({name}).</translation>
  </message>
  <message>
   <source>If not, it is struck and costs {name} {points}.</source>
   <translation>Jei ne, jis išbraukiamas; {name} netenka {points}.</translation>
  </message>
  <message>
   <source>In doubt</source>
   <translation>Abejojama</translation>
  </message>
  <message>
   <source>In the word list: {list}</source>
   <translation>Yra žodžių sąraše: {list}</translation>
  </message>
  <message>
   <source>Is {word} a word? The answer holds for the whole game.</source>
   <translation>Ar {word} yra žodis? Atsakymas galioja visą žaidimą.</translation>
  </message>
  <message>
   <source>No challenge</source>
   <translation>Neginčyti</translation>
  </message>
  <message>
   <source>No, it is struck</source>
   <translation>Ne, jis išbraukiamas</translation>
  </message>
  <message>
   <source>Not in the word list: {list}</source>
   <translation>Nėra žodžių sąraše: {list}</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Dabar</translation>
  </message>
  <message>
   <source>The table decides</source>
   <translation>Sprendžia stalas</translation>
  </message>
  <message>
   <source>The table says no</source>
   <translation>Stalas sako ne</translation>
  </message>
  <message>
   <source>The table says no: {yes} for it, {no} against</source>
   <translation>Stalas sako ne: {yes} už, {no} prieš</translation>
  </message>
  <message>
   <source>The table says yes</source>
   <translation>Stalas sako taip</translation>
  </message>
  <message>
   <source>The table says yes: {yes} for it, {no} against</source>
   <translation>Stalas sako taip: {yes} už, {no} prieš</translation>
  </message>
  <message>
   <source>This hand</source>
   <translation>Šis raundas</translation>
  </message>
  <message>
   <source>Vote {number} of {count}. Most votes decide, for the whole game; if the table is split, the word list does.</source>
   <translation>Balsas {number} iš {count}. Visam žaidimui lemia dauguma; balsams pasidalijus – žodžių sąrašas.</translation>
  </message>
  <message>
   <source>Who challenges?</source>
   <translation>Kas ginčija?</translation>
  </message>
  <message>
   <source>Yes, it is a word</source>
   <translation>Taip, tai žodis</translation>
  </message>
  <message>
   <source>cards still in the hand</source>
   <translation>kortos dar rankoje</translation>
  </message>
  <message>
   <source>it just does not count</source>
   <translation>jis tiesiog neskaičiuojamas</translation>
  </message>
  <message>
   <source>its cards count against {name}</source>
   <translation>jo kortos atimamos: {name}</translation>
  </message>
  <message>
   <source>no change</source>
   <translation>be pokyčių</translation>
  </message>
  <message>
   <source>pays nothing</source>
   <translation>nieko nemoka</translation>
  </message>
  <message>
   <source>the cards go back to the hand</source>
   <translation>kortos grįžta į ranką</translation>
  </message>
  <message>
   <source>the challenge was wrong</source>
   <translation>ginčyta klaidingai</translation>
  </message>
  <message>
   <source>the word counts</source>
   <translation>žodis galioja</translation>
  </message>
  <message>
   <source>{bonus} goes to {name}; in doubt it was nobody's.</source>
   <translation>{bonus}: atitenka {name}; kol abejota, nepriklausė niekam.</translation>
  </message>
  <message>
   <source>{bonus} is taken from {from_name}; nobody has it now.</source>
   <translation>{bonus}: {from_name} netenka; dabar jo neturi niekas.</translation>
  </message>
  <message>
   <source>{bonus} moves from {from_name} to {name}.</source>
   <translation>{bonus}: {from_name} netenka, gauna {name}.</translation>
  </message>
  <message>
   <source>{name} challenges</source>
   <translation>{name} ginčija</translation>
  </message>
  <message>
   <source>{name} challenges a word laid by</source>
   <translation>{name} ginčija žodį, kurį išdėjo</translation>
  </message>
  <message>
   <source>{name} challenges {word}</source>
   <translation>{name} ginčija {word}</translation>
  </message>
  <message>
   <source>{name} has not gone out: the cards are back in the hand, and the round goes on.</source>
   <translation>{name} neužbaigė: kortos grįžo į ranką ir raundas tęsiasi.</translation>
  </message>
  <message>
   <source>{name} keeps {word}</source>
   <translation>{name} pasilieka {word}</translation>
  </message>
  <message>
   <source>{name} pays</source>
   <translation>{name} moka</translation>
  </message>
  <message>
   <source>{name} pays {points}.</source>
   <translation>{name} moka {points}.</translation>
  </message>
  <message>
   <source>{name} was right</source>
   <translation>{name} buvo teisus</translation>
  </message>
  <message>
   <source>{name}, is {word} a word?</source>
   <translation>{name}, ar {word} yra žodis?</translation>
  </message>
  <message>
   <source>{word} is struck</source>
   <translation>{word} išbrauktas</translation>
  </message>
  <message>
   <source>{word} is struck.</source>
   <translation>{word} išbrauktas.</translation>
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
   <translation>Ežys Bramble</translation>
  </message>
  <message>
   <source>Clover</source>
   <translation>Clover</translation>
  </message>
  <message>
   <source>Clover the mouse</source>
   <translation>Pelytė Clover</translation>
  </message>
  <message>
   <source>Juno</source>
   <translation>Juno</translation>
  </message>
  <message>
   <source>Juno the fox</source>
   <translation>Lapė Juno</translation>
  </message>
  <message>
   <source>Just hatched. Knows a few everyday words and takes its time.</source>
   <translation>Ką tik išsirito. Moka keletą kasdienių žodžių ir neskuba.</translation>
  </message>
  <message>
   <source>Nimble and modest. Everyday words, and no eye for the bonus.</source>
   <translation>Vikri ir kukli. Kasdieniai žodžiai, premijų nesivaiko.</translation>
  </message>
  <message>
   <source>Otto</source>
   <translation>Otto</translation>
  </message>
  <message>
   <source>Otto the otter</source>
   <translation>Ūdra Otto</translation>
  </message>
  <message>
   <source>Pip</source>
   <translation>Pip</translation>
  </message>
  <message>
   <source>Pip the chick</source>
   <translation>Viščiukas Pip</translation>
  </message>
  <message>
   <source>Playful and quick. Reads a lot, and goes out when it can.</source>
   <translation>Žaisminga ir greita. Daug skaito ir užbaigia, kai tik gali.</translation>
  </message>
  <message>
   <source>Quill</source>
   <translation>Quill</translation>
  </message>
  <message>
   <source>Quill the raven</source>
   <translation>Varnas Quill</translation>
  </message>
  <message>
   <source>Sage</source>
   <translation>Sage</translation>
  </message>
  <message>
   <source>Sage the owl</source>
   <translation>Pelėda Sage</translation>
  </message>
  <message>
   <source>Sly. Waits for the better moment, and doubts your boldest words.</source>
   <translation>Gudri. Laukia geresnės akimirkos ir abejoja drąsiausiais žodžiais.</translation>
  </message>
  <message>
   <source>Steady and patient. Ordinary words, and likes a long one.</source>
   <translation>Ramus ir kantrus. Įprasti žodžiai, mėgsta ilgus.</translation>
  </message>
  <message>
   <source>The master. Knows every word of the list, and when to stop.</source>
   <translation>Meistras. Žino kiekvieną sąrašo žodį ir kada sustoti.</translation>
  </message>
  <message>
   <source>Well read and watchful. Thinks before it goes out.</source>
   <translation>Apsiskaičiusi ir budri. Pagalvoja prieš užbaigdama.</translation>
  </message>
 </context>
 <context>
  <name>Coach</name>
  <message>
   <source>All but one form words: the large button goes out.</source>
   <translation>Visos, išskyrus vieną, sudaro žodžius: didysis mygtukas užbaigia.</translation>
  </message>
  <message>
   <source>Coach: {text}</source>
   <translation>Treneris: {text}</translation>
  </message>
  <message>
   <source>Doubt a word? Click it. A wrong doubt costs its points.</source>
   <translation>Abejojate žodžiu? Spustelėkite jį. Klaidinga abejonė kainuoja jo taškus.</translation>
  </message>
  <message>
   <source>Drag a card you do not need to the discards: turn over.</source>
   <translation>Nereikalingą kortą nuvilkite prie išmestų: ėjimas baigtas.</translation>
  </message>
  <message>
   <source>Drag cards up to form words, or type their letters.</source>
   <translation>Vilkite kortas aukštyn ir dėliokite žodžius arba rašykite jų raides.</translation>
  </message>
  <message>
   <source>Draw a card: click the stock, or the open card beside it.</source>
   <translation>Paimkite kortą: spustelėkite kaladę arba atverstą kortą šalia.</translation>
  </message>
  <message>
   <source>Keep one card to discard: take one back from a word.</source>
   <translation>Pasilikite kortą išmesti: atsiimkite vieną iš žodžio.</translation>
  </message>
  <message>
   <source>Last turn: lay what you can, the rest counts against you.</source>
   <translation>Paskutinis ėjimas: išdėkite, ką galite, likusios atimamos.</translation>
  </message>
  <message>
   <source>Take the open card if it fits; what you draw nobody sees.</source>
   <translation>Imkite atverstą kortą, jei tinka; ką ištrauksite, nematys niekas.</translation>
  </message>
  <message>
   <source>While others play, sort your cards and try words.</source>
   <translation>Kol žaidžia kiti, rikiuokite kortas ir bandykite žodžius.</translation>
  </message>
  <message>
   <source>{face} is one card with two letters: they stay together.</source>
   <translation>{face} – viena korta su dviem raidėmis: jos lieka kartu.</translation>
  </message>
  <message>
   <source>{face} left in your hand costs its {value} points.</source>
   <translation>Rankoje likusi {face} kainuoja savo taškus: {value}.</translation>
  </message>
 </context>
 <context>
  <name>ConfirmLaySheet</name>
  <message>
   <source>Back to the table</source>
   <translation>Atgal prie stalo</translation>
  </message>
  <message>
   <source>Discards {card}</source>
   <translation>Išmeta {card}</translation>
  </message>
  <message>
   <source>Finish without a word: {sum}</source>
   <translation>Baigti be žodžio: {sum}</translation>
  </message>
  <message>
   <source>Go out: {points}</source>
   <translation>Užbaigti: {points}</translation>
  </message>
  <message>
   <source>Lay and finish: {sum}</source>
   <translation>Išdėti ir baigti: {sum}</translation>
  </message>
  <message>
   <source>Not in a word. Choose the one to discard, it does not count:</source>
   <translation>Ne žodyje. Pasirinkite išmetamą kortą, ji neskaičiuojama:</translation>
  </message>
  <message>
   <source>Not in a word; the one with the tick is discarded and does not count:</source>
   <translation>Ne žodyje; pažymėtoji išmetama ir neskaičiuojama:</translation>
  </message>
  <message>
   <source>To discard: {card}</source>
   <translation>Bus išmesta: {card}</translation>
  </message>
  <message>
   <source>no word laid, unused cards {unused}</source>
   <translation>neišdėtas nė vienas žodis, nepanaudotos kortos {unused}</translation>
  </message>
  <message>
   <source>points for words; bonuses come at the end of the round</source>
   <translation>taškai už žodžius; premijos skiriamos raundo pabaigoje</translation>
  </message>
  <message>
   <source>words {words}, unused cards {unused}; a round is never below nothing</source>
   <translation>žodžiai {words}, nepanaudotos kortos {unused}; raundas niekada nebūna mažesnis už nulį</translation>
  </message>
  <message>
   <source>words {words}, unused cards {unused}; bonuses come at the end of the round</source>
   <translation>žodžiai {words}, nepanaudotos kortos {unused}; premijos skiriamos raundo pabaigoje</translation>
  </message>
  <message>
   <source>{card}, counts against you</source>
   <translation>{card}, atimama</translation>
  </message>
  <message>
   <source>{card}, to be discarded</source>
   <translation>{card}, bus išmesta</translation>
  </message>
  <message>
   <source>{name} goes out</source>
   <translation>{name} užbaigia</translation>
  </message>
  <message>
   <source>{name}'s last turn</source>
   <translation>Paskutinis ėjimas: {name}</translation>
  </message>
 </context>
 <context>
  <name>Curtain</name>
  <message>
   <source>Everyone else looks away, please.</source>
   <translation>Kiti, prašome nusisukti.</translation>
  </message>
  <message>
   <source>I am {name} – show my cards</source>
   <translation>Aš – {name}, rodyti mano kortas</translation>
  </message>
  <message>
   <source>On the discard pile: {card}</source>
   <translation>Viršutinė išmesta korta: {card}</translation>
  </message>
  <message>
   <source>Pass to {name}</source>
   <translation>Eilė: {name}</translation>
  </message>
  <message>
   <source>Save and stop for now</source>
   <translation>Išsaugoti ir kol kas baigti</translation>
  </message>
  <message>
   <source>The discard pile is empty.</source>
   <translation>Išmestų kortų nėra.</translation>
  </message>
  <message>
   <source>{count} left to draw</source>
   <translation>liko traukti: {count}</translation>
  </message>
 </context>
 <context>
  <name>Daily</name>
  <message numerus="yes">
   <source>%n days played</source>
   <translation>
    <numerusform>sužaista %n diena</numerusform>
    <numerusform>sužaistos %n dienos</numerusform>
    <numerusform>sužaista %n dienų</numerusform>
   </translation>
  </message>
  <message>
   <source>1 day played</source>
   <translation>sužaista 1 diena</translation>
  </message>
  <message>
   <source>A stack is empty: choose a stack that gives its top card to the gap (1 to 8).</source>
   <translation>Krūvelė tuščia: pasirinkite, kuri atiduos viršutinę kortą (1–8).</translation>
  </message>
  <message>
   <source>Back (Esc); the puzzle is saved</source>
   <translation>Atgal (Esc); galvosūkis išsaugotas</translation>
  </message>
  <message>
   <source>Begun, not finished</source>
   <translation>Pradėta, nebaigta</translation>
  </message>
  <message>
   <source>Best found so far: {points}; {percent} % looked at.</source>
   <translation>Geriausia iki šiol: {points}; peržiūrėta {percent} %.</translation>
  </message>
  <message>
   <source>Best of this day: {points}.</source>
   <translation>Geriausias šios dienos: {points}.</translation>
  </message>
  <message>
   <source>Best score {score}</source>
   <translation>Geriausias rezultatas {score}</translation>
  </message>
  <message>
   <source>Calendar</source>
   <translation>Kalendorius</translation>
  </message>
  <message>
   <source>Cards left</source>
   <translation>Likusios kortos</translation>
  </message>
  <message>
   <source>Cards of words</source>
   <translation>Žodžių kortos</translation>
  </message>
  <message>
   <source>Daily puzzle</source>
   <translation>Dienos galvosūkis</translation>
  </message>
  <message>
   <source>Days in a row</source>
   <translation>Dienos iš eilės</translation>
  </message>
  <message>
   <source>Ends the puzzle and counts its score</source>
   <translation>Baigia galvosūkį ir įskaito rezultatą</translation>
  </message>
  <message>
   <source>Enter takes the word, Esc puts it back.</source>
   <translation>Enter paima žodį, Esc grąžina.</translation>
  </message>
  <message>
   <source>Finish</source>
   <translation>Baigti</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Toliau</translation>
  </message>
  <message>
   <source>Long words</source>
   <translation>Ilgi žodžiai</translation>
  </message>
  <message numerus="yes">
   <source>Longest row: %n days</source>
   <translation>
    <numerusform>Ilgiausia eilė: %n diena</numerusform>
    <numerusform>Ilgiausia eilė: %n dienos</numerusform>
    <numerusform>Ilgiausia eilė: %n dienų</numerusform>
   </translation>
  </message>
  <message>
   <source>Longest row: 1 day</source>
   <translation>Ilgiausia eilė: 1 diena</translation>
  </message>
  <message>
   <source>Looked at so far</source>
   <translation>Peržiūrėta iki šiol</translation>
  </message>
  <message>
   <source>Looking for the best lay…</source>
   <translation>Ieškoma geriausio išdėjimo…</translation>
  </message>
  <message>
   <source>Not played yet</source>
   <translation>Dar nežaista</translation>
  </message>
  <message numerus="yes">
   <source>Now: %n days in a row</source>
   <translation>
    <numerusform>Dabar: %n diena iš eilės</numerusform>
    <numerusform>Dabar: %n dienos iš eilės</numerusform>
    <numerusform>Dabar: %n dienų iš eilės</numerusform>
   </translation>
  </message>
  <message>
   <source>Now: 1 day</source>
   <translation>Dabar: 1 diena</translation>
  </message>
  <message>
   <source>Optimal: {points}. No lay by the word list scores more.</source>
   <translation>Optimalu: {points}. Pagal sąrašą daugiau surinkti neįmanoma.</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Žaisti</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Žaisti dar kartą</translation>
  </message>
  <message>
   <source>Played later: the score counts, the row does not.</source>
   <translation>Žaista vėliau: rezultatas įskaitomas, eilė – ne.</translation>
  </message>
  <message>
   <source>Played on its day: it counts in the row.</source>
   <translation>Žaista savo dieną: įskaitoma į eilę.</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Pakartoti</translation>
  </message>
  <message>
   <source>Score now</source>
   <translation>Rezultatas dabar</translation>
  </message>
  <message>
   <source>Score {score}</source>
   <translation>Rezultatas {score}</translation>
  </message>
  <message>
   <source>Show the best lay</source>
   <translation>Rodyti geriausią išdėjimą</translation>
  </message>
  <message>
   <source>Sixteen cards in eight stacks of two, the same for everybody.</source>
   <translation>Šešiolika kortų aštuoniose krūvelėse po dvi, visiems tokios pat.</translation>
  </message>
  <message>
   <source>Start again</source>
   <translation>Pradėti iš naujo</translation>
  </message>
  <message>
   <source>The best lay could not be looked for now.</source>
   <translation>Geriausio išdėjimo dabar ieškoti nepavyko.</translation>
  </message>
  <message>
   <source>The month after</source>
   <translation>Kitas mėnuo</translation>
  </message>
  <message>
   <source>The month before</source>
   <translation>Ankstesnis mėnuo</translation>
  </message>
  <message>
   <source>The word list of this installation is damaged; please install the game again.</source>
   <translation>Šios programos žodžių sąrašas sugadintas; įdiekite žaidimą iš naujo.</translation>
  </message>
  <message>
   <source>This puzzle is counted: undo and try for more, or go to the calendar.</source>
   <translation>Šis galvosūkis įskaitytas: atšaukite ir bandykite daugiau arba eikite į kalendorių.</translation>
  </message>
  <message>
   <source>Today, {day}</source>
   <translation>Šiandien, {day}</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <source>Use as many cards as you can: those that are left count against you.</source>
   <translation>Panaudokite kuo daugiau kortų: likusios atimamos.</translation>
  </message>
  <message>
   <source>{day}, today</source>
   <translation>{day}, šiandien</translation>
  </message>
  <message>
   <source>{day}: best score {score}</source>
   <translation>{day}: geriausias rezultatas {score}</translation>
  </message>
 </context>
 <context>
  <name>Dictionary</name>
  <message>
   <source>? stands for one letter, * for any number of letters: for example ?ui* or *qat.</source>
   <translation>? reiškia vieną raidę, * – bet kiek raidžių: pavyzdžiui, ?ui* arba *qat.</translation>
  </message>
  <message>
   <source>A blank before and after QU, IN, ER, CL or TH makes it a double card.</source>
   <translation>Tarpas prieš ir po QU, IN, ER, CL ar TH reiškia dvigubą kortą.</translation>
  </message>
  <message>
   <source>A spelling dictionary cannot tell its words: these are the standard list's.</source>
   <translation>Rašybos žodynas savo žodžių išvardyti negali: čia standartinio sąrašo žodžiai.</translation>
  </message>
  <message>
   <source>A word, or how it begins</source>
   <translation>Žodis arba jo pradžia</translation>
  </message>
  <message>
   <source>As cards</source>
   <translation>Kortomis</translation>
  </message>
  <message>
   <source>Cards, for example: A E R T QU</source>
   <translation>Kortos, pavyzdžiui: A E R T QU</translation>
  </message>
  <message>
   <source>Dictionary</source>
   <translation>Žodynas</translation>
  </message>
  <message>
   <source>From these cards</source>
   <translation>Iš šių kortų</translation>
  </message>
  <message>
   <source>It is {name}'s turn: at this table the dictionary stays closed in one's own turn.</source>
   <translation>Ėjimas: {name}; prie šio stalo savo ėjimo metu žodynas užverstas.</translation>
  </message>
  <message>
   <source>No word like this</source>
   <translation>Tokio žodžio nėra</translation>
  </message>
  <message>
   <source>One word</source>
   <translation>Vienas žodis</translation>
  </message>
  <message>
   <source>Q without U</source>
   <translation>Q be U</translation>
  </message>
  <message>
   <source>Reading the list…</source>
   <translation>Skaitomas sąrašas…</translation>
  </message>
  <message>
   <source>The list cannot be read here.</source>
   <translation>Sąrašo čia perskaityti negalima.</translation>
  </message>
  <message>
   <source>The list in use</source>
   <translation>Naudojamas sąrašas</translation>
  </message>
  <message>
   <source>The table's own words</source>
   <translation>Stalo žodžiai</translation>
  </message>
  <message>
   <source>The word in full</source>
   <translation>Visas žodis</translation>
  </message>
  <message>
   <source>This table plays without a dictionary.</source>
   <translation>Šis stalas žaidžia be žodyno.</translation>
  </message>
  <message>
   <source>Two letters</source>
   <translation>Dvi raidės</translation>
  </message>
  <message>
   <source>Type a word to look it up, or choose one from the list.</source>
   <translation>Įrašykite ieškomą žodį arba pasirinkite iš sąrašo.</translation>
  </message>
  <message>
   <source>What others say</source>
   <translation>Ką sako kiti</translation>
  </message>
  <message>
   <source>Words</source>
   <translation>Žodžiai</translation>
  </message>
  <message>
   <source>Words found</source>
   <translation>Rasti žodžiai</translation>
  </message>
  <message>
   <source>{count} words</source>
   <translation>žodžių: {count}</translation>
  </message>
  <message>
   <source>{list}: a word</source>
   <translation>{list}: žodis</translation>
  </message>
  <message>
   <source>{list}: cannot be asked here</source>
   <translation>{list}: čia paklausti negalima</translation>
  </message>
  <message>
   <source>{list}: not listed</source>
   <translation>{list}: nėra</translation>
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
   <translation>raundas niekada nebūna mažesnis už nulį</translation>
  </message>
  <message>
   <source>a total is never below nothing</source>
   <translation>suma niekada nebūna mažesnė už nulį</translation>
  </message>
  <message>
   <source>cards not used</source>
   <translation>nepanaudotos kortos</translation>
  </message>
  <message>
   <source>challenges lost</source>
   <translation>pralaimėti ginčai</translation>
  </message>
  <message>
   <source>not used</source>
   <translation>nepanaudota</translation>
  </message>
  <message>
   <source>this round</source>
   <translation>šis raundas</translation>
  </message>
  <message>
   <source>total</source>
   <translation>suma</translation>
  </message>
  <message>
   <source>total after it</source>
   <translation>suma po jo</translation>
  </message>
  <message>
   <source>words</source>
   <translation>žodžiai</translation>
  </message>
  <message>
   <source>{word}, struck</source>
   <translation>{word}, išbrauktas</translation>
  </message>
 </context>
 <context>
  <name>Faults</name>
  <message>
   <source>Copy the report</source>
   <translation>Kopijuoti ataskaitą</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Toliau</translation>
  </message>
  <message>
   <source>Nothing is sent by itself: read the report and decide who gets it.</source>
   <translation>Niekas nesiunčiama savaime: perskaitykite ataskaitą ir nuspręskite, kam ją duoti.</translation>
  </message>
  <message>
   <source>Report about the fault</source>
   <translation>Klaidos ataskaita</translation>
  </message>
  <message>
   <source>Save the report</source>
   <translation>Įrašyti ataskaitą</translation>
  </message>
  <message>
   <source>Save the report…</source>
   <translation>Įrašyti ataskaitą…</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Kažkas nepavyko</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Tekstas</translation>
  </message>
  <message>
   <source>The program met something it did not expect, and the last move could not be saved yet. You can play on; it is saved as soon as that works.</source>
   <translation>Programa susidūrė su netikėtumu, o paskutinio ėjimo dar nepavyko išsaugoti. Žaiskite toliau; jis bus išsaugotas, kai tik pavyks.</translation>
  </message>
  <message>
   <source>The program met something it did not expect. Your games are safe. If the table looks wrong, go to the start page and continue the game there.</source>
   <translation>Programa susidūrė su netikėtumu. Jūsų žaidimai saugūs. Jei stalas atrodo netinkamai, eikite į pradžios puslapį ir tęskite ten.</translation>
  </message>
  <message>
   <source>The report cannot be saved there: {reason}.</source>
   <translation>Ataskaitos ten įrašyti negalima: {reason}.</translation>
  </message>
  <message>
   <source>The report was copied.</source>
   <translation>Ataskaita nukopijuota.</translation>
  </message>
  <message>
   <source>The report was saved as {name}.</source>
   <translation>Ataskaita įrašyta kaip {name}.</translation>
  </message>
  <message numerus="yes">
   <source>This has happened %n times since the program was started.</source>
   <translation>
    <numerusform>Nuo programos paleidimo tai nutiko %n kartą.</numerusform>
    <numerusform>Nuo programos paleidimo tai nutiko %n kartus.</numerusform>
    <numerusform>Nuo programos paleidimo tai nutiko %n kartų.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Files</name>
  <message numerus="yes">
   <source>%n more cannot be opened either.</source>
   <translation>
    <numerusform>Negalima atverti ir dar %n.</numerusform>
    <numerusform>Negalima atverti ir dar %n.</numerusform>
    <numerusform>Negalima atverti ir dar %n.</numerusform>
   </translation>
  </message>
  <message>
   <source>Games cannot be saved for long: {reason}. You can play; they are kept until the computer restarts.</source>
   <translation>Žaidimų ilgam išsaugoti negalima: {reason}. Žaisti galima; jie laikomi, kol kompiuteris bus paleistas iš naujo.</translation>
  </message>
  <message>
   <source>Imported word list</source>
   <translation>Įkeltas žodžių sąrašas</translation>
  </message>
  <message>
   <source>Kept tables</source>
   <translation>Išsaugoti stalai</translation>
  </message>
  <message>
   <source>Nothing was done with {name}: {reason}.</source>
   <translation>Su {name} nieko nepadaryta: {reason}.</translation>
  </message>
  <message>
   <source>Records of solitaire</source>
   <translation>Pasjanso rekordai</translation>
  </message>
  <message>
   <source>Records of the table</source>
   <translation>Stalo rekordai</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Nustatymai</translation>
  </message>
  <message>
   <source>The game cannot be saved now: {reason}. You can play on; it will be saved as soon as that works.</source>
   <translation>Dabar žaidimo išsaugoti negalima: {reason}. Žaiskite toliau; jis bus išsaugotas, kai tik pavyks.</translation>
  </message>
  <message>
   <source>The game goes on one move earlier.</source>
   <translation>Žaidimas tęsiamas vienu ėjimu anksčiau.</translation>
  </message>
  <message>
   <source>The imported word list {name} is damaged: its words are not those that were brought in. It was set aside; please bring the list in again.</source>
   <translation>Įkeltas žodžių sąrašas {name} sugadintas: jo žodžiai nebe tie, kurie buvo įkelti. Jis padėtas į šalį; įkelkite sąrašą iš naujo.</translation>
  </message>
  <message>
   <source>The last move could not be read; the game goes on one move earlier.</source>
   <translation>Paskutinio ėjimo perskaityti nepavyko; žaidimas tęsiamas vienu ėjimu anksčiau.</translation>
  </message>
  <message>
   <source>The records cannot be read or changed now: {reason}.</source>
   <translation>Dabar rekordų nei perskaityti, nei pakeisti negalima: {reason}.</translation>
  </message>
  <message>
   <source>The records cannot be written now; this game is counted later.</source>
   <translation>Rekordų dabar įrašyti negalima; šis žaidimas bus įskaitytas vėliau.</translation>
  </message>
  <message>
   <source>The records were made by a newer version of the program and stay as they are.</source>
   <translation>Rekordai sukurti naujesne programos versija ir lieka tokie, kokie yra.</translation>
  </message>
  <message>
   <source>The records were made by a newer version of the program; nothing is counted.</source>
   <translation>Rekordus sukūrė naujesnė programos versija; niekas neįskaitoma.</translation>
  </message>
  <message>
   <source>The saved game {name} cannot be opened: {reason}. It was left where it is.</source>
   <translation>Išsaugoto žaidimo {name} atverti negalima: {reason}. Jis paliktas, kur buvo.</translation>
  </message>
  <message>
   <source>The saved game {name} cannot be opened: {reason}. It was set aside in the folder {folder}.</source>
   <translation>Išsaugoto žaidimo {name} atverti negalima: {reason}. Jis padėtas į šalį aplanke {folder}.</translation>
  </message>
  <message>
   <source>The settings cannot be saved now: {reason}. They hold until the program ends.</source>
   <translation>Nustatymų dabar išsaugoti negalima: {reason}. Jie galioja, kol programa veikia.</translation>
  </message>
  <message>
   <source>The settings could not be read and have their usual values again; the old file is {path}.</source>
   <translation>Nustatymų perskaityti nepavyko, vėl galioja įprasti; senasis failas: {path}.</translation>
  </message>
  <message>
   <source>The table's own words</source>
   <translation>Stalo žodžiai</translation>
  </message>
  <message>
   <source>it cannot be read</source>
   <translation>jo negalima perskaityti</translation>
  </message>
  <message>
   <source>it has more moves than a game can have</source>
   <translation>jame daugiau ėjimų, nei gali būti žaidime</translation>
  </message>
  <message>
   <source>it is damaged</source>
   <translation>jis sugadintas</translation>
  </message>
  <message>
   <source>it is empty</source>
   <translation>jis tuščias</translation>
  </message>
  <message>
   <source>it is not a file</source>
   <translation>tai ne failas</translation>
  </message>
  <message>
   <source>it is not a saved game of this program</source>
   <translation>tai ne šios programos išsaugotas žaidimas</translation>
  </message>
  <message>
   <source>it is not there</source>
   <translation>jo ten nėra</translation>
  </message>
  <message>
   <source>it is too large for a saved game</source>
   <translation>išsaugotam žaidimui jis per didelis</translation>
  </message>
  <message>
   <source>it was made by a newer version of the program; please update to open it</source>
   <translation>jį sukūrė naujesnė programos versija; norėdami atverti, atnaujinkite programą</translation>
  </message>
  <message>
   <source>its result does not follow from its moves</source>
   <translation>jo rezultatas neatitinka ėjimų</translation>
  </message>
  <message>
   <source>move {number} in it is against the rules</source>
   <translation>ėjimas nr. {number} jame prieštarauja taisyklėms</translation>
  </message>
  <message>
   <source>no folder can be written to</source>
   <translation>negalima rašyti į jokį aplanką</translation>
  </message>
  <message numerus="yes">
   <source>saved %n hours ago</source>
   <translation>
    <numerusform>išsaugota prieš %n valandą</numerusform>
    <numerusform>išsaugota prieš %n valandas</numerusform>
    <numerusform>išsaugota prieš %n valandų</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>saved %n minutes ago</source>
   <translation>
    <numerusform>išsaugota prieš %n minutę</numerusform>
    <numerusform>išsaugota prieš %n minutes</numerusform>
    <numerusform>išsaugota prieš %n minučių</numerusform>
   </translation>
  </message>
  <message>
   <source>saved just now</source>
   <translation>išsaugota ką tik</translation>
  </message>
  <message>
   <source>saved on {date}</source>
   <translation>išsaugota {date}</translation>
  </message>
  <message>
   <source>saved one hour ago</source>
   <translation>išsaugota prieš valandą</translation>
  </message>
  <message>
   <source>saved one minute ago</source>
   <translation>išsaugota prieš minutę</translation>
  </message>
  <message>
   <source>the disk is full</source>
   <translation>diskas pilnas</translation>
  </message>
  <message>
   <source>the folder cannot be written to</source>
   <translation>į aplanką negalima rašyti</translation>
  </message>
  <message>
   <source>the system reports an error</source>
   <translation>sistema praneša apie klaidą</translation>
  </message>
  <message>
   <source>there is no home folder</source>
   <translation>nėra namų aplanko</translation>
  </message>
  <message>
   <source>{folder} cannot be written to</source>
   <translation>į {folder} negalima rašyti</translation>
  </message>
  <message>
   <source>{folder} is not a folder</source>
   <translation>{folder} nėra aplankas</translation>
  </message>
  <message>
   <source>{name} cannot be opened: {reason}.</source>
   <translation>{name} atverti negalima: {reason}.</translation>
  </message>
  <message>
   <source>{name} is being played in another window of the program.</source>
   <translation>{name} žaidžiamas kitame programos lange.</translation>
  </message>
  <message>
   <source>{title}: the file could not be read and was set aside.</source>
   <translation>{title}: failo perskaityti nepavyko, jis padėtas į šalį.</translation>
  </message>
 </context>
 <context>
  <name>FinalPage</name>
  <message>
   <source>Best word: {points}</source>
   <translation>Geriausias žodis: {points}</translation>
  </message>
  <message>
   <source>Best words of the evening</source>
   <translation>Geriausi vakaro žodžiai</translation>
  </message>
  <message>
   <source>End of the game</source>
   <translation>Žaidimo pabaiga</translation>
  </message>
  <message>
   <source>Longest word: {letters}</source>
   <translation>Ilgiausias žodis: {letters}</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Žaisti dar kartą</translation>
  </message>
  <message>
   <source>Review the game</source>
   <translation>Peržiūrėti žaidimą</translation>
  </message>
  <message>
   <source>Same table, same rules: the deal goes on to the left.</source>
   <translation>Tas pats stalas, tos pačios taisyklės: dalija kitas iš kairės.</translation>
  </message>
  <message>
   <source>To the start page</source>
   <translation>Į pradžios puslapį</translation>
  </message>
  <message numerus="yes">
   <source>after %n rounds</source>
   <translation>
    <numerusform>po %n raundo</numerusform>
    <numerusform>po %n raundų</numerusform>
    <numerusform>po %n raundų</numerusform>
   </translation>
  </message>
  <message>
   <source>after 1 round</source>
   <translation>po 1 raundo</translation>
  </message>
  <message>
   <source>after {number} of {count}</source>
   <translation>po {number} iš {count}</translation>
  </message>
  <message>
   <source>joint winner</source>
   <translation>laimėtojas kartu</translation>
  </message>
  <message>
   <source>winner</source>
   <translation>laimėtojas</translation>
  </message>
 </context>
 <context>
  <name>Hint</name>
  <message>
   <source>A hint is for your own turn.</source>
   <translation>Užuominos prašoma savo ėjimo metu.</translation>
  </message>
  <message>
   <source>Discard {face}.</source>
   <translation>Išmeskite {face}.</translation>
  </message>
  <message>
   <source>Draw from the stock.</source>
   <translation>Traukite iš kaladės.</translation>
  </message>
  <message>
   <source>Go out: lay {words}, discard {face}. {points}.</source>
   <translation>Užbaikite: išdėkite {words}, išmeskite {face}. {points}.</translation>
  </message>
  <message>
   <source>Hint</source>
   <translation>Užuomina</translation>
  </message>
  <message>
   <source>Hints are switched off in the settings.</source>
   <translation>Užuominos išjungtos nustatymuose.</translation>
  </message>
  <message>
   <source>It makes {word}.</source>
   <translation>Išeina {word}.</translation>
  </message>
  <message>
   <source>Keep {face}: it is part of a word.</source>
   <translation>Pasilikite {face}: tai žodžio dalis.</translation>
  </message>
  <message>
   <source>Keep {words}, discard {face}.</source>
   <translation>Pasilikite {words}, išmeskite {face}.</translation>
  </message>
  <message>
   <source>Lay out these words ({key})</source>
   <translation>Sudėti šiuos žodžius ({key})</translation>
  </message>
  <message>
   <source>Lay {words}, discard {face}. {points} as the table lies.</source>
   <translation>Išdėkite {words}, išmeskite {face}. {points}, kaip dabar ant stalo.</translation>
  </message>
  <message>
   <source>No cards go together yet. Keep {face}, which costs little.</source>
   <translation>Kortos dar nedera. Pasilikite {face}, ji kainuoja mažai.</translation>
  </message>
  <message>
   <source>No hints in challenge play: they would tell which words are listed.</source>
   <translation>Žaidžiant su ginčais užuominų nėra: jos parodytų, kurie žodžiai yra sąraše.</translation>
  </message>
  <message>
   <source>Nothing can be laid.</source>
   <translation>Nieko išdėti negalima.</translation>
  </message>
  <message>
   <source>Nothing in your hand goes together yet.</source>
   <translation>Jūsų kortos dar nesudaro žodžio.</translation>
  </message>
  <message>
   <source>Take {face} from the discards.</source>
   <translation>Imkite {face} iš išmestų kortų.</translation>
  </message>
  <message>
   <source>There is no hint now.</source>
   <translation>Dabar užuominos nėra.</translation>
  </message>
  <message>
   <source>There is no word in your hand yet.</source>
   <translation>Jūsų rankoje dar nėra žodžio.</translation>
  </message>
  <message>
   <source>Thinking…</source>
   <translation>Galvoja…</translation>
  </message>
  <message>
   <source>With it you hold {words}.</source>
   <translation>Su ja turite {words}.</translation>
  </message>
  <message>
   <source>You can go out.</source>
   <translation>Galite užbaigti.</translation>
  </message>
  <message>
   <source>You could go out ({points} as the table lies), but waiting promises more.</source>
   <translation>Galėtumėte užbaigti ({points}, kaip dabar ant stalo), bet palaukti žada daugiau.</translation>
  </message>
  <message>
   <source>You hold {word}.</source>
   <translation>Turite {word}.</translation>
  </message>
  <message>
   <source>Your hand already holds {words}.</source>
   <translation>Jūsų rankoje jau yra {words}.</translation>
  </message>
  <message>
   <source>discard</source>
   <translation>išmesti</translation>
  </message>
  <message>
   <source>keep</source>
   <translation>pasilikti</translation>
  </message>
  <message>
   <source>take</source>
   <translation>imti</translation>
  </message>
  <message>
   <source>word {number}</source>
   <translation>žodis {number}</translation>
  </message>
 </context>
 <context>
  <name>Host</name>
  <message>
   <source>A game is being played in another window of the program.</source>
   <translation>Žaidimas žaidžiamas kitame programos lange.</translation>
  </message>
  <message>
   <source>OK</source>
   <translation>Gerai</translation>
  </message>
  <message>
   <source>Please note</source>
   <translation>Atkreipkite dėmesį</translation>
  </message>
  <message>
   <source>The game is saved again.</source>
   <translation>Žaidimas vėl išsaugotas.</translation>
  </message>
  <message>
   <source>The word list of this installation is damaged; please install the game again.</source>
   <translation>Šios programos žodžių sąrašas sugadintas; įdiekite žaidimą iš naujo.</translation>
  </message>
  <message>
   <source>This game was played with the word list {name}, which is not here.</source>
   <translation>Šis žaidimas žaistas su sąrašu {name}, kurio čia nėra.</translation>
  </message>
 </context>
 <context>
  <name>HowToPlay</name>
  <message>
   <source>A good round</source>
   <translation>Geras raundas</translation>
  </message>
  <message>
   <source>A round counts like this: the cards in your words, less the cards you could not use, plus the bonuses. A round is never worth less than nothing.</source>
   <translation>Raundas skaičiuojamas taip: kortos jūsų žodžiuose, minus nepanaudotos, plius premijos. Raundas niekada nebūna mažesnis už nulį.</translation>
  </message>
  <message>
   <source>A stack that is used up is filled with the top card of another, which you choose.</source>
   <translation>Ištuštėjusi krūvelė užpildoma viršutine kitos, jūsų pasirinktos, korta.</translation>
  </message>
  <message>
   <source>A struck word</source>
   <translation>Išbrauktas žodis</translation>
  </message>
  <message>
   <source>A turn</source>
   <translation>Ėjimas</translation>
  </message>
  <message>
   <source>A turn: one card into the hand, from the stock or the discards; one card out of it.</source>
   <translation>Ėjimas: viena korta į ranką, iš kaladės arba išmestų; viena korta iš jos.</translation>
  </message>
  <message>
   <source>A word counts if it is in the word list of your game. Names, abbreviations and parts of words do not count, and nothing with a hyphen or an apostrophe. The shortest words have two letters, unless your table agreed otherwise.</source>
   <translation>Žodis galioja, jei yra žaidimo žodžių sąraše. Vardai, santrumpos ir žodžių dalys negalioja, kaip ir žodžiai su brūkšneliu ar apostrofu. Trumpiausi žodžiai – dviejų raidžių, jei stalas nesusitarė kitaip.</translation>
  </message>
  <message>
   <source>After somebody has gone out, everybody else has exactly one more turn: draw, lay any words or none, discard. Cards left over count against you. Then the round ends.</source>
   <translation>Kam nors užbaigus, visi kiti turi dar lygiai po vieną ėjimą: traukia, išdeda žodžių ar ne, išmeta. Likusios kortos atimamos. Tada raundas baigiasi.</translation>
  </message>
  <message>
   <source>At the end of a round ten points go to the player with the longest word, and ten to the player with the most words. One player can win both. Who shares the first place with another gets nothing: a tie at the top wins no bonus.</source>
   <translation>Raundo pabaigoje dešimt taškų gauna ilgiausio žodžio savininkas ir dešimt – sudėjęs daugiausia žodžių. Abi premijas gali gauti tas pats. Pasidaliję pirmąją vietą negauna nieko: lygiosios premijos neduoda.</translation>
  </message>
  <message>
   <source>Bonuses</source>
   <translation>Premijos</translation>
  </message>
  <message>
   <source>Caught with hard letters: less than nothing counts as nothing</source>
   <translation>Liko sunkios raidės: mažiau nei nulis laikoma nuliu</translation>
  </message>
  <message>
   <source>Challenge it, where that is allowed</source>
   <translation>Ginčyti, kur leidžiama</translation>
  </message>
  <message>
   <source>Challenges</source>
   <translation>Ginčai</translation>
  </message>
  <message>
   <source>Chapters</source>
   <translation>Skyriai</translation>
  </message>
  <message>
   <source>Checked words</source>
   <translation>Tikrinami žodžiai</translation>
  </message>
  <message>
   <source>Click a number on the pad</source>
   <translation>Spustelėti skaičių lape</translation>
  </message>
  <message>
   <source>Click a word on the table</source>
   <translation>Spustelėti žodį ant stalo</translation>
  </message>
  <message>
   <source>Click stock or discards</source>
   <translation>Spustelėti kaladę ar išmestas</translation>
  </message>
  <message>
   <source>Counting</source>
   <translation>Skaičiavimas</translation>
  </message>
  <message>
   <source>Discard exactly one card, face up. There is no passing.</source>
   <translation>Išmeskite lygiai vieną kortą, atverstą. Praleisti ėjimo negalima.</translation>
  </message>
  <message>
   <source>Double cards</source>
   <translation>Dvigubos kortos</translation>
  </message>
  <message>
   <source>Double click a card</source>
   <translation>Dukart spustelėti kortą</translation>
  </message>
  <message>
   <source>Drag a card</source>
   <translation>Vilkti kortą</translation>
  </message>
  <message>
   <source>Drag cards to the middle to try words. Nobody else sees them.</source>
   <translation>Vilkite kortas į vidurį ir bandykite žodžius. Niekas kitas jų nemato.</translation>
  </message>
  <message>
   <source>Drag one card to the discards: your turn is over.</source>
   <translation>Vieną kortą nuvilkite prie išmestų: jūsų ėjimas baigtas.</translation>
  </message>
  <message>
   <source>Draw exactly one card: the unseen top of the stock, or the top discard.</source>
   <translation>Paimkite lygiai vieną kortą: nematomą kaladės viršutinę arba viršutinę išmestą.</translation>
  </message>
  <message>
   <source>Draw one card: from the face-down stock, or the open card beside it.</source>
   <translation>Paimkite vieną kortą: iš užverstos kaladės arba atverstą šalia.</translation>
  </message>
  <message>
   <source>Draw that card</source>
   <translation>Paimti tą kortą</translation>
  </message>
  <message>
   <source>Eight rounds are played: with three cards first, then one more each time, up to ten.</source>
   <translation>Žaidžiami aštuoni raundai: pradžioje su trimis kortomis, kaskart viena daugiau, iki dešimties.</translation>
  </message>
  <message>
   <source>Eight rounds, from three cards to ten.</source>
   <translation>Aštuoni raundai, nuo trijų kortų iki dešimties.</translation>
  </message>
  <message>
   <source>Eight stacks; the top card of each is open.</source>
   <translation>Aštuonios krūvelės; kiekvienos viršutinė korta atversta.</translation>
  </message>
  <message>
   <source>Every letter has a value: easy ones little, hard ones much. A word is worth what its cards are worth. What you cannot use is taken off again. Who has the most points after the last round wins; equal totals win together.</source>
   <translation>Kiekviena raidė turi vertę: lengvos – mažą, sunkios – didelę. Žodis vertas tiek, kiek jo kortos. Ko nepanaudojate, atimama. Laimi surinkęs daugiausia taškų po paskutinio raundo; lygios sumos laimi kartu.</translation>
  </message>
  <message>
   <source>Every number on the score pad says what it is made of: point at it, click it, or walk to it with the arrow keys.</source>
   <translation>Kiekvienas taškų lapo skaičius pasako, iš ko jis susideda: užveskite žymeklį, spustelėkite arba nueikite rodyklėmis.</translation>
  </message>
  <message>
   <source>Everybody else has one more turn, then the words are counted.</source>
   <translation>Visi kiti turi dar po ėjimą, tada skaičiuojami žodžiai.</translation>
  </message>
  <message>
   <source>Five cards carry two letters: QU, IN, ER, CL and TH. They stay together, in that order, and count as one card. The same word can so be worth more or less:</source>
   <translation>Penkios kortos turi po dvi raides: QU, IN, ER, CL ir TH. Jos lieka kartu, ta pačia tvarka, ir laikomos viena korta. Tad tas pats žodis gali būti vertas daugiau ar mažiau:</translation>
  </message>
  <message>
   <source>Going out earns nothing by itself, but it catches the others with cards in their hands. You may also wait for a better hand.</source>
   <translation>Pats užbaigimas nieko neduoda, bet kitus pagauna su kortomis rankose. Galite ir palaukti geresnės rankos.</translation>
  </message>
  <message>
   <source>Going out, and last turns</source>
   <translation>Užbaigimas ir paskutiniai ėjimai</translation>
  </message>
  <message>
   <source>How to play</source>
   <translation>Kaip žaisti</translation>
  </message>
  <message>
   <source>If the player who went out has a word struck before the next card is drawn, nobody has gone out: the cards go back into the hand and the round goes on.</source>
   <translation>Jei užbaigusiojo žodis išbraukiamas prieš traukiant kitą kortą, niekas neužbaigė: kortos grįžta į ranką ir raundas tęsiasi.</translation>
  </message>
  <message>
   <source>In challenge play anything may be laid, and nothing on the table tells whether it is a word. Everybody may doubt a word of somebody else until the cards are gathered: click it, or press C. Then it is looked up.</source>
   <translation>Žaidžiant su ginčais dėti galima bet ką, ir niekas ant stalo nerodo, ar tai žodis. Kol kortos nesurinktos, kiekvienas gali abejoti kito žodžiu: spustelėkite jį arba spauskite C. Tada jis patikrinamas.</translation>
  </message>
  <message>
   <source>It is a word</source>
   <translation>Tai žodis</translation>
  </message>
  <message>
   <source>It is none</source>
   <translation>Tai ne žodis</translation>
  </message>
  <message>
   <source>It is struck: its value is taken off, and its cards may not be used again.</source>
   <translation>Jis išbraukiamas: jo vertė atimama, o kortų panaudoti nebegalima.</translation>
  </message>
  <message>
   <source>It stands, and who doubted it loses its value from this round.</source>
   <translation>Jis lieka, o abejojusysis netenka jo vertės iš šio raundo.</translation>
  </message>
  <message>
   <source>Its cards are taken away, and the next card of each stack is turned up.</source>
   <translation>Jo kortos nuimamos, atverčiama kita kiekvienos krūvelės korta.</translation>
  </message>
  <message>
   <source>Letters are counted, not cards: FATHERS has seven letters on five cards. When two play, there is only one bonus, for the longest word, unless they agreed otherwise.</source>
   <translation>Skaičiuojamos raidės, ne kortos: FATHERS turi septynias raides penkiose kortose. Žaidžiant dviese yra tik viena premija – už ilgiausią žodį, jei nesusitarta kitaip.</translation>
  </message>
  <message>
   <source>Look for words as long as you like: your rows stay yours until you lay them.</source>
   <translation>Žodžių ieškokite kiek norite: eilės lieka jūsų, kol neišdėjote.</translation>
  </message>
  <message>
   <source>Looking words up</source>
   <translation>Žodžių paieška</translation>
  </message>
  <message>
   <source>Make a word from open cards, at most one of each stack.</source>
   <translation>Sudėkite žodį iš atverstų kortų, iš kiekvienos krūvelės ne daugiau kaip po vieną.</translation>
  </message>
  <message>
   <source>Nine cards in hand: eight in words, one to discard.</source>
   <translation>Devynios kortos rankoje: aštuonios žodžiuose, viena išmesti.</translation>
  </message>
  <message>
   <source>Read why it cannot be pressed now</source>
   <translation>Perskaityti, kodėl dabar negalima spausti</translation>
  </message>
  <message>
   <source>Rest on a disabled button</source>
   <translation>Užvesti ant neveiklaus mygtuko</translation>
  </message>
  <message>
   <source>See the cards it is made of</source>
   <translation>Matyti, iš kokių kortų jis</translation>
  </message>
  <message>
   <source>Send it to the current word, or back</source>
   <translation>Siųsti į dabartinį žodį arba atgal</translation>
  </message>
  <message>
   <source>Seven cards, two words: only the eighth card is discarded.</source>
   <translation>Septynios kortos, du žodžiai: išmetama tik aštuntoji.</translation>
  </message>
  <message>
   <source>Sixteen cards in eight stacks of two, the same for everybody on the same day. Long words earn more; cards left over are taken off. Your best score of the day is kept.</source>
   <translation>Šešiolika kortų aštuoniose krūvelėse po dvi, tą pačią dieną visiems tokios pat. Ilgi žodžiai duoda daugiau; likusios kortos atimamos. Išsaugomas geriausias dienos rezultatas.</translation>
  </message>
  <message>
   <source>Solitaire and daily puzzle</source>
   <translation>Pasjansas ir dienos galvosūkis</translation>
  </message>
  <message>
   <source>Start in 90 seconds</source>
   <translation>Pradžia per 90 sekundžių</translation>
  </message>
  <message>
   <source>The aim</source>
   <translation>Tikslas</translation>
  </message>
  <message>
   <source>The card you have just taken may go again at once, unless your table agreed otherwise. When the stock is used up, all discards but the top one are shuffled into a new one.</source>
   <translation>Ką tik paimtą kortą galima iškart išmesti, jei stalas nesusitarė kitaip. Kaladei pasibaigus, visos išmestos, išskyrus viršutinę, sumaišomos į naują.</translation>
  </message>
  <message>
   <source>The daily puzzle</source>
   <translation>Dienos galvosūkis</translation>
  </message>
  <message>
   <source>The deal passes to the left after every round. The player at the dealer's left begins, and play goes on clockwise.</source>
   <translation>Po kiekvieno raundo dalija kitas iš kairės. Pradeda žaidėjas dalytojo kairėje, žaidžiama pagal laikrodžio rodyklę.</translation>
  </message>
  <message>
   <source>The last turn</source>
   <translation>Paskutinis ėjimas</translation>
  </message>
  <message>
   <source>The whole game can be played by keys. Tab goes from zone to zone, Esc goes back.</source>
   <translation>Visą žaidimą galima žaisti klavišais. Tab pereina iš srities į sritį, Esc grįžta.</translation>
  </message>
  <message>
   <source>This game's rules</source>
   <translation>Šio žaidimo taisyklės</translation>
  </message>
  <message>
   <source>To a word, to a new word, within the hand, or to the discards</source>
   <translation>Į žodį, į naują žodį, rankoje arba prie išmestų</translation>
  </message>
  <message>
   <source>Unless your table agreed otherwise, you may look words up while it is not your turn: the book at the top of the table opens the dictionary.</source>
   <translation>Jei stalas nesusitarė kitaip, žodžių ieškoti galite ne savo ėjimo metu: knyga stalo viršuje atveria žodyną.</translation>
  </message>
  <message>
   <source>What was agreed for the game that waits at the table:</source>
   <translation>Dėl ko susitarta žaidime, kuris laukia prie stalo:</translation>
  </message>
  <message>
   <source>When all your cards but one form words, press the large button: you go out.</source>
   <translation>Kai visos kortos, išskyrus vieną, sudaro žodžius, spauskite didįjį mygtuką: užbaigiate.</translation>
  </message>
  <message>
   <source>Who begins</source>
   <translation>Kas pradeda</translation>
  </message>
  <message>
   <source>With checked words there is nothing to doubt: the program lets only words of the list be laid, and marks every row while it forms.</source>
   <translation>Kai žodžiai tikrinami, nėra kuo abejoti: programa leidžia dėti tik sąrašo žodžius ir žymi kiekvieną dedamą eilę.</translation>
  </message>
  <message>
   <source>With the keyboard</source>
   <translation>Klaviatūra</translation>
  </message>
  <message>
   <source>With the mouse</source>
   <translation>Pele</translation>
  </message>
  <message>
   <source>Words and cards</source>
   <translation>Žodžiai ir kortos</translation>
  </message>
  <message>
   <source>You go out in your own turn, after drawing, when all your cards but one form words. You lay them all at once, and the last card is your discard. Exactly one card must be left for it, even if all of them would spell words.</source>
   <translation>Užbaigiate savo ėjimo metu, paėmę kortą, kai visos, išskyrus vieną, sudaro žodžius. Išdedate visas iš karto, paskutinę išmetate. Turi likti lygiai viena, net jei žodžius sudarytų visos.</translation>
  </message>
  <message>
   <source>You turn your hand of letter cards into words, and into points.</source>
   <translation>Raidžių kortas rankoje paverčiate žodžiais ir taškais.</translation>
  </message>
  <message>
   <source>You win when all 48 cards are gone. When no word can be made any more, you are stuck.</source>
   <translation>Laimite, kai nelieka nė vienos iš 48 kortų. Kai nebegalima sudėti žodžio, įstringate.</translation>
  </message>
  <message>
   <source>Your words stay in your hand until you go out or have your last turn. Nobody adds cards to the words of another.</source>
   <translation>Jūsų žodžiai lieka rankoje, kol užbaigiate arba ateina paskutinis ėjimas. Prie kito žodžių kortų niekas nededa.</translation>
  </message>
 </context>
 <context>
  <name>KeyList</name>
  <message>
   <source>All usual keys</source>
   <translation>Visi įprasti klavišai</translation>
  </message>
  <message>
   <source>Press a button, then the key you want. Esc leaves it as it is.</source>
   <translation>Paspauskite mygtuką, tada norimą klavišą. Esc palieka, kaip yra.</translation>
  </message>
  <message>
   <source>Tab leads from place to place everywhere: choose another key.</source>
   <translation>Tab visur veda iš vienos vietos į kitą: pasirinkite kitą klavišą.</translation>
  </message>
  <message>
   <source>The usual key: {command}</source>
   <translation>Įprastas klavišas: {command}</translation>
  </message>
  <message>
   <source>changed</source>
   <translation>pakeista</translation>
  </message>
  <message>
   <source>press a key…</source>
   <translation>paspauskite klavišą…</translation>
  </message>
  <message>
   <source>{key} is taken by “{command}”</source>
   <translation>{key} jau priklauso „{command}“</translation>
  </message>
  <message>
   <source>{key} is taken from “{command}”</source>
   <translation>{key} paimtas iš „{command}“</translation>
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
   <translation>Prašyti užuominos</translation>
  </message>
  <message>
   <source>Backspace</source>
   <translation>Backspace</translation>
  </message>
  <message>
   <source>Challenge a word on the table</source>
   <translation>Ginčyti žodį ant stalo</translation>
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
   <translation>Išmesti kortą</translation>
  </message>
  <message>
   <source>Do again what was undone</source>
   <translation>Pakartoti, kas atšaukta</translation>
  </message>
  <message>
   <source>Down</source>
   <translation>Žemyn</translation>
  </message>
  <message>
   <source>Draw from the stock</source>
   <translation>Traukti iš kaladės</translation>
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
   <translation>Visas ekranas ir atgal</translation>
  </message>
  <message>
   <source>Go out, finish or go on: the large button</source>
   <translation>Užbaigti, baigti ar tęsti: didysis mygtukas</translation>
  </message>
  <message>
   <source>Home</source>
   <translation>Home</translation>
  </message>
  <message>
   <source>How to play</source>
   <translation>Kaip žaisti</translation>
  </message>
  <message>
   <source>Insert</source>
   <translation>Insert</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>Kairėn</translation>
  </message>
  <message>
   <source>Look a word up</source>
   <translation>Ieškoti žodžio</translation>
  </message>
  <message>
   <source>Move the card back to the hand</source>
   <translation>Grąžinti kortą į ranką</translation>
  </message>
  <message>
   <source>Move the card to a new word</source>
   <translation>Perkelti kortą į naują žodį</translation>
  </message>
  <message>
   <source>Move the card to a word, or to the word above</source>
   <translation>Perkelti kortą į žodį arba į aukštesnį</translation>
  </message>
  <message>
   <source>Move the card to the left</source>
   <translation>Perkelti kortą kairėn</translation>
  </message>
  <message>
   <source>Move the card to the right</source>
   <translation>Perkelti kortą dešinėn</translation>
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
   <translation>Dešinėn</translation>
  </message>
  <message>
   <source>Select all cards here</source>
   <translation>Pažymėti visas čia esančias kortas</translation>
  </message>
  <message>
   <source>Select the card as well, or no longer</source>
   <translation>Pažymėti ir šią kortą arba nuimti</translation>
  </message>
  <message>
   <source>Select up to the card on the left</source>
   <translation>Žymėti iki kortos kairėje</translation>
  </message>
  <message>
   <source>Select up to the card on the right</source>
   <translation>Žymėti iki kortos dešinėje</translation>
  </message>
  <message>
   <source>Send the card to the current word, or back to the hand</source>
   <translation>Siųsti kortą į dabartinį žodį arba atgal į ranką</translation>
  </message>
  <message>
   <source>Shift</source>
   <translation>Shift</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Tarpas</translation>
  </message>
  <message>
   <source>Start a new word with the card</source>
   <translation>Pradėti naują žodį šia korta</translation>
  </message>
  <message>
   <source>Tab</source>
   <translation>Tab</translation>
  </message>
  <message>
   <source>Take the top discard</source>
   <translation>Imti viršutinę išmestą</translation>
  </message>
  <message>
   <source>To the card on the left</source>
   <translation>Prie kortos kairėje</translation>
  </message>
  <message>
   <source>To the card on the right</source>
   <translation>Prie kortos dešinėje</translation>
  </message>
  <message>
   <source>To the first card</source>
   <translation>Prie pirmos kortos</translation>
  </message>
  <message>
   <source>To the last card</source>
   <translation>Prie paskutinės kortos</translation>
  </message>
  <message>
   <source>To the score pad, and back to the table</source>
   <translation>Prie taškų lapo ir atgal prie stalo</translation>
  </message>
  <message>
   <source>To what lies above</source>
   <translation>Prie esančio aukščiau</translation>
  </message>
  <message>
   <source>To what lies below</source>
   <translation>Prie esančio žemiau</translation>
  </message>
  <message>
   <source>Type a word: every letter picks a card</source>
   <translation>Rašyti žodį: kiekviena raidė parenka kortą</translation>
  </message>
  <message>
   <source>Undo the last move of your own cards</source>
   <translation>Atšaukti paskutinį savo kortų perkėlimą</translation>
  </message>
  <message>
   <source>Up</source>
   <translation>Aukštyn</translation>
  </message>
 </context>
 <context>
  <name>NewGameSheet</name>
  <message numerus="yes">
   <source>%n changed</source>
   <translation>
    <numerusform>%n pakeista</numerusform>
    <numerusform>%n pakeistos</numerusform>
    <numerusform>%n pakeista</numerusform>
   </translation>
  </message>
  <message>
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <source>A table has two seats or more</source>
   <translation>Prie stalo bent dvi vietos</translation>
  </message>
  <message>
   <source>Add a seat</source>
   <translation>Pridėti vietą</translation>
  </message>
  <message>
   <source>All as in {preset}</source>
   <translation>Viskas kaip „{preset}“</translation>
  </message>
  <message>
   <source>All rules</source>
   <translation>Visos taisyklės</translation>
  </message>
  <message>
   <source>Amber</source>
   <translation>Gintarinė</translation>
  </message>
  <message>
   <source>Any word may be laid; others may doubt it.</source>
   <translation>Dėti galima bet kokį žodį; kiti gali juo abejoti.</translation>
  </message>
  <message>
   <source>Back without a new game</source>
   <translation>Grįžti be naujo žaidimo</translation>
  </message>
  <message>
   <source>Black</source>
   <translation>Juoda</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>Mėlyna</translation>
  </message>
  <message>
   <source>Cards hidden by the curtain</source>
   <translation>Kortas slepia uždanga</translation>
  </message>
  <message>
   <source>Challenge play</source>
   <translation>Žaidimas su ginčais</translation>
  </message>
  <message>
   <source>Checked words</source>
   <translation>Tikrinami žodžiai</translation>
  </message>
  <message>
   <source>Colour of seat {number}</source>
   <translation>Vietos {number} spalva</translation>
  </message>
  <message>
   <source>Computer</source>
   <translation>Kompiuteris</translation>
  </message>
  <message>
   <source>Computer player of seat {number}</source>
   <translation>Vietos {number} kompiuterio žaidėjas</translation>
  </message>
  <message>
   <source>Deal the cards</source>
   <translation>Dalyti kortas</translation>
  </message>
  <message>
   <source>First dealer</source>
   <translation>Kas dalija pirmas</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>Žalia</translation>
  </message>
  <message>
   <source>Kept tables</source>
   <translation>Išsaugoti stalai</translation>
  </message>
  <message>
   <source>Move seat {number}: drag, or Ctrl with up and down</source>
   <translation>Perkelti vietą {number}: vilkite arba Ctrl ir aukštyn, žemyn</translation>
  </message>
  <message>
   <source>Name of seat {number}</source>
   <translation>Vietos {number} vardas</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Naujas žaidimas</translation>
  </message>
  <message>
   <source>Only computer seats: you watch.</source>
   <translation>Žaidžia tik kompiuteriai: jūs stebite.</translation>
  </message>
  <message>
   <source>Only words of the list can be laid.</source>
   <translation>Dėti galima tik sąrašo žodžius.</translation>
  </message>
  <message>
   <source>Own rules</source>
   <translation>Savos taisyklės</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>Žmogus</translation>
  </message>
  <message>
   <source>Pink</source>
   <translation>Rožinė</translation>
  </message>
  <message>
   <source>Player {number}</source>
   <translation>Žaidėjas {number}</translation>
  </message>
  <message>
   <source>Remove seat {number}</source>
   <translation>Pašalinti vietą {number}</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Taisyklės</translation>
  </message>
  <message>
   <source>Seat {number}: computer</source>
   <translation>Vieta {number}: kompiuteris</translation>
  </message>
  <message>
   <source>Seat {number}: person</source>
   <translation>Vieta {number}: žmogus</translation>
  </message>
  <message>
   <source>Seats</source>
   <translation>Vietos</translation>
  </message>
  <message>
   <source>Seats and words</source>
   <translation>Vietos ir žodžiai</translation>
  </message>
  <message>
   <source>Seats {first} and {second} are both called {name}: change one of the names.</source>
   <translation>Vietos {first} ir {second} abi vadinasi {name}: pakeiskite vieną vardą.</translation>
  </message>
  <message>
   <source>Sky blue</source>
   <translation>Žydra</translation>
  </message>
  <message>
   <source>Vermilion</source>
   <translation>Cinoberio</translation>
  </message>
  <message>
   <source>What is shown</source>
   <translation>Kas rodoma</translation>
  </message>
  <message>
   <source>Word list</source>
   <translation>Žodžių sąrašas</translation>
  </message>
  <message>
   <source>Words</source>
   <translation>Žodžiai</translation>
  </message>
  <message>
   <source>Yellow</source>
   <translation>Geltona</translation>
  </message>
  <message>
   <source>chosen</source>
   <translation>pasirinkta</translation>
  </message>
  <message>
   <source>drawn by lot</source>
   <translation>burtais</translation>
  </message>
  <message>
   <source>{color}: changes with {name}</source>
   <translation>{color}: keičiasi su {name}</translation>
  </message>
  <message>
   <source>{count} of {most} taken, dealt from top to bottom</source>
   <translation>užimta {count} iš {most}; dalijama iš viršaus žemyn</translation>
  </message>
  <message>
   <source>{preset} with {count} of {all} rules changed</source>
   <translation>{preset}, pakeista taisyklių: {count} iš {all}</translation>
  </message>
 </context>
 <context>
  <name>Opening</name>
  <message>
   <source>The program cannot start: a part of it is missing or damaged. Please install it again.</source>
   <translation>Programa negali pasileisti: jos dalies trūksta arba ji sugadinta. Įdiekite iš naujo.</translation>
  </message>
 </context>
 <context>
  <name>OwnWords</name>
  <message numerus="yes">
   <source>%n lines were left out: they hold no word.</source>
   <translation>
    <numerusform>Praleista %n eilutė: joje nėra žodžio.</numerusform>
    <numerusform>Praleistos %n eilutės: jose nėra žodžio.</numerusform>
    <numerusform>Praleista %n eilučių: jose nėra žodžio.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n words were brought in.</source>
   <translation>
    <numerusform>Įkeltas %n žodis.</numerusform>
    <numerusform>Įkelti %n žodžiai.</numerusform>
    <numerusform>Įkelta %n žodžių.</numerusform>
   </translation>
  </message>
  <message>
   <source>A table has at most {count} words of its own.</source>
   <translation>Stalas gali turėti ne daugiau kaip {count} savų žodžių.</translation>
  </message>
  <message>
   <source>A word</source>
   <translation>Žodis</translation>
  </message>
  <message>
   <source>A word to accept or to ban</source>
   <translation>Žodis, kurį priimti ar uždrausti</translation>
  </message>
  <message>
   <source>Accept it</source>
   <translation>Priimti</translation>
  </message>
  <message>
   <source>Ban it</source>
   <translation>Uždrausti</translation>
  </message>
  <message>
   <source>Bring in words</source>
   <translation>Įkelti žodžių</translation>
  </message>
  <message>
   <source>Bring in…</source>
   <translation>Įkelti…</translation>
  </message>
  <message>
   <source>It is as it was.</source>
   <translation>Viskas kaip buvo.</translation>
  </message>
  <message>
   <source>One line was left out: it holds no word.</source>
   <translation>Praleista viena eilutė: joje nėra žodžio.</translation>
  </message>
  <message>
   <source>One word was brought in.</source>
   <translation>Įkeltas vienas žodis.</translation>
  </message>
  <message>
   <source>Save as a file…</source>
   <translation>Įrašyti kaip failą…</translation>
  </message>
  <message>
   <source>Save the table's words</source>
   <translation>Įrašyti stalo žodžius</translation>
  </message>
  <message>
   <source>Take it out</source>
   <translation>Išimti</translation>
  </message>
  <message>
   <source>Texts (*.txt);;All files (*)</source>
   <translation>Tekstai (*.txt);;Visi failai (*)</translation>
  </message>
  <message>
   <source>The table's own words</source>
   <translation>Stalo žodžiai</translation>
  </message>
  <message>
   <source>The words cannot be saved: is the disk full?</source>
   <translation>Žodžių išsaugoti negalima: gal diskas pilnas?</translation>
  </message>
  <message>
   <source>The words were saved as {name}.</source>
   <translation>Žodžiai įrašyti kaip {name}.</translation>
  </message>
  <message>
   <source>There are none yet.</source>
   <translation>Jų dar nėra.</translation>
  </message>
  <message>
   <source>They come before every word list, in games that begin from now on. A game that is being played keeps the ones it began with.</source>
   <translation>Jie svarbesni už bet kurį sąrašą žaidimuose, kurie prasidės nuo dabar. Vykstančiame žaidime galioja tie, su kuriais jis prasidėjo.</translation>
  </message>
  <message>
   <source>Type a word first.</source>
   <translation>Pirma įrašykite žodį.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <source>{name} cannot be read.</source>
   <translation>{name} perskaityti negalima.</translation>
  </message>
  <message>
   <source>{name} cannot be written.</source>
   <translation>{name} įrašyti negalima.</translation>
  </message>
  <message>
   <source>{name} has too many words: a table has at most {count} of its own.</source>
   <translation>{name} turi per daug žodžių: stalas gali turėti ne daugiau kaip {count}.</translation>
  </message>
  <message>
   <source>{word} counts as a word.</source>
   <translation>{word} galioja.</translation>
  </message>
  <message>
   <source>{word} does not count.</source>
   <translation>{word} negalioja.</translation>
  </message>
  <message>
   <source>{word} was taken out.</source>
   <translation>{word} išimtas.</translation>
  </message>
  <message>
   <source>{word}: accepted</source>
   <translation>{word}: priimtas</translation>
  </message>
  <message>
   <source>{word}: banned</source>
   <translation>{word}: uždraustas</translation>
  </message>
  <message>
   <source>“{word}” cannot be a word: it takes 2 to 20 letters from A to Z.</source>
   <translation>„{word}“ negali būti žodis: reikia 2–20 raidžių nuo A iki Z.</translation>
  </message>
 </context>
 <context>
  <name>PadExport</name>
  <message>
   <source>Bonuses</source>
   <translation>Premijos</translation>
  </message>
  <message>
   <source>CSV tables (*.csv)</source>
   <translation>CSV lentelės (*.csv)</translation>
  </message>
  <message>
   <source>Cards</source>
   <translation>Kortos</translation>
  </message>
  <message>
   <source>Challenges lost</source>
   <translation>Pralaimėti ginčai</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Vardas</translation>
  </message>
  <message>
   <source>No program here shows PDF pages. Save the score pad as PDF instead.</source>
   <translation>Čia nėra programos PDF puslapiams rodyti. Įrašykite taškų lapą kaip PDF.</translation>
  </message>
  <message>
   <source>PDF pages (*.pdf)</source>
   <translation>PDF puslapiai (*.pdf)</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Rezultatas</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Raundas</translation>
  </message>
  <message>
   <source>Round {number}, {name}: {parts}</source>
   <translation>Raundas {number}, {name}: {parts}</translation>
  </message>
  <message>
   <source>Save the score pad</source>
   <translation>Įrašyti taškų lapą</translation>
  </message>
  <message>
   <source>Score pad</source>
   <translation>Taškų lapas</translation>
  </message>
  <message>
   <source>Score pad after {played} of {rounds} rounds</source>
   <translation>Taškų lapas po {played} iš {rounds} raundų</translation>
  </message>
  <message>
   <source>Struck</source>
   <translation>Išbraukta</translation>
  </message>
  <message>
   <source>The page opens in your PDF viewer: print it from there.</source>
   <translation>Puslapis atveriamas PDF programoje: spausdinkite iš ten.</translation>
  </message>
  <message>
   <source>The score pad could not be saved there.</source>
   <translation>Taškų lapo ten įrašyti nepavyko.</translation>
  </message>
  <message>
   <source>The score pad is saved as {name}.</source>
   <translation>Taškų lapas įrašytas kaip {name}.</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>Suma</translation>
  </message>
  <message>
   <source>Unused</source>
   <translation>Nepanaudota</translation>
  </message>
  <message>
   <source>Words</source>
   <translation>Žodžiai</translation>
  </message>
  <message>
   <source>{round}: {cards} cards</source>
   <translation>{round}: kortų {cards}</translation>
  </message>
 </context>
 <context>
  <name>QAbstractSpinBox</name>
  <message>
   <source>&amp;Select All</source>
   <translation>&amp;Pažymėti viską</translation>
  </message>
  <message>
   <source>&amp;Step up</source>
   <translation>&amp;Didinti</translation>
  </message>
  <message>
   <source>Step &amp;down</source>
   <translation>&amp;Mažinti</translation>
  </message>
 </context>
 <context>
  <name>QFileDialog</name>
  <message>
   <source>%1
File not found.
Please verify the correct file name was given.</source>
   <translation>%1
Failo nėra.
Patikrinkite failo vardą.</translation>
  </message>
  <message>
   <source>%1 already exists.
Do you want to replace it?</source>
   <translation>%1 jau yra.
Ar pakeisti?</translation>
  </message>
  <message>
   <source>&amp;Choose</source>
   <translation>&amp;Pasirinkti</translation>
  </message>
  <message>
   <source>&amp;Delete</source>
   <translation>&amp;Ištrinti</translation>
  </message>
  <message>
   <source>&amp;New Folder</source>
   <translation>&amp;Naujas aplankas</translation>
  </message>
  <message>
   <source>&amp;Open</source>
   <translation>&amp;Atverti</translation>
  </message>
  <message>
   <source>&amp;Rename</source>
   <translation>&amp;Pervadinti</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>Į&amp;rašyti</translation>
  </message>
  <message>
   <source>All Files (*)</source>
   <translation>Visi failai (*)</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Atgal</translation>
  </message>
  <message>
   <source>Create New Folder</source>
   <translation>Sukurti naują aplanką</translation>
  </message>
  <message>
   <source>Detail View</source>
   <translation>Išsamus rodinys</translation>
  </message>
  <message>
   <source>Directories</source>
   <translation>Aplankai</translation>
  </message>
  <message>
   <source>File &amp;name:</source>
   <translation>Failo &amp;vardas:</translation>
  </message>
  <message>
   <source>Files of type:</source>
   <translation>Failų tipas:</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>Pirmyn</translation>
  </message>
  <message>
   <source>Go back</source>
   <translation>Grįžti atgal</translation>
  </message>
  <message>
   <source>Go forward</source>
   <translation>Eiti pirmyn</translation>
  </message>
  <message>
   <source>List View</source>
   <translation>Sąrašo rodinys</translation>
  </message>
  <message>
   <source>Look in:</source>
   <translation>Ieškoti:</translation>
  </message>
  <message>
   <source>My Computer</source>
   <translation>Mano kompiuteris</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Atverti</translation>
  </message>
  <message>
   <source>Parent Directory</source>
   <translation>Aukštesnis aplankas</translation>
  </message>
  <message>
   <source>Save As</source>
   <translation>Įrašyti kaip</translation>
  </message>
 </context>
 <context>
  <name>QFileSystemModel</name>
  <message>
   <source>Date Modified</source>
   <translation>Keitimo data</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Vardas</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Dydis</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Tipas</translation>
  </message>
 </context>
 <context>
  <name>QLineEdit</name>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Kopijuoti</translation>
  </message>
  <message>
   <source>&amp;Paste</source>
   <translation>Į&amp;dėti</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>Pa&amp;kartoti</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Atšaukti</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>Iš&amp;kirpti</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Ištrinti</translation>
  </message>
  <message>
   <source>Select All</source>
   <translation>Pažymėti viską</translation>
  </message>
 </context>
 <context>
  <name>QPlatformTheme</name>
  <message>
   <source>&amp;No</source>
   <translation>&amp;Ne</translation>
  </message>
  <message>
   <source>&amp;Yes</source>
   <translation>&amp;Taip</translation>
  </message>
  <message>
   <source>Abort</source>
   <translation>Nutraukti</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>Taikyti</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Užverti</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Išmesti</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Žinynas</translation>
  </message>
  <message>
   <source>Ignore</source>
   <translation>Nepaisyti</translation>
  </message>
  <message>
   <source>N&amp;o to All</source>
   <translation>Ne v&amp;isiems</translation>
  </message>
  <message>
   <source>OK</source>
   <translation>Gerai</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Atverti</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>Atstatyti</translation>
  </message>
  <message>
   <source>Restore Defaults</source>
   <translation>Atkurti numatytuosius</translation>
  </message>
  <message>
   <source>Retry</source>
   <translation>Bandyti dar kartą</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Įrašyti</translation>
  </message>
  <message>
   <source>Save All</source>
   <translation>Įrašyti viską</translation>
  </message>
  <message>
   <source>Yes to &amp;All</source>
   <translation>Taip &amp;visiems</translation>
  </message>
 </context>
 <context>
  <name>QPrintDialog</name>
  <message>
   <source>&amp;Options &lt;&lt;</source>
   <translation>&amp;Parinktys &lt;&lt;</translation>
  </message>
  <message>
   <source>&amp;Options &gt;&gt;</source>
   <translation>&amp;Parinktys &gt;&gt;</translation>
  </message>
  <message>
   <source>&amp;Print</source>
   <translation>&amp;Spausdinti</translation>
  </message>
  <message>
   <source>Print</source>
   <translation>Spausdinti</translation>
  </message>
  <message>
   <source>Print to File (PDF)</source>
   <translation>Spausdinti į failą (PDF)</translation>
  </message>
 </context>
 <context>
  <name>QWidgetTextControl</name>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Kopijuoti</translation>
  </message>
  <message>
   <source>&amp;Paste</source>
   <translation>Į&amp;dėti</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>Pa&amp;kartoti</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Atšaukti</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>Iš&amp;kirpti</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Ištrinti</translation>
  </message>
  <message>
   <source>Select All</source>
   <translation>Pažymėti viską</translation>
  </message>
 </context>
 <context>
  <name>Records</name>
  <message numerus="yes">
   <source>%n bonuses</source>
   <translation>
    <numerusform>%n premija</numerusform>
    <numerusform>%n premijos</numerusform>
    <numerusform>%n premijų</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n doubts ({right} right)</source>
   <translation>
    <numerusform>%n abejonė (pagrįstų: {right})</numerusform>
    <numerusform>%n abejonės (pagrįstų: {right})</numerusform>
    <numerusform>%n abejonių (pagrįstų: {right})</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hints</source>
   <translation>
    <numerusform>%n užuomina</numerusform>
    <numerusform>%n užuominos</numerusform>
    <numerusform>%n užuominų</numerusform>
   </translation>
  </message>
  <message>
   <source>At the table</source>
   <translation>Prie stalo</translation>
  </message>
  <message>
   <source>Best game</source>
   <translation>Geriausias žaidimas</translation>
  </message>
  <message>
   <source>Best round</source>
   <translation>Geriausias raundas</translation>
  </message>
  <message>
   <source>Best score</source>
   <translation>Geriausias rezultatas</translation>
  </message>
  <message>
   <source>Best word</source>
   <translation>Geriausias žodis</translation>
  </message>
  <message>
   <source>Daily puzzle</source>
   <translation>Dienos galvosūkis</translation>
  </message>
  <message>
   <source>Days in a row now</source>
   <translation>Dienų iš eilės dabar</translation>
  </message>
  <message>
   <source>Days played</source>
   <translation>Sužaista dienų</translation>
  </message>
  <message>
   <source>Fastest win</source>
   <translation>Greičiausia pergalė</translation>
  </message>
  <message>
   <source>Forget the records of {name}</source>
   <translation>Pamiršti rekordus: {name}</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Žaidimai</translation>
  </message>
  <message>
   <source>Hints used</source>
   <translation>Panaudota užuominų</translation>
  </message>
  <message>
   <source>Longest row of days</source>
   <translation>Ilgiausia dienų eilė</translation>
  </message>
  <message>
   <source>Longest word</source>
   <translation>Ilgiausias žodis</translation>
  </message>
  <message>
   <source>Most in a row</source>
   <translation>Daugiausia iš eilės</translation>
  </message>
  <message>
   <source>Nobody has finished a game at the table yet.</source>
   <translation>Prie stalo dar niekas nebaigė žaidimo.</translation>
  </message>
  <message>
   <source>Points a round</source>
   <translation>Taškų per raundą</translation>
  </message>
  <message>
   <source>Records</source>
   <translation>Rekordai</translation>
  </message>
  <message>
   <source>Solitaire</source>
   <translation>Pasjansas</translation>
  </message>
  <message>
   <source>The records of {name} are back.</source>
   <translation>Rekordai grąžinti: {name}.</translation>
  </message>
  <message>
   <source>The records of {name} are forgotten.</source>
   <translation>Rekordai pamiršti: {name}.</translation>
  </message>
  <message>
   <source>Time played</source>
   <translation>Žaidimo laikas</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <source>Won</source>
   <translation>Laimėta</translation>
  </message>
  <message>
   <source>Won in a row now</source>
   <translation>Laimėta iš eilės dabar</translation>
  </message>
  <message>
   <source>Won without hints</source>
   <translation>Laimėta be užuominų</translation>
  </message>
  <message>
   <source>best word {word}</source>
   <translation>geriausias žodis {word}</translation>
  </message>
  <message>
   <source>longest word {word}</source>
   <translation>ilgiausias žodis {word}</translation>
  </message>
  <message>
   <source>one bonus</source>
   <translation>viena premija</translation>
  </message>
  <message>
   <source>one doubt, right</source>
   <translation>viena abejonė, pagrįsta</translation>
  </message>
  <message>
   <source>one doubt, wrong</source>
   <translation>viena abejonė, nepagrįsta</translation>
  </message>
  <message>
   <source>one hint</source>
   <translation>viena užuomina</translation>
  </message>
  <message numerus="yes">
   <source>went out %n times</source>
   <translation>
    <numerusform>užbaigė %n kartą</numerusform>
    <numerusform>užbaigė %n kartus</numerusform>
    <numerusform>užbaigė %n kartų</numerusform>
   </translation>
  </message>
  <message>
   <source>went out once</source>
   <translation>užbaigė kartą</translation>
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
    <numerusform>dar %n aplanke {folder}</numerusform>
    <numerusform>dar %n aplanke {folder}</numerusform>
    <numerusform>dar %n aplanke {folder}</numerusform>
   </translation>
  </message>
  <message>
   <source>A copy was saved as {name}.</source>
   <translation>Kopija įrašyta kaip {name}.</translation>
  </message>
  <message>
   <source>All is as it was.</source>
   <translation>Viskas kaip buvo.</translation>
  </message>
  <message>
   <source>Bring something back</source>
   <translation>Ką nors susigrąžinti</translation>
  </message>
  <message>
   <source>Bring something back…</source>
   <translation>Ką nors susigrąžinti…</translation>
  </message>
  <message>
   <source>Bring the game back</source>
   <translation>Susigrąžinti žaidimą</translation>
  </message>
  <message>
   <source>Cannot be opened: {reason}</source>
   <translation>Atverti negalima: {reason}</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Ištrinti</translation>
  </message>
  <message>
   <source>Files that could not be read. They were moved here as they were; nothing was changed.</source>
   <translation>Failai, kurių nepavyko perskaityti. Jie perkelti čia, kokie buvo; niekas nepakeista.</translation>
  </message>
  <message>
   <source>Games as they were before</source>
   <translation>Žaidimai, kokie buvo anksčiau</translation>
  </message>
  <message>
   <source>It could not be read, and a new one was begun</source>
   <translation>Jo nepavyko perskaityti, pradėtas naujas</translation>
  </message>
  <message>
   <source>Its words are not those that were brought in; please bring the list in again</source>
   <translation>Jo žodžiai nebe tie, kurie buvo įkelti; įkelkite sąrašą iš naujo</translation>
  </message>
  <message>
   <source>Open it</source>
   <translation>Atverti</translation>
  </message>
  <message>
   <source>Save a copy</source>
   <translation>Įrašyti kopiją</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>Įrašyti kopiją…</translation>
  </message>
  <message>
   <source>Set aside</source>
   <translation>Padėta į šalį</translation>
  </message>
  <message>
   <source>Settings and records as they were before</source>
   <translation>Nustatymai ir rekordai, kokie buvo anksčiau</translation>
  </message>
  <message>
   <source>The game is among the saved games now.</source>
   <translation>Žaidimas dabar tarp išsaugotų.</translation>
  </message>
  <message>
   <source>The last two saves before the newest one of each game in play.</source>
   <translation>Du išsaugojimai prieš naujausią kiekvieno vykstančio žaidimo.</translation>
  </message>
  <message>
   <source>There is nothing to bring back: no file had to be set aside, and no version before is kept yet. Games that you deleted are among the saved games.</source>
   <translation>Nėra ko susigrąžinti: nė vieno failo neteko padėti į šalį ir ankstesnių versijų dar nėra. Jūsų ištrinti žaidimai – tarp išsaugotų.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <source>Use this version</source>
   <translation>Naudoti šią versiją</translation>
  </message>
  <message>
   <source>Using a version keeps the present one as the version before.</source>
   <translation>Panaudojus versiją, dabartinė lieka kaip ankstesnė.</translation>
  </message>
  <message>
   <source>{what}: the version of {time} is in use.</source>
   <translation>{what}: naudojama {time} versija.</translation>
  </message>
  <message>
   <source>“{name}” was deleted.</source>
   <translation>„{name}“ ištrintas.</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <source>Better: discard {face}.</source>
   <translation>Geriau: išmesti {face}.</translation>
  </message>
  <message>
   <source>Better: draw from the stock.</source>
   <translation>Geriau: traukti iš kaladės.</translation>
  </message>
  <message>
   <source>Better: go out with {words}, discarding {face}.</source>
   <translation>Geriau: užbaigti su {words}, išmetant {face}.</translation>
  </message>
  <message>
   <source>Better: lay {words}, discarding {face}.</source>
   <translation>Geriau: išdėti {words}, išmetant {face}.</translation>
  </message>
  <message>
   <source>Better: take {face} from the discards.</source>
   <translation>Geriau: imti {face} iš išmestų.</translation>
  </message>
  <message>
   <source>Could have gone out sooner: {ways}.</source>
   <translation>Užbaigti buvo galima anksčiau: {ways}.</translation>
  </message>
  <message>
   <source>Discards: {cards}</source>
   <translation>Išmesta: {cards}</translation>
  </message>
  <message>
   <source>Given away to better moves: {costs}.</source>
   <translation>Atiduota geresniems ėjimams: {costs}.</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Toliau</translation>
  </message>
  <message>
   <source>Nobody gave points away.</source>
   <translation>Niekas taškų neatidavė.</translation>
  </message>
  <message>
   <source>Not weighed yet.</source>
   <translation>Dar neįvertinta.</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Apžvalga</translation>
  </message>
  <message>
   <source>Stock: {cards}</source>
   <translation>Kaladė: {cards}</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Sustabdyti</translation>
  </message>
  <message>
   <source>Struck: {words}.</source>
   <translation>Išbraukta: {words}.</translation>
  </message>
  <message>
   <source>The master finds nothing clearly better.</source>
   <translation>Meistras nieko aiškiai geresnio neranda.</translation>
  </message>
  <message>
   <source>The move made cost about {points}.</source>
   <translation>Padarytas ėjimas kainavo apie {points}.</translation>
  </message>
  <message>
   <source>The turns are being weighed.</source>
   <translation>Ėjimai vertinami.</translation>
  </message>
  <message>
   <source>There is nothing to look at yet: a round must have been played to its end.</source>
   <translation>Dar nėra ką žiūrėti: raundas turi būti sužaistas iki galo.</translation>
  </message>
  <message>
   <source>Turns</source>
   <translation>Ėjimai</translation>
  </message>
  <message>
   <source>Turns weighed</source>
   <translation>Įvertinti ėjimai</translation>
  </message>
  <message>
   <source>With {words} {name} would have tied the bonus for {bonus} away from {other}.</source>
   <translation>Su {words} {name} būtų išlyginęs premiją ({bonus}) ir jos netektų {other}.</translation>
  </message>
  <message>
   <source>With {words} {name} would have won the bonus for {bonus}.</source>
   <translation>Su {words} {name} būtų gavęs premiją: {bonus}.</translation>
  </message>
  <message>
   <source>discards {face}</source>
   <translation>išmeta {face}</translation>
  </message>
  <message>
   <source>goes out: {words}</source>
   <translation>užbaigia: {words}</translation>
  </message>
  <message>
   <source>lays {words}</source>
   <translation>išdeda {words}</translation>
  </message>
  <message>
   <source>stock</source>
   <translation>kaladė</translation>
  </message>
  <message>
   <source>struck</source>
   <translation>išbraukta</translation>
  </message>
  <message>
   <source>takes {face}</source>
   <translation>ima {face}</translation>
  </message>
  <message>
   <source>top discard</source>
   <translation>viršutinė išmesta</translation>
  </message>
  <message>
   <source>unused</source>
   <translation>nepanaudota</translation>
  </message>
  <message>
   <source>{done} of {total}</source>
   <translation>{done} iš {total}</translation>
  </message>
  <message>
   <source>{name} could have gone out with {words}, discarding {face}: {points} as the table lay.</source>
   <translation>{name} galėjo užbaigti su {words}, išmesdamas {face}: {points}, kaip tuomet buvo ant stalo.</translation>
  </message>
  <message>
   <source>{name} discarded {face}.</source>
   <translation>{name} išmetė {face}.</translation>
  </message>
  <message>
   <source>{name} drew from the stock.</source>
   <translation>{name} traukė iš kaladės.</translation>
  </message>
  <message>
   <source>{name} has laid</source>
   <translation>{name} išdėjo</translation>
  </message>
  <message>
   <source>{name} holds</source>
   <translation>{name} laiko</translation>
  </message>
  <message>
   <source>{name} in turn {number} ({points})</source>
   <translation>{name}, ėjimas {number} ({points})</translation>
  </message>
  <message>
   <source>{name} is out</source>
   <translation>{name} užbaigė</translation>
  </message>
  <message>
   <source>{name} laid {words}, discarding {face}: {points} as the table lay.</source>
   <translation>{name} išdėjo {words}, išmesdamas {face}: {points}, kaip tuomet buvo ant stalo.</translation>
  </message>
  <message>
   <source>{name} took openly and still had: {faces}</source>
   <translation>{name} atvirai paėmė ir dar turėjo: {faces}</translation>
  </message>
  <message>
   <source>{name} took {face} from the discards.</source>
   <translation>{name} paėmė {face} iš išmestų.</translation>
  </message>
  <message>
   <source>{name} went out with {words}, discarding {face}: {points} as the table lay.</source>
   <translation>{name} užbaigė su {words}, išmesdamas {face}: {points}, kaip tuomet buvo ant stalo.</translation>
  </message>
  <message>
   <source>{name} {points}</source>
   <translation>{name} {points}</translation>
  </message>
  <message>
   <source>{name}, last turn</source>
   <translation>{name}, paskutinis ėjimas</translation>
  </message>
  <message>
   <source>{name}, turn {number}</source>
   <translation>{name}, ėjimas {number}</translation>
  </message>
  <message>
   <source>{name}: {cards}</source>
   <translation>{name}: {cards}</translation>
  </message>
  <message>
   <source>{word}, struck</source>
   <translation>{word}, išbrauktas</translation>
  </message>
 </context>
 <context>
  <name>Rooms</name>
  <message>
   <source>Back (Esc)</source>
   <translation>Atgal (Esc)</translation>
  </message>
 </context>
 <context>
  <name>RoundPage</name>
  <message>
   <source>All words lie on the table.</source>
   <translation>Visi žodžiai guli ant stalo.</translation>
  </message>
  <message>
   <source>Challenge {word}, laid by {name}</source>
   <translation>Ginčyti {word}, išdėjo {name}</translation>
  </message>
  <message>
   <source>Do you doubt a word? Choose it.</source>
   <translation>Abejojate žodžiu? Pasirinkite jį.</translation>
  </message>
  <message>
   <source>Gather the cards</source>
   <translation>Surinkti kortas</translation>
  </message>
  <message>
   <source>Gathering the cards ends all challenges of this round.</source>
   <translation>Surinkus kortas šio raundo ginčai baigiasi.</translation>
  </message>
  <message>
   <source>Next round ({cards})</source>
   <translation>Kitas raundas ({cards})</translation>
  </message>
  <message>
   <source>No bonus in this round.</source>
   <translation>Šiame raunde premijų nėra.</translation>
  </message>
  <message>
   <source>Review this round</source>
   <translation>Peržiūrėti šį raundą</translation>
  </message>
  <message>
   <source>To the final table</source>
   <translation>Į galutinę lentelę</translation>
  </message>
  <message>
   <source>To the start page; the game is saved</source>
   <translation>Į pradžios puslapį; žaidimas išsaugotas</translation>
  </message>
  <message>
   <source>after {number} of {count}</source>
   <translation>po {number} iš {count}</translation>
  </message>
  <message>
   <source>for now</source>
   <translation>kol kas</translation>
  </message>
  <message>
   <source>in the lead</source>
   <translation>pirmauja</translation>
  </message>
  <message>
   <source>laid nothing</source>
   <translation>nieko neišdėjo</translation>
  </message>
  <message>
   <source>lost challenges {points}</source>
   <translation>pralaimėti ginčai {points}</translation>
  </message>
  <message>
   <source>never less</source>
   <translation>ne mažiau</translation>
  </message>
  <message>
   <source>no cards left</source>
   <translation>kortų neliko</translation>
  </message>
  <message>
   <source>points</source>
   <translation>taškai</translation>
  </message>
  <message>
   <source>struck</source>
   <translation>išbraukta</translation>
  </message>
  <message>
   <source>unused {values}</source>
   <translation>nepanaudota {values}</translation>
  </message>
  <message>
   <source>unused: {cards}, {points}</source>
   <translation>nepanaudota: {cards}, {points}</translation>
  </message>
  <message>
   <source>went out</source>
   <translation>užbaigė</translation>
  </message>
  <message>
   <source>{bonus}: {names} tie with {count}, nobody gets it</source>
   <translation>{bonus}: lygiosios ({names}, {count}), niekas jos negauna</translation>
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
   <translation>{word}, ginčytas ir paliktas</translation>
  </message>
  <message>
   <source>{word}, struck</source>
   <translation>{word}, išbrauktas</translation>
  </message>
 </context>
 <context>
  <name>RuleEditor</name>
  <message>
   <source>As in the preset: {option}</source>
   <translation>Kaip rinkinyje: {option}</translation>
  </message>
  <message>
   <source>Cards in each round, from 3 to 10, with blanks between</source>
   <translation>Kortos kiekviename raunde, nuo 3 iki 10, su tarpais</translation>
  </message>
  <message>
   <source>Challenges</source>
   <translation>Ginčai</translation>
  </message>
  <message>
   <source>Changed from the preset.</source>
   <translation>Pakeista, palyginti su rinkiniu.</translation>
  </message>
  <message>
   <source>Points</source>
   <translation>Taškai</translation>
  </message>
  <message>
   <source>Rounds and turns</source>
   <translation>Raundai ir ėjimai</translation>
  </message>
  <message>
   <source>This list is not on this computer.</source>
   <translation>Šio sąrašo šiame kompiuteryje nėra.</translation>
  </message>
  <message>
   <source>Type the cards of each round, from 3 to 10, with blanks between.</source>
   <translation>Įrašykite kiekvieno raundo kortas, nuo 3 iki 10, su tarpais.</translation>
  </message>
  <message>
   <source>Words</source>
   <translation>Žodžiai</translation>
  </message>
  <message>
   <source>changed</source>
   <translation>pakeista</translation>
  </message>
  <message>
   <source>others…</source>
   <translation>kiti…</translation>
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
   <translation>16: iki 10 ir atgal</translation>
  </message>
  <message>
   <source>4: with 3, 5, 7, 10 cards</source>
   <translation>4: su 3, 5, 7, 10 kortų</translation>
  </message>
  <message>
   <source>8: from 3 to 10 cards</source>
   <translation>8: nuo 3 iki 10 kortų</translation>
  </message>
  <message>
   <source>A card taken from the discards stays in the hand for this turn.</source>
   <translation>Iš išmestų paimta korta tą ėjimą lieka rankoje.</translation>
  </message>
  <message>
   <source>A challenged word is looked up.</source>
   <translation>Ginčijamas žodis patikrinamas sąraše.</translation>
  </message>
  <message>
   <source>A lost challenge costs</source>
   <translation>Pralaimėtas ginčas kainuoja</translation>
  </message>
  <message>
   <source>A round may score below 0; the running total may not.</source>
   <translation>Raundas gali būti mažesnis už 0; suma – ne.</translation>
  </message>
  <message>
   <source>A round never scores below 0.</source>
   <translation>Raundas niekada nebūna mažesnis už 0.</translation>
  </message>
  <message>
   <source>A struck word costs</source>
   <translation>Išbrauktas žodis kainuoja</translation>
  </message>
  <message>
   <source>A struck word just does not count.</source>
   <translation>Išbrauktas žodis tiesiog neskaičiuojamas.</translation>
  </message>
  <message>
   <source>A word has three cards or more.</source>
   <translation>Žodį sudaro bent trys kortos.</translation>
  </message>
  <message>
   <source>A word has three letters or more, in two or more cards.</source>
   <translation>Žodį sudaro bent trys raidės, bent dviejose kortose.</translation>
  </message>
  <message>
   <source>A word has two cards or more, however many letters.</source>
   <translation>Žodį sudaro bent dvi kortos, nesvarbu, kiek raidžių.</translation>
  </message>
  <message>
   <source>A word has two letters or more; the cards IN and ER are words by themselves.</source>
   <translation>Žodį sudaro bent dvi raidės; kortos IN ir ER pačios yra žodžiai.</translation>
  </message>
  <message>
   <source>Any word may be laid; others may challenge it.</source>
   <translation>Dėti galima bet kokį žodį; kiti gali jį ginčyti.</translation>
  </message>
  <message>
   <source>Anyone may look through all discards of the round.</source>
   <translation>Visi gali peržiūrėti visas raundo išmestas kortas.</translation>
  </message>
  <message>
   <source>At the end of that turn all discards but the top one become the new stock.</source>
   <translation>To ėjimo pabaigoje visos išmestos, išskyrus viršutinę, tampa nauja kalade.</translation>
  </message>
  <message>
   <source>Below 0 the cards count 0, and bonuses are added to that.</source>
   <translation>Žemiau 0 kortos verta 0, o premijos pridedamos.</translation>
  </message>
  <message>
   <source>Between two there are no bonuses.</source>
   <translation>Dviese premijų nėra.</translation>
  </message>
  <message>
   <source>Between two, both bonuses can be won.</source>
   <translation>Dviese galima gauti abi premijas.</translation>
  </message>
  <message>
   <source>Between two, longest word and most words take turns from round to round.</source>
   <translation>Dviese ilgiausias žodis ir daugiausia žodžių keičiasi kas raundą.</translation>
  </message>
  <message>
   <source>Between two, only the longest word earns a bonus.</source>
   <translation>Dviese premiją duoda tik ilgiausias žodis.</translation>
  </message>
  <message>
   <source>Between two, only the most words earn a bonus.</source>
   <translation>Dviese premiją duoda tik daugiausia žodžių.</translation>
  </message>
  <message>
   <source>Bonus between two players</source>
   <translation>Premija žaidžiant dviese</translation>
  </message>
  <message>
   <source>Challenge or check</source>
   <translation>Ginčas ar tikrinimas</translation>
  </message>
  <message>
   <source>Discarding the card just taken</source>
   <translation>Ką tik paimtos kortos išmetimas</translation>
  </message>
  <message>
   <source>Each word may be laid once in one hand.</source>
   <translation>Kiekvieną žodį raunde galima dėti kartą.</translation>
  </message>
  <message>
   <source>Eight rounds, one card more in each.</source>
   <translation>Aštuoni raundai, kiekviename viena korta daugiau.</translation>
  </message>
  <message>
   <source>Four rounds, for a short evening.</source>
   <translation>Keturi raundai trumpam vakarui.</translation>
  </message>
  <message>
   <source>Going out in the first turn</source>
   <translation>Užbaigimas pirmu ėjimu</translation>
  </message>
  <message>
   <source>In the first four rounds nobody goes out in the first turn.</source>
   <translation>Pirmuose keturiuose raunduose niekas neužbaigia pirmu ėjimu.</translation>
  </message>
  <message>
   <source>Looking through the discards</source>
   <translation>Išmestų kortų peržiūra</translation>
  </message>
  <message>
   <source>Looking words up</source>
   <translation>Žodžių paieška</translation>
  </message>
  <message>
   <source>Nobody goes out in the first turn of a round: everyone gets to play.</source>
   <translation>Pirmu raundo ėjimu niekas neužbaigia: visi spėja pažaisti.</translation>
  </message>
  <message>
   <source>Nobody may look words up during the game.</source>
   <translation>Žaidimo metu žodžių ieškoti negali niekas.</translation>
  </message>
  <message>
   <source>One round after another with {sizes} cards.</source>
   <translation>Raundas po raundo, kortų: {sizes}.</translation>
  </message>
  <message>
   <source>Only the top discard is seen.</source>
   <translation>Matoma tik viršutinė išmesta korta.</translation>
  </message>
  <message>
   <source>Only words of the word list can be laid.</source>
   <translation>Dėti galima tik sąrašo žodžius.</translation>
  </message>
  <message>
   <source>Points of a bonus</source>
   <translation>Premijos taškai</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>Raundai</translation>
  </message>
  <message>
   <source>Rounds and total may fall below 0.</source>
   <translation>Raundai ir suma gali būti mažesni už 0.</translation>
  </message>
  <message>
   <source>Scores below zero</source>
   <translation>Taškai žemiau nulio</translation>
  </message>
  <message>
   <source>Shortest word</source>
   <translation>Trumpiausias žodis</translation>
  </message>
  <message>
   <source>Sixteen rounds: up to ten cards and back to three.</source>
   <translation>Šešiolika raundų: iki dešimties kortų ir atgal iki trijų.</translation>
  </message>
  <message>
   <source>Struck before the next draw, the cards go back to the hand and the round goes on.</source>
   <translation>Išbraukus prieš kitą traukimą, kortos grįžta į ranką ir raundas tęsiasi.</translation>
  </message>
  <message>
   <source>Struck word of who went out</source>
   <translation>Užbaigusiojo išbrauktas žodis</translation>
  </message>
  <message>
   <source>The card just taken may be discarded again.</source>
   <translation>Ką tik paimtą kortą galima vėl išmesti.</translation>
  </message>
  <message>
   <source>The cards of a struck word count against its owner.</source>
   <translation>Išbraukto žodžio kortos atimamos iš jo savininko.</translation>
  </message>
  <message>
   <source>The cards of a struck word count twice against its owner.</source>
   <translation>Išbraukto žodžio kortos atimamos dvigubai.</translation>
  </message>
  <message>
   <source>The discards become the new stock when somebody wants to draw from it.</source>
   <translation>Išmestos tampa nauja kalade, kai kas nors nori iš jos traukti.</translation>
  </message>
  <message>
   <source>The longest word and the most words of a round earn so many points each.</source>
   <translation>Raundo ilgiausias žodis ir daugiausia žodžių duoda po tiek taškų.</translation>
  </message>
  <message>
   <source>The people decide, and the table remembers the word.</source>
   <translation>Sprendžia žmonės, o stalas žodį įsimena.</translation>
  </message>
  <message>
   <source>The player has gone out all the same, and the word counts as struck.</source>
   <translation>Žaidėjas vis tiek užbaigė, o žodis laikomas išbrauktu.</translation>
  </message>
  <message>
   <source>The same word may be laid twice in one hand.</source>
   <translation>Tą patį žodį raunde galima dėti dukart.</translation>
  </message>
  <message>
   <source>The same word twice</source>
   <translation>Tas pats žodis dukart</translation>
  </message>
  <message>
   <source>There are no bonuses.</source>
   <translation>Premijų nėra.</translation>
  </message>
  <message>
   <source>When the stock is used up</source>
   <translation>Kai kaladė baigiasi</translation>
  </message>
  <message>
   <source>Who challenged wrongly loses the word's value from the total.</source>
   <translation>Klaidingai ginčijęs netenka žodžio vertės iš sumos.</translation>
  </message>
  <message>
   <source>Who challenged wrongly loses the word's value from this round.</source>
   <translation>Klaidingai ginčijęs netenka žodžio vertės iš šio raundo.</translation>
  </message>
  <message>
   <source>Who decides a challenge</source>
   <translation>Kas sprendžia ginčą</translation>
  </message>
  <message>
   <source>Whoever can may go out at once.</source>
   <translation>Kas gali, užbaigia iškart.</translation>
  </message>
  <message>
   <source>Word list</source>
   <translation>Žodžių sąrašas</translation>
  </message>
  <message>
   <source>Words may be looked up while others play.</source>
   <translation>Žodžių ieškoti galima, kol žaidžia kiti.</translation>
  </message>
  <message>
   <source>Words may be looked up, also in one's own turn.</source>
   <translation>Žodžių ieškoti galima ir savo ėjimo metu.</translation>
  </message>
  <message>
   <source>a round stops at 0</source>
   <translation>raundas ne mažiau 0</translation>
  </message>
  <message>
   <source>allowed</source>
   <translation>leidžiama</translation>
  </message>
  <message>
   <source>at any time</source>
   <translation>bet kada</translation>
  </message>
  <message>
   <source>both</source>
   <translation>abi</translation>
  </message>
  <message>
   <source>cards stop at 0, then bonuses</source>
   <translation>kortos ne mažiau 0, tada premijos</translation>
  </message>
  <message>
   <source>challenge play</source>
   <translation>su ginčais</translation>
  </message>
  <message>
   <source>checked words</source>
   <translation>tikrinami žodžiai</translation>
  </message>
  <message>
   <source>going out stands</source>
   <translation>užbaigimas galioja</translation>
  </message>
  <message>
   <source>its value</source>
   <translation>savo vertę</translation>
  </message>
  <message>
   <source>never</source>
   <translation>niekada</translation>
  </message>
  <message>
   <source>no limit</source>
   <translation>be ribos</translation>
  </message>
  <message>
   <source>none</source>
   <translation>nė vieno</translation>
  </message>
  <message>
   <source>not allowed</source>
   <translation>neleidžiama</translation>
  </message>
  <message>
   <source>not in one's own turn</source>
   <translation>ne savo ėjimo metu</translation>
  </message>
  <message>
   <source>not in the first four rounds</source>
   <translation>ne pirmuose keturiuose raunduose</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nieko</translation>
  </message>
  <message>
   <source>one after the other</source>
   <translation>pakaitomis</translation>
  </message>
  <message>
   <source>points of the game</source>
   <translation>žaidimo taškai</translation>
  </message>
  <message>
   <source>points of the round</source>
   <translation>raundo taškai</translation>
  </message>
  <message>
   <source>shuffle at once</source>
   <translation>maišyti iškart</translation>
  </message>
  <message>
   <source>shuffle when needed</source>
   <translation>maišyti prireikus</translation>
  </message>
  <message>
   <source>the longest word</source>
   <translation>ilgiausias žodis</translation>
  </message>
  <message>
   <source>the most words</source>
   <translation>daugiausia žodžių</translation>
  </message>
  <message>
   <source>the people at the table</source>
   <translation>žmonės prie stalo</translation>
  </message>
  <message>
   <source>the total stops at 0</source>
   <translation>suma ne mažiau 0</translation>
  </message>
  <message>
   <source>the word list</source>
   <translation>žodžių sąrašas</translation>
  </message>
  <message>
   <source>three cards</source>
   <translation>trys kortos</translation>
  </message>
  <message>
   <source>three letters</source>
   <translation>trys raidės</translation>
  </message>
  <message>
   <source>twice its value</source>
   <translation>dvigubą vertę</translation>
  </message>
  <message>
   <source>two cards</source>
   <translation>dvi kortos</translation>
  </message>
  <message>
   <source>two letters</source>
   <translation>dvi raidės</translation>
  </message>
  <message>
   <source>undoes going out</source>
   <translation>atšaukia užbaigimą</translation>
  </message>
 </context>
 <context>
  <name>SavedGames</name>
  <message numerus="yes">
   <source>%n games were brought in.</source>
   <translation>
    <numerusform>Įkeltas %n žaidimas.</numerusform>
    <numerusform>Įkelti %n žaidimai.</numerusform>
    <numerusform>Įkelta %n žaidimų.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more files were no games that can be opened.</source>
   <translation>
    <numerusform>Dar %n failas nebuvo žaidimas, kurį galima atverti.</numerusform>
    <numerusform>Dar %n failai nebuvo žaidimai, kuriuos galima atverti.</numerusform>
    <numerusform>Dar %n failų nebuvo žaidimai, kuriuos galima atverti.</numerusform>
   </translation>
  </message>
  <message>
   <source>A copy was saved as {name}.</source>
   <translation>Kopija įrašyta kaip {name}.</translation>
  </message>
  <message>
   <source>All</source>
   <translation>Visi</translation>
  </message>
  <message>
   <source>All files</source>
   <translation>Visi failai</translation>
  </message>
  <message numerus="yes">
   <source>At most %n files are taken at once.</source>
   <translation>
    <numerusform>Vienu metu imama ne daugiau kaip %n failas.</numerusform>
    <numerusform>Vienu metu imami ne daugiau kaip %n failai.</numerusform>
    <numerusform>Vienu metu imama ne daugiau kaip %n failų.</numerusform>
   </translation>
  </message>
  <message>
   <source>Bring in a game…</source>
   <translation>Įkelti žaidimą…</translation>
  </message>
  <message>
   <source>Bring in saved games</source>
   <translation>Įkelti išsaugotus žaidimus</translation>
  </message>
  <message>
   <source>Cannot be opened: {reason}</source>
   <translation>Atverti negalima: {reason}</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Ištrinti</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>Ištrinti</translation>
  </message>
  <message>
   <source>Finished</source>
   <translation>Baigti</translation>
  </message>
  <message>
   <source>Go on playing</source>
   <translation>Žaisti toliau</translation>
  </message>
  <message>
   <source>It lies in a folder that cannot be written to. Going on with it makes a copy.</source>
   <translation>Jis yra aplanke, į kurį negalima rašyti. Tęsiant padaroma kopija.</translation>
  </message>
  <message>
   <source>Name of this game</source>
   <translation>Šio žaidimo pavadinimas</translation>
  </message>
  <message>
   <source>No game has been begun yet. Every game is saved after each move and waits here.</source>
   <translation>Dar nepradėtas joks žaidimas. Kiekvienas išsaugomas po kiekvieno ėjimo ir laukia čia.</translation>
  </message>
  <message numerus="yes">
   <source>Nothing was deleted. What is deleted can be taken back for %n days.</source>
   <translation>
    <numerusform>Niekas neištrinta. Kas ištrinta, galima susigrąžinti %n dieną.</numerusform>
    <numerusform>Niekas neištrinta. Kas ištrinta, galima susigrąžinti %n dienas.</numerusform>
    <numerusform>Niekas neištrinta. Kas ištrinta, galima susigrąžinti %n dienų.</numerusform>
   </translation>
  </message>
  <message>
   <source>One game was brought in.</source>
   <translation>Įkeltas vienas žaidimas.</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Apžvalga</translation>
  </message>
  <message>
   <source>Save a copy of the game</source>
   <translation>Įrašyti žaidimo kopiją</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>Įrašyti kopiją…</translation>
  </message>
  <message>
   <source>Saved games</source>
   <translation>Išsaugoti žaidimai</translation>
  </message>
  <message>
   <source>Show the result</source>
   <translation>Rodyti rezultatą</translation>
  </message>
  <message>
   <source>Take it back</source>
   <translation>Susigrąžinti</translation>
  </message>
  <message>
   <source>The file stays as it is. It can be deleted, or sent to somebody who can look at it.</source>
   <translation>Failas lieka koks yra. Jį galima ištrinti arba nusiųsti tam, kas gali pažiūrėti.</translation>
  </message>
  <message>
   <source>The game is back.</source>
   <translation>Žaidimas grąžintas.</translation>
  </message>
  <message>
   <source>The start page offers this game.</source>
   <translation>Šį žaidimą siūlo pradžios puslapis.</translation>
  </message>
  <message>
   <source>There is no such game.</source>
   <translation>Tokio žaidimo nėra.</translation>
  </message>
  <message>
   <source>This game is on the table.</source>
   <translation>Šis žaidimas ant stalo.</translation>
  </message>
  <message>
   <source>To go on with</source>
   <translation>Tęstini</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <source>Which games are shown</source>
   <translation>Kurie žaidimai rodomi</translation>
  </message>
  <message>
   <source>leads</source>
   <translation>pirmauja</translation>
  </message>
  <message>
   <source>won</source>
   <translation>laimėjo</translation>
  </message>
  <message>
   <source>“{title}” was deleted.</source>
   <translation>„{title}“ ištrintas.</translation>
  </message>
 </context>
 <context>
  <name>ScoreGraph</name>
  <message>
   <source>The game so far</source>
   <translation>Žaidimas iki šiol</translation>
  </message>
  <message>
   <source>cards in the round</source>
   <translation>kortų raunde</translation>
  </message>
 </context>
 <context>
  <name>ScorePad</name>
  <message>
   <source>Copy</source>
   <translation>Kopijuoti</translation>
  </message>
  <message>
   <source>Copy, print or save the score pad</source>
   <translation>Kopijuoti, spausdinti ar įrašyti taškų lapą</translation>
  </message>
  <message>
   <source>D</source>
   <translation>D</translation>
  </message>
  <message>
   <source>Print…</source>
   <translation>Spausdinti…</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Raundas</translation>
  </message>
  <message>
   <source>Round {number}, {cards}</source>
   <translation>Raundas {number}, {cards}</translation>
  </message>
  <message>
   <source>Round {number}, {name}, not scored yet</source>
   <translation>Raundas {number}, {name}, dar neįvertinta</translation>
  </message>
  <message>
   <source>Round {number}, {name}, {points}: {parts}</source>
   <translation>Raundas {number}, {name}, {points}: {parts}</translation>
  </message>
  <message>
   <source>Save as CSV…</source>
   <translation>Įrašyti kaip CSV…</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>Įrašyti kaip PDF…</translation>
  </message>
  <message>
   <source>Score pad</source>
   <translation>Taškai</translation>
  </message>
  <message>
   <source>Scores</source>
   <translation>Rezultatai</translation>
  </message>
  <message>
   <source>Show the game as a graph</source>
   <translation>Rodyti žaidimą grafiku</translation>
  </message>
  <message>
   <source>Sum</source>
   <translation>Suma</translation>
  </message>
  <message>
   <source>The score pad is on the clipboard.</source>
   <translation>Taškų lapas iškarpinėje.</translation>
  </message>
  <message>
   <source>in the lead</source>
   <translation>pirmauja</translation>
  </message>
  <message>
   <source>leads</source>
   <translation>pirmauja</translation>
  </message>
  <message>
   <source>{cell}; deals</source>
   <translation>{cell}; dalija</translation>
  </message>
  <message>
   <source>{name}, dealer</source>
   <translation>{name}, dalytojas</translation>
  </message>
  <message>
   <source>{name}, round {number} with {cards}</source>
   <translation>{name}, raundas {number}: {cards}</translation>
  </message>
  <message>
   <source>{name}, total</source>
   <translation>{name}, suma</translation>
  </message>
  <message>
   <source>{name}, total {points}</source>
   <translation>{name}, suma {points}</translation>
  </message>
  <message>
   <source>{total}, in the lead</source>
   <translation>{total}, pirmauja</translation>
  </message>
 </context>
 <context>
  <name>Settings</name>
  <message numerus="yes">
   <source>%n turns</source>
   <translation>
    <numerusform>%n ėjimas</numerusform>
    <numerusform>%n ėjimai</numerusform>
    <numerusform>%n ėjimų</numerusform>
   </translation>
  </message>
  <message>
   <source>A card to keep</source>
   <translation>Korta, kurią pasilikti</translation>
  </message>
  <message>
   <source>A word</source>
   <translation>Žodis</translation>
  </message>
  <message>
   <source>After your own words, shows the best ones that were in the hand.</source>
   <translation>Po jūsų žodžių parodo geriausius, kurie buvo rankoje.</translation>
  </message>
  <message>
   <source>All</source>
   <translation>Visi</translation>
  </message>
  <message>
   <source>All text outside of the cards, and the buttons with it.</source>
   <translation>Visas tekstas ne ant kortų ir mygtukai.</translation>
  </message>
  <message>
   <source>All words and the discard</source>
   <translation>Visi žodžiai ir išmetama korta</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Kaip sistemos</translation>
  </message>
  <message>
   <source>As they like</source>
   <translation>Kaip nori</translation>
  </message>
  <message>
   <source>Ask before a discard</source>
   <translation>Klausti prieš išmetant</translation>
  </message>
  <message>
   <source>Calm</source>
   <translation>Ramiai</translation>
  </message>
  <message>
   <source>Card size</source>
   <translation>Kortų dydis</translation>
  </message>
  <message>
   <source>Daylight Atelier</source>
   <translation>Dienos dirbtuvė</translation>
  </message>
  <message>
   <source>Emerald Salon</source>
   <translation>Smaragdo salonas</translation>
  </message>
  <message>
   <source>Everyday words</source>
   <translation>Kasdieniai žodžiai</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Failai</translation>
  </message>
  <message>
   <source>Help and tips</source>
   <translation>Pagalba ir patarimai</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Didelis kontrastas</translation>
  </message>
  <message>
   <source>Hints</source>
   <translation>Užuominos</translation>
  </message>
  <message>
   <source>How everything looks. “As the system” is light by day and dark by night, where the system says so.</source>
   <translation>Kaip viskas atrodo. „Kaip sistemos“ – šviesu dieną ir tamsu naktį, jei sistema taip praneša.</translation>
  </message>
  <message>
   <source>How fast cards travel. Off: everything is where it belongs at once.</source>
   <translation>Kaip greitai juda kortos. Išjungta: viskas iškart savo vietoje.</translation>
  </message>
  <message>
   <source>How long they are seen thinking before they move.</source>
   <translation>Kiek laiko matyti, kad jie galvoja prieš ėjimą.</translation>
  </message>
  <message>
   <source>How loud cards and points are.</source>
   <translation>Kaip garsiai girdėti kortas ir taškus.</translation>
  </message>
  <message>
   <source>How much a hint tells when you ask for one.</source>
   <translation>Kiek pasako prašoma užuomina.</translation>
  </message>
  <message>
   <source>Kept tables, own words, records</source>
   <translation>Išsaugoti stalai, savi žodžiai, rekordai</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Klavišai</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Kalba</translation>
  </message>
  <message>
   <source>Learned</source>
   <translation>Išmokta</translation>
  </message>
  <message>
   <source>Look</source>
   <translation>Išvaizda</translation>
  </message>
  <message>
   <source>Many</source>
   <translation>Daug</translation>
  </message>
  <message>
   <source>Midnight Library</source>
   <translation>Vidurnakčio biblioteka</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>Judėjimas</translation>
  </message>
  <message>
   <source>Motion and sound</source>
   <translation>Judėjimas ir garsas</translation>
  </message>
  <message>
   <source>No hints</source>
   <translation>Be užuominų</translation>
  </message>
  <message>
   <source>No sounds at all. The button on the table does the same.</source>
   <translation>Jokių garsų. Mygtukas ant stalo daro tą patį.</translation>
  </message>
  <message>
   <source>Notes for finding faults</source>
   <translation>Įrašai klaidoms rasti</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Išjungta</translation>
  </message>
  <message>
   <source>Open folder</source>
   <translation>Atverti aplanką</translation>
  </message>
  <message>
   <source>Pace of computer players</source>
   <translation>Kompiuterio žaidėjų tempas</translation>
  </message>
  <message>
   <source>Patience of computer players</source>
   <translation>Kompiuterio žaidėjų kantrybė</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Žaisti</translation>
  </message>
  <message>
   <source>Quick</source>
   <translation>Greitas</translation>
  </message>
  <message>
   <source>Saved games</source>
   <translation>Išsaugoti žaidimai</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Nustatymai</translation>
  </message>
  <message>
   <source>Show all tips again</source>
   <translation>Vėl rodyti visus patarimus</translation>
  </message>
  <message>
   <source>Silence</source>
   <translation>Tyla</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>Lėtai</translation>
  </message>
  <message>
   <source>Teacher</source>
   <translation>Mokytojas</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Teksto dydis</translation>
  </message>
  <message>
   <source>The cards on the table, as far as there is room for them.</source>
   <translation>Kortos ant stalo, kiek yra vietos.</translation>
  </message>
  <message>
   <source>The coach: a line below the hand explains what can be done, one idea at a time.</source>
   <translation>Treneris: eilutė po kortomis paaiškina, ką galima daryti, po vieną mintį.</translation>
  </message>
  <message>
   <source>The discard ends the turn and cannot be undone. On: the program asks first.</source>
   <translation>Išmetimas baigia ėjimą ir jo atšaukti negalima. Įjungta: programa pirma paklausia.</translation>
  </message>
  <message>
   <source>The language of the program. The words of the game stay English.</source>
   <translation>Programos kalba. Žaidimo žodžiai lieka angliški.</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Tema</translation>
  </message>
  <message>
   <source>They play at least so many turns in a round before they go out.</source>
   <translation>Prieš užbaigdami raunde jie žaidžia bent tiek ėjimų.</translation>
  </message>
  <message>
   <source>Tips for a first game</source>
   <translation>Patarimai pirmam žaidimui</translation>
  </message>
  <message>
   <source>To take everything to another computer, copy these folders there while the program is closed.</source>
   <translation>Norėdami viską perkelti į kitą kompiuterį, nukopijuokite šiuos aplankus, kai programa uždaryta.</translation>
  </message>
  <message>
   <source>Usual</source>
   <translation>Įprastai</translation>
  </message>
  <message>
   <source>Very slow</source>
   <translation>Labai lėtai</translation>
  </message>
  <message>
   <source>Volume</source>
   <translation>Garsumas</translation>
  </message>
  <message>
   <source>What computer players expect of people</source>
   <translation>Ko kompiuterio žaidėjai tikisi iš žmonių</translation>
  </message>
  <message>
   <source>Which words they reckon with in your hands. Learned: from the words you lay.</source>
   <translation>Kokių žodžių jie tikisi jūsų rankose. Išmokta: iš žodžių, kuriuos išdėliojate.</translation>
  </message>
  <message>
   <source>Words</source>
   <translation>Žodžiai</translation>
  </message>
  <message>
   <source>off</source>
   <translation>išjungta</translation>
  </message>
  <message>
   <source>on</source>
   <translation>įjungta</translation>
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
   <translation>Padėti (Esc)</translation>
  </message>
 </context>
 <context>
  <name>Solitaire</name>
  <message numerus="yes">
   <source>%n cards taken</source>
   <translation>
    <numerusform>paimta %n korta</numerusform>
    <numerusform>paimtos %n kortos</numerusform>
    <numerusform>paimta %n kortų</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n wins in a row</source>
   <translation>
    <numerusform>%n pergalė iš eilės</numerusform>
    <numerusform>%n pergalės iš eilės</numerusform>
    <numerusform>%n pergalių iš eilės</numerusform>
   </translation>
  </message>
  <message>
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <source>1 card taken</source>
   <translation>paimta 1 korta</translation>
  </message>
  <message>
   <source>A card moves into a gap only: that place is taken.</source>
   <translation>Korta keliama tik į tuščią vietą: ta vieta užimta.</translation>
  </message>
  <message>
   <source>A gap that has to be filled</source>
   <translation>Tuščia vieta, kurią reikia užpildyti</translation>
  </message>
  <message>
   <source>A number gives the same cards on every computer.</source>
   <translation>Numeris visuose kompiuteriuose duoda tas pačias kortas.</translation>
  </message>
  <message>
   <source>A stack is empty: choose a stack that gives its top card to the gap (1 to 8).</source>
   <translation>Krūvelė tuščia: pasirinkite, kuri atiduos viršutinę kortą (1–8).</translation>
  </message>
  <message>
   <source>A stack with one card cannot fill a gap: choose one with two or more.</source>
   <translation>Krūvelė su viena korta negali užpildyti tuščios vietos: rinkitės su dviem ar daugiau.</translation>
  </message>
  <message>
   <source>A word has letters from A to Z: write it without other signs.</source>
   <translation>Žodį sudaro raidės nuo A iki Z: rašykite be kitų ženklų.</translation>
  </message>
  <message>
   <source>All cards are taken: {words} in {time}.</source>
   <translation>Visos kortos paimtos: {words} per {time}.</translation>
  </message>
  <message>
   <source>Back (Esc); the game is saved</source>
   <translation>Atgal (Esc); žaidimas išsaugotas</translation>
  </message>
  <message>
   <source>Can fill the gap</source>
   <translation>Gali užpildyti vietą</translation>
  </message>
  <message>
   <source>Can still be won</source>
   <translation>Dar galima laimėti</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <source>Cannot be won</source>
   <translation>Laimėti nebegalima</translation>
  </message>
  <message>
   <source>Deal</source>
   <translation>Dalyti</translation>
  </message>
  <message>
   <source>Deal {number}</source>
   <translation>Dalijimas {number}</translation>
  </message>
  <message>
   <source>Demo</source>
   <translation>Demonstracija</translation>
  </message>
  <message>
   <source>Enter takes the word, Esc puts it back.</source>
   <translation>Enter paima žodį, Esc grąžina.</translation>
  </message>
  <message>
   <source>Enter takes the word; F2 spells it with other cards.</source>
   <translation>Enter paima žodį; F2 sudeda jį iš kitų kortų.</translation>
  </message>
  <message>
   <source>Fill the gap first: choose a stack that gives its top card.</source>
   <translation>Pirma užpildykite vietą: pasirinkite krūvelę, kuri atiduos viršutinę kortą.</translation>
  </message>
  <message>
   <source>Form a word first: choose cards from the stacks, or type its letters.</source>
   <translation>Pirma sudėkite žodį: rinkitės kortas iš krūvelių arba rašykite raides.</translation>
  </message>
  <message>
   <source>Hint</source>
   <translation>Užuomina</translation>
  </message>
  <message>
   <source>Hint: fill the gap from stack {number}, the {face}.</source>
   <translation>Užuomina: užpildykite vietą iš krūvelės {number}, korta {face}.</translation>
  </message>
  <message>
   <source>Hint: {word}. Enter takes it.</source>
   <translation>Užuomina: {word}. Enter paima.</translation>
  </message>
  <message>
   <source>Hints used</source>
   <translation>Panaudota užuominų</translation>
  </message>
  <message>
   <source>How to play (F1)</source>
   <translation>Kaip žaisti (F1)</translation>
  </message>
  <message>
   <source>Its top card is in the word already: each stack gives one card to a word.</source>
   <translation>Viršutinė korta jau žodyje: kiekviena krūvelė žodžiui duoda po vieną kortą.</translation>
  </message>
  <message>
   <source>Longest word {word}</source>
   <translation>Ilgiausias žodis {word}</translation>
  </message>
  <message>
   <source>Look at the table</source>
   <translation>Pažiūrėti į stalą</translation>
  </message>
  <message>
   <source>Looking for a deal that can be won…</source>
   <translation>Ieškoma laimimo dalijimo…</translation>
  </message>
  <message>
   <source>New deal</source>
   <translation>Naujas dalijimas</translation>
  </message>
  <message>
   <source>Next deal</source>
   <translation>Kitas dalijimas</translation>
  </message>
  <message>
   <source>No card is in the word.</source>
   <translation>Žodyje nėra kortų.</translation>
  </message>
  <message>
   <source>No card on top goes on with {letter}.</source>
   <translation>Jokia viršutinė korta netęsia su {letter}.</translation>
  </message>
  <message>
   <source>No other cards on top spell these letters.</source>
   <translation>Kitų viršutinių kortų su šiomis raidėmis nėra.</translation>
  </message>
  <message>
   <source>No way to win is left from here: undo, and try another word.</source>
   <translation>Iš čia laimėti nebegalima: atšaukite ir bandykite kitą žodį.</translation>
  </message>
  <message>
   <source>No way to win was found from here: undo, or try your luck.</source>
   <translation>Kelio į pergalę iš čia nerasta: atšaukite arba bandykite laimę.</translation>
  </message>
  <message>
   <source>No word can be made from the cards on top; {cards} are left.</source>
   <translation>Iš viršutinių kortų žodžio sudėti negalima; liko {cards}.</translation>
  </message>
  <message>
   <source>No word can be made: undo (Ctrl+Z), or begin a new deal (Ctrl+N).</source>
   <translation>Žodžio sudėti negalima: atšaukite (Ctrl+Z) arba pradėkite naują dalijimą (Ctrl+N).</translation>
  </message>
  <message>
   <source>No word is being formed</source>
   <translation>Žodis nedėliojamas</translation>
  </message>
  <message>
   <source>None yet: the first word opens new cards.</source>
   <translation>Dar nėra: pirmas žodis atvers naujas kortas.</translation>
  </message>
  <message>
   <source>Not known</source>
   <translation>Nežinoma</translation>
  </message>
  <message>
   <source>Nothing to redo.</source>
   <translation>Nėra ką pakartoti.</translation>
  </message>
  <message>
   <source>Nothing to undo: this is how it was dealt.</source>
   <translation>Nėra ką atšaukti: taip padalyta.</translation>
  </message>
  <message>
   <source>Number of the deal</source>
   <translation>Dalijimo numeris</translation>
  </message>
  <message>
   <source>One that can be won with words everybody knows</source>
   <translation>Laimimas visiems žinomais žodžiais</translation>
  </message>
  <message>
   <source>Put back</source>
   <translation>Grąžinti</translation>
  </message>
  <message>
   <source>Records</source>
   <translation>Rekordai</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Pakartoti</translation>
  </message>
  <message>
   <source>Restart</source>
   <translation>Iš naujo</translation>
  </message>
  <message>
   <source>Shortest word</source>
   <translation>Trumpiausias žodis</translation>
  </message>
  <message>
   <source>Solitaire</source>
   <translation>Pasjansas</translation>
  </message>
  <message>
   <source>Solitaire ends by itself: go on, or begin a new deal.</source>
   <translation>Pasjansas baigiasi savaime: tęskite arba pradėkite naują dalijimą.</translation>
  </message>
  <message>
   <source>Stack {number}</source>
   <translation>Krūvelė {number}</translation>
  </message>
  <message>
   <source>Stacks and word</source>
   <translation>Krūvelės ir žodis</translation>
  </message>
  <message>
   <source>Start again</source>
   <translation>Pradėti iš naujo</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Sustabdyti</translation>
  </message>
  <message>
   <source>Stuck</source>
   <translation>Įstrigo</translation>
  </message>
  <message>
   <source>Take one card from any stack to build a word. Empty all eight stacks to win.</source>
   <translation>Imkite po kortą iš bet kurios krūvelės ir dėliokite žodį. Ištuštinkite visas aštuonias ir laimėsite.</translation>
  </message>
  <message>
   <source>Take word</source>
   <translation>Imti žodį</translation>
  </message>
  <message>
   <source>That stack is empty: take cards from the others.</source>
   <translation>Ta krūvelė tuščia: imkite kortas iš kitų.</translation>
  </message>
  <message>
   <source>The deal with the number</source>
   <translation>Dalijimas numeriu</translation>
  </message>
  <message>
   <source>The demo has played in it, so it does not count as won.</source>
   <translation>Žaidė demonstracija, todėl pergale nelaikoma.</translation>
  </message>
  <message>
   <source>The game is not stuck: {word} can still be made.</source>
   <translation>Žaidimas neįstrigo: dar galima sudėti {word}.</translation>
  </message>
  <message>
   <source>The game on the table is then counted as not won.</source>
   <translation>Ant stalo esantis žaidimas tada laikomas nelaimėtu.</translation>
  </message>
  <message>
   <source>The hint means this one</source>
   <translation>Užuomina apie šią</translation>
  </message>
  <message>
   <source>The word list of this installation is damaged; please install the game again.</source>
   <translation>Šios programos žodžių sąrašas sugadintas; įdiekite žaidimą iš naujo.</translation>
  </message>
  <message>
   <source>The word {word}: {note}</source>
   <translation>Žodis {word}: {note}</translation>
  </message>
  <message>
   <source>There is no gap to fill now: make a word from the cards on top.</source>
   <translation>Dabar nėra ką užpildyti: sudėkite žodį iš viršutinių kortų.</translation>
  </message>
  <message>
   <source>There is no such stack: choose one of the eight.</source>
   <translation>Tokios krūvelės nėra: pasirinkite vieną iš aštuonių.</translation>
  </message>
  <message>
   <source>These are not the cards of the deck: the deal has to be made again.</source>
   <translation>Tai ne šios kaladės kortos: reikia dalyti iš naujo.</translation>
  </message>
  <message>
   <source>Thinking</source>
   <translation>Galvojama</translation>
  </message>
  <message>
   <source>Thinking: the hint comes as soon as a way to win is found.</source>
   <translation>Galvojama: užuomina bus, kai tik atsiras kelias į pergalę.</translation>
  </message>
  <message>
   <source>This game is over: begin a new deal.</source>
   <translation>Šis žaidimas baigtas: pradėkite naują dalijimą.</translation>
  </message>
  <message>
   <source>This game is won and counted: begin a new deal.</source>
   <translation>Šis žaidimas laimėtas ir įskaitytas: pradėkite naują dalijimą.</translation>
  </message>
  <message>
   <source>This is how it was dealt.</source>
   <translation>Taip padalyta.</translation>
  </message>
  <message>
   <source>Three cards</source>
   <translation>Trys kortos</translation>
  </message>
  <message>
   <source>Three letters</source>
   <translation>Trys raidės</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Laikas</translation>
  </message>
  <message>
   <source>Two cards</source>
   <translation>Dvi kortos</translation>
  </message>
  <message>
   <source>Two letters</source>
   <translation>Dvi raidės</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <source>Undo the last word</source>
   <translation>Atšaukti paskutinį žodį</translation>
  </message>
  <message>
   <source>Whether this deal can be won is not known: the program could not look.</source>
   <translation>Nežinia, ar šį dalijimą galima laimėti: programa negalėjo patikrinti.</translation>
  </message>
  <message>
   <source>Which deal</source>
   <translation>Kuris dalijimas</translation>
  </message>
  <message>
   <source>Won in a row</source>
   <translation>Laimėta iš eilės</translation>
  </message>
  <message>
   <source>Won!</source>
   <translation>Laimėta!</translation>
  </message>
  <message>
   <source>Won: begin a new deal (Ctrl+N).</source>
   <translation>Laimėta: pradėkite naują dalijimą (Ctrl+N).</translation>
  </message>
  <message>
   <source>Words taken</source>
   <translation>Paimti žodžiai</translation>
  </message>
  <message>
   <source>best word {word}</source>
   <translation>geriausias žodis {word}</translation>
  </message>
  <message>
   <source>cards {points}</source>
   <translation>kortos {points}</translation>
  </message>
  <message>
   <source>choose a stack to fill the gap</source>
   <translation>pasirinkite krūvelę vietai užpildyti</translation>
  </message>
  <message>
   <source>click, drag or type</source>
   <translation>spauskite, vilkite ar rašykite</translation>
  </message>
  <message>
   <source>fill me</source>
   <translation>užpildyk</translation>
  </message>
  <message>
   <source>from 1 to 999999999</source>
   <translation>nuo 1 iki 999999999</translation>
  </message>
  <message>
   <source>in the word</source>
   <translation>žodyje</translation>
  </message>
  <message>
   <source>in the word list</source>
   <translation>žodžių sąraše</translation>
  </message>
  <message>
   <source>in word</source>
   <translation>žodyje</translation>
  </message>
  <message>
   <source>left {points}</source>
   <translation>liko {points}</translation>
  </message>
  <message>
   <source>long words {points}</source>
   <translation>ilgi žodžiai {points}</translation>
  </message>
  <message>
   <source>next card</source>
   <translation>kita korta</translation>
  </message>
  <message>
   <source>not in the word list</source>
   <translation>nėra žodžių sąraše</translation>
  </message>
  <message>
   <source>not yet played today</source>
   <translation>šiandien dar nežaista</translation>
  </message>
  <message>
   <source>today's is begun</source>
   <translation>šiandienos pradėtas</translation>
  </message>
  <message>
   <source>today: {points}</source>
   <translation>šiandien: {points}</translation>
  </message>
  <message>
   <source>too short</source>
   <translation>per trumpas</translation>
  </message>
  <message>
   <source>{card}, in the word, place {place}</source>
   <translation>{card}, žodyje, vieta {place}</translation>
  </message>
  <message>
   <source>{count} to go</source>
   <translation>liko {count}</translation>
  </message>
  <message>
   <source>{left} of {count} cards left</source>
   <translation>liko {left} iš {count} kortų</translation>
  </message>
  <message>
   <source>{stack}: empty</source>
   <translation>{stack}: tuščia</translation>
  </message>
  <message>
   <source>{stack}: {top}. {cards}</source>
   <translation>{stack}: {top}. {cards}</translation>
  </message>
  <message>
   <source>{word} has been looked up in this game: the answer stays.</source>
   <translation>{word} šiame žaidime jau tikrintas: atsakymas lieka.</translation>
  </message>
  <message>
   <source>{word} has not been looked up yet: try it again.</source>
   <translation>{word} dar netikrintas: bandykite dar kartą.</translation>
  </message>
  <message>
   <source>{word} is not in the word list: form another word.</source>
   <translation>{word} nėra žodžių sąraše: sudėkite kitą žodį.</translation>
  </message>
  <message>
   <source>{word} is too short: {rule}</source>
   <translation>{word} per trumpas: {rule}</translation>
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
   <translation>Vieta {place}, {name}, {points}</translation>
  </message>
  <message>
   <source>Standings</source>
   <translation>Lentelė</translation>
  </message>
  <message>
   <source>The game so far</source>
   <translation>Žaidimas iki šiol</translation>
  </message>
 </context>
 <context>
  <name>StartPage</name>
  <message>
   <source>About</source>
   <translation>Apie</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Tęsti</translation>
  </message>
  <message>
   <source>Continue: {game}</source>
   <translation>Tęsti: {game}</translation>
  </message>
  <message>
   <source>Daily puzzle</source>
   <translation>Dienos galvosūkis</translation>
  </message>
  <message>
   <source>Dictionary</source>
   <translation>Žodynas</translation>
  </message>
  <message>
   <source>Dismiss this message</source>
   <translation>Paslėpti šį pranešimą</translation>
  </message>
  <message>
   <source>How to play</source>
   <translation>Kaip žaisti</translation>
  </message>
  <message>
   <source>Leads to the files that were set aside</source>
   <translation>Veda prie į šalį padėtų failų</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Naujas žaidimas</translation>
  </message>
  <message>
   <source>Quiddler Qt, start page</source>
   <translation>Quiddler Qt, pradžios puslapis</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Išeiti</translation>
  </message>
  <message>
   <source>Records</source>
   <translation>Rekordai</translation>
  </message>
  <message>
   <source>Saved games</source>
   <translation>Išsaugoti žaidimai</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Nustatymai</translation>
  </message>
  <message>
   <source>Show it</source>
   <translation>Rodyti</translation>
  </message>
  <message>
   <source>Solitaire</source>
   <translation>Pasjansas</translation>
  </message>
  <message>
   <source>Unofficial. Made by players, not connected with the publisher of the card game.</source>
   <translation>Neoficialu. Sukūrė žaidėjai, nesusiję su kortų žaidimo leidėju.</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Versija {version}</translation>
  </message>
  <message>
   <source>a word card game for one to eight</source>
   <translation>žodžių kortų žaidimas vienam–aštuoniems</translation>
  </message>
  <message>
   <source>eight stacks</source>
   <translation>aštuonios krūvelės</translation>
  </message>
  <message>
   <source>look words up</source>
   <translation>ieškoti žodžių</translation>
  </message>
  <message>
   <source>people and computers</source>
   <translation>žmonės ir kompiuteriai</translation>
  </message>
  <message>
   <source>sixteen cards a day</source>
   <translation>šešiolika kortų per dieną</translation>
  </message>
  <message>
   <source>{name}'s turn</source>
   <translation>eilė: {name}</translation>
  </message>
 </context>
 <context>
  <name>Table</name>
  <message numerus="yes">
   <source>%n cards unused</source>
   <translation>
    <numerusform>%n nepanaudota korta</numerusform>
    <numerusform>%n nepanaudotos kortos</numerusform>
    <numerusform>%n nepanaudotų kortų</numerusform>
   </translation>
  </message>
  <message>
   <source>1 card unused</source>
   <translation>1 nepanaudota korta</translation>
  </message>
  <message>
   <source>Back to the table</source>
   <translation>Atgal prie stalo</translation>
  </message>
  <message>
   <source>Cards are sent to this word</source>
   <translation>Kortos siunčiamos į šį žodį</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>Išvalyti</translation>
  </message>
  <message>
   <source>Dictionary</source>
   <translation>Žodynas</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Išmesti</translation>
  </message>
  <message>
   <source>Discard {face}</source>
   <translation>Išmesti {face}</translation>
  </message>
  <message>
   <source>Discard {face}?</source>
   <translation>Išmesti {face}?</translation>
  </message>
  <message>
   <source>Discards, {cards}</source>
   <translation>Išmestos, {cards}</translation>
  </message>
  <message>
   <source>Discards, {cards}, top card {card}</source>
   <translation>Išmestos, {cards}, viršuje {card}</translation>
  </message>
  <message>
   <source>Do again: {what} ({key})</source>
   <translation>Pakartoti: {what} ({key})</translation>
  </message>
  <message>
   <source>Drag cards here to start a word</source>
   <translation>Vilkite kortas čia ir pradėkite žodį</translation>
  </message>
  <message>
   <source>Drag {word} onto another word to join them</source>
   <translation>Nuvilkite {word} ant kito žodžio ir sujunkite</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>Traukti</translation>
  </message>
  <message>
   <source>Finish: {points}</source>
   <translation>Baigti: {points}</translation>
  </message>
  <message>
   <source>Game table</source>
   <translation>Žaidimo stalas</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Toliau</translation>
  </message>
  <message>
   <source>Go out</source>
   <translation>Užbaigti</translation>
  </message>
  <message>
   <source>Go out, or wait?</source>
   <translation>Užbaigti ar palaukti?</translation>
  </message>
  <message>
   <source>Go out: {points} points</source>
   <translation>Užbaigti: taškų {points}</translation>
  </message>
  <message>
   <source>Go to a card first, by the arrow keys.</source>
   <translation>Pirma rodyklėmis nueikite prie kortos.</translation>
  </message>
  <message>
   <source>Hint ({key})</source>
   <translation>Užuomina ({key})</translation>
  </message>
  <message>
   <source>How to play</source>
   <translation>Kaip žaisti</translation>
  </message>
  <message>
   <source>Lay and finish: {points}</source>
   <translation>Išdėti ir baigti: {points}</translation>
  </message>
  <message>
   <source>No hand is shown now.</source>
   <translation>Dabar kortos nerodomos.</translation>
  </message>
  <message>
   <source>Nothing to do again</source>
   <translation>Nėra ką pakartoti</translation>
  </message>
  <message>
   <source>Nothing to undo</source>
   <translation>Nėra ką atšaukti</translation>
  </message>
  <message>
   <source>One card ends a turn: discard just one.</source>
   <translation>Ėjimą baigia viena korta: išmeskite tik vieną.</translation>
  </message>
  <message>
   <source>Only discard {face}</source>
   <translation>Tik išmesti {face}</translation>
  </message>
  <message>
   <source>Select</source>
   <translation>Žymėti</translation>
  </message>
  <message>
   <source>Select all cards of {word}</source>
   <translation>Žymėti visas {word} kortas</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Nustatymai</translation>
  </message>
  <message>
   <source>Shuffle</source>
   <translation>Maišyti</translation>
  </message>
  <message>
   <source>Sort</source>
   <translation>Rikiuoti</translation>
  </message>
  <message>
   <source>Sound is off; switch it on</source>
   <translation>Garsas išjungtas; įjungti</translation>
  </message>
  <message>
   <source>Sound is on; switch it off</source>
   <translation>Garsas įjungtas; išjungti</translation>
  </message>
  <message>
   <source>Start a new word with the card chosen last</source>
   <translation>Pradėti naują žodį paskutine pasirinkta korta</translation>
  </message>
  <message>
   <source>Stock, {cards}</source>
   <translation>Kaladė, {cards}</translation>
  </message>
  <message>
   <source>Switch the coach off; the settings bring it back</source>
   <translation>Išjungti trenerį; jį grąžina nustatymai</translation>
  </message>
  <message>
   <source>Table talk</source>
   <translation>Stalo kalbos</translation>
  </message>
  <message>
   <source>Take all cards of {word} back</source>
   <translation>Atsiimti visas {word} kortas</translation>
  </message>
  <message>
   <source>Teacher</source>
   <translation>Mokytojas</translation>
  </message>
  <message>
   <source>The computer player had to be started anew; it made a plain move.</source>
   <translation>Kompiuterio žaidėją teko paleisti iš naujo; jis padarė paprastą ėjimą.</translation>
  </message>
  <message>
   <source>The discard ends your turn and cannot be undone.</source>
   <translation>Išmetimas baigia jūsų ėjimą ir jo atšaukti negalima.</translation>
  </message>
  <message>
   <source>To the start page; the game is saved</source>
   <translation>Į pradžios puslapį; žaidimas išsaugotas</translation>
  </message>
  <message>
   <source>Undo: {what} ({key})</source>
   <translation>Atšaukti: {what} ({key})</translation>
  </message>
  <message>
   <source>Unused cards of {name}: {faces}, {points}</source>
   <translation>Nepanaudotos kortos ({name}): {faces}, {points}</translation>
  </message>
  <message>
   <source>Word {number}: {spelling}, {points}, {note}</source>
   <translation>Žodis {number}: {spelling}, {points}, {note}</translation>
  </message>
  <message>
   <source>Your hand, {cards}</source>
   <translation>Jūsų ranka, {cards}</translation>
  </message>
  <message>
   <source>Your words use all your other cards.</source>
   <translation>Jūsų žodžiai naudoja visas kitas kortas.</translation>
  </message>
  <message>
   <source>drop the card here</source>
   <translation>padėkite kortą čia</translation>
  </message>
  <message>
   <source>drop {face} to add {points}</source>
   <translation>padėkite {face}: pridės {points}</translation>
  </message>
  <message>
   <source>holds</source>
   <translation>turi</translation>
  </message>
  <message>
   <source>in the list</source>
   <translation>sąraše</translation>
  </message>
  <message>
   <source>new</source>
   <translation>nauja</translation>
  </message>
  <message>
   <source>nobody doubts a word</source>
   <translation>niekas neabejoja</translation>
  </message>
  <message>
   <source>not in the list</source>
   <translation>nėra sąraše</translation>
  </message>
  <message>
   <source>struck</source>
   <translation>išbraukta</translation>
  </message>
  <message>
   <source>too short</source>
   <translation>per trumpas</translation>
  </message>
  <message>
   <source>unused</source>
   <translation>nepanaudota</translation>
  </message>
  <message>
   <source>{card}, card {number} of {count} in word {row}</source>
   <translation>{card}, korta {number} iš {count} žodyje {row}</translation>
  </message>
  <message>
   <source>{card}, card {number} of {count} in your hand</source>
   <translation>{card}, korta {number} iš {count} rankoje</translation>
  </message>
  <message>
   <source>{card}, new</source>
   <translation>{card}, nauja</translation>
  </message>
  <message>
   <source>{card}, top of the discards</source>
   <translation>{card}, išmestų viršuje</translation>
  </message>
  <message>
   <source>{name} laid</source>
   <translation>{name} išdėjo</translation>
  </message>
  <message>
   <source>{name}, {note}, total {total}</source>
   <translation>{name}, {note}, suma {total}</translation>
  </message>
  <message>
   <source>{round} of {rounds}</source>
   <translation>{round} iš {rounds}</translation>
  </message>
  <message>
   <source>{seat}, on turn</source>
   <translation>{seat}, ėjimas</translation>
  </message>
  <message>
   <source>{word} is marked: {challenge} again challenges it, the arrow keys choose another.</source>
   <translation>{word} pažymėtas: dar kartą {challenge} jį ginčija, rodyklių klavišai parenka kitą.</translation>
  </message>
  <message>
   <source>{word}, laid by {name}</source>
   <translation>{word}, išdėjo {name}</translation>
  </message>
  <message>
   <source>{word}, laid by {name}, challenged and upheld</source>
   <translation>{word}, išdėjo {name}, ginčytas ir paliktas</translation>
  </message>
  <message>
   <source>{word}, laid by {name}, struck</source>
   <translation>{word}, išdėjo {name}, išbrauktas</translation>
  </message>
  <message>
   <source>{word}; can be challenged</source>
   <translation>{word}; galima ginčyti</translation>
  </message>
 </context>
 <context>
  <name>TableShelf</name>
  <message numerus="yes">
   <source>At most %n tables can be kept.</source>
   <translation>
    <numerusform>Galima laikyti ne daugiau kaip %n stalą.</numerusform>
    <numerusform>Galima laikyti ne daugiau kaip %n stalus.</numerusform>
    <numerusform>Galima laikyti ne daugiau kaip %n stalų.</numerusform>
   </translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Ištrinti</translation>
  </message>
  <message>
   <source>Keep this table</source>
   <translation>Išsaugoti šį stalą</translation>
  </message>
  <message>
   <source>Kept are the seats with their colours, who deals first, and all rules.</source>
   <translation>Išsaugomos vietos su spalvomis, kas pirmas dalija ir visos taisyklės.</translation>
  </message>
  <message>
   <source>Name for this table</source>
   <translation>Šio stalo pavadinimas</translation>
  </message>
  <message>
   <source>Name for this table, for example Sunday family</source>
   <translation>Šio stalo pavadinimas, pavyzdžiui, Sekmadienio šeima</translation>
  </message>
  <message>
   <source>Name of the table</source>
   <translation>Stalo pavadinimas</translation>
  </message>
  <message>
   <source>No table is kept yet.</source>
   <translation>Dar neišsaugotas joks stalas.</translation>
  </message>
  <message>
   <source>Nothing was deleted: the folder cannot be written to.</source>
   <translation>Niekas neištrinta: į aplanką negalima rašyti.</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Pervadinti</translation>
  </message>
  <message>
   <source>Sit down</source>
   <translation>Sėsti</translation>
  </message>
  <message>
   <source>That cannot be undone: the tables were changed elsewhere.</source>
   <translation>To atšaukti negalima: stalai buvo pakeisti kitur.</translation>
  </message>
  <message>
   <source>The name cannot be kept: the folder cannot be written to.</source>
   <translation>Pavadinimo išsaugoti negalima: į aplanką negalima rašyti.</translation>
  </message>
  <message>
   <source>The table cannot be kept: the folder cannot be written to.</source>
   <translation>Stalo išsaugoti negalima: į aplanką negalima rašyti.</translation>
  </message>
  <message>
   <source>The tables are as they were.</source>
   <translation>Stalai kaip buvo.</translation>
  </message>
  <message>
   <source>The tables cannot be written: the folder cannot be written to.</source>
   <translation>Stalų įrašyti negalima: į aplanką negalima rašyti.</translation>
  </message>
  <message>
   <source>There is a table “{name}” already.</source>
   <translation>Stalas „{name}“ jau yra.</translation>
  </message>
  <message>
   <source>Type a name for the table first.</source>
   <translation>Pirma įrašykite stalo pavadinimą.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <source>“{name}” is kept as it is now.</source>
   <translation>„{name}“ išsaugotas, koks yra dabar.</translation>
  </message>
  <message>
   <source>“{name}” is kept.</source>
   <translation>„{name}“ išsaugotas.</translation>
  </message>
  <message>
   <source>“{name}” is not kept any more.</source>
   <translation>„{name}“ nebesaugomas.</translation>
  </message>
  <message>
   <source>“{name}” was deleted.</source>
   <translation>„{name}“ ištrintas.</translation>
  </message>
  <message>
   <source>“{old}” is called “{new}” now.</source>
   <translation>„{old}“ dabar vadinasi „{new}“.</translation>
  </message>
 </context>
 <context>
  <name>TableTalk</name>
  <message>
   <source>Choose what the table talk shows</source>
   <translation>Pasirinkti, ką rodo stalo kalbos</translation>
  </message>
  <message>
   <source>Copy the table talk</source>
   <translation>Kopijuoti stalo kalbas</translation>
  </message>
  <message>
   <source>Everything</source>
   <translation>Viskas</translation>
  </message>
  <message>
   <source>Scores</source>
   <translation>Taškai</translation>
  </message>
  <message>
   <source>Table talk</source>
   <translation>Stalo kalbos</translation>
  </message>
  <message>
   <source>Words</source>
   <translation>Žodžiai</translation>
  </message>
 </context>
 <context>
  <name>Teacher</name>
  <message>
   <source>Nothing better could be laid.</source>
   <translation>Nieko geresnio išdėti nebuvo galima.</translation>
  </message>
  <message>
   <source>The best lay was {words} with {face} discarded: {best}, yours {own}.</source>
   <translation>Geriausia buvo {words}, išmetus {face}: {best}, jūsų {own}.</translation>
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
   <translation>Rankoje nėra kortos, kuri prasideda {letter}.</translation>
  </message>
  <message>
   <source>No card in your hand goes on with {letter}.</source>
   <translation>Rankoje nėra kortos, kuri tęsia su {letter}.</translation>
  </message>
  <message>
   <source>Type a word: every letter picks a card. {enter} ends, {esc} takes all back.</source>
   <translation>Rašykite žodį: kiekviena raidė parenka kortą. {enter} baigia, {esc} viską grąžina.</translation>
  </message>
  <message>
   <source>Typing {word} ({backspace} takes back; {space}: next word; {enter}: done)</source>
   <translation>Rašoma {word} ({backspace}: atgal; {space}: kitas žodis; {enter}: baigta)</translation>
  </message>
  <message>
   <source>Typing {word} ({tab}: {other}; {space}: next word; {enter}: done)</source>
   <translation>Rašoma {word} ({tab}: {other}; {space}: kitas žodis; {enter}: baigta)</translation>
  </message>
 </context>
 <context>
  <name>WordSettings</name>
  <message>
   <source>Bring in a word list</source>
   <translation>Įkelti žodžių sąrašą</translation>
  </message>
  <message>
   <source>Bring in a word list…</source>
   <translation>Įkelti žodžių sąrašą…</translation>
  </message>
  <message>
   <source>Counting what it accepts: {percent} %</source>
   <translation>Skaičiuojama, ką priima: {percent} %</translation>
  </message>
  <message>
   <source>Each table chooses one of these when its game begins, and keeps it to the end.</source>
   <translation>Kiekvienas stalas žaidimo pradžioje pasirenka vieną iš jų ir laikosi iki galo.</translation>
  </message>
  <message>
   <source>Looking for spelling dictionaries…</source>
   <translation>Ieškoma rašybos žodynų…</translation>
  </message>
  <message>
   <source>Reading {name}…</source>
   <translation>Skaitomas {name}…</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Pašalinti</translation>
  </message>
  <message>
   <source>Remove {list}</source>
   <translation>Pašalinti {list}</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Atšaukti</translation>
  </message>
  <message>
   <source>Who judges words</source>
   <translation>Kas sprendžia dėl žodžių</translation>
  </message>
  <message>
   <source>Word lists (*.txt *.words *.lst);;All files (*)</source>
   <translation>Žodžių sąrašai (*.txt *.words *.lst);;Visi failai (*)</translation>
  </message>
  <message>
   <source>{list} cannot be brought back.</source>
   <translation>{list} grąžinti negalima.</translation>
  </message>
  <message>
   <source>{list} cannot be removed.</source>
   <translation>{list} pašalinti negalima.</translation>
  </message>
  <message>
   <source>{list} is back.</source>
   <translation>{list} grąžintas.</translation>
  </message>
  <message>
   <source>{list} was removed. Games that were played with it keep their verdicts.</source>
   <translation>{list} pašalintas. Su juo žaistų žaidimų sprendimai galioja.</translation>
  </message>
  <message>
   <source>{name} cannot be read or kept.</source>
   <translation>{name} perskaityti ar išsaugoti negalima.</translation>
  </message>
  <message>
   <source>{name} is not a file.</source>
   <translation>{name} nėra failas.</translation>
  </message>
 </context>
 <context>
  <name>Wording</name>
  <message numerus="yes">
   <source>%n cards</source>
   <translation>
    <numerusform>%n korta</numerusform>
    <numerusform>%n kortos</numerusform>
    <numerusform>%n kortų</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n letters</source>
   <translation>
    <numerusform>%n raidė</numerusform>
    <numerusform>%n raidės</numerusform>
    <numerusform>%n raidžių</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n taškas</numerusform>
    <numerusform>%n taškai</numerusform>
    <numerusform>%n taškų</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n rounds</source>
   <translation>
    <numerusform>%n raundas</numerusform>
    <numerusform>%n raundai</numerusform>
    <numerusform>%n raundų</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n words</source>
   <translation>
    <numerusform>%n žodis</numerusform>
    <numerusform>%n žodžiai</numerusform>
    <numerusform>%n žodžių</numerusform>
   </translation>
  </message>
  <message>
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <source>1 card</source>
   <translation>1 korta</translation>
  </message>
  <message>
   <source>1 letter</source>
   <translation>1 raidė</translation>
  </message>
  <message>
   <source>1 point</source>
   <translation>1 taškas</translation>
  </message>
  <message>
   <source>1 round</source>
   <translation>1 raundas</translation>
  </message>
  <message>
   <source>1 word</source>
   <translation>1 žodis</translation>
  </message>
  <message>
   <source>8 rounds with 3 to 10 cards; words may be challenged.</source>
   <translation>8 raundai su 3–10 kortų; žodžius galima ginčyti.</translation>
  </message>
  <message>
   <source>8 rounds; words are checked, and anyone may look words up.</source>
   <translation>8 raundai; žodžiai tikrinami ir visi gali jų ieškoti.</translation>
  </message>
  <message>
   <source>A card taken from the discards stays for that turn.</source>
   <translation>Iš išmestų paimta korta tą ėjimą pasilieka.</translation>
  </message>
  <message>
   <source>A struck word counts against its owner.</source>
   <translation>Išbrauktas žodis atimamas iš jo savininko.</translation>
  </message>
  <message>
   <source>A struck word counts twice against its owner.</source>
   <translation>Išbrauktas žodis iš savininko atimamas dvigubai.</translation>
  </message>
  <message>
   <source>A struck word just does not count.</source>
   <translation>Išbrauktas žodis tiesiog neskaičiuojamas.</translation>
  </message>
  <message>
   <source>A word has 1 to 20 letters from A to Z: write it without other signs.</source>
   <translation>Žodį sudaro 1–20 raidžių nuo A iki Z: rašykite be kitų ženklų.</translation>
  </message>
  <message>
   <source>All words lie on the table.</source>
   <translation>Visi žodžiai guli ant stalo.</translation>
  </message>
  <message>
   <source>All words lie on the table: gather the cards.</source>
   <translation>Visi žodžiai guli ant stalo: surinkite kortas.</translation>
  </message>
  <message>
   <source>An empty stock is renewed when someone draws from it.</source>
   <translation>Tuščia kaladė atnaujinama, kai kas nors iš jos traukia.</translation>
  </message>
  <message>
   <source>Any word may be laid and challenged: {whose}; who was wrong loses its value {price}.</source>
   <translation>Dėti ir ginčyti galima bet kokį žodį: {whose}; suklydęs netenka jo vertės {price}.</translation>
  </message>
  <message>
   <source>As the publisher's sheet of 2016: a word has two cards or more.</source>
   <translation>Kaip 2016 m. leidėjo lape: žodį sudaro bent dvi kortos.</translation>
  </message>
  <message>
   <source>Between two, longest word and most words take turns, {points}; a tie earns nobody.</source>
   <translation>Dviese ilgiausias žodis ir daugiausia žodžių keičiasi, {points}; lygiosios neduoda niekam.</translation>
  </message>
  <message>
   <source>Between two, the longest word earns {points}; a tie earns nobody.</source>
   <translation>Dviese ilgiausias žodis duoda {points}; lygiosios neduoda niekam.</translation>
  </message>
  <message>
   <source>Between two, the most words earn {points}; a tie earns nobody.</source>
   <translation>Dviese daugiausia žodžių duoda {points}; lygiosios neduoda niekam.</translation>
  </message>
  <message>
   <source>Challenge a word you doubt ({challenge}), or gather the cards.</source>
   <translation>Ginčykite abejotiną žodį ({challenge}) arba surinkite kortas.</translation>
  </message>
  <message>
   <source>Classic</source>
   <translation>Klasikinis</translation>
  </message>
  <message>
   <source>Classic in 16 rounds: 3 to 10 cards and back to 3.</source>
   <translation>Klasikinis iš 16 raundų: nuo 3 iki 10 kortų ir atgal iki 3.</translation>
  </message>
  <message>
   <source>Draw a card first: from the stock ({draw}) or the top discard ({take}).</source>
   <translation>Pirma paimkite kortą: iš kaladės ({draw}) arba viršutinę išmestą ({take}).</translation>
  </message>
  <message>
   <source>Draw from the stock ({draw}) or take the {face} ({take}).</source>
   <translation>Traukite iš kaladės ({draw}) arba imkite {face} ({take}).</translation>
  </message>
  <message>
   <source>Draw from the stock ({draw}).</source>
   <translation>Traukite iš kaladės ({draw}).</translation>
  </message>
  <message>
   <source>Each word counts once in a hand.</source>
   <translation>Kiekvienas žodis raunde skaičiuojamas kartą.</translation>
  </message>
  <message>
   <source>Family</source>
   <translation>Šeima</translation>
  </message>
  <message>
   <source>Form words, then discard one card ({discard}) to end your turn.</source>
   <translation>Sudėkite žodžius, tada išmeskite vieną kortą ({discard}) ir baikite ėjimą.</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Draugiškas</translation>
  </message>
  <message>
   <source>Friendly in 4 rounds: 3, 5, 7 and 10 cards.</source>
   <translation>Draugiškas iš 4 raundų: 3, 5, 7 ir 10 kortų.</translation>
  </message>
  <message>
   <source>Friendly with common words; nobody goes out in the first turn.</source>
   <translation>Draugiškas su įprastais žodžiais; pirmu ėjimu niekas neužbaigia.</translation>
  </message>
  <message>
   <source>In the first four rounds nobody goes out in the first turn.</source>
   <translation>Pirmuose keturiuose raunduose niekas neužbaigia pirmu ėjimu.</translation>
  </message>
  <message>
   <source>It is {name}'s turn.</source>
   <translation>Ėjimas: {name}.</translation>
  </message>
  <message>
   <source>It is {name}'s turn: you can arrange your cards meanwhile.</source>
   <translation>Ėjimas: {name}; tuo metu galite tvarkyti savo kortas.</translation>
  </message>
  <message numerus="yes">
   <source>L</source>
   <translation>
    <numerusform>I</numerusform>
    <numerusform>I</numerusform>
    <numerusform>I</numerusform>
   </translation>
  </message>
  <message>
   <source>Last turn. {what}</source>
   <translation>Paskutinis ėjimas. {what}</translation>
  </message>
  <message>
   <source>Lay what you can and finish ({finish}).</source>
   <translation>Išdėkite, ką galite, ir baikite ({finish}).</translation>
  </message>
  <message>
   <source>Long</source>
   <translation>Ilgas</translation>
  </message>
  <message>
   <source>Longest word</source>
   <translation>Ilgiausias žodis</translation>
  </message>
  <message>
   <source>Most words</source>
   <translation>Daugiausia žodžių</translation>
  </message>
  <message>
   <source>No bonuses between two.</source>
   <translation>Dviese premijų nėra.</translation>
  </message>
  <message>
   <source>No bonuses.</source>
   <translation>Be premijų.</translation>
  </message>
  <message>
   <source>No word is formed: drag cards into a row, or discard to end your turn.</source>
   <translation>Žodis nesudėtas: vilkite kortas į eilę arba išmeskite kortą ir baikite ėjimą.</translation>
  </message>
  <message>
   <source>Nobody challenges a word of his own: another player may.</source>
   <translation>Savo žodžio niekas neginčija: gali kitas žaidėjas.</translation>
  </message>
  <message>
   <source>Nobody goes out in the first turn of a round.</source>
   <translation>Pirmu raundo ėjimu niekas neužbaigia.</translation>
  </message>
  <message>
   <source>Nobody goes out in the first turn: discard a card and wait for the next one.</source>
   <translation>Pirmu ėjimu niekas neužbaigia: išmeskite kortą ir palaukite kito.</translation>
  </message>
  <message>
   <source>Nobody has ruled on {word} yet: let the table decide first.</source>
   <translation>Dėl {word} dar nenuspręsta: pirma tegu sprendžia stalas.</translation>
  </message>
  <message>
   <source>Nobody sits there: choose one of the seats at the table.</source>
   <translation>Ten niekas nesėdi: pasirinkite vietą prie stalo.</translation>
  </message>
  <message>
   <source>Only words of the list can be laid; nobody needs to challenge.</source>
   <translation>Dėti galima tik sąrašo žodžius; ginčyti nereikia.</translation>
  </message>
  <message>
   <source>Pass the screen to {name}.</source>
   <translation>Perduokite ekraną: {name}.</translation>
  </message>
  <message>
   <source>Publisher's sheet</source>
   <translation>Leidėjo lapas</translation>
  </message>
  <message>
   <source>Quick</source>
   <translation>Greitas</translation>
  </message>
  <message>
   <source>Round {number} of {count}</source>
   <translation>Raundas {number} iš {count}</translation>
  </message>
  <message>
   <source>Round {number} scored: {scores}.</source>
   <translation>Raundas {number} įvertintas: {scores}.</translation>
  </message>
  <message>
   <source>Round {number}: {name} deals {cards} each.</source>
   <translation>Raundas {number}: {name} dalija po {cards}.</translation>
  </message>
  <message>
   <source>Struck before the next draw, it undoes going out.</source>
   <translation>Išbrauktas prieš kitą traukimą, jis atšaukia užbaigimą.</translation>
  </message>
  <message>
   <source>That card is not in your hand: choose one that is.</source>
   <translation>Tos kortos jūsų rankoje nėra: rinkitės kitą.</translation>
  </message>
  <message>
   <source>That seat is played so already: nothing has to change.</source>
   <translation>Ta vieta jau taip žaidžiama: nieko keisti nereikia.</translation>
  </message>
  <message>
   <source>That word has been judged: one challenge decides it for good.</source>
   <translation>Dėl to žodžio nuspręsta: vienas ginčas išsprendžia galutinai.</translation>
  </message>
  <message>
   <source>That word is not on the table: choose one that was laid.</source>
   <translation>To žodžio ant stalo nėra: rinkitės išdėtą.</translation>
  </message>
  <message>
   <source>The card taken from the discards stays for this turn: discard another one.</source>
   <translation>Iš išmestų paimta korta šį ėjimą pasilieka: išmeskite kitą.</translation>
  </message>
  <message>
   <source>The discards are being shuffled: wait for the new stock.</source>
   <translation>Išmestos kortos maišomos: palaukite naujos kaladės.</translation>
  </message>
  <message>
   <source>The discards are shuffled: the new stock has {cards}.</source>
   <translation>Išmestos kortos sumaišytos: naujoje kaladėje {cards}.</translation>
  </message>
  <message>
   <source>The discards may be looked through.</source>
   <translation>Išmestas kortas galima peržiūrėti.</translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation>Žaidimas baigtas.</translation>
  </message>
  <message>
   <source>The game is over: start a new one or a rematch.</source>
   <translation>Žaidimas baigtas: pradėkite naują arba revanšą.</translation>
  </message>
  <message>
   <source>The hand is being played: this waits until everyone had the last turn.</source>
   <translation>Raundas žaidžiamas: tai palauks, kol visi atliks paskutinį ėjimą.</translation>
  </message>
  <message>
   <source>The hand is over: challenge a word or gather the cards.</source>
   <translation>Raundas baigtas: ginčykite žodį arba surinkite kortas.</translation>
  </message>
  <message>
   <source>The longest word and the most words earn {points} each; a tie earns nobody.</source>
   <translation>Ilgiausias žodis ir daugiausia žodžių duoda po {points}; lygiosios neduoda niekam.</translation>
  </message>
  <message>
   <source>The next hand is about to be dealt.</source>
   <translation>Tuoj bus dalijamas kitas raundas.</translation>
  </message>
  <message>
   <source>The next hand is not dealt yet: deal it first.</source>
   <translation>Kitas raundas dar nepadalytas: pirma padalykite.</translation>
  </message>
  <message>
   <source>The stock is empty: take the top discard ({take}).</source>
   <translation>Kaladė tuščia: imkite viršutinę išmestą ({take}).</translation>
  </message>
  <message>
   <source>The stock is empty: take the {face} ({take}).</source>
   <translation>Kaladė tuščia: imkite {face} ({take}).</translation>
  </message>
  <message>
   <source>These are not the cards of the deck: the deal has to be made again.</source>
   <translation>Tai ne šios kaladės kortos: reikia dalyti iš naujo.</translation>
  </message>
  <message numerus="yes">
   <source>To go out, all cards but the discard form words: %n cards are left over.</source>
   <translation>
    <numerusform>Norint užbaigti, visos kortos, išskyrus išmetamą, sudaro žodžius: lieka %n korta.</numerusform>
    <numerusform>Norint užbaigti, visos kortos, išskyrus išmetamą, sudaro žodžius: lieka %n kortos.</numerusform>
    <numerusform>Norint užbaigti, visos kortos, išskyrus išmetamą, sudaro žodžius: lieka %n kortų.</numerusform>
   </translation>
  </message>
  <message>
   <source>To go out, all cards but the discard form words: 1 card is left over.</source>
   <translation>Norint užbaigti, visos kortos, išskyrus išmetamą, sudaro žodžius: lieka 1 korta.</translation>
  </message>
  <message>
   <source>Unused cards count against you; a round may score below 0, the total may not.</source>
   <translation>Nepanaudotos kortos atimamos; raundas gali būti mažesnis už 0, suma – ne.</translation>
  </message>
  <message>
   <source>Unused cards count against you; a round never scores below 0.</source>
   <translation>Nepanaudotos kortos atimamos; raundas niekada nebūna mažesnis už 0.</translation>
  </message>
  <message>
   <source>Unused cards count against you; below 0 the cards count 0, and bonuses are added.</source>
   <translation>Nepanaudotos kortos atimamos; žemiau 0 kortos verta 0, o premijos pridedamos.</translation>
  </message>
  <message>
   <source>Unused cards count against you; rounds and total may fall below 0.</source>
   <translation>Nepanaudotos kortos atimamos; raundai ir suma gali būti mažesni už 0.</translation>
  </message>
  <message numerus="yes">
   <source>W</source>
   <translation>
    <numerusform>D</numerusform>
    <numerusform>D</numerusform>
    <numerusform>D</numerusform>
   </translation>
  </message>
  <message>
   <source>Words come from the list {list}; {rule}</source>
   <translation>Žodžiai iš sąrašo {list}; {rule}</translation>
  </message>
  <message>
   <source>Words may be looked up at any time.</source>
   <translation>Žodžių galima ieškoti bet kada.</translation>
  </message>
  <message>
   <source>Words may be looked up while it is not your turn.</source>
   <translation>Žodžių galima ieškoti ne savo ėjimo metu.</translation>
  </message>
  <message>
   <source>Words may not be looked up.</source>
   <translation>Žodžių ieškoti negalima.</translation>
  </message>
  <message>
   <source>Words were checked when they were laid: there is nothing to challenge.</source>
   <translation>Žodžiai patikrinti dedant: nėra ką ginčyti.</translation>
  </message>
  <message>
   <source>You can go out with {points} ({go_out}), or discard one card ({discard}) and wait.</source>
   <translation>Galite užbaigti: {points} ({go_out}), arba išmesti kortą ({discard}) ir palaukti.</translation>
  </message>
  <message>
   <source>You have drawn a card already: discard one to end your turn.</source>
   <translation>Kortą jau paėmėte: išmeskite vieną ir baikite ėjimą.</translation>
  </message>
  <message>
   <source>You need one card left to discard: take one back from a word.</source>
   <translation>Reikia vienos kortos išmesti: atsiimkite vieną iš žodžio.</translation>
  </message>
  <message>
   <source>a word has three cards or more.</source>
   <translation>žodį sudaro bent trys kortos.</translation>
  </message>
  <message>
   <source>a word has three letters or more.</source>
   <translation>žodį sudaro bent trys raidės.</translation>
  </message>
  <message>
   <source>a word has two cards or more.</source>
   <translation>žodį sudaro bent dvi kortos.</translation>
  </message>
  <message>
   <source>a word has two letters or more.</source>
   <translation>žodį sudaro bent dvi raidės.</translation>
  </message>
  <message>
   <source>bonus between two</source>
   <translation>premija dviese</translation>
  </message>
  <message>
   <source>challenge or check</source>
   <translation>ginčas ar tikrinimas</translation>
  </message>
  <message>
   <source>from the total</source>
   <translation>iš bendros sumos</translation>
  </message>
  <message>
   <source>from this hand</source>
   <translation>iš šio raundo</translation>
  </message>
  <message>
   <source>going out in the first turn</source>
   <translation>užbaigimas pirmu ėjimu</translation>
  </message>
  <message>
   <source>laid nothing</source>
   <translation>nieko neišdėjo</translation>
  </message>
  <message>
   <source>last turn</source>
   <translation>paskutinis ėjimas</translation>
  </message>
  <message>
   <source>looking through the discards</source>
   <translation>išmestų kortų peržiūra</translation>
  </message>
  <message>
   <source>looking words up</source>
   <translation>žodžių paieška</translation>
  </message>
  <message>
   <source>lost challenges {points}</source>
   <translation>pralaimėti ginčai {points}</translation>
  </message>
  <message>
   <source>never below nothing {points}</source>
   <translation>niekada ne mažiau už nulį {points}</translation>
  </message>
  <message>
   <source>new stock</source>
   <translation>nauja kaladė</translation>
  </message>
  <message>
   <source>points of a bonus</source>
   <translation>premijos taškai</translation>
  </message>
  <message>
   <source>price of a lost challenge</source>
   <translation>pralaimėto ginčo kaina</translation>
  </message>
  <message>
   <source>price of a struck word</source>
   <translation>išbraukto žodžio kaina</translation>
  </message>
  <message>
   <source>returning the card taken</source>
   <translation>paimtos kortos grąžinimas</translation>
  </message>
  <message>
   <source>rounds</source>
   <translation>raundai</translation>
  </message>
  <message>
   <source>same word twice</source>
   <translation>tas pats žodis dukart</translation>
  </message>
  <message>
   <source>scores below zero</source>
   <translation>taškai žemiau nulio</translation>
  </message>
  <message>
   <source>shortest word</source>
   <translation>trumpiausias žodis</translation>
  </message>
  <message>
   <source>struck word of who went out</source>
   <translation>užbaigusiojo išbrauktas žodis</translation>
  </message>
  <message>
   <source>struck {points}</source>
   <translation>išbraukta {points}</translation>
  </message>
  <message>
   <source>the table decides</source>
   <translation>sprendžia stalas</translation>
  </message>
  <message>
   <source>the word list decides</source>
   <translation>sprendžia žodžių sąrašas</translation>
  </message>
  <message>
   <source>thinking …</source>
   <translation>galvoja …</translation>
  </message>
  <message>
   <source>unused {points}</source>
   <translation>nepanaudota {points}</translation>
  </message>
  <message>
   <source>went out</source>
   <translation>užbaigė</translation>
  </message>
  <message>
   <source>who decides a challenge</source>
   <translation>kas sprendžia ginčą</translation>
  </message>
  <message>
   <source>word list</source>
   <translation>žodžių sąrašas</translation>
  </message>
  <message>
   <source>words {points}</source>
   <translation>žodžiai {points}</translation>
  </message>
  <message>
   <source>{face}, {points}</source>
   <translation>{face}, {points}</translation>
  </message>
  <message>
   <source>{first} and {last}</source>
   <translation>{first} ir {last}</translation>
  </message>
  <message>
   <source>{names} win the game together.</source>
   <translation>{names} laimi žaidimą kartu.</translation>
  </message>
  <message>
   <source>{name} challenged {word} of {owner}: it is struck.</source>
   <translation>{name} ginčijo {word} ({owner}): išbraukta.</translation>
  </message>
  <message>
   <source>{name} challenged {word} of {owner}: it stands, {name} loses {points}.</source>
   <translation>{name} ginčijo {word} ({owner}): galioja, {name} netenka {points}.</translation>
  </message>
  <message>
   <source>{name} discarded {face}.</source>
   <translation>{name} išmetė {face}.</translation>
  </message>
  <message>
   <source>{name} drew from the stock.</source>
   <translation>{name} traukė iš kaladės.</translation>
  </message>
  <message>
   <source>{name} drew {face} from the stock.</source>
   <translation>{name} ištraukė {face} iš kaladės.</translation>
  </message>
  <message>
   <source>{name} has not gone out: the cards are back in the hand.</source>
   <translation>{name} neužbaigė: kortos grįžo į ranką.</translation>
  </message>
  <message>
   <source>{name} has the last turn.</source>
   <translation>{name}: paskutinis ėjimas.</translation>
  </message>
  <message>
   <source>{name} is played by a person from now on.</source>
   <translation>{name}: nuo šiol žaidžia žmogus.</translation>
  </message>
  <message>
   <source>{name} is played by the computer from now on.</source>
   <translation>{name}: nuo šiol žaidžia kompiuteris.</translation>
  </message>
  <message>
   <source>{name} is thinking.</source>
   <translation>{name} galvoja.</translation>
  </message>
  <message>
   <source>{name} laid {words}, {points}.</source>
   <translation>{name} išdėjo {words}, {points}.</translation>
  </message>
  <message>
   <source>{name} took {face} from the discards.</source>
   <translation>{name} paėmė {face} iš išmestų.</translation>
  </message>
  <message>
   <source>{name} went out: challenge a word you doubt ({challenge}), or go on ({go_on}).</source>
   <translation>{name} užbaigė: ginčykite abejotiną žodį ({challenge}) arba tęskite ({go_on}).</translation>
  </message>
  <message>
   <source>{name} went out: {words}, {points}.</source>
   <translation>{name} užbaigė: {words}, {points}.</translation>
  </message>
  <message>
   <source>{name} wins the game.</source>
   <translation>{name} laimi žaidimą.</translation>
  </message>
  <message>
   <source>{number} points</source>
   <translation>taškų: {number}</translation>
  </message>
  <message>
   <source>{preset}, changed: {options}</source>
   <translation>{preset}, pakeista: {options}</translation>
  </message>
  <message>
   <source>{rounds} with {sizes} cards.</source>
   <translation>{rounds}, kortų: {sizes}.</translation>
  </message>
  <message>
   <source>{rounds}: {first} cards in the first, one more in each, {last} in the last.</source>
   <translation>{rounds}: pirmame kortų {first}, kiekviename viena daugiau, paskutiniame {last}.</translation>
  </message>
  <message>
   <source>{rounds}: {first} cards in the first, up to {top}, and {last} in the last.</source>
   <translation>{rounds}: pirmame kortų {first}, iki {top}, paskutiniame {last}.</translation>
  </message>
  <message>
   <source>{word} has been ruled on in this game: the answer stays.</source>
   <translation>Dėl {word} šiame žaidime jau nuspręsta: atsakymas lieka.</translation>
  </message>
  <message>
   <source>{word} is not in the word list: form another word.</source>
   <translation>{word} nėra žodžių sąraše: sudėkite kitą žodį.</translation>
  </message>
  <message>
   <source>{word} is there twice: at this table each word counts once.</source>
   <translation>{word} yra dukart: prie šio stalo kiekvienas žodis skaičiuojamas kartą.</translation>
  </message>
  <message>
   <source>{word} is too short: {rule}</source>
   <translation>{word} per trumpas: {rule}</translation>
  </message>
 </context>
</TS>
