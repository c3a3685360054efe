import { errorCatalogue } from '@exit-tickets/contracts';
import { type Language, languages } from '@exit-tickets/contracts/rules';
import { describe, expect, test } from 'vitest';
import { loadTexts, type Texts } from '../src/shared/i18n/load-texts.ts';
import { texts as nl } from '../src/shared/i18n/nl/texts.ts';
import { textsIn } from '../src/student/language.ts';
import { rightAnswersTextsIn } from '../src/student/right-answers/texts.ts';

const entries = languages.map(async (language) => [language, (await loadTexts[language]()).texts] as const);
const all = Object.fromEntries(await Promise.all(entries)) as Record<Language, Texts>;

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

const holes = (text: string): string[] => (text.match(/\{\{\w+(?:, number)?\}\}/g) ?? []).sort();

describe.each(languages.filter((language) => language !== 'nl'))('the texts in %s', (language) => {
  const own = new Map(flat(all[language]));

  test('are as many as in Dutch, lists included', () => {
    expect([...own.keys()]).toEqual(flat(nl).map(([key]) => key));
  });

  test('are never empty, and fill in the same values as the Dutch ones', () => {
    for (const [key, dutch] of flat(nl)) {
      expect(own.get(key)?.trim(), key).toBeTruthy();
      // "1 answer" may spell its number out.
      if (!key.endsWith('_one') && !key.endsWith('_zero')) expect(holes(own.get(key) ?? ''), key).toEqual(holes(dutch));
    }
  });
});

/** Where a teacher reads that names and single answers are deleted. */
const ofMadeAnonymous =
  /^(?:results\.anonymous\.|tickets\.due\.|account\.student\.text|common\.errors\.ticket_anonymized|privacy\.installation\.keptUntilDeleted|privacy\.sections\.retention)/;

test.each(languages)(
  'only anonymised answers are called anonymous in %s: a student who types a name gives it',
  (language) => {
    for (const [key, text] of [...flat(all[language]), ...flat(textsIn[language])])
      if (!ofMadeAnonymous.test(key)) expect(text, key).not.toMatch(/\banon[iy]/i);
  },
);

test.each([
  ['nl', 'Nog invullen: vraag 2', 'Nog invullen: je naam, vraag 1 en 3'],
  ['en', 'Still to fill in: question 2', 'Still to fill in: your name, questions 1 and 3'],
  ['de', 'Fehlt noch: Frage 2', 'Fehlt noch: dein Name, Fragen 1 und 3'],
  ['fr', 'À compléter\u00a0: question 2', 'À compléter\u00a0: ton nom, questions 1 et 3'],
] as const)('students read in %s which question is missing, or which ones', (language, one, several) => {
  const { missing } = textsIn[language].send;
  expect([
    missing({ isNameMissing: false, questions: [2] }),
    missing({ isNameMissing: true, questions: [1, 3] }),
  ]).toEqual([one, several]);
});

type Said = [key: string, text: string];

/** What the student page says, with what it makes of numbers and names. */
const toStudents = (language: Language): Said[] => {
  const texts = textsIn[language];
  const made = {
    place: texts.place(2, 3),
    charactersLeft: texts.charactersLeft(2),
    missing: texts.send.missing({ isNameMissing: true, questions: [1, 3] }),
    sentAt: texts.receipt.sentAt('10:30'),
    noAi: texts.ai('off'),
    ownAi: texts.ai('own'),
    aiAt: texts.ai('api.model.example'),
  };
  const fixed = flat({ ...texts, rightAnswers: rightAnswersTextsIn[language] }).filter(
    ([, text]) => !text.includes('=>'),
  );
  return [...fixed, ...Object.entries(made)].map(([key, text]) => [`student.${key}`, text]);
};

/** What students read in the teacher's app: the landing page's way in, what is on the board, questions as examples. */
const isForStudents = (key: string): boolean =>
  /^landing\.(?:pin|picture|design|mistakes)\.|^tickets\.share\.|\.question$/.test(key);

const toTeachers = (language: Language): Said[] => flat(all[language]).filter(([key]) => !isForStudents(key));
const toAll = (language: Language): Said[] => [...flat(all[language]), ...toStudents(language)];

/** Any of these as a whole word; `du` is not in `Produkt`. */
const words = (alternatives: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, flags);

const expectNone = (texts: Said[], forbidden: RegExp): void =>
  expect(texts.filter(([, text]) => forbidden.test(text))).toEqual([]);

describe.each(languages)('no text in %s', (language) => {
  test('shouts or calls things by a trade name', () => expectNone(toAll(language), /!|AI-powered/));

  test('leaves out the space between a size and its unit', () => expectNone(toAll(language), /\d(?:MB|Mo)/));
});

describe('a reader is addressed', () => {
  test('in Dutch with je', () => expectNone(toAll('nl'), words('u|uw')));

  test('in German with Sie as a teacher', () => expectNone(toTeachers('de'), words('du|dich|dir|dein|deine[mnrs]?')));

  test('in German with du as a student', () => expectNone(toStudents('de'), words('Sie|Ihnen|Ihr|Ihre[mnrs]?', 'u')));

  test('in French with vous as a teacher', () => expectNone(toTeachers('fr'), words('tu|toi|ton|ta|tes')));

  test('in French with tu as a student', () =>
    expectNone(toStudents('fr'), words('vous|votre|vos|(?!chez|assez)\\p{L}+ez')));
});

describe('one word stands for one thing', () => {
  test('in Dutch', () =>
    expectNone(toAll('nl'), /exit-ticket|minimaal|ten hoogste|op rust|leraar|leerkracht|bladzijde|voorbeeldantwoord/i));

  test('in English', () =>
    expectNone(
      toAll('en'),
      words('(?:make|made) (?:an?|one|your first) ?(?:free account|exit ticket)?|verdicts?(?!\\})|judged|pupils?'),
    ));

  test('in German', () =>
    expectNone(toAll('de'), /exit ticket|PIN zeigen|analys|generier|beurteilt|\bgewertet|musterantwort|ihr urteil/i));

  test('in French', () =>
    expectNone(toAll('fr'), words('(?:le|un|du) PIN|essais|100 MB|réponse modèle|exemple de réponse')));
});

test('French says that some questions have no answer, not that all have none', () => {
  expectNone(toAll('fr'), /toutes les questions n’ont pas/i);
});

test('French keeps a sign that stands apart on the line of its word', () => {
  expectNone(toAll('fr'), / [?:;!»%]|« /);
});

/** Texts without words, and words that are the same in another language. */
const isAlike = (text: string): boolean =>
  !/\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, '')) ||
  /^(?:PIN|PIN \{\{pin\}\}|\S* ?exit tickets?|Menu|Status|Focus|Option \{\{option\}\}|Correct|Cause|Photo \{\{number\}\}|Privacy|Contact|Sources|Live)$/i.test(
    text,
  ) ||
  /^(?:\{\{\w+\}\},? \(?)?question(?: \{\{place\}\})?\)?\.?$/i.test(text);

test.each(languages.filter((language) => language !== 'en'))('no text in %s was left in English', (language) => {
  const english = new Map(toAll('en'));
  expect(toAll(language).filter(([key, text]) => english.get(key) === text && !isAlike(text))).toEqual([]);
});

test.each(languages)('every error that the API can answer has a text in %s', (language) => {
  expect(Object.keys(all[language].common.errors)).toEqual(expect.arrayContaining(Object.keys(errorCatalogue)));
});

test('the privacy page says when it was last changed', () => {
  expect(nl.privacy.updated).toContain('30 mei 2025');
});

describe('the fixed Dutch texts', () => {
  const dutch = flat(nl).map(([, text]) => text.toLowerCase());

  test.each([
    'exit ticket maken',
    'Jouw exit tickets',
    'Archief',
    'Uitloggen',
    'Gebruiker',
    'Laden...',
    'Laatste {{shown}} van {{count}}',
    'Bekijk alle exit tickets ({{count}})',
    'Geen klas',
    'Herstellen',
    'exit ticket genereren',
    'AI Geanalyseerd',
    'Actief',
    'Verlopen',
    'Gesloten',
    'exit ticket gesloten',
    'Vul alle velden in',
    'Email en wachtwoord zijn verplicht',
    'Voer een e-mailadres in',
    'E-mail verstuurd',
    'Demo beperking',
    'Bestand te groot',
    'Maximum bereikt',
    'Ongeldig resultaat ontvangen. Probeer het opnieuw.',
    'Fout',
    'Er is een fout opgetreden',
    'Upload mislukt',
    'Er ging iets mis bij het verwerken van je bestand',
    'Generatie gefaald',
    'Er ging iets mis bij het genereren van het exit ticket. Probeer het opnieuw.',
    'Er ging iets mis bij het genereren van de vragen',
    'Fout bij genereren',
    'Kon geen extra vraag genereren. Probeer het opnieuw.',
    'Er ging iets mis bij het opslaan van de exit ticket',
    'Kan niet bewerken',
    'Kon de bewerkstatus niet controleren',
    'Onbekende fout',
    'Weet je zeker dat je dit exit ticket wilt verwijderen?',
    'Wachtwoorden komen niet overeen',
    'Wachtwoord te kort',
    'Ongeldige link',
    'Deze reset link is ongeldig',
    'Exit ticket niet gevonden',
    'Analyseer Resultaten',
    'Analyseer & Sluit',
    'Geen gegevens',
    'Fout bij analyse',
    'Algemene prestatie',
    'Knelpunten',
    'Suggesties voor volgende les',
    'Individuele aandachtspunten',
    'Sterke punten',
    'Kan beter',
    'Kon niet beoordelen',
  ])('hold “%s” word for word', (quoted) => {
    expect(dutch).toContain(quoted.toLowerCase());
  });
});
