import { subjectOf } from './rules/parts.ts';

/** “Il faut”, “il tombe de la neige”: stands for nothing. */
const impersonal =
  /^(?:ne |n['’])?(?:faut|faudrait|y |existe|s['’]agit|suffit|pleut|neige|fait|est (?:\p{L}+ )?(?:\p{L}+ (?:de |d['’]|que |qu['’])|\d|tard|tôt)|tombe|reste|se (?:peut|trouve que|produit|forme|passe)|vaut|manque|arrive|semble|paraît|convient|en )/u;
const feminine = /(?:té|tion|sion|ure|ance|ence|ie|ette|esse|ude)$/u;

const genderOf = (np: string): 'm' | 'f' | undefined => {
  if (/^(?:le|un) /iu.test(np)) return 'm';
  if (/^(?:la|une) /iu.test(np)) return 'f';
  const [noun = ''] = np.replace(/^l['’]/iu, '').split(' ');
  return /^l['’]/iu.test(np) && feminine.test(noun) ? 'f' : undefined;
};
const others = {
  m: /(?<!\p{L})(?:le|un|du|au|ce|cet|son|leur)(?!\p{L})|(?<!\p{L})(?:l|d)['’]/iu,
  f: /(?<!\p{L})(?:la|une|cette|sa|leur)(?!\p{L})|(?<!\p{L})(?:l|d)['’]/iu,
  plural: /(?<!\p{L})(?:les|des|aux|ces|ses|leurs|de \p{L}+s|deux|trois|quatre|cinq|six|plusieurs)(?!\p{L})/iu,
};

/**
 * The sentence with the subject of the one before in the place of “il” or “elle”: where that one tells what its subject is,
 * or has no other noun of the same gender and number.
 */
export const withAntecedent = (text: string, previous: string): string | undefined => {
  const [, pronoun = '', rest = ''] = /^(Il|Elle|Ils|Elles) (.+)$/u.exec(text) ?? [];
  const before = pronoun ? subjectOf(previous.replace(/[.!]$/u, '')) : undefined;
  if (!before || impersonal.test(rest) || /^[^a-zé]*(?:les? |la |l['’]|lui |leur |nous |vous |y |en )/u.test(rest))
    return undefined;
  const [head = '', ...hanging] = before.np.split(/ (?=(?:de |du |des |d['’]|à |en ))/u);
  const said = `${hanging.join(' ')} ${before.rest}`;
  const [, predicate = ''] =
    /^(?:est|était|sont|étaient) (une? |les? |la |des )/u.exec(`${before.verb} ${before.rest}`) ?? [];
  const isPlural = pronoun.endsWith('s');
  if (isPlural)
    return /^les? |^des /iu.test(head) && /^les |^des /iu.test(head) && (predicate !== '' || !others.plural.test(said))
      ? `${before.np} ${rest}`
      : undefined;
  if (/^(?:les|des) /iu.test(head)) return undefined;
  const wanted = pronoun === 'Il' ? 'm' : 'f';
  const told = /^(?:un|le) /u.test(predicate) ? 'm' : /^(?:une|la) /u.test(predicate) ? 'f' : undefined;
  const isOf = genderOf(head) === wanted || (genderOf(head) === undefined && told === wanted);
  return isOf && (told === wanted || !others[wanted].test(said)) ? `${before.np} ${rest}` : undefined;
};
