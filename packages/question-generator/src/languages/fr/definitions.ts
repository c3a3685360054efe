import type { DefinitionPattern } from '../sentences.ts';

const word = String.raw`(?!(?:est|sont|en|y|ne|se|qui|que|où|dont|aussi|alors|donc|pas|plus|bien|très|d|s|n)(?![\p{L}-]))[\p{L}-]+`;
const term = `(?<term>${word}(?: (?:(?:de la|de l['’]|de|du|des|à|au|aux|en) ?|d['’])?${word}){0,3}?)`;
const article = `(?:(?:[Uu]ne?|[Ll]es?|[Ll]a|[Dd]es) |[Ll]['’])`;
const np = `(?<np>${article}${term})`;
const noun = `(?:(?:une?|les?|la|des|de|du) |[ld]['’])?(?:« ?)?(?=\\p{Ll})${term}(?: ?»)?`;
/** “(COD)” behind a term. */
const short = String.raw`(?: \([^)]{2,20}\))?`;

/** A noun with a complement or a clause: something that explains, and not only names a kind. */
const complement = String.raw`(?:(?:qui|que|dont|où|de|du|des|par|entre|avec|sans|pour|dans|sur|sous|en|à|au|aux|lors|contre|selon|vers|\p{Ll}+(?:é|ée|és|ées|ie?s?|ue?s?|ants?|ante?s?|ible|able)) |(?:d|qu)['’])`;
/** An opinion, or one thing among others: it does not tell what something is. */
const tellsLittle = String.raw`(?!(?:l['’])?une? des )(?!(?:une? |la |le |l['’]|les |des |de |d['’])(?:très |plus en plus )?(?:bon(?:ne)?s?|mauvaise?s?|grande?s?|vraie?s?|véritables?|important\p{L}*|principa\p{L}+|mêmes?|meilleure?s?|seule?s?|premi\p{L}+|derni\p{L}+|autres?|causes?|conséquences?|exemples?|raisons?|problèmes?|danger|étape|début|fin|cas|symbole|signe|erreur|avantage|inconvénient|résultat|fruit|preuve|modèle|échec|succès|question|année|siècle|moment|faveur|sujet|objectif|but|chance|constituant|facteur)(?!\p{L}))`;
/** A place with a name is no term: nobody asks what France is. */
const noPlace = String.raw`(?!(?:L(?:a |e |es |['’]))\p{Lu}[\p{L}-]* (?:est|sont) (?:une? |la |le |l['’]|des |les )(?:\p{L}+ )?(?:pays|république|ville|capitale|fleuve|rivière|île|continent|région|département|planète|étoile|mer|océan|massif|montagnes?|monarchie|puissance|État|état|satellite|objet)(?!\p{L}))`;
const head = "(?:une? |la |le |les |l['’])";
/** What cannot open an explanation that a question repeats. */
const noPointer = String.raw`(?!(?:ce(?:t|tte|s|la|ci)?|c['’]est|ils?|elles?|on|nous|quand|lorsqu\p{L}*|si|en|dans|à|au|aux|pour|comme|ici|là|son|sa|ses|leurs?|alors|ainsi|puis|ensuite|il)(?!\p{L}))`;
const isCalled = `(?:s['’]appelle(?:nt)?|se nomme(?:nt)?|(?:est|sont) (?:appelé|nommé|dénommé)e?s?|porte(?:nt)? le nom de)`;

/** How French lessons explain their words, the surest ways first. */
export const definitions: readonly DefinitionPattern[] = [
  {
    by: 'previous',
    pattern: new RegExp(String.raw`^(?:ce(?:t|tte|s|la)?|ça)(?!\p{L})[^,:]{0,40}?${isCalled} ${noun}$`, 'iu'),
  },
  { by: 'previous', pattern: new RegExp(`^C['’]est ce (?:que l['’]on|qu['’]on) appelle ${noun}$`, 'u') },
  { by: 'previous', pattern: new RegExp(`^On (?:l['’]|les )appelle ${noun}$`, 'u') },
  {
    by: 'previous',
    pattern: new RegExp(String.raw`^On (?:appelle|nomme) (?:cela|ça|ce(?:t|tte|s)? \p{L}+) ${noun}$`, 'u'),
  },
  { by: 'previous', pattern: new RegExp(`^On parle alors (?:de |d['’])${noun}$`, 'u') },
  {
    by: 'name',
    pattern: new RegExp(
      `^On (?:appelle|nomme) (?:« ?)?${term}(?: ?»)?,? (?<meaning>(?:toute? |tous |les? |la |une? |des |l['’]|ce qu(?:i |e |['’]))[^;:]{10,})$`,
      'u',
    ),
  },
  {
    by: 'name',
    pattern: new RegExp(
      `^(?<meaning>${noPointer}(?:(?!s['’]appelle|(?:est|sont) appelé|se nomme)[^:;]){12,}?) ${isCalled} (?:${np.replace(term, `(?=\\p{Ll})${term}`)})$`,
      'iu',
    ),
  },
  {
    by: 'told',
    pattern: new RegExp(
      `^(?:Lorsqu|Quand|Si).{12,}, on (?:parle (?:alors )?(?:de |d['’])|dit qu(?:e l|['’])[^,;:]{3,30} (?:est|sont) )${noun}$`,
      'u',
    ),
  },
  { by: 'told', pattern: new RegExp(`^${noPointer}[^:;,]{20,} (?:est|sont) dite?s? ${noun}$`, 'iu') },
  {
    by: 'told',
    pattern: new RegExp(
      String.raw`^[^:]{25,} ?: c['’]est (?:le |la |l['’]|ce (?:que l['’]on|qu['’]on) appelle (?:les? |la |l['’]|une? |des )?)(?=\p{Ll})${term}$`,
      'u',
    ),
  },
  {
    by: 'told',
    pattern: new RegExp(
      String.raw`^[^:;]* une? \p{Ll}+ (?:\p{Ll}+ )?(?:(?:qui|que|dont|où|de|du|des|dans|entre|pour|par|sur|sous|en) |d['’])[^:;]{4,}, (?:que l['’]on (?:appelle|nomme)|qu['’]on (?:appelle|nomme)|appelée?s?|nommée?s?) ${noun}$`,
      'u',
    ),
  },
  { by: 'told', pattern: new RegExp(`^Par (?:« ?)?${term}(?: ?»)?, on entend (?<meaning>.{10,})$`, 'u') },
  {
    by: 'told',
    pattern: new RegExp(
      `^(?:Le mot |Le terme |L['’]expression |${article})?(?:« ?)?${term}(?: ?»)? (?:désigne(?:nt)?|correspond(?:ent)? (?:à|aux?)|se définit comme|signifie(?:nt)?|veu(?:t|lent) dire) (?:que |qu['’])?(?<meaning>.{12,})$`,
      'u',
    ),
  },
  { by: 'told', pattern: new RegExp(`^${np} consiste(?:nt)? (?:à|en) (?<meaning>.{12,})$`, 'u') },
  {
    by: 'told',
    pattern:
      /^(?<term>\p{Lu}\p{Ll}+(?:er|ir|re)(?: (?:une?|des|du|le|la) \p{Ll}+)?), c['’]est (?<meaning>\p{Ll}+(?:er|ir|re) .{8,})$/u,
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^${np}${short}, c['’](?<verb>est) (?<meaning>${tellsLittle}${head}(?:[^\s;:]+ ){1,6}?${complement}.+)$`,
      'u',
    ),
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^${noPlace}${np}${short} (?<verb>est|était) (?<meaning>${tellsLittle}${head}(?:[^\s;:]+ ){1,6}?${complement}.+)$`,
      'u',
    ),
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^${noPlace}${np}${short} (?<verb>sont|étaient) (?<meaning>${tellsLittle}(?:des |de |d['’](?!abord|ailleurs|autant|autres)|${head})(?:[^\s,;:]+ ){1,6}?${complement}.+)$`,
      'u',
    ),
  },
  {
    by: 'told',
    pattern:
      /(?:[Ll]e |[Ll]a |[Ll]['’]|[Uu]ne? )(?<term>\p{Ll}{4,}), (?<meaning>une? (?:[\p{L}-]+ ){1,4}(?:qui|que|dont|permettant|servant) [^,]+)$/u,
  },
];
