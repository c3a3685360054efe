import type { DefinitionPattern, SentencePatterns } from '../sentences.ts';
import { frRules } from './rules.ts';

const term = String.raw`(?<term>[\p{L}-]+(?: (?:(?:de|du|des|à) |d['’])?[\p{L}-]+){0,2}?)`;
const np = `(?<np>(?:(?:[Uu]ne?|[Ll]es?|[Ll]a|[Dd]es) |[Ll]['’])${term})`;

const definitions: readonly DefinitionPattern[] = [
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^${np} (?<verb>est) (?<meaning>(?:une? |la |le |l['’])(?:[\p{L}’'-]+ ){1,5}?(?:qui|que|où|dont|par|de|dans|entre|formée?|composée?)[ \p{L}].+)$`,
      'iu',
    ),
  },
  {
    by: 'told',
    pattern: new RegExp(`^On appelle ${term} (?<meaning>(?:(?:les?|la|une?|des) |l['’]).{10,})$`, 'iu'),
  },
  {
    by: 'previous',
    pattern: new RegExp(
      String.raw`^(?:ce(?:t|tte|s|la|ci)?)\b[^,:]{0,40}?(?:s['’]appellent?|se nomment?) (?:(?:les?|la|une?) |l['’])?${term}$`,
      'iu',
    ),
  },
];

/** French sentences. */
export const frSentences: SentencePatterns = {
  leansElsewhere:
    /(?<![\p{L}’'])(?:ce(?:t|tte|s|la|ci|lui|lle)?|ceux|celles|tels?|telles?|ci-dessus|ci-dessous|en (?:a|est|sont)|y (?:a|est))(?!\p{L})/iu,
  pronounFirst: /^(?:il|elle|ils|elles|on|nous|je|ce|cela|son|sa|ses|leurs?|alors|donc|mais|et|aussi)(?!\p{L})/iu,
  pronounSecond: /^\S+ (?:il|elle|ils|elles|on|nous|ce|cela|son|sa|ses|leurs?)(?!\p{L})/iu,
  pointsBack:
    /^(?:ce(?:t|tte|s|la|ci|lui|lle|ux)?|c['’]est|ils?|elles?|alors|ainsi|donc|puis|ensuite|là|y|son|sa|ses|leurs?|de plus|aussi|en effet|mais|et|car|cependant|pourtant|enfin|au contraire)(?!\p{L})/iu,
  article: /^(?:(?:les?|la|une?|des|du|de la)\s+|l['’])/iu,
  indefinite: /^une?\s/iu,
  hollowNoun:
    /(?:^|\s|['’])(?:exemples?|conséquences?|inconvénients?|avantages?|raisons?|causes?|but|différences?|problème|question|réponse|partie|façon|résultat|premi(?:er|ère)|derni(?:er|ère)|autre|il|elle|on|ce)(?!\p{L})/iu,
  isPlural: (text) => /[sx]$/iu.test(text),
  opensMeaning: /^(?:(?:les?|la|une?|des)\s|l['’])/iu,
  givesExample: /(?<!\p{L})(?:par exemple|comme|tels? que|telles? que)\s/iu,
  definitions,
  rules: frRules,
};
