import { languagePacks } from '@exit-tickets/answer-groups';
import { type Language, languages, type QuestionStem } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { keyWordsOf } from '../src/key-words.ts';
import { recogniseLanguage } from '../src/languages/recognise-language.ts';
import { readLesson } from '../src/lesson/lesson.ts';
import { makeQuestions } from '../src/make-questions.ts';
import { pickFrom } from '../src/pick.ts';
import { blank, lastResort, stemsOf } from '../src/stems.ts';
import { suggestFocus, titleOf } from '../src/title.ts';
import { unitsOf } from '../src/units.ts';

/** The questions made about a text, without gaps, which most sentences have. */
const questionsAbout = (text: string, language: Language) => {
  const lesson = readLesson(text, language);
  const keys = keyWordsOf(lesson);
  return unitsOf(lesson).flatMap((unit) =>
    stemsOf(unit, lesson, keys).flatMap(({ stem, text: question, answer }) =>
      stem === 'gap' ? [] : [[stem, question, answer]],
    ),
  );
};

type QuestionCase = [QuestionStem, sentence: string, question: string, answer: string];

const cases: Record<Language, QuestionCase[]> = {
  nl: [
    [
      'cause',
      'De cellen van de sla verliezen water, doordat het zoute water meer stof bevat.',
      '“De cellen van de sla verliezen water.” Leg uit waarom.',
      '… doordat het zoute water meer stof bevat.',
    ],
    [
      'cause',
      'Planten openen hun huidmondjes, om koolstofdioxide op te nemen.',
      '“Planten openen hun huidmondjes.” Leg uit met welk doel.',
      '… om koolstofdioxide op te nemen.',
    ],
    [
      'cause',
      'De spiegel in de badkamer beslaat. Dat komt doordat warme damp op het koude glas condenseert.',
      '“De spiegel in de badkamer beslaat.” Leg uit waarom.',
      'Dat komt doordat warme damp op het koude glas condenseert.',
    ],
    [
      'consequence',
      'De tanden maken het voedsel klein, waardoor het oppervlak groter wordt.',
      '“De tanden maken het voedsel klein.” Wat is daarvan het gevolg?',
      '… waardoor het oppervlak groter wordt.',
    ],
    [
      'consequence',
      'De darmvlokken vergroten het oppervlak. Daardoor worden voedingsstoffen sneller opgenomen.',
      '“De darmvlokken vergroten het oppervlak.” Wat is daarvan het gevolg?',
      'Daardoor worden voedingsstoffen sneller opgenomen.',
    ],
    [
      'consequence',
      'Stijgt de prijs van een product, dan daalt meestal de vraag.',
      'Maak de zin af: “Stijgt de prijs van een product, …”',
      '… dan daalt meestal de vraag.',
    ],
    [
      'meaning',
      'Een byte is een groep van acht bits.',
      'Leg in je eigen woorden uit wat “byte” betekent.',
      'Een byte is een groep van acht bits.',
    ],
    [
      'meaning',
      'De spieren in de slokdarm trekken zich om de beurt samen. Deze beweging heet peristaltiek.',
      'Leg in je eigen woorden uit wat “peristaltiek” betekent.',
      'De spieren in de slokdarm trekken zich om de beurt samen. Deze beweging heet peristaltiek.',
    ],
    [
      'meaning',
      'De persoonsvorm is het werkwoord dat verandert als je de zin in een andere tijd zet.',
      'Leg in je eigen woorden uit wat “persoonsvorm” betekent.',
      'De persoonsvorm is het werkwoord dat verandert als je de zin in een andere tijd zet.',
    ],
    [
      'difference',
      'Het verschil tussen weer en klimaat is dat het klimaat over dertig jaar wordt gemeten.',
      'Wat is het verschil tussen “weer” en “klimaat”?',
      'Het verschil tussen weer en klimaat is dat het klimaat over dertig jaar wordt gemeten.',
    ],
    [
      'difference',
      'Een slagader voert bloed van het hart af, terwijl een ader het bloed naar het hart brengt.',
      'Maak de zin af: “Een slagader voert bloed van het hart af, terwijl …”',
      '… een ader het bloed naar het hart brengt.',
    ],
    [
      'misconception',
      'Veel mensen denken dat een walvis een vis is, maar de walvis is een zoogdier.',
      'Sommige mensen denken dat een walvis een vis is. Leg uit wat er niet klopt.',
      'De walvis is een zoogdier.',
    ],
    [
      'completion',
      'Het bloed van de mens bestaat uit bloedplasma, bloedcellen en bloedplaatjes.',
      'Maak de zin af: “Het bloed van de mens bestaat uit …”',
      '… bloedplasma, bloedcellen en bloedplaatjes.',
    ],
    [
      'completion',
      'De hoogte van een toon hangt af van de lengte van de snaar.',
      'Maak de zin af: “De hoogte van een toon hangt af van …”',
      '… de lengte van de snaar.',
    ],
  ],
  en: [
    [
      'cause',
      'An animal cell bursts in pure water because it has no strong wall.',
      '“An animal cell bursts in pure water.” Explain why.',
      'It has no strong wall.',
    ],
    [
      'cause',
      'The lights in a house are wired in parallel so that each can be switched off separately.',
      '“The lights in a house are wired in parallel.” What is the purpose of this?',
      '… so that each can be switched off separately.',
    ],
    [
      'cause',
      'Oceanic crust sinks beneath a continent. This happens because oceanic crust is denser.',
      '“Oceanic crust sinks beneath a continent.” Explain why.',
      'This happens because oceanic crust is denser.',
    ],
    [
      'consequence',
      'Towns were crowded and dirty, so the plague spread fastest there.',
      '“Towns were crowded and dirty.” What is the result of this?',
      'The plague spread fastest there.',
    ],
    [
      'consequence',
      'An intransitive verb has no object, therefore no passive.',
      '“An intransitive verb has no object.” What is the result of this?',
      'No passive.',
    ],
    [
      'consequence',
      'When an acid reacts with an alkali, a salt and water are formed.',
      'Finish the sentence: “When an acid reacts with an alkali, …”',
      '… a salt and water are formed.',
    ],
    [
      'meaning',
      'Osmosis is the movement of water through a membrane.',
      'Explain in your own words what “Osmosis” means.',
      'Osmosis is the movement of water through a membrane.',
    ],
    [
      'meaning',
      'The person who does the action is called the agent.',
      'Explain in your own words what “agent” means.',
      'The person who does the action is called the agent.',
    ],
    [
      'difference',
      'The difference between weather and climate is that climate is measured over thirty years.',
      'What is the difference between “weather” and “climate”?',
      'The difference between weather and climate is that climate is measured over thirty years.',
    ],
    [
      'misconception',
      'Beginners often think that range(5) counts from 1 to 5, but the count starts at 0.',
      'Some people think that range(5) counts from 1 to 5. Explain what is wrong with this idea.',
      'The count starts at 0.',
    ],
    [
      'completion',
      'Human blood consists of plasma, blood cells and platelets.',
      'Finish the sentence: “Human blood consists of …”',
      '… plasma, blood cells and platelets.',
    ],
    [
      'completion',
      'The pitch of a note depends on the length of the string.',
      'Finish the sentence: “The pitch of a note depends on …”',
      '… the length of the string.',
    ],
  ],
  de: [
    [
      'meaning',
      'Das Verb ist das Wort, das sich ändert, wenn man den Satz in eine andere Zeit setzt.',
      'Erkläre in eigenen Worten, was „Verb“ bedeutet.',
      'Das Verb ist das Wort, das sich ändert, wenn man den Satz in eine andere Zeit setzt.',
    ],
    [
      'cause',
      'Ein Baumstamm schwimmt im See, weil Holz eine kleinere Dichte als Wasser hat.',
      '„Ein Baumstamm schwimmt im See.“ Erkläre, warum.',
      '… weil Holz eine kleinere Dichte als Wasser hat.',
    ],
    [
      'cause',
      'Die Pflanzen öffnen ihre Spaltöffnungen, um Kohlenstoffdioxid aufzunehmen.',
      '„Die Pflanzen öffnen ihre Spaltöffnungen.“ Erkläre, wozu.',
      '… um Kohlenstoffdioxid aufzunehmen.',
    ],
    [
      'consequence',
      'In der Höhe kühlt die Luft ab, sodass der Wasserdampf zu Tröpfchen kondensiert.',
      '„In der Höhe kühlt die Luft ab.“ Welche Folge hat das?',
      '… sodass der Wasserdampf zu Tröpfchen kondensiert.',
    ],
    [
      'consequence',
      'Die Häuser standen eng beieinander. Deshalb breiteten sich Brände schnell aus.',
      '„Die Häuser standen eng beieinander.“ Welche Folge hat das?',
      'Deshalb breiteten sich Brände schnell aus.',
    ],
    [
      'meaning',
      'Der elektrische Widerstand ist die Eigenschaft eines Leiters, den Stromfluss zu behindern.',
      'Erkläre in eigenen Worten, was „der elektrische Widerstand“ bedeutet.',
      'Der elektrische Widerstand ist die Eigenschaft eines Leiters, den Stromfluss zu behindern.',
    ],
    [
      'meaning',
      'Die Reaktion eines Stoffes mit Sauerstoff heißt Oxidation.',
      'Erkläre in eigenen Worten, was „Oxidation“ bedeutet.',
      'Die Reaktion eines Stoffes mit Sauerstoff heißt Oxidation.',
    ],
    [
      'difference',
      'Die Arterien führen das Blut vom Herzen weg, während die Venen das Blut zum Herzen führen.',
      'Vervollständige den Satz: „Die Arterien führen das Blut vom Herzen weg, während …“',
      '… die Venen das Blut zum Herzen führen.',
    ],
    [
      'misconception',
      'Viele glauben, dass der Strom in der Lampe verbraucht wird, aber durch jede Lampe fließt gleich viel Strom.',
      'Manche Menschen glauben, dass der Strom in der Lampe verbraucht wird. Erkläre, was daran nicht stimmt.',
      'Durch jede Lampe fließt gleich viel Strom.',
    ],
    [
      'completion',
      'Das menschliche Blut besteht aus Blutplasma, Blutzellen und Blutplättchen.',
      'Vervollständige den Satz: „Das menschliche Blut besteht aus …“',
      '… Blutplasma, Blutzellen und Blutplättchen.',
    ],
  ],
  fr: [
    [
      'cause',
      'Une feuille paraît verte parce que la chlorophylle renvoie la lumière verte.',
      '« Une feuille paraît verte. » Explique pourquoi.',
      'La chlorophylle renvoie la lumière verte.',
    ],
    [
      'cause',
      'La plante ouvre ses stomates afin de laisser entrer le dioxyde de carbone.',
      '« La plante ouvre ses stomates. » Explique dans quel but.',
      '… afin de laisser entrer le dioxyde de carbone.',
    ],
    [
      'consequence',
      'Les glaces de la Terre fondent, si bien que le niveau de la mer monte.',
      '« Les glaces de la Terre fondent. » Quelle en est la conséquence\u00a0?',
      'Le niveau de la mer monte.',
    ],
    [
      'consequence',
      "Louis XIV aime beaucoup la danse. C'est pourquoi l'opéra français contient tant de ballets.",
      '« Louis XIV aime beaucoup la danse. » Quelle en est la conséquence\u00a0?',
      "C'est pourquoi l'opéra français contient tant de ballets.",
    ],
    [
      'meaning',
      "L'épargne est la partie du revenu qui n'est pas dépensée.",
      'Explique avec tes propres mots ce que signifie « épargne ».',
      "L'épargne est la partie du revenu qui n'est pas dépensée.",
    ],
    [
      'misconception',
      'Beaucoup de gens pensent que les plantes respirent seulement la nuit, mais elles respirent aussi le jour.',
      'Certaines personnes pensent que les plantes respirent seulement la nuit. Explique ce qui est faux dans cette idée.',
      'Elles respirent aussi le jour.',
    ],
    [
      'completion',
      'Le sang humain est composé de plasma, de globules et de plaquettes.',
      'Termine la phrase\u00a0: « Le sang humain est composé de …\u00a0»',
      '… plasma, de globules et de plaquettes.',
    ],
  ],
};

/** Replaces the non-breaking spaces of French punctuation. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe.each(languages)('in %s', (language) => {
  test.each(cases[language])('a %s question is made about “%s”', (stem, sentence, question, answer) => {
    const all = questionsAbout(sentence, language).map((each) => each.map(plain));
    expect(all).toContainEqual([stem, plain(question), plain(answer)]);
  });

  test('the language is recognised by its function words, though others share some of them', () => {
    expect(recogniseLanguage([...languagePacks[language].words.stop].join(' '))).toBe(language);
  });
});

describe('a sentence that depends on another one', () => {
  test.each<[Language, string]>([
    ['nl', 'Ze verliezen water, omdat het zoute water buiten meer stof bevat.'],
    ['nl', 'Daarna worden deze cellen slap, doordat het water naar buiten stroomt.'],
    ['nl', 'Op de afbeelding groeit een plant, omdat er genoeg licht op valt.'],
    ['en', 'It sinks beneath the other because oceanic crust is denser than the rest.'],
    ['en', 'Many lords ignored it, because their crops would have rotted in the fields.'],
    ['en', 'These towns were crowded, so the plague spread fastest there.'],
    ['en', 'Because its members are not elected, the House of Lords cannot block a bill.'],
    ['en', 'Molten rock rises slowly into the gap, so new crust forms there.'],
    ['nl', 'Drie dagen later kwam het leger in de stad, omdat de wind was gedraaid.'],
    ['en', 'Three days later William landed on the coast because the wind had changed.'],
    ['de', 'Zwei Jahre später verlor die Partei die Wahl, weil die Preise stark gestiegen waren.'],
    ['fr', 'Trois jours plus tard, la flotte arrive sur la côte parce que le vent a tourné.'],
    ['fr', 'On y a construit des quais très longs, car les navires y sont immenses.'],
    ['nl', 'Wil je juist het water hebben, dan moet je het mengsel destilleren.'],
    ['de', 'In Salzwasser schwimmt es, weil Salzwasser eine größere Dichte hat.'],
    ['de', 'Diese Stoffe gehen unter, weil ihre Dichte größer als die von Wasser ist.'],
    ['fr', 'Elle paraît verte parce que la chlorophylle renvoie la lumière verte.'],
    ['fr', 'Ces feuilles tombent en automne, si bien que le sol est couvert de feuilles.'],
  ])('is not quoted without it, in %s: %s', (language, sentence) => {
    expect(questionsAbout(sentence, language)).toEqual([]);
  });

  test('is quoted together with it', () => {
    expect(
      questionsAbout(
        'Ein Ei sinkt in Leitungswasser. In Salzwasser schwimmt es, weil Salzwasser eine größere Dichte hat.',
        'de',
      ),
    ).toEqual([
      [
        'cause',
        '„Ein Ei sinkt in Leitungswasser. In Salzwasser schwimmt es.“ Erkläre, warum.',
        '… weil Salzwasser eine größere Dichte hat.',
      ],
    ]);
  });
});

test('a consequence is asked for with the three sentences that lead to it, which are no gap', () => {
  const led =
    'The tired men stood on a hill behind a wall. At first the knights could not break it. Then many men left the hill.';
  expect(questionsAbout(`${led} As a result, the wall of shields broke.`, 'en')).toContainEqual([
    'consequence',
    `“${led}” What is the result of this?`,
    'As a result, the wall of shields broke.',
  ]);
  const lesson = readLesson(`${led} As a result, the wall of shields broke.`, 'en');
  const keys = keyWordsOf(lesson);
  const gaps = unitsOf(lesson).flatMap((unit) => stemsOf(unit, lesson, keys).filter(({ stem }) => stem === 'gap'));
  expect(gaps.map(({ answer }) => answer)).not.toContain('shields');
});

test.each<[Language, first: string, next: string]>([
  [
    'nl',
    'De rente op een lening is hoog, omdat de bank kosten heeft.',
    'Daarnaast loopt de bank het risico van verlies.',
  ],
  ['en', 'The interest on a loan is high because the bank has costs.', 'In addition, the bank may lose its money.'],
  ['de', 'Die Zinsen für Kredite sind hoch, weil die Bank Kosten hat.', 'Außerdem kann die Bank ihr Geld verlieren.'],
  [
    'fr',
    'Les intérêts du prêt sont élevés parce que la banque a des frais.',
    'De plus, la banque peut perdre son argent.',
  ],
])('a cause is answered with the one that the next sentence adds (%s)', (language, first, next) => {
  const causes = (text: string) => questionsAbout(text, language).filter(([stem]) => stem === 'cause');
  const answersOf = (text: string) => causes(text).map(([, , answer]) => answer);
  const [alone] = answersOf(first);
  expect(alone).toMatch(/^(?:… \p{Ll}|\p{Lu}).*\.$/u);
  expect(answersOf(`${first} ${next}`)).toEqual([`${alone} ${next}`]);
  expect(answersOf(`${first}\n\n${next}`)).toEqual([alone]);
});

describe('a question about a cause or a meaning', () => {
  test.each<[string, Language, string]>([
    ['a denied cause', 'nl', 'Voedsel gaat niet door de zwaartekracht omlaag, maar doordat spieren zich samentrekken.'],
    ['an unfinished clause', 'nl', 'Dieren die in de winter slapen omdat er weinig eten is, leven op hun vet.'],
    [
      'a manner that is described after the cut',
      'de',
      'Das Netz wurde so gebaut, damit es bei Ausfällen funktioniert.',
    ],
    ['an answer that says nothing new', 'en', 'A heavy stone sinks in water because it is heavy.'],
    ['a part that is no clause', 'de', 'Eine Wüste ist ein Gebiet, in dem wegen Trockenheit kaum Pflanzen wachsen.'],
    ['a description of a place', 'fr', "On appelle foyer émetteur une région d'où partent les touristes chaque année."],
    [
      'a word that only continues',
      'fr',
      'Pour changer de nuance, le claveciniste change donc de clavier avec ses mains.',
    ],
    ['a description that goes on', 'en', 'A recipe is an algorithm, and so is the method you use for long division.'],
    [
      'a quotation of more than thirty words',
      'nl',
      `De rivier kreeg door het programma meer ruimte: ${'de dijken zijn verlegd, '.repeat(6)}nieuwe geulen zijn gegraven, want het water steeg.`,
    ],
  ])('is not made from %s', (_what, language, sentence) => {
    expect(questionsAbout(sentence, language).filter(([stem]) => stem === 'cause' || stem === 'consequence')).toEqual(
      [],
    );
  });

  test.each<[Language, string]>([
    ['nl', 'Als de prijs van appels daalt doordat er te veel zijn, koopt iedereen meer.'],
    ['en', 'If the order is already clear because of "before" or "after", the past perfect is not necessary.'],
    ['de', 'Wenn die Straße nass wird, weil es geregnet hat, rutschen die Reifen.'],
    ['fr', "Si l'ordre des actions est clair parce que la phrase a un adverbe, la virgule est inutile."],
  ])('quotes a statement, not only the clause before it (%s)', (language, sentence) => {
    expect(questionsAbout(sentence, language).filter(([stem]) => stem === 'cause')).toEqual([]);
  });

  test.each<[Language, string]>([
    ['nl', 'De bochten van de rivier zijn afgesneden, waardoor het water sneller stroomt.'],
    ['en', 'The roads of the village are used by farmers and their animals in winter.'],
    ['de', 'Ein Beispiel ist die Kartoffel, die viel Stärke enthält.'],
    ['nl', 'De VOC was de eerste onderneming die aandelen uitgaf.'],
    ['en', 'Personification: the moon is envious and sick with grief.'],
    ['nl', 'Personificatie: de maan is jaloers op de zon en ziek van verdriet.'],
    ['fr', 'Le sucre est un bon exemple de solide qui se dissout dans le café.'],
  ])('is not made from a description that does not explain the word (%s)', (language, sentence) => {
    expect(questionsAbout(sentence, language).filter(([stem]) => stem === 'meaning')).toEqual([]);
  });
});

test('a meaning is answered without the word and what stands between', () => {
  const text = 'Begrippen\nmarkt - de plek waar kopers en verkopers elkaar vinden\nprijs = wat een koper betaalt';
  expect(questionsAbout(text, 'nl').map(([, , answer]) => answer)).toEqual([
    'de plek waar kopers en verkopers elkaar vinden.',
    'wat een koper betaalt.',
  ]);
});

test('a meaning is asked of no label in two blocks that have few of them', () => {
  const text = `Grondrechten

• Klassiek: overheid moet zich niet bemoeien met de godsdienst
• Sociaal: overheid moet zorgen voor onderwijs

De macht

• Wetgevend: maakt de wetten van het land`;
  expect(questionsAbout(text, 'nl').filter(([stem]) => stem === 'meaning')).toEqual([]);
});

test('a sentence that leans on none is not quoted with the one before it', () => {
  const passages = (text: string) => unitsOf(readLesson(text, 'nl')).map(({ passage }) => passage);
  const first = 'De oplossing wordt daarna een stuk minder zuur.';
  expect(passages(`Zuren en basen\n\nAzijn is zuur. ${first} Ontstopper is een base.`)).not.toContain(
    `${first} Ontstopper is een base.`,
  );
  expect(passages('Als D > 0 heeft de vergelijking twee oplossingen.')).toHaveLength(1);
  expect(passages(`${first} Alleen dijken verhogen helpt helaas niet genoeg.`)).toContain(
    'Alleen dijken verhogen helpt helaas niet genoeg.',
  );
});

test('a step with an arrow is not asked for as a meaning, nor a single word as a cause', () => {
  const of = (text: string): string[] => questionsAbout(text, 'nl').map(([stem = '']) => stem);
  expect(of('Steden: regen zakt niet meer in de grond → meer water naar de rivier.')).not.toContain('meaning');
  expect(of('De sla wordt na een kwartier heel slap. Dat komt door osmose.')).not.toContain('cause');
});

describe('bullets without capitals', () => {
  const asked = (text: string, language: Language): string[] =>
    questionsAbout(text, language).map(([, question = '']) => question);

  test.each<[Language, string, string]>([
    [
      'nl',
      `De bloedsomloop

- slagader: bloed van het hart af, dikke gespierde wand, hoge druk
- haarvat: wand 1 cel dik, daardoor kunnen stoffen makkelijk naar de cellen
- haarvaten: nauw, lang, vertakt
- grote bloedsomloop: van de linkerkamer naar het lichaam
- linkerkamer dikkere spierwand dan rechterkamer, want die moet het bloed verder pompen`,
      `Leg in je eigen woorden uit wat “slagader” betekent.
Leg in je eigen woorden uit wat “haarvat” betekent.
Leg in je eigen woorden uit wat “grote bloedsomloop” betekent.
“Linkerkamer dikkere spierwand dan rechterkamer.” Leg uit waarom.`,
    ],
    [
      'en',
      `Circulation

- artery: carries blood away from the heart, thick wall, high pressure
- vein: carries blood to the heart, thin wall, valves so blood cannot flow back
- ventricle: the lower part of the heart
- ventricle on the left has a thicker wall because it pumps blood round the body`,
      `Explain in your own words what “artery” means.
Explain in your own words what “vein” means.
Explain in your own words what “ventricle” means.
“Ventricle on the left has a thicker wall.” Explain why.`,
    ],
  ])('explain words and give causes (%s)', (language, text, questions) => {
    expect(asked(text, language).sort()).toEqual(questions.split('\n').sort());
  });

  test('are not quoted without the line that they complete, or without their subject', () => {
    const led =
      'Lampen\n\nEr zijn nu betere lampen.\nVroeger gaven:\n- lampen minder licht dan kaarsen, omdat ze zwak waren';
    expect(asked(led, 'nl')).toEqual([]);
    const bare = 'Lampen\n\nEen lamp is handig.\n\n- geeft veel meer licht dan een kaars, omdat de stroom sterk is';
    expect(asked(bare, 'nl')).toEqual([]);
  });
});

test('what a sign means is not asked for as a formula', () => {
  const of = (line: string) => questionsAbout(`Dichte\n\nJeder Stoff hat eine Dichte.\n\n${line}\n`, 'de');
  expect(of('Dichte = Masse : Volumen')).toHaveLength(1);
  expect(of('ρ (rho) = Dichte in g/cm³')).toEqual([]);
});

test('a formula is not quoted without its condition', () => {
  const formula = 'kans = aantal gunstige uitkomsten : aantal mogelijke uitkomsten';
  const of = (before: string) => unitsOf(readLesson(`Kansen\n${before}\n${formula}\n`, 'nl')).map(({ form }) => form);
  expect(of('Zo reken je met kansen.')).toContain('formula');
  expect(of('Als alle uitkomsten even waarschijnlijk zijn:')).not.toContain('formula');
});

test('the language is that of the running text, not of a word list beside it', () => {
  const words = [
    'la rue',
    'le carrefour',
    'tourner à gauche',
    'tout droit',
    'la gare',
    'à côté de',
    'en face de',
    'les deux',
    'avec le',
  ];
  const list = (mark: string): string => words.map((word) => `${word}${mark}straat`).join('\n');
  const text =
    'Je laat bij de gebiedende wijs het onderwerp weg. Bij werkwoorden op -er valt bij tu de s weg, en bij vous niet.';
  expect(recogniseLanguage(`${list('\t')}\n\n${text}`)).toBe('nl');
  expect(recogniseLanguage(`${list(' = ')}\n\n${text}`)).toBe('nl');
});

test('a word list is no teaching text, rather than a text in an unknown language', () => {
  const content = `Chapitre 4
la rue = de straat
le carrefour = het kruispunt
tourner à gauche = linksaf slaan
tout droit = rechtdoor
le feu rouge = het stoplicht
la gare = het station
traverser = oversteken`;
  const make = () => makeQuestions({ content, levels: [], count: 3, existing: [], seed: 1 });
  expect(make).toThrow(expect.objectContaining({ code: 'no_teaching_text' }));
});

test('a title names the subject of a lesson, not its number', () => {
  const lesson = readLesson('Les 11 – De vulkaan\n\nEen vulkaan is een berg die lava uitspuwt.', 'nl');
  expect(titleOf(lesson)).toBe('De vulkaan');
});

const cell = 'De kern stuurt de cel. De celwand geeft de cel steun. Een cel is het kleinste deel dat leeft.';
test.each([
  ['a paragraph', `§ 4.3 De cel\n\n${cell}`, '§ 4.3 De cel'],
  ['a picture', `🌍 Biologie 🌡️\n${cell}`, 'Biologie'],
  [
    'a plan',
    `0-5 min: welkom, absentie\n5-20 min: uitleg\n${cell}\nDifferentiatie: sterke leerlingen maken bron 7`,
    'Cel',
  ],
  ['a mail', `Hoi collega's, hieronder de les voor morgen. Groetjes Marieke\n\n${cell}\n\nSent from my iPhone`, 'Cel'],
])('a title is a heading of the lesson, not of %s around it', (_where, text, title) => {
  expect(titleOf(readLesson(text, 'nl'))).toBe(title);
});

test('a title without any heading names the topics, the most mentioned first', () => {
  const text =
    'De normaal is een lijn op het oppervlak. Licht breekt in het glas. Het licht gaat daar trager dan het licht in lucht.';
  expect(titleOf(readLesson(text, 'nl'))).toBe('Licht, normaal');
});

test('the suggested focus has nouns for topics, and parts that teach', () => {
  const text = `Geld

De prijs daalt bij deflatie. Door de deflatie daalt ook het loon. Dan daalt de winst door deflatie.

De bank

Een bank leent geld uit aan mensen en bedrijven.

Vragen

1. Wat doet een bank?`;
  expect(suggestFocus(text)).toBe('Deze les draait om “deflatie”. Onderdelen: “De bank”.');
});

test('the suggested focus is the title of a lesson whose topics are not repeated', () => {
  const text = 'NaSk 2 – zuren en basen\n\nEen zuur smaakt zuur, maar je mag in het lab nooit proeven!';
  expect(suggestFocus(text)).toBe('Deze les draait om “Zuren en basen”.');
});

test.each([
  ['Hoe ontstaat een aardbeving?', 'De aardkorst bestaat uit platen die langzaam bewegen.'],
  ['Gezond eten.', 'Je lichaam heeft voedingsstoffen nodig, dus eten is belangrijk.'],
])('a title without a heading is a short opening of the text: %s', (opening, rest) => {
  const text = `${opening} ${rest} Bij elke aardbeving bewegen platen. Je hebt platen nodig, en rust is nodig.`;
  expect(titleOf(readLesson(text, 'nl'))).toBe(opening.replace('.', ''));
});

describe('a gap', () => {
  const gapsIn = (text: string, language: Language) => {
    const lesson = readLesson(text, language);
    const keys = keyWordsOf(lesson);
    return unitsOf(lesson).flatMap((unit) => stemsOf(unit, lesson, keys).filter(({ stem }) => stem === 'gap'));
  };

  test('is a whole term of the lesson if its sentence explains one', () => {
    const [made] = gapsIn('De verdeling van de macht in drie delen heet de trias politica.', 'nl');
    expect(made).toMatchObject({
      text: 'Welk woord hoort op de lege plek? “De verdeling van de macht in drie delen heet de _____.”',
      answer: 'trias politica',
    });
  });

  test('is the word of the title only where there is no other', () => {
    const [first] = gapsIn('Die vier Fälle\n\nEin Nomen kann im Satz in vier Fällen stehen.', 'de');
    expect(first?.answer).toBe('Nomen');
  });

  test('is not a word that occurs twice in its sentence, even as a part of another', () => {
    for (const { answer } of gapsIn('De prijs waarbij vraag en aanbod gelijk zijn, heet de evenwichtsprijs.', 'nl'))
      expect(answer).not.toBe('prijs');
  });

  test.each<[Language, text: string, ofExample: string]>([
    [
      'de',
      'Im Passiv steht die Handlung im Mittelpunkt: „Die Blumen werden gegossen.“ Im Garten stehen die Blumen.',
      'Blumen',
    ],
    ['nl', 'Staat je achter de persoonsvorm, dan schrijf je geen t: word jij, vind je. Vaak is het vind.', 'vind'],
  ])('is a word of an example only where there is no other (%s)', (language, text, ofExample) => {
    const [first] = gapsIn(text, language);
    expect(first?.answer).toMatch(/./u);
    expect(first?.answer).not.toBe(ofExample);
    expect(gapsIn('“Whispers like a crowd” is a simile.', 'en').map(({ answer }) => answer)).toEqual(['simile']);
  });

  test.each<[Language, text: string, notAsked: string]>([
    ['de', 'Der Dativ drückt einen Ort aus: Das Buch liegt auf dem Tisch.', 'Tisch'],
    ['en', 'In January 1066 King Edward died without children.', 'January'],
    ['nl', 'Je kunt sparen voor een fiets of een huis. Ten slotte sparen sommige mensen vanwege de rente.', 'slotte'],
  ])(
    'is not a word of a short sentence after a colon, a month or a fixed expression (%s)',
    (language, text, notAsked) => {
      expect(gapsIn(text, language).map(({ answer }) => answer)).not.toContain(notAsked);
    },
  );

  test('is a noun, where the lesson has enough of them', () => {
    const nouns = ['De teller staat boven de streep.', 'De noemer staat altijd onder de streep.'];
    const more = ['Met de noemer deel je een taart in stukken.', 'Met de teller tel je hoeveel stukken er zijn.'];
    const answersOf = (sentences: readonly string[]): string[] => {
      const lesson = readLesson(sentences.join(' '), 'nl');
      const found = pickFrom(lesson, keyWordsOf(lesson), { max: 9, random: () => 0, isWanted: () => true });
      return found.flatMap(({ stems }) => stems.map(({ answer }) => answer));
    };
    const weak = 'Breuken vereenvoudigen bespaart leerlingen veel moeizaam rekenwerk.';
    expect(answersOf([...nouns, ...more, weak])).toHaveLength(4);
    expect(answersOf([...nouns, weak])).toHaveLength(3);
  });

  test.each<[Language, text: string, noNoun: string]>([
    ['de', 'Die Farbe wird blau. Lackmus färbt sich dann in allen Laugen blau.', 'färbt'],
    [
      'en',
      'The sun rises in the East, and in the East it is warm. In 1961 the East German government built a wall.',
      'East',
    ],
    ['en', 'Subduction melts the rock, which feeds the volcanoes along the edge of the continent.', 'along'],
  ])('is no word that only looks like a noun (%s)', (language, text, noNoun) => {
    const sure = gapsIn(text, language).filter(({ strength }) => strength >= lastResort);
    expect(sure.map(({ answer }) => answer)).not.toContain(noNoun);
  });

  test('is not used in a ticket in which another question contains its word', () => {
    const content = `Pflanzenzelle und Tierzelle

Zellwand: feste Hülle aus Zellulose, die der Zelle Form gibt.
Mitochondrien: gewinnen aus Traubenzucker Energie für die Zelle.
Zellkern: enthält die Erbinformation und steuert die Vorgänge.

Tierzellen haben keine Zellwand, deshalb ist ihre Form veränderlich.`;
    const request = { content, levels: ['reproduceren-begrijpen'] as const, count: 3, existing: [], seed: 1 };
    const { questions } = makeQuestions(request);
    const texts = questions.map(({ text }) => text);
    for (const [at, { text, guide }] of questions.entries())
      if (text.includes(blank))
        for (const other of texts.toSpliced(at, 1)) expect(other).not.toContain(guide.modelAnswer);
  });
});
