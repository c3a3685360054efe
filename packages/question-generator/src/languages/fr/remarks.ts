import type { Remarks } from '../remarks.ts';

/** French. */
export const frRemarks: Remarks = {
  blank: 'Vide\u00a0: il n’y a pas de réponse à évaluer.',
  noContent: 'Sans contenu\u00a0: cela ne répond pas à la question.',
  unjudged: 'Pas encore évaluée.',
  rightChoice: (key) => `C’est juste\u00a0: «\u00a0${key}\u00a0» est la bonne réponse.`,
  wrongChoice: (key) => `Ce n’est pas le bon choix. La bonne réponse est «\u00a0${key}\u00a0».`,
  asExpected: (expected) => `C’est juste\u00a0: la réponse correspond à «\u00a0${expected}\u00a0».`,
  rightNumber: (expected) => `C’est juste\u00a0: le résultat est ${expected}.`,
  wrongNumber: (expected) => `Ce nombre n’est pas juste. Le résultat est ${expected}.`,
};
