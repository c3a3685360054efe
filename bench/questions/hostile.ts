import { fill, word } from '@exit-tickets/testing';

const lesson =
  'Een plant is een levend wezen dat van het licht van de zon groeit. Het is groen en het staat in de grond.\n';

/** Texts of a given length, designed to be slow to process. */
export const hostileInputs: Record<string, (length: number) => string> = {
  'a book': (length) =>
    fill(length, (n) => `De ${word(n)} is een ${word(n + 1)} die groeit, omdat het licht ${word(n + 2)} geeft.\n\n`),
  'one sentence': (length) => `De plant ${fill(length, (n) => `groeit in ${word(n)} en dan `)}is groot.`,
  'lines of one word': (length) => `${lesson}${fill(length, (n) => `${word(n % 50)}\n`)}`,
  brackets: (length) => `${lesson}${'([{'.repeat(length / 3)}`,
  'soft hyphens': (length) => `${lesson}${'\u00adplant'.repeat(length / 6)}.`,
  'signs that turn the direction': (length) => `${lesson}${'\u202eplant \u202c'.repeat(length / 8)}.`,
  capitals: (length) => fill(length, (n) => `DE ${word(n).toUpperCase()} IS EEN PLANT DIE VAN HET LICHT GROEIT. `),
  bullets: (length) => fill(length, (n) => `- een ${word(n)} van de plant is groen\n`),
  'rows of a table': (length) => fill(length, (n) => `de ${word(n)} | van de | ${n}\n`),
  formulas: (length) => `${lesson}${fill(length, (n) => `${word(n)} = kracht × ${word(n + 1)}\n`)}`,
  tags: (length) => `${lesson}${fill(length, (n) => `<p class="les">De ${word(n)} groeit in het licht.</p>\n`)}`,
};
