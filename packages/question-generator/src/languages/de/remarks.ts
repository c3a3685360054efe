import type { Remarks } from '../remarks.ts';

/** German. */
export const deRemarks: Remarks = {
  blank: 'Leer: Es gibt keine Antwort, die bewertet werden kann.',
  noContent: 'Kein Inhalt: Das hat nichts mit der Frage zu tun.',
  unjudged: 'Noch nicht bewertet.',
  rightChoice: (key) => `Richtig: „${key}“ ist die richtige Antwort.`,
  wrongChoice: (key) => `Das ist nicht die richtige Wahl. Richtig ist „${key}“.`,
  asExpected: (expected) => `Richtig: Das stimmt mit „${expected}“ überein.`,
  rightNumber: (expected) => `Richtig: Das Ergebnis ist ${expected}.`,
  wrongNumber: (expected) => `Diese Zahl stimmt nicht. Das Ergebnis ist ${expected}.`,
};
