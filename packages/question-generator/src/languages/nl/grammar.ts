import type { Grammar } from '../grammar.ts';

const term = String.raw`(?<term>(?:(?:de|het|een) )?[\p{L}-]+(?: [\p{L}-]+){0,2}?)`;
const names = '(?:heet|heten|noemen we|noemt men|noem je)';

/** Dutch. */
export const nl: Grammar = {
  pointsBack:
    /^(?:(?:\p{L}+ )?(?:jaar|jaren|dagen|weken|maanden) later|later|(?:als|wanneer|zodra) (?:hij|zij|ze|die|dat|dit|deze)|dat|dit|deze|die|hij|zij|ze|het (?:is|wordt|heeft|kan|gaat)|daarbij|daardoor|daarom|hierdoor|hierbij|daarna|daar|dan|dus|ook|zo|zulke|er|hun|zijn|haar|toen|met (?:die|dat|deze|dit))\b/iu,
  leansBack: /\b(?:daarvan|daaraan|daarin|hiervan|ervan)\b/iu,
  articles: /^(?:de|het|een)\s+/iu,
  namesPrevious: [
    new RegExp(String.raw`^(?:dat|dit|deze|die|zo'n)\b[^,:]{0,40}?\b(?:${names})\s(?:ook wel\s)?${term}\.$`, 'iu'),
    new RegExp(
      String.raw`^(?:dat|dit|deze|die|zo'n)\b[^,:]{0,40}?\b(?:wordt|worden)\s(?:ook wel\s)?${term} genoemd\.$`,
      'iu',
    ),
  ],
  naming: /\b(?:heet|heten|genoemd|noemen we|noemt men)\b/giu,
  definitions: [
    /^(?<meaning>[^,;:]{12,}), (?:ook wel )?(?<term>[^,;:]{3,40}) genoemd, /iu,
    /^(?<term>[\p{L}-]+(?: [\p{L}-]+)?) betekent (?:dat )?(?<meaning>[^;:]{12,})\.$/iu,
    /^(?<np>(?<term>(?:de|het) [\p{L}-]+)) (?<verb>is) (?<meaning>(?:de|het) (?:[\p{L}-]+ ){1,3}(?:die|dat|waar\p{L}*|van) [^.;:]+)\.$/iu,
    new RegExp(
      String.raw`^(?<meaning>[^:]{12,}?),? (?:en |die |dat )?(?:heet|heten|noemen we|noemt men|noem je) (?:ook wel )?${term}\.$`,
      'iu',
    ),
    new RegExp(
      String.raw`^(?<meaning>[^:]{12,}?),? (?:en |die |dat )?(?:wordt|worden) (?:ook wel )?${term} genoemd\.$`,
      'iu',
    ),
    new RegExp(String.raw`^onder ${term} verstaan? (?:we|men|je) (?<meaning>[^.]{10,})\.$`, 'iu'),
    /(?:^|\s)(?<term>[\p{L}-]{4,}), (?<meaning>een (?:[\p{L}-]+ ){1,4}(?:die|dat|waar\p{L}*|van|met|voor|om) [^,.;:]+)(?=[,.;:])/iu,
    /^(?<np>(?<term>(?:(?:een|de|het) )?[\p{L}-]+(?: [\p{L}-]+)?)) (?<verb>is) (?<meaning>een (?:[\p{L}-]+ ){1,4}(?:die|dat|waar\p{L}*|van|met|om|in|tussen)[ ,][^.;:]+)\.$/iu,
    /^(?<np>(?<term>(?:de )?[\p{L}-]+(?: [\p{L}-]+)?)) (?<verb>zijn) (?<meaning>(?:[\p{L}-]+ ){1,3}(?:die|waar\p{L}*|van|met) [^.;:]+)\.$/iu,
  ],
  effectThenCause: [
    /^(?<effect>[^;]{12,}?), ?(?:want (?<main>[^;]{8,})|(?<cause>(?:omdat|doordat|aangezien) [^;]{8,}))\.$/iu,
    /^(?<effect>[^,;]{12,}?) (?<cause>(?:omdat|doordat) [^;]{8,})\.$/iu,
  ],
  causeThenEffect: [],
  causeThenInverted: [
    /^(?<main>[^;]{12,}?), (?:daarom|daardoor|hierdoor) (?<inverted>\p{Ll}[^;]{10,})\.$/iu,
    /^(?<cause>(?:omdat|doordat|aangezien) [^,;]{8,}), (?<inverted>[^;]{10,})\.$/iu,
  ],
  therefore: [/^(?<before>[^,;]{6,}?) (?:daarom|daardoor|hierdoor|om die reden)(?<after> [^;]{6,})\.$/iu],
  thereforeFirst: [/^(?:daarom|daardoor|hierdoor|om die reden) (?<inverted>\p{Ll}[^;]{10,})\.$/iu],
  consequences: [
    /^(?<cause>(?!.* betekent )[^;]{12,}?), ?(?:waardoor|zodat|dus|met als gevolg dat) (?<effect>[^;]{8,})\.$/iu,
    /^(?<cause>[^;:]{12,}): (?<after>(?:daarbij|daardoor|hierdoor|dan|zo) [^;:]{8,})\.$/iu,
  ],
  conditions: [
    /^(?<when>(?:als|wanneer|zodra) (?<bare>(?!gevolg|voorbeeld|eerste|laatste|je |we |u )[^,;]{8,})), (?<outcome>[^;]{8,})\.$/iu,
  ],
  sequel: /\b(?:dan|daardoor|hierdoor)\b/iu,
  contrasts: [
    /^(?<first>[^;]{10,}?), ?(?:terwijl|(?<but>maar)|daarentegen) (?<second>[^;]{10,})\.$/iu,
    /^(?<first>[^,;]{10,}), (?<second>[^,;]{4,}? (?:alleen|juist|niet|pas) [^,;]+)\.$/iu,
  ],
  opposedThings: [
    /^(?<a>\p{Lu}[\p{Ll}-]{3,}) \p{Ll}[^,;]{6,}, (?<b>\p{Ll}[\p{Ll}-]{4,}) (?:alleen|juist|niet|pas) [^,;]+\.$/u,
  ],
  needs: /\bnodig\b|\bbestaat uit\b|\bbestaan uit\b/iu,
  dependsOn: /\b(?:hangt|hangen) (?:\p{L}+ )?af van\b|\bafhankelijk van\b|\bbepaald door\b/iu,
  and: 'en',
  process: /(?:synthese|ing|atie|tie|isme|proces)$/iu,
  situation: /^(?:waar|als|wanneer|toen) /iu,
  preposition: /^(?:in|bij|op|met|door|voor|tijdens) /iu,
};
