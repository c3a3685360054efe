import type { Language } from '../languages/language.ts';

/** Why an answer has the verdict that is certain without a model: about the task, never about the person. */
export interface Remarks {
  blank: string;
  noContent: string;
  unjudged: string;
  rightChoice(key: string): string;
  wrongChoice(key: string): string;
  asExpected(expected: string): string;
  rightNumber(expected: string): string;
  wrongNumber(expected: string): string;
}

export const remarks: Record<Language, Remarks> = {
  nl: {
    blank: 'Leeg: er is geen antwoord om te beoordelen.',
    noContent: 'Geen inhoud: dit gaat niet over de vraag.',
    unjudged: 'Nog niet beoordeeld.',
    rightChoice: (key) => `Klopt: “${key}” is het juiste antwoord.`,
    wrongChoice: (key) => `Dit is niet de juiste keuze. Het juiste antwoord is “${key}”.`,
    asExpected: (expected) => `Klopt: komt overeen met “${expected}”.`,
    rightNumber: (expected) => `Klopt: de uitkomst is ${expected}.`,
    wrongNumber: (expected) => `Dit getal klopt niet. De uitkomst is ${expected}.`,
  },
  en: {
    blank: 'Blank: there is no answer to judge.',
    noContent: 'No content: this is not about the question.',
    unjudged: 'Not judged yet.',
    rightChoice: (key) => `Right: “${key}” is the correct answer.`,
    wrongChoice: (key) => `This is not the right choice. The correct answer is “${key}”.`,
    asExpected: (expected) => `Right: the same as “${expected}”.`,
    rightNumber: (expected) => `Right: the result is ${expected}.`,
    wrongNumber: (expected) => `This number is not right. The result is ${expected}.`,
  },
  de: {
    blank: 'Leer: Es gibt keine Antwort, die beurteilt werden kann.',
    noContent: 'Kein Inhalt: Das hat nichts mit der Frage zu tun.',
    unjudged: 'Noch nicht beurteilt.',
    rightChoice: (key) => `Richtig: „${key}“ ist die richtige Antwort.`,
    wrongChoice: (key) => `Das ist nicht die richtige Wahl. Richtig ist „${key}“.`,
    asExpected: (expected) => `Richtig: Das stimmt mit „${expected}“ überein.`,
    rightNumber: (expected) => `Richtig: Das Ergebnis ist ${expected}.`,
    wrongNumber: (expected) => `Diese Zahl stimmt nicht. Das Ergebnis ist ${expected}.`,
  },
  fr: {
    blank: "Vide\u00a0: il n'y a pas de réponse à évaluer.",
    noContent: 'Sans contenu\u00a0: cela ne répond pas à la question.',
    unjudged: 'Pas encore évaluée.',
    rightChoice: (key) => `C'est juste\u00a0: «\u00a0${key}\u00a0» est la bonne réponse.`,
    wrongChoice: (key) => `Ce n'est pas le bon choix. La bonne réponse est «\u00a0${key}\u00a0».`,
    asExpected: (expected) => `C'est juste\u00a0: la réponse correspond à «\u00a0${expected}\u00a0».`,
    rightNumber: (expected) => `C'est juste\u00a0: le résultat est ${expected}.`,
    wrongNumber: (expected) => `Ce nombre n'est pas juste. Le résultat est ${expected}.`,
  },
};
