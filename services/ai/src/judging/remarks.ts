import type { Language } from '../language/language.ts';

/** What an evaluation says about an answer: about the task, never about the person. */
export interface Remarks {
  blank: string;
  rightChoice(key: string): string;
  wrongChoice(key: string): string;
  right(named: string): string;
  incomplete(named: string, missing: string): string;
  wrong(expected: string): string;
  opposite(said: string, meant: string): string;
  /** For a question without one right answer, whose words the built-in generator does not know. */
  unsure(expected: string): string;
}

export const remarks: Record<Language, Remarks> = {
  nl: {
    blank: 'Leeg: er is geen antwoord om te beoordelen.',
    rightChoice: (key) => `Klopt: “${key}” is het juiste antwoord.`,
    wrongChoice: (key) => `Dit is niet de juiste keuze. Het juiste antwoord is “${key}”.`,
    right: (named) => `De kern klopt. Genoemd: ${named}.`,
    incomplete: (named, missing) => `Een deel klopt: ${named}. Nog niet genoemd: ${missing}.`,
    wrong: (expected) => `De kern ontbreekt nog. Verwacht: ${expected}`,
    opposite: (said, meant) => `Let op: het antwoord zegt “${said}”, de les zegt “${meant}”.`,
    unsure: (expected) =>
      `Hier zijn meer goede antwoorden mogelijk; lees dit zelf na. Een goed antwoord past bij: ${expected}`,
  },
  en: {
    blank: 'Blank: there is no answer to judge.',
    rightChoice: (key) => `Right: “${key}” is the correct answer.`,
    wrongChoice: (key) => `This is not the right choice. The correct answer is “${key}”.`,
    right: (named) => `The core is right. Mentioned: ${named}.`,
    incomplete: (named, missing) => `Part of it is right: ${named}. Not mentioned yet: ${missing}.`,
    wrong: (expected) => `The core is still missing. Expected: ${expected}`,
    opposite: (said, meant) => `Note: the answer says “${said}”, the lesson says “${meant}”.`,
    unsure: (expected) =>
      `More than one answer can be right here; please read it yourself. A good one fits: ${expected}`,
  },
  de: {
    blank: 'Leer: Es gibt keine Antwort, die beurteilt werden kann.',
    rightChoice: (key) => `Richtig: „${key}“ ist die richtige Antwort.`,
    wrongChoice: (key) => `Das ist nicht die richtige Wahl. Richtig ist „${key}“.`,
    right: (named) => `Der Kern stimmt. Genannt: ${named}.`,
    incomplete: (named, missing) => `Ein Teil stimmt: ${named}. Noch nicht genannt: ${missing}.`,
    wrong: (expected) => `Der Kern fehlt noch. Erwartet: ${expected}`,
    opposite: (said, meant) => `Achtung: In der Antwort steht „${said}“, in der Stunde hieß es „${meant}“.`,
    unsure: (expected) =>
      `Hier ist mehr als eine Antwort richtig; bitte selbst nachlesen. Passend ist, was hierzu stimmt: ${expected}`,
  },
  fr: {
    blank: "Vide\u00a0: il n'y a pas de réponse à évaluer.",
    rightChoice: (key) => `C'est juste\u00a0: «\u00a0${key}\u00a0» est la bonne réponse.`,
    wrongChoice: (key) => `Ce n'est pas le bon choix. La bonne réponse est «\u00a0${key}\u00a0».`,
    right: (named) => `L'essentiel y est. Mentionné\u00a0: ${named}.`,
    incomplete: (named, missing) => `Une partie est juste\u00a0: ${named}. Il manque encore\u00a0: ${missing}.`,
    wrong: (expected) => `L'essentiel manque encore. Réponse attendue\u00a0: ${expected}`,
    opposite: (said, meant) =>
      `Attention\u00a0: la réponse dit «\u00a0${said}\u00a0», la leçon dit «\u00a0${meant}\u00a0».`,
    unsure: (expected) =>
      `Plusieurs réponses sont possibles ici\u00a0; à relire par vous-même. Elle doit correspondre à ceci\u00a0: ${expected}`,
  },
};
