import type { Language } from '@exit-tickets/contracts';

interface ExampleQuestion {
  text: string;
  modelAnswer: string;
  misconception: string;
  answers: { answer: string; verdict: 'right' | 'wrong'; count: number }[];
}

export interface ExampleClass {
  title: string;
  className: string;
  lesson: string;
  questions: ExampleQuestion[];
}

/** The number of responses and of students. */
export const size = { responses: 24, students: 27 };

/** The classes in the pictures of the landing page, one per language. */
export const exampleClasses: Record<Language, ExampleClass> = {
  nl: {
    title: 'Fotosynthese',
    className: '2A',
    lesson: 'Een plant maakt met licht glucose uit koolstofdioxide en water. Zonder licht stopt de fotosynthese.',
    questions: [
      {
        text: 'Waar haalt een plant de stof vandaan om te groeien?',
        modelAnswer: 'Vooral uit koolstofdioxide uit de lucht, en uit water.',
        misconception: 'Een plant haalt zijn voedsel uit de grond',
        answers: [
          { answer: 'De plant eet aarde via de wortels', verdict: 'wrong', count: 7 },
          { answer: 'Uit de grond', verdict: 'wrong', count: 4 },
          { answer: 'Uit koolstofdioxide en water', verdict: 'right', count: 13 },
        ],
      },
      {
        text: 'Wat gebeurt er ’s nachts met de fotosynthese? Leg uit waarom.',
        modelAnswer: 'Die stopt, want er is geen licht.',
        misconception: 'Fotosynthese gaat ’s nachts door',
        answers: [
          { answer: 'Die stopt, want er is geen licht', verdict: 'right', count: 21 },
          { answer: 'Die gaat gewoon door', verdict: 'wrong', count: 3 },
        ],
      },
    ],
  },
  en: {
    title: 'Photosynthesis',
    className: '8A',
    lesson: 'With light a plant makes glucose from carbon dioxide and water. Without light photosynthesis stops.',
    questions: [
      {
        text: 'Where does a plant get the material it grows from?',
        modelAnswer: 'Mostly from carbon dioxide in the air, and from water.',
        misconception: 'A plant takes its food from the soil',
        answers: [
          { answer: 'The plant eats soil through its roots', verdict: 'wrong', count: 7 },
          { answer: 'From the ground', verdict: 'wrong', count: 4 },
          { answer: 'From carbon dioxide and water', verdict: 'right', count: 13 },
        ],
      },
      {
        text: 'What happens to photosynthesis at night? Explain why.',
        modelAnswer: 'It stops, because there is no light.',
        misconception: 'Photosynthesis goes on at night',
        answers: [
          { answer: 'It stops because there is no light', verdict: 'right', count: 21 },
          { answer: 'It just goes on', verdict: 'wrong', count: 3 },
        ],
      },
    ],
  },
  de: {
    title: 'Fotosynthese',
    className: '7b',
    lesson:
      'Mit Licht stellt eine Pflanze Glucose aus Kohlenstoffdioxid und Wasser her. Ohne Licht hört die Fotosynthese auf.',
    questions: [
      {
        text: 'Woher nimmt eine Pflanze die Stoffe, aus denen sie wächst?',
        modelAnswer: 'Vor allem aus dem Kohlenstoffdioxid der Luft und aus Wasser.',
        misconception: 'Eine Pflanze holt ihre Nahrung aus dem Boden',
        answers: [
          { answer: 'Die Pflanze isst Erde mit den Wurzeln', verdict: 'wrong', count: 7 },
          { answer: 'Aus dem Boden', verdict: 'wrong', count: 4 },
          { answer: 'Aus Kohlenstoffdioxid und Wasser', verdict: 'right', count: 13 },
        ],
      },
      {
        text: 'Was passiert nachts mit der Fotosynthese? Erkläre, warum.',
        modelAnswer: 'Sie hört auf, denn es gibt kein Licht.',
        misconception: 'Fotosynthese geht nachts weiter',
        answers: [
          { answer: 'Sie hört auf, weil es dunkel ist', verdict: 'right', count: 21 },
          { answer: 'Sie geht einfach weiter', verdict: 'wrong', count: 3 },
        ],
      },
    ],
  },
  fr: {
    title: 'La photosynthèse',
    className: '5e B',
    lesson:
      'Avec la lumière, une plante fabrique du glucose à partir de dioxyde de carbone et d’eau. Sans lumière, la photosynthèse s’arrête.',
    questions: [
      {
        text: 'D’où vient la matière dont une plante est faite ?',
        modelAnswer: 'Surtout du dioxyde de carbone de l’air, et de l’eau.',
        misconception: 'Une plante tire sa nourriture du sol',
        answers: [
          { answer: 'La plante mange la terre par les racines', verdict: 'wrong', count: 7 },
          { answer: 'Du sol', verdict: 'wrong', count: 4 },
          { answer: 'Du dioxyde de carbone et de l’eau', verdict: 'right', count: 13 },
        ],
      },
      {
        text: 'Que devient la photosynthèse la nuit ? Explique pourquoi.',
        modelAnswer: 'Elle s’arrête, car il n’y a pas de lumière.',
        misconception: 'La photosynthèse continue la nuit',
        answers: [
          { answer: 'Elle s’arrête car il n’y a pas de lumière', verdict: 'right', count: 21 },
          { answer: 'Elle continue', verdict: 'wrong', count: 3 },
        ],
      },
    ],
  },
};
