import { describe, expect, test } from 'vitest';
import { createMask } from '../../src/masking/mask.ts';

// Each row is an answer and its masked text. A row with one text stays as it is.

type Rows = readonly (readonly [answer: string, sent?: string])[];

const rows = (names: readonly string[], lesson: string, cases: Rows): void => {
  const mask = createMask(names, lesson);
  test.each(cases.map(([answer, sent]) => [answer, sent ?? answer]))('%s → %s', (answer, sent) => {
    expect(mask(answer)).toBe(sent);
  });
};

const dutch = 'Planten maken in het blad van licht, water en lucht hun eigen voedsel. Dat heet fotosynthese.';
const english = 'Plants make their own food from light, water and air. This is called photosynthesis.';
const german = 'Pflanzen stellen mit Licht, Wasser und Luft ihre eigene Nahrung her. Das heißt Fotosynthese.';
const french = 'Les plantes fabriquent leur propre nourriture avec la lumière et de l’eau. C’est la photosynthèse.';

describe('a name is masked in any case, whole or in part, with or without its accents', () => {
  rows(['José García', 'Zoë', 'Fatima el Bakkali', 'Anne-Marie Dubois', 'Jan Pieter Visser'], dutch, [
    ['jose snapt het', '[…] snapt het'],
    ['JOSÉ SNAPT HET', '[…] SNAPT HET'],
    ['Het antwoord van Garcia is beter', 'Het antwoord van […] is beter'],
    ['Jose\u0301 en Zoe\u0308 weten het', '[…] en […] weten het'],
    ['zoe weet het', '[…] weet het'],
    ['fatima el bakkali zat naast mij', '[…] zat naast mij'],
    ['dat zei El Bakkali ook', 'dat zei […] ook'],
    ['Anne Marie en anne-marie en Annemarie', '[…] en […] en […]'],
    ['Ik deed het met Marie', 'Ik deed het met […]'],
    ['jan-pieter hielp', '[…] hielp'],
    ['José❤️Zoë', '[…]❤️[…]'],
    ['(jose), «zoë»!', '([…]), «[…]»!'],
    ['Jo\u200Bsé zei het', '[…] zei het'],
    ['jose2012 is mijn game-naam', '[…] is mijn game-naam'],
    ['de plant maakt suiker'],
    ['een josefiet'],
    ['zoete suiker'],
  ]);
});

describe('a frequent first name is masked with its surname, whoever is in the class', () => {
  rows([], dutch, [
    ['Emma v.d. Berg zei het', '[…] zei het'],
    ['emma v. berg zei het', '[…] zei het'],
    ['emma quist zei dat het licht is', '[…] zei dat het licht is'],
    ['EMMA SNAPT HET', '[…] SNAPT HET'],
    ['MENEER QUIST SNAPT HET', 'MENEER […] SNAPT HET'],
    ['ik heet xander vogelpoot', 'ik heet […]'],
    ['Oscar II was koning van Zweden'],
  ]);
});

describe('a genitive is masked with its name', () => {
  rows(['Noor Jansen', 'Tim', 'Lucas'], dutch, [
    ['Noors antwoord klopt', '[…] antwoord klopt'],
    ["Noor's antwoord klopt", "[…]'s antwoord klopt"],
    ['Tims idee en Tim’s plant', '[…] idee en […]’s plant'],
    ["Lucas' plant", "[…]' plant"],
    ['de noordpool en timmeren'],
  ]);
});

describe('names with particles, apostrophes and initials are masked', () => {
  rows(
    [
      ...['N. de Vries', 'Ruben van den Berg', 'Sean O’Brien', 'Chiara D’Angelo', 'Sofia de la Cruz'],
      ...['Youssef El Amrani', 'J.P. Smit'],
    ],
    english,
    [
      ['j.p. smit told me', '[…] told me'],
      ['N. de Vries told me', '[…] told me'],
      ['de Vries told me', '[…] told me'],
      ['Ruben van den Berg and R. van den Berg', '[…] and […]'],
      ['It was Ruben v.', 'It was […] v.'],
      ['It was Ruben B', 'It was […]'],
      ["o'brien and O’Brien and OBrien", '[…] and […] and […]'],
      ["D'Angelo, dangelo", '[…], […]'],
      ['Sofia de la Cruz and the de la Cruz book', '[…] and the […] book'],
      ['Sofia C and Sofia de la C', '[…] and […]'],
      ['el amrani', '[…]'],
      ['the coast of van Diemen'],
      ['a crucial point'],
      ['la playa'],
    ],
  );
});

describe('a name with an umlaut is masked in each spelling', () => {
  rows(['Jürgen Müller', 'Söhnke'], german, [
    ['Juergen hat recht', '[…] hat recht'],
    ['Jurgen hat recht', '[…] hat recht'],
    ['Mueller auch, muller auch', '[…] auch, […] auch'],
    ['Soehnke hat recht', '[…] hat recht'],
    ['Müll trennen'],
  ]);
  rows(['Juergen'], german, [['Jürgen hat recht', '[…] hat recht']]);
});

describe('names in other scripts are masked', () => {
  rows(['Юлия Иванова', '李伟', '王小明', 'محمد علي', '김민준', 'Γιώργος'], english, [
    ['Юлия сказала, ИВАНОВА тоже', '[…] сказала, […] тоже'],
    ['我和李伟一起做', '我和[…]一起做'],
    ['小明说对了', '[…]说对了'],
    ['قال محمد ذلك', 'قال […] ذلك'],
    ['민준이가 말했다', '[…]이가 말했다'],
    ['ο γιωργος', 'ο […]'],
    ['我喜欢植物'],
    ['июль'],
  ]);
});

describe('a name of two letters is masked only with its capital', () => {
  rows(['Bo', 'Li Wei', 'Al'], dutch, [
    ['Bo weet het', '[…] weet het'],
    ['BO WEET HET', '[…] WEET HET'],
    ['een bo'],
    ['Bos is een woord'],
    ['al het licht'],
    ['de stof Al en de stof Li'],
    ['CO2 en AL'],
  ]);
});

describe('digits and words for a student are not masked', () => {
  rows(['Leerling 12', 'Student 1348', 'groep 3', 'student'], dutch, [
    ['In 1348 waren er 12 leerlingen'],
    ['een leerling en een groep'],
    ['Fotosynthese in 3 stappen'],
  ]);
});

describe('a Dutch name that is a word is masked only where it is the name', () => {
  rows(['Roos Bakker', 'Will de Wit', 'Noor', 'Jan de Boer', 'Wolf Koning', 'Mees', 'Ben'], dutch, [
    ['Ik zat naast Roos', 'Ik zat naast […]'],
    ['Volgens Roos is het water', 'Volgens […] is het water'],
    ['roos bakker zei het', '[…] zei het'],
    ['een roos bakker'],
    ['Roos Bakker zei het', '[…] zei het'],
    ['Roos zegt dat het licht is', '[…] zegt dat het licht is'],
    ['roos zei dat ook', '[…] zei dat ook'],
    ['Noor en Roos wisten het', '[…] en […] wisten het'],
    ['Roos, Noor en Mees wisten het', '[…], […] en […] wisten het'],
    ['juf Roos vertelde', 'juf […] vertelde'],
    ['juf roos vertelde', 'juf […] vertelde'],
    ['volgens De Boer', 'volgens […]'],
    ['volgens Ben is het zo', 'volgens […] is het zo'],
    ['een roos heeft stekels'],
    ['Roos heeft stekels'],
    ['de Roos heeft stekels'],
    ['De roos zegt niets'],
    ['de boer en de wolf'],
    ['een witte plant'],
    ['Koning Lodewijk was koning'],
    ['ik ben blij'],
    ['DE ROOS IS ROOD'],
    ['HEEFT ROOS WATER'],
    ['Dat is mooi. Roos is een plant'],
  ]);
});

describe('an English name that is a word is masked only where it is the name', () => {
  rows(['Will Young', 'Mark Smith', 'Grace', 'Noor', 'April May', 'Saïd', 'Roman'], english, [
    ['I think Will is right', 'I think […] is right'],
    ['Is Mark right?', 'Is […] right?'],
    ['Will Young and will young people', '[…] and will young people'],
    ['mark smith said so', '[…] said so'],
    ['Mark says it is light', '[…] says it is light'],
    ['mark says it is light', '[…] says it is light'],
    ['Grace and Noor knew', '[…] and […] knew'],
    ['Noor & Grace', '[…] & […]'],
    ['Noor and April', '[…] and […]'],
    ['I asked Saïd', 'I asked […]'],
    ['Mrs Young explained it', 'Mrs […] explained it'],
    ['Will plants grow?'],
    ['It will grow'],
    ['Young plants need water'],
    ['Mark the leaf'],
    ['the mark on the leaf'],
    ['it happens in April and in May'],
    ['the Roman Empire'],
    ['a state of Grace and the Grace of light', 'a state of […] and the Grace of light'],
    ['he said it is water'],
  ]);
});

describe('a German name that is a word is masked only among other signs of a name, as nouns have a capital too', () => {
  rows(['Wolf Stern', 'Rose Klein', 'Noor', 'Ernst', 'Alexander'], german, [
    ['Wolf sagt, dass es Licht ist', '[…] sagt, dass es Licht ist'],
    ['Das meint Wolf auch', 'Das meint […] auch'],
    ['Wolf Stern hat recht', '[…] hat recht'],
    ['Noor und Wolf haben recht', '[…] und […] haben recht'],
    ['Herr Stern hat das erklärt', 'Herr […] hat das erklärt'],
    ['Das ist von Klein', 'Das ist von […]'],
    ['Alex sagt das auch', '[…] sagt das auch'],
    ['Im Wald lebt ein Wolf'],
    ['Der Wolf frisst das Schaf'],
    ['Die Sonne ist ein Stern und die Rose eine Blume'],
    ['Im Ernst, das ist so'],
    ['ein klein wenig Licht'],
  ]);
});

describe('a French name that is a word is masked only where it is the name', () => {
  rows(['Pierre Petit', 'Claire', 'Rose Blanc', 'Fleur', 'Noor', 'Marc'], french, [
    ['Selon Pierre, c’est la lumière', 'Selon […], c’est la lumière'],
    ['Je suis avec Claire dans le groupe', 'Je suis avec […] dans le groupe'],
    ['Demande à Claire', 'Demande à […]'],
    ['Pierre Petit le sait', '[…] le sait'],
    ['Claire pense que c’est l’eau', '[…] pense que c’est l’eau'],
    ['Rose et Noor le savent', '[…] et […] le savent'],
    ['Madame Blanc l’a dit', 'Madame […] l’a dit'],
    ['une pierre sur la feuille'],
    ['l’eau est claire'],
    ['La Rose est une plante'],
    ['Fleur blanche et petite'],
    ['le petit arbre'],
  ]);
});

describe('a word of the lesson is not masked on its own', () => {
  const space = 'The Sun is a star. Light from the Sun reaches a planet. Newton wrote about the wind.';
  rows(['Mei Sun', 'Noor Newton', 'Wendy Planet', 'Windy'], space, [
    ['light from Sun hits it'],
    ['Newton wrote that'],
    ['the planet turns'],
    ['Mei Sun is right', '[…] is right'],
    ['Noor Newton is right', '[…] is right'],
    ['Miss Newton is nice', 'Miss […] is nice'],
    ['that is what Planet meant', 'that is what […] meant'],
    ['Windy said so', '[…] said so'],
  ]);
});

describe('a unit named after a person is not masked', () => {
  rows(['Pascal', 'Kelvin Watt'], dutch, [
    ['1 pascal is weinig'],
    ['300 kelvin en 10 watt'],
    ['Ik vroeg het aan Pascal', 'Ik vroeg het aan […]'],
  ]);
});

describe('the short form of a first name is masked', () => {
  rows(['Alexander de Groot', 'Sebastiaan', 'Katharina', 'Manuel', 'Roosmarijn', 'Veronica'], dutch, [
    ['Alex weet het', '[…] weet het'],
    ['Alex is slim', '[…] is slim'],
    ['Ik zat naast Seb', 'Ik zat naast […]'],
    ['Seb zei het', '[…] zei het'],
    ['naast Kat'],
    ['Ver weg is het donker'],
    ['een man met een kat'],
    ['Man en vrouw'],
    ['Roos is een bloem'],
    ['alex weet het'],
    ['Al het licht'],
  ]);
});

describe('a surname that is a word is masked after an initial and after a conjunction', () => {
  rows(['Jan Bakker', 'Roos de Boer', 'Frans Maart', 'Ria Rijn', 'Chris Kool'], dutch, [
    ['J. Bakker in de klas', '[…] in de klas'],
    ['Dat zei J. Bakker', 'Dat zei […]'],
    ['P. Bakker in de klas', 'P. […] in de klas'],
    ['Ik vond dat Bakker gelijk had', 'Ik vond dat […] gelijk had'],
    ['Ik vond dat Roos gelijk had', 'Ik vond dat […] gelijk had'],
    ['Bakker bakt brood'],
    ['een bakker, de Bakker en die bakker'],
    ['Ik vond dat Nederland gelijk had'],
    ['Ik vond dat Darwin gelijk had'],
    ['de Rijn stroomt en dat Frans moeilijk is'],
    ['Dat is zo. Bakker is een beroep'],
    ['Ik koos B. Omdat licht nodig is'],
  ]);
  rows(['Jan Licht'], dutch, [['vitamine C. Licht is nodig'], ['J. Licht zat naast mij', '[…] zat naast mij']]);
  rows(['Noor Newton'], 'Isaac Newton described gravity.', [['I. Newton did'], ['that Newton was right']]);
  rows(['John Baker', 'Mark Roman'], english, [
    ['J. Baker in our class', '[…] in our class'],
    ['I think that Mark was right', 'I think that […] was right'],
    ['I think that Darwin was right'],
    ['that Roman wall in March'],
    ['Baker is a job, and that baker too'],
  ]);
  rows(['Jonas Bäcker', 'Rose Wolf'], german, [
    ['J. Bäcker in der Klasse', '[…] in der Klasse'],
    ['Das hat J. Bäcker gesagt', 'Das hat […] gesagt'],
    ['Ich fand, dass Wasser und der Wolf'],
    ['dass Deutschland und der Rhein im März'],
    ['der Bäcker backt Brot'],
  ]);
  rows(['Jules Boulanger', 'Claire Marin'], french, [
    ['J. Boulanger dans la classe', '[…] dans la classe'],
    ['Je pense que Boulanger a raison', 'Je pense que […] a raison'],
    ['Je pense que Pasteur a raison'],
    ['Je pense que la France a raison, en mars'],
    ['le Boulanger et la mer. Claire est l’eau'],
  ]);
});

describe('a diminutive is masked like its name', () => {
  rows(['Noor Jansen', 'Tim', 'Eva', 'Roos', 'Willem', 'Piet', 'Jan'], dutch, [
    ['Noortje', '[…]'],
    ['ik zat naast noortje', 'ik zat naast […]'],
    ['Noortjes antwoord', '[…] antwoord'],
    ['Timmetje, Evaatje, Willempje, Pietje en Jantje', '[…], […], […], […] en […]'],
    ['Volgens Timmie', 'Volgens […]'],
    ['naast Roosje', 'naast […]'],
    ['een roosje en een beetje water, een tijdje'],
    ['een meisje met een potje'],
  ]);
  rows(['Tom', 'Ann', 'Part'], english, [
    ['Tommy and tommie did it', '[…] and […] did it'],
    ['anybody, any party, many, happy'],
  ]);
  rows(['Hans', 'Lei'], german, [['Hänschen weiß es', '[…] weiß es'], ['sie weichen und reichen, Leichen']]);
});

describe('a Dutch diminutive with a capital inside a sentence is masked, in the class or not', () => {
  rows([], 'Het sprookje van Roodkapje.', [
    ['ik zat naast Noortje', 'ik zat naast […]'],
    ['Noortje zei dat', '[…] zei dat'],
    ['Ik vond dat Bartje gelijk had', 'Ik vond dat […] gelijk had'],
    ['Meisjes en een Beetje licht'],
    ['Volgens Roodkapje is het Sprookje leuk'],
    ['naar Spanje en voor Oranje'],
    ['een beetje. Stukje voor stukje'],
  ]);
  rows([], german, [['neben Noortje und dem Stückje']]);
});

describe('the name after a title is masked, in the class or not; the title stays', () => {
  rows(['Noor'], dutch, [
    ['juf Anja zei dat', 'juf […] zei dat'],
    ['Volgens meneer Van den Berg', 'Volgens meneer […]'],
    ['meneer de Vries legde uit', 'meneer […] legde uit'],
    ['mevr. Jansen-Bakker', 'mevr. […]'],
    ['mevrouw de Wit-van Dam heeft gelijk', 'mevrouw […] heeft gelijk'],
    ['Dhr. P. Jansen', 'Dhr. […]'],
    ['DR. SMIT HEEFT GELIJK', 'DR. […] HEEFT GELIJK'],
    ['de juf legde het uit'],
    ['meneer, ik weet het niet'],
    ['Dat zei de meester. Bomen groeien'],
    ['5 ms Water'],
  ]);
  rows(['Noor'], english, [
    ["Mrs O'Brien told us", 'Mrs […] told us'],
    ['Mr. Smith and Miss Jones', 'Mr. […] and Miss […]'],
    ['mr Smith said', 'mr […] said'],
    ['Dr. Jane Goodman', 'Dr. […]'],
    ['I miss Paris'],
    ['Miss, is this right?'],
  ]);
  rows(['Noor'], german, [
    ['Frau Müller hat Kreide benutzt', 'Frau […] hat Kreide benutzt'],
    ['Gestern hat Herr Schmidt Kreide benutzt', 'Gestern hat Herr […] Kreide benutzt'],
    ['bei Frau Dr. Müller-Lüdenscheidt', 'bei Frau Dr. […]'],
    ['mit Herrn von Bülow', 'mit Herrn […]'],
    ['Hr. Yilmaz sagt', 'Hr. […] sagt'],
    ['Eine Frau trinkt Wasser'],
    ['wenn die Frau Wasser trinkt'],
  ]);
  rows(['Noor'], french, [
    ['M. Dupont a expliqué', 'M. […] a expliqué'],
    ['Mme de La Tour', 'Mme […]'],
    ['monsieur Lefèvre et Mlle Roux', 'monsieur […] et Mlle […]'],
    ['Monsieur, je ne sais pas'],
    ['une longueur de 5 M est longue'],
  ]);
  rows(['Noor'], 'In the book Dr Jekyll becomes Mr Hyde.', [['Because Dr Jekyll is Mr Hyde']]);
});

describe('what identifies a person, in the class or not, is masked', () => {
  rows(['Daan Bakker'], dutch, [
    ['mijn broer Karim weet het', 'mijn broer […] weet het'],
    ['opa Henk heeft kanker', 'opa […] heeft […]'],
    ['mijn zusje sofie heeft planten', 'mijn zusje […] heeft planten'],
    ['mijn vader werkt met planten'],
    ['mijn moeder zegt dat het licht is'],
    ['een goede vriend van licht'],
    ['ik heet emma vries', 'ik heet […]'],
    ['dat heet fotosynthese'],
    ['ik ben moe'],
    ['ik ben geboren op 14-3-2012', 'ik ben geboren op […]'],
    ['van 14-3-2012 tot 15-3-2012 groeide de plant'],
    ['ik zit op het Comenius College', 'ik zit op het […]'],
    ['mijn zus zit op het Bonhoeffercollege', 'mijn zus zit op het […]'],
    ['een college in de gracht', 'een college in de gracht'],
    ['kanker is een ziekte'],
    ['op mijn oude basisschool De Linde in Zwolle', 'op mijn oude basisschool […] in […]'],
    ['Ik woon in Zwolle bij mijn oma', 'Ik woon in […] bij mijn oma'],
    ['Tante Bep zit in een rolstoel', 'Tante […] zit in een […]'],
    ['dit is van tim v.d. heuvel', 'dit is van […]'],
    ['mijn zus zit op het Barlaeus', 'mijn zus zit op het […]'],
    ['mijn tante werkt bij het Radboud UMC', 'mijn tante werkt bij het […]'],
    ['de koning zit op de troon'],
    ['een plant werkt bij warmte beter'],
  ]);
  rows([], english, [
    ['my friend Jayden says light', 'my friend […] says light'],
    ['my cousin abdul is at Oakwood Academy', 'my cousin […] is at […]'],
    ['my friend told me about light'],
    ['i was born on 3rd May 2011', 'i was born on […]'],
    ['my brother liam has adhd', 'my brother […] has […]'],
    ['my mum (Claire) said so', 'my mum ([…]) said so'],
    ['at St Aidan’s Primary in Derby we did', 'at […] in […] we did'],
    ['Auntie Jo is a nurse at Oakfield Hospital', 'Auntie […] is a nurse at […]'],
    ['my uncle shut his shop, Stanley’s Fish Bar', 'my uncle shut his shop, […]'],
    ['Grace has epilepsy', '[…] has […]'],
    ['a diabetic has too much sugar'],
    ['my sis ellie-mae', 'my sis […]'],
    ['i go to Oakwood and we did this', 'i go to […] and we did this'],
    ['she works at Greenfields', 'she works at […]'],
  ]);
  rows([], german, [
    ['mein Bruder Emir hat es erklärt', 'mein Bruder […] hat es erklärt'],
    ['meine freundin hannah sagt licht', 'meine freundin […] sagt licht'],
    ['ich bin an der Goethe-Schule', 'ich bin an der […]'],
    ['ich heiße übrigens tim krause', 'ich heiße übrigens […]'],
    ['Ich bin am 22.08.2011 geboren', 'Ich bin am […] geboren'],
    ['geb. 12.08.2011, also älter', 'geb. […], also älter'],
    ['Meine Oma hat Parkinson', 'Meine Oma hat […]'],
    ['Der Patient hat Diabetes'],
    ['Die Wikinger wohnten in Norwegen'],
    ['Mein Vater mag Licht'],
  ]);
  rows([], french, [
    ['mon frère Yanis dit la lumière', 'mon frère […] dit la lumière'],
    ['je m’appelle hugo petit', 'je m’appelle […]'],
    ['mon cousin bilal est au collège Jean Moulin', 'mon cousin […] est au collège […]'],
    ['je suis né le 12/09/2011', 'je suis né le […]'],
    ['tonton Bernard le sait', 'tonton […] le sait'],
    ['à l’école Jules-Verne de Nantes', 'à l’école […] de […]'],
    ['je suis à Montaigne en 5e', 'je suis à […] en 5e'],
  ]);
});

describe('a name that is a word is masked in lower case where it means a person', () => {
  rows(['Roos', 'Grace'], dutch, [
    ['roos zat de hele les naast mij', '[…] zat de hele les naast mij'],
    ['grace is blind', '[…] is […]'],
    ['roos is rood. dat zegt mij niets'],
    ['een roos geeft mij hooikoorts'],
    ['weet ik niet - roos', 'weet ik niet - […]'],
    ['een doorn - een roos'],
  ]);
  rows(['Ruby', 'Mark'], 'Minerals: ruby and quartz.', [['ruby gives us red light'], ['hardest of all - ruby']]);
  rows(['Ruby', 'Mark'], english, [
    ['ruby lent me the book', '[…] lent me the book'],
    ['ruby is deaf', '[…] is […]'],
    ['mark me right'],
  ]);
  rows(['Ernst', 'Wolf'], german, [
    ['sie sagt der Ernst hat Asthma', 'sie sagt der […] hat […]'],
    ['Der Patient hat Diabetes'],
    ['Wolf hat mir geholfen', '[…] hat mir geholfen'],
  ]);
  rows(['Clément'], french, [
    ['clement a tout copié sur moi', '[…] a tout copié sur moi'],
    ['le climat clément nous va'],
  ]);
});

describe('the topic of a lesson is not masked', () => {
  rows([], 'Diabetes is een ziekte van de alvleesklier. Insuline helpt. Vader Abraham.', [
    ['mijn oma Bep heeft diabetes', 'mijn oma […] heeft diabetes'],
    ['vader Abraham'],
  ]);
});

describe('a common first name is masked with the surname behind it, in the class or not', () => {
  rows([], dutch, [
    ['ik (emma de vries) denk licht', 'ik ([…]) denk licht'],
    ['dat heb ik van Joris de Wit', 'dat heb ik van […]'],
    ['lisa en femke deden mee', '[…] en […] deden mee'],
    ['en dan weer enzo'],
    ['Hendrik IV at brood'],
  ]);
  rows([], english, [
    ['sofia lopez in my table thinks light', '[…] in my table thinks light'],
    ['Ryan Clarke copied me', '[…] copied me'],
    ['William Harvey discovered it'],
    ['ask miss Patel she knows', 'ask miss […] she knows'],
    ['i dont miss Paris'],
  ]);
  rows([], german, [
    ['ich bin der leon schmidt', 'ich bin der […]'],
    ['Lena und Felix meinen Licht', '[…] und […] meinen Licht'],
  ]);
  rows(['Claire Fontaine', 'Pierre Roy'], french, [
    ['claire fontaine n’a pas compris', '[…] n’a pas compris'],
    ['pierre m’a soufflé : la lumière', '[…] m’a soufflé : la lumière'],
    ['la pierre m’a fait mal'],
    ['l’eau claire n’a pas de goût'],
    ['mon petit frère, il s’appelle Adam', 'mon petit frère, il s’appelle […]'],
    ['elle s’appelle la photosynthèse'],
  ]);
  rows([], 'Emma Bovary rêve à Paris.', [['Emma Bovary rêve']]);
  rows(['Jack'], 'Jack Merridew and Ralph are boys.', [['first Jack has the hunters']]);
});
