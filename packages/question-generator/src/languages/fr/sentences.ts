import type { SentencePatterns } from '../sentences.ts';
import { withAntecedent } from './antecedent.ts';
import { definitions } from './definitions.ts';
import { leansElsewhere, pointsBack, pronounFirst } from './leaning.ts';
import { frRules } from './rules.ts';

/** Nouns in -s, -x and -z that are no plural. */
const alwaysSo =
  /^(?:temps|corps|os|prix|gaz|nez|riz|virus|processus|choix|bois|poids|pays|repas|cours|concours|discours|succès|progrès|procès|accès|bras|dos|relais|palais|mois|sens|puits|jus|fils|univers|vers|voix|noix|croix|paix|talus|terminus|campus|consensus|lotus|cactus|pus|index|larynx|pharynx|silex|thorax|climax|latex|cortex|tournevis|abcès|excès|décès|congrès|compas|matelas|verglas|radis|tapis|avis|permis|compromis|héros|propos|repos|chaos|cosmos|rhinocéros|tétanos|français|anglais|tas|cas|pas|oasis|iris|anus|sinus|humus|plus|surplus|reflux|flux|influx)$/iu;

/** French sentences. */
export const frSentences: SentencePatterns = {
  leansElsewhere,
  pronounFirst,
  pronounSecond: /^\S+ (?:il|elle|ils|elles|ce|cela|son|sa|ses|leurs?)(?!\p{L})/iu,
  pointsBack,
  connective:
    /,? (?:donc|finalement|enfin|également|ensuite|alors(?! qu)|(?<!mais )aussi(?= (?:les?|la|une?|des|du|de|à|aux?|en|dans|par|pour|sur)(?!\p{L})| [ld]['’]|$)),?(?=[ ,]|$)/giu,
  hangsOn:
    /(?<!\p{L})(?:cependant|pourtant|toutefois|néanmoins|quand même|malgré tout|de nouveau|à nouveau|(?:autres|précédente?s?) \p{L}+|\p{L}+ (?:précédente?s?|antérieure?s?|suivante?s?))(?!\p{L})/iu,
  lasts: /(?<!\p{L})(?:dura|durèrent|dure|a duré|jusqu['’]en)(?!\p{L})/iu,
  particular:
    /\d|[“„"«]|^(?:un tel|une telle)\s|(?<!\p{L})(?:premi(?:er|ère)|deuxième|seconde?|derni(?:er|ère)|ce poème|par exemple)(?!\p{L})/iu,
  contrasts: /, (?:tandis qu|alors qu|mais )(?:e |['’])?.*$/iu,
  definiteNoun: /(?<![\p{L}’'])(?:le |la |les |l['’])(?<noun>\p{L}{3,})/giu,
  indefiniteNoun: /(?<!\p{L})(?:une?|des) (?<noun>\p{L}{3,})/giu,
  relativeClause: /, (?:qui|que|qu['’]|dont|où) ?[^,]+(?:,(?= \p{L})|$)/giu,
  frameOf: (sentence) => {
    const [, frame] =
      /^((?:Dans|Sur|Sous|Pendant|Lors d|Quand|Lorsqu|Si |En |Au |Aux |À )(?!.*\d|(?:effet|général|fait|réalité|revanche|outre|résumé|conclusion|conséquence|contraire|début|fond)(?!\p{L})|.*(?<!\p{L})(?:ce(?:t|tte|s)?|ils?|elles?|on|son|sa|ses|leurs?)(?!\p{L}))[^,:;]{4,60}), /u.exec(
        sentence,
      ) ?? [];
    return frame?.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  },
  article: /^(?:(?:les?|la|une?|des|du|de la)\s+|l['’])/iu,
  indefinite: /^une?\s/iu,
  hollowNoun:
    /(?:^|\s|['’])(?:exemples?|conséquences?|inconvénients?|avantages?|raisons?|causes?|but|objectif|différences?|problème|question|réponse|partie|façon|manière|résultat|premi(?:er|ère)s?|derni(?:er|ère)s?|deuxième|troisième|autres?|ils?|elles?|on|ce|cela|auteure?|narrateur|héros|titre|document|extrait|texte|leçon|chapitre|idée|règle|astuce|suite|fin|début|cas|même|chose|reste|essentiel|point|rôle|principal\p{L}*|seule?|plus|moins|cours|exercice|personnage|poète|garçon|fille|homme|femme|somme totale|conclusion)(?!\p{L})/iu,
  isPlural: (term) => {
    const [first = ''] = term.split(/[\s’']/u);
    return /[sx]$/iu.test(first) && !alwaysSo.test(first);
  },
  opensMeaning:
    /^(?:(?:les?|la|une?|des|tout|toute|ensemble|fait|action|celui|celle)\s|l['’]|ce qu|lorsqu|quand\s|(?:état|ensemble|action|fait|passage|période|capacité|quantité|nombre|étude|science|suite|série|groupe|mélange|type|forme|manière|lieu|zone|surface|mesure|rapport|processus|technique|méthode|instrument|appareil|organe|personne|territoire|changement|augmentation|diminution|absence|droit|partie|moment) (?:\p{Ll}+ )?(?:de |du |des |d['’]|où )|\p{Ll}[\p{L}-]+ (?:\p{Ll}[\p{L}-]+ ){0,2}?(?:(?:qui|que|dont|où|permettant|servant|composée?|formée?|située?|dans (?:lequel|laquelle))\s|qu['’]))/u,
  givesExample: /(?<!\p{L})(?:par exemple|comme|tels? que|telles? que)\s/iu,
  withAntecedent,
  order: {
    first: /^(?:d['’]abord|tout d['’]abord|premièrement|en premier(?: lieu)?|au début|pour commencer),? /iu,
    next: /^(?:ensuite|puis|après cela|après|deuxièmement|en deuxième lieu),? /iu,
    last: /^(?:enfin|finalement|pour finir|pour terminer|en dernier(?: lieu)?|à la fin),? /iu,
    process: /(?<!\p{L})(?:étapes?|phases?|ordre|processus|cycle|déroulement|procédure|stades?)(?!\p{L})/iu,
    ordinal: /(?<!\p{L})(?:premi(?:er|ère)|deuxième|seconde?|troisième|quatrième|derni(?:er|ère))(?!\p{L})/iu,
    straighten: (sentence) => sentence,
  },
  definitions,
  rules: frRules,
};
