/** Placeholders of a copied file, and passwords that are too short. */
export const guessable = [
  'tiny',
  'fifteen letters',
  'change-me-please-now',
  'CHANGEME-CHANGEME',
  'xxxxxxxxxxxxxxxxxxxx',
  'My-Password-is-long',
];
