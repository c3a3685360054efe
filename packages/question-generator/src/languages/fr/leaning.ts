// What in a French sentence needs another sentence to be understood.

/** “il” that stands for nothing. */
const impersonal =
  "(?! (?:ne )?(?:faut|faudrait|fallait|existe|suffit|pleut|neige|fait (?:froid|chaud)|y (?:a|avait|aura)|n['’]y (?:a|avait)|n['’]existe|est (?:possible|impossible|nécessaire|important|interdit|difficile|facile|utile|dangereux))(?!\\p{L}))";
const pronoun = `il${impersonal}|elles?|ils|je|cela|ça|son|sa|ses|leurs?|c['’](?:est|était)|ce(?! qu)`;
/** “on la représente”: an object before its verb, which an article never follows. */
const object = "(?:on|nous) (?:(?:ne|n['’]) ?)?(?:(?:les?|la|lui|leur|en|y) (?=\\p{L})|l['’](?=\\p{L}))";
const each =
  "certaine?s (?:sont|ont|peuvent|se)|l['’]une?|l['’]autre|les (?:deux |trois )?autres|tous (?:sont|ont|deux)|toutes (?:sont|ont|deux)";

/** “this”, “of it”, “the figure below”: anywhere in a part that a question repeats. */
export const leansElsewhere =
  /(?<![\p{L}’'-])(?:ce(?! (?:qui|que|dont|sont|n['’]est)(?!\p{L})| qu['’])|cet|cette|ces|cela|ceci|ça|(?:celui|celle|ceux|celles)-(?:ci|là)|ci-(?:dessus|dessous|contre)|eux|y(?! compris)(?<!\bils? (?:n['’])?y)|en (?:a|ont|est|sont|faut|reste|existe|possède\p{L}*|contien\p{L}*|produi\p{L}*|fait|font|sortent?|dépend\p{L}*|avait|était)|(?:schéma|figure|image|document|doc\.?|page|tableau) (?:\d|ci-|suivant)|(?:de|à) les?|le (?:phénomène|processus)(?! (?:de|d['’]|qui|par))|au contraire|en revanche|au-dessus$|ici)(?!\p{L})/iu;

/** A pronoun as the subject or object of a clause. */
export const pronounFirst = new RegExp(
  String.raw`^(?:${object}|(?:${pronoun}|${each}|alors|donc|mais|et|aussi|y|en (?:a|ont|est|sont)|lui|eux|celui|celle|ceux|celles|(?:pour|dans|avec|sans|par|sur) (?:lui|elle|elles|eux))(?!\p{L}))|^(?:on|il faut)(?!\p{L}).* (?:sa|son|ses|leurs?) |^\S+(?: \S+){0,2} (?:les?|la|lui|leur|en) (?:est|sont|a|ont|voit|rend|trouve|protège|permet)(?!\p{L})`,
  'iu',
);

/** Goes on with the sentence before. */
export const pointsBack = new RegExp(
  String.raw`^(?:${object}|(?:${pronoun}|${each}|ce(?:t|tte|s|ci|lui|lle|ux|lles)(?:-ci|-là)?|alors|ainsi|donc|puis|ensuite|là|y|de plus|aussi|en effet|mais|et|ou|or|car|cependant|pourtant|toutefois|néanmoins|enfin|d['’]abord|au contraire|en revanche|par contre|en réalité|de même|par conséquent|en conséquence|voilà|d['’]où|d['’]autres|les deux (?:sont|ont|se|peuvent)|ici|à ce|(?:dans|pour|de|avec|sans|par|sur|après|avant|depuis|malgré) (?:ce(?:t|tte|s|la|ci|lui|lle)?|son|sa|ses|lui|elle|elles|eux)|grâce à (?:ce|lui|elle|eux)|parmi (?:eux|elles|ces)|non|oui|finalement|également|autrement|sinon|en fait|du coup|plus tard|peu après|à l['’]inverse|inversement|seule?s?,|dès lors|même (?:si|chose)|à son tour|selon (?:lui|elle|eux)|dans les deux cas|enfant,|(?:en|au|à|dans|après|avant|le|pour|pendant|depuis|vers)(?!\p{L})[^,]{1,50}, (?:${pronoun}))(?!\p{L}))`,
  'iu',
);
