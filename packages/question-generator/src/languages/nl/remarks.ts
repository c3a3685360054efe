import type { Remarks } from '../remarks.ts';

/** Dutch. */
export const nlRemarks: Remarks = {
  blank: 'Leeg: er is geen antwoord om te beoordelen.',
  noContent: 'Geen inhoud: dit gaat niet over de vraag.',
  unjudged: 'Nog niet beoordeeld.',
  rightChoice: (key) => `Klopt: “${key}” is het juiste antwoord.`,
  wrongChoice: (key) => `Dit is niet de juiste keuze. Het juiste antwoord is “${key}”.`,
  asExpected: (expected) => `Klopt: komt overeen met “${expected}”.`,
  rightNumber: (expected) => `Klopt: de uitkomst is ${expected}.`,
  wrongNumber: (expected) => `Dit getal klopt niet. De uitkomst is ${expected}.`,
};
