import type { Grammar } from '../grammar.ts';

const term = String.raw`(?<term>(?:(?:der|die|das|den|ein|eine) )?(?:\p{Ll}[\p{L}-]+ ){0,2}\p{Lu}[\p{L}-]+)`;

/** German. Nouns are known by their capitals, so the patterns are not case-blind. */
export const de: Grammar = {
  pointsBack:
    /^(?:(?:\p{L}+ )?(?:Jahre?|Tage|Wochen|Monate) später|später|(?:wenn|sobald|falls) (?:er|sie|diese?[rs]?)|dies(?:e[rnms]?)?|er|sie|es|dort|dabei|dadurch|damit|daher|darum|deshalb|deswegen|dann|danach|davon|dazu|so|solche|auch|ihre?[nrms]?|seine?[nrms]?|das (?:ist|war|heißt|nennt|führte?|bedeutet))(?!\p{L})/iu,
  leansBack: /\b(?:davon|daran|darin|dazu|hiervon)\b/iu,
  articles: /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer)\s+/iu,
  namesPrevious: [
    new RegExp(
      String.raw`^(?:[Dd]ies(?:e[rnms]?)?|[Dd]as|[Ss]olche|[Ss]ie|[Ee]r|[Ee]s)(?: \p{L}+){0,4}? (?:heißt|heißen|hieß|nennt man|nannte man) (?:auch )?${term}\.$`,
      'u',
    ),
    new RegExp(
      String.raw`^(?:[Dd]ies(?:e[rnms]?)?|[Dd]as|[Ss]olche)(?: \p{L}+){0,4}? (?:wird|werden|wurde|bezeichnet man) (?:auch )?(?:als )?${term}(?: genannt| bezeichnet)?\.$`,
      'u',
    ),
  ],
  naming: /(?<!\p{L})(?:heißt|heißen|nennt man|genannt)(?!\p{L})/giu,
  definitions: [
    /^(?<meaning>[^,;:]{12,}), (?:auch )?(?<term>[^,;:]{3,40}) genannt, /u,
    /^(?<term>\p{Lu}[\p{L}-]+) bedeutet, dass (?<meaning>[^;:]{12,})\.$/u,
    new RegExp(String.raw`^(?<meaning>[^:]{12,}?),? (?:und )?(?:heißt|heißen|nennt man) (?:auch )?${term}\.$`, 'u'),
    new RegExp(
      String.raw`^(?<meaning>[^:]{12,}?),? (?:und )?(?:wird|werden) (?:auch )?(?:als )?${term} (?:genannt|bezeichnet)\.$`,
      'u',
    ),
    new RegExp(String.raw`^Unter (?:dem |der |einem |einer )?${term} versteht man (?<meaning>[^.]{10,})\.$`, 'u'),
    /(?<term>(?:der|die|das) (?:\p{Lu}[\p{L}-]+ ?){1,3}), also (?<meaning>[^.;:]+? und [\p{L}-]+)(?=[,.;:])/u,
    /(?:^|\s)(?<term>\p{Lu}[\p{L}-]{3,}), (?<meaning>(?:ein|eine) (?:\p{Ll}[\p{L}-]+ )*\p{Lu}[\p{L}-]+, (?:der|die|das|in|mit|aus|bei|durch|wo)[^.;:]+)(?=[.;:])/u,
    /^(?<np>(?<term>(?:(?:Ein|Eine|Der|Die|Das) )?(?:\p{Ll}[\p{L}-]+ )?\p{Lu}[\p{L}-]+)) (?<verb>ist|war) (?<meaning>(?:ein|eine|der|die|das) [^.;:]*?\p{Lu}[\p{L}-]+(?:, | (?:von|aus|in|mit|zwischen|für) )[^.;:]+)\.$/u,
    /^(?<np>(?<term>(?:Die )?\p{Lu}[\p{L}-]+)) (?<verb>sind|waren) (?<meaning>(?:\p{Ll}[\p{L}-]+ )*\p{Lu}[\p{L}-]+, (?:die|in|mit|aus|bei) [^.;:]+)\.$/u,
  ],
  effectThenCause: [/^(?<effect>[^;]{12,}?), (?:denn (?<main>[^;]{8,})|(?<cause>(?:weil|da) [^;]{8,}))\.$/iu],
  causeThenEffect: [],
  causeThenInverted: [
    /^(?<main>[^;]{12,}?), (?:deshalb|daher|deswegen|darum|dadurch) (?<inverted>\p{Ll}[^;]{10,})\.$/iu,
    /^(?<cause>Weil [^;]{8,}?), (?<inverted>\p{Ll}[^;]{10,})\.$/u,
  ],
  therefore: [/^(?<before>[^,;]{6,}?) (?:deshalb|daher|deswegen|darum|dadurch|somit|folglich)(?<after> [^;]{6,})\.$/iu],
  thereforeFirst: [/^(?:deshalb|daher|deswegen|darum|dadurch|somit|folglich) (?<inverted>\p{Ll}[^;]{10,})\.$/iu],
  consequences: [/^(?<cause>[^;]{12,}?), (?:sodass|so dass|wodurch|weshalb) (?<effect>[^;]{8,})\.$/iu],
  conditions: [
    /^(?<when>(?:wenn|sobald|falls) (?<bare>(?!man |du |wir |er |sie |es )[^,;]{8,})), (?<outcome>[^;]{8,})\.$/iu,
  ],
  sequel: /\b(?:dann|dadurch|dabei)\b/iu,
  contrasts: [/^(?<first>[^;]{10,}?), (?:während|(?<but>aber|jedoch)|hingegen|wohingegen) (?<second>[^;]{10,})\.$/iu],
  opposedThings: [],
  needs: /\bbraucht\b|\bbrauchen\b|\bbenötigt\b|\bnötig\b|\bbesteht aus\b|\bbestehen aus\b/iu,
  dependsOn: /\b(?:hängt|hängen) [^.]*\bvon\b|\babhängig von\b|\bbestimmt durch\b/iu,
  and: 'und',
  process: /(?:ung|tion|ismus|these|vorgang|prozess)$/iu,
  situation: /^(?:wo|wenn|als) /iu,
  preposition: /^(?:in|im|am|zum|beim|bei|an|auf|mit|durch|für|während) /iu,
};
