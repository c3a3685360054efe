import type { Grammar } from '../grammar.ts';

const term = String.raw`(?<term>(?:(?:le|la|les|une?|des) |l['’])?[\p{L}-]+(?: (?:(?:de|du|des) |d['’])?[\p{L}-]+)??)`;

/** French. */
export const fr: Grammar = {
  pointsBack:
    /^(?:(?:\p{L}+ )?(?:ans|années|jours|semaines|mois) plus tard|plus tard|(?:lorsqu['’]|dès qu['’]|quand |s['’])(?:ils?|elles?)|ce(?:t|tte|s|la|ci|lui|lle|ux)?|c['’]est|il|elle|ils|elles|on y|alors|ainsi|donc|puis|ensuite|là(?! où)|y|son|sa|ses|leurs?|de plus|aussi|en effet)(?![\p{L}])/iu,
  leansBack: /\b(?:de (?:celui|celle|cela)|en font partie)\b/iu,
  articles: /^(?:(?:les?|la|une?|des|du|de la)\s+|(?:de )?l['’])/iu,
  namesPrevious: [
    new RegExp(
      String.raw`^(?:ce(?:t|tte|s|la|ci)?|c['’]est|il|elle|on)\b[^,:]{0,40}?(?:s['’]appellent?|est appelée?|sont appelée?s|se nomment?|ce qu['’]on appelle|l['’]appelle|les appelle) ${term}\.$`,
      'iu',
    ),
  ],
  naming: /(?:s['’]appellent?|est appelée?|prend le nom)/giu,
  definitions: [
    /^On appelle (?<term>[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}?) (?<meaning>(?:(?:le|la|les|un|une|des) |l['’])[^;:]{10,})\.$/iu,
    /^(?<meaning>[^,;:]{12,}), (?:aussi )?(?:appelée?s?|nommée?s?) (?<term>[^,;:]{3,40}), /iu,
    /^(?<term>(?:(?:le|la) |l['’])[\p{L}-]+) (?:signifie que|désigne) (?<meaning>[^;:]{12,})\.$/iu,
    /^(?<np>(?<term>(?:(?:une?|le|la) |l['’])[\p{L}-]+(?: (?:de |du |des |d['’])?[\p{L}-]+)?)) (?<verb>est) (?<meaning>(?:une? |la |le |l['’])(?:[\p{L}’'-]+ ){1,5}?(?:qui|que|où|dont|par|de|d['’]|dans|entre|formée?|composée?)[ \p{L}][^.;:]+)\.$/iu,
    /^(?<np>(?<term>les [\p{L}-]+(?: [\p{L}-]+)?)) (?<verb>sont) (?<meaning>des (?:[\p{L}’'-]+ ){1,4}(?:qui|que|où|dont|de|d['’]) ?[^.;:]+)\.$/iu,
    new RegExp(`^(?<around>[^:]{20,}? (?:appelée?s?|nommée?s?) ${term})(?=[,.;:])`, 'iu'),
    new RegExp(
      String.raw`^(?<meaning>[^:]{12,}?)(?:,| et) (?:prend|prennent|porte|portent) le nom d(?:e |['’])${term}\.$`,
      'iu',
    ),
    new RegExp(String.raw`^(?<meaning>[^:]{12,}?)(?: et|, qui)? (?:s['’]appellent?|se nomment?) ${term}\.$`, 'iu'),
    /(?:^|\s)(?<term>(?:des|les|une?|la|le) [\p{L}-]+(?: [\p{L}-]+)?), (?<meaning>(?:des|une?) [^,.;:]+? (?:qui|que|dont|où|de) [^.;:]+)(?=[.;:])/iu,
  ],
  effectThenCause: [/^(?<effect>[^;]{12,}?),? (?:parce qu(?:e |['’])|car |puisqu(?:e |['’]))(?<main>[^;]{8,})\.$/iu],
  causeThenEffect: [/^(?<main>[^;]{12,}?), (?:donc|c['’]est pourquoi|par conséquent,?) (?<effect>[^;]{10,})\.$/iu],
  causeThenInverted: [],
  therefore: [],
  thereforeFirst: [/^(?:c['’]est pourquoi|par conséquent|pour cette raison|donc),? (?<effect>[^;]{10,})\.$/iu],
  consequences: [
    /^(?<cause>[^;]{12,}?), (?<effect>ce qui (?:explique|entraîne|provoque|permet|rend|cause|fait)[^;]{8,})\.$/iu,
    /^(?<cause>(?!.*\b(?:deux|trois|quatre|cinq|types?|sortes?|étapes?|exemples?)\b)[^;:]{16,}?) : (?<after>(?:les?|la|l['’]|il|elle|ils|elles|cela) ?[^;:]{16,})\.$/iu,
    /^(?<cause>[^;]{12,}?), (?:si bien que|de sorte que) (?<effect>[^;]{8,})\.$/iu,
  ],
  conditions: [
    /^(?<when>(?:lorsqu(?:e |['’])|quand |si |dès qu(?:e |['’]))(?<bare>(?!on |tu |vous |nous )[^,;]{8,})), (?<outcome>[^;]{8,})\.$/iu,
  ],
  sequel: /\b(?:alors|dans ce cas)\b/iu,
  contrasts: [
    /^(?<first>[^;]{10,}?), (?:tandis qu(?:e |['’])|alors qu(?:e |['’])|(?<but>mais ))(?<second>[^;]{10,})\.$/iu,
  ],
  opposedThings: [],
  needs: /\bfaut\b|\bnécessaires?\b|\bbesoin\b|\bse compose(?:nt)? d|\bcomprend\b/iu,
  dependsOn: /\bdépend(?:ent)? d|\bdéterminée? par\b/iu,
  and: 'et',
  process: /(?:tion|sion|ment|isme|age|synthèse)$/iu,
  situation: /^(?:là où|lorsqu|quand|si|où)/iu,
  preposition: /^(?:dans|en|à|sur|avec|par|pour|pendant|lors d(?:e |['’])) ?/iu,
};
