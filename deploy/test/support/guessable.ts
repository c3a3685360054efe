/** What stands in a copied file until somebody thinks of a password, and what is too short to be one. */
export const guessable = [
  'tiny',
  'fifteen letters',
  'change-me-please-now',
  'CHANGEME-CHANGEME',
  'xxxxxxxxxxxxxxxxxxxx',
  'My-Password-is-long',
];
