const elements: ReadonlySet<string> = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb ' +
    'Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au ' +
    'Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og'
  ).split(' '),
);

const maxLength = 12;

/**
 * Whether a word is a chemical symbol or formula, where capitals have a meaning: Co, CO, H2O, NaCl. Capitals alone are
 * one only where a small letter makes them an element: VOC and WHO are abbreviations.
 */
export const isFormula = (word: string): boolean =>
  word.length <= maxLength &&
  word.match(/[A-Z][a-z]?|\D/gu)?.every((part) => elements.has(part)) === true &&
  (/[a-z\d]/u.test(word) || elements.has(word.slice(0, 1) + word.slice(1).toLowerCase()));
