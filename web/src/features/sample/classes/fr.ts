import type { ClassContent } from './class-content.ts';

export const fr: ClassContent = {
  title: 'Classe fictive : la photosynthèse',
  className: '5e B',
  totalStudents: 26,
  first: {
    text: 'Une châtaigne pèse 10 grammes, un châtaignier 5 tonnes. D’où vient tout ce bois ?',
    modelAnswer: 'Surtout du dioxyde de carbone de l’air, et de l’eau.',
    misconception: 'Une plante tire sa nourriture du sol',
  },
  second: {
    text: 'Que fait une plante la nuit ?',
    options: [
      'Elle respire, mais ne fait pas de photosynthèse',
      'Elle continue la photosynthèse',
      'Rien, les plantes dorment la nuit',
    ],
  },
  third: {
    text: 'Tu laisses une plante deux semaines dans un placard sombre en l’arrosant. Que se passe-t-il, et pourquoi ?',
    modelAnswer:
      'Elle jaunit et s’affaiblit, car sans lumière il n’y a pas de photosynthèse et elle ne fabrique pas de glucose.',
    misconception: 'Une plante tire sa nourriture du sol',
  },
  students: [
    ['Hugo', 'de la terre', 1, 'elle meurt'],
    ['Jade', 'Du dioxyde de carbone et de l’eau', 0, 'Elle meurt, car sans lumière il n’y a pas de photosynthèse'],
    ['Lucas', 'Les racines prennent la nourriture dans le sol', 0, 'Rien, car elle prend sa nourriture dans le sol'],
    ['Inès', 'du dioxyde de carbone et de l’eau', 0, 'Elle jaunit, car elle ne fabrique plus de glucose'],
    ['Enzo', 'De la terre', 1, 'Elle meurt'],
    ['Yanis', 'Du CO2 de l’air', 0, 'Elle meurt car sans lumière il n’y a pas de photosynthèse'],
    ['Chloé', 'de l’eau', 0, 'Elle continue de pousser, car elle a de l’eau'],
    ['Théo', 'Il mange la terre avec ses racines', 1, 'Elle continue de pousser car elle a de l’eau'],
    ['Louis', 'de l’air', 0, 'elle meurt'],
    ['Amina', 'Du dioxyde de carbone et de l’eau.', 0, 'Elle meurt, car sans lumière il n’y a pas de photosynthèse.'],
    ['Rayan', 'DE LA TERRE', 2, 'elle a peur du noir'],
    [
      'Zoé',
      'L’arbre fabrique du glucose avec du dioxyde de carbone et de l’eau, et ensuite son bois',
      0,
      'Elle devient longue et blanche, car elle cherche la lumière pour la photosynthèse',
    ],
    ['Maxime', 'racines prennent la nourriture dans le sol', 1, 'Rien, car elle prend sa nourriture dans le sol'],
    ['Camille', 'Du CO2 et de l’eau', 0, 'Elle jaunit car elle ne fabrique plus de glucose'],
    ['Gabin', 'De l’air', 0, 'elle meurt quoi'],
    ['Manon', 'Les racines prennent leur nourriture dans le sol', 0, 'Elle continue de pousser, car elle a de l’eau'],
    ['Salomé', 'Tout était déjà dans la châtaigne, mais replié', 2, '?'],
    ['Lina', 'du CO2 de l’air', 0, 'Elle jaunit, car elle ne fabrique plus de glucose'],
    ['Nolan', 'De l’eau', 0, 'elle meurt, car sans lumière il n’y a pas de photosyntèse'],
    ['Axel', 'de la terre', 1, 'rien, car elle prend sa nourriture dans le sol'],
    ['Léonie', 'du dioxyde de carbone et de l’eau', 0, 'Elle meurt, car sans lumière il n’y a pas de photosynthèse'],
    ['Sarah', 'Du CO2 et de l’eau', 0, 'Elle jauni, car elle ne fabrique plus de glucose'],
    ['Tom', 'je sais pas', 2, 'elle meurt'],
    [
      'Agathe',
      'Du dioxyde de carbone et de l’eau',
      0,
      'Elle perd ses feuilles, la nôtre a fait pareil après les vacances',
    ],
  ],
};
