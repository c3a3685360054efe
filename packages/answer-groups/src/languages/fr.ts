import type { LanguagePack } from './language-pack.ts';
import { phrases, wordLists, words } from './words.ts';

export const fr: LanguagePack = {
  name: 'French',
  whichIsRight: 'Quelle réponse est juste ?',
  words: {
    stop: words(`le la les l un une des du de d et en est sont était étaient être a ont avait avaient à au aux que qu qui quoi dont
    où ce cet cette ces c il elle ils elles on nous vous je tu me te se s y ne n pas plus moins mais ou si alors donc car par
    pour sur sous dans avec sans entre vers chez après avant pendant comme quand lorsque lorsqu parce puisque puis aussi très
    trop peu beaucoup tout tous toute toutes autre autres même mêmes son sa ses leur leurs mon ma mes ton ta tes notre votre
    peut peuvent pouvait doit doivent fait faire font va vont ainsi encore toujours souvent parfois surtout presque environ
    cela ceci celui celle ceux là ici appelé appelée appelés appelle nomme nommé nom prend deux trois quatre cinq premier
    première été avoir afin tandis ni quel quelle quels quelles chaque plusieurs certains certaines sera seront rend permet`),
    function:
      words(`ce cet cette ces ca cela il elle ils elles on lui y est sont etait etaient etre a ont avait avoir peut peuvent
    fait font et que qu qui dont en dans au aux sur car parce puisque mais tres bien si comme quand alors aussi encore
    exemple ex se s c j`),
    contrary:
      words(`pas non jamais rien personne aucun aucune sans avec seulement tous toutes toujours parfois certains deux plus moins
    beaucoup peu grand grande petit petite haut haute bas basse rapide lent rapidement lentement chaud chaude froid froide
    augmente diminue augmenter diminuer monte descend ouvert ferme lourd leger fort faible avant apres premier dernier
    dedans dehors dessus dessous gauche droite oui bon mauvais vrai faux positif negatif ou donc par vers depuis`),
    fillers: {
      anywhere: words('le la les l un une des du de d ne n euh ben bah'),
      opening:
        phrases(`je pense que|je pense qu|je pense|je crois que|je crois qu|je crois|a mon avis|selon moi|peut etre|c est
      |ce sont|cest|est|sont|on appelle ca|ca s appelle|il s agit|reponse est|ma reponse est|reponse|parce que|parce qu|a cause|grace a
      |car|que|qu|donc|et`),
      closing: phrases('je pense|je crois|a mon avis|selon moi|peut etre'),
    },
    and: 'et',
    or: 'ou',
    one: words('un une'),
    minus: 'moins',
    numbers:
      'zero - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf',
    tens: 'vingt trente quarante cinquante soixante - quatrevingt -',
    joinNumber: (ten, unit) => {
      const word = unit === '-' ? 'un' : unit;
      return [`${ten}${word}`, `${ten}et${word}`];
    },
    severalWords:
      /\b(?:vingt|trente|quarante|cinquante|soixante|quatre[- ]vingts?|dix)(?:[- ](?:et[- ])?(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize)){0,2}(?!\p{L})/giu,
    fractions: wordLists(
      'demi demie moitie|tiers|quart quarts|cinquieme cinquiemes|sixieme sixiemes|septieme septiemes|huitieme huitiemes|neuvieme neuviemes|dixieme dixiemes',
    ),
    outOf: phrases('sur'),
    months: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' '),
    besideDay: words('er'),
    endings: /(?:ations|ation|ements|ement|aient|ents|ent|ées|ée|és|er|ait|es|ez|é|e|s|x|t)$/,
    minStemLength: 3,
    inflections: /(?:aient|ent|ait|ees|ee|es|er|ez|s|x|e)$/u,
    sameInEveryLesson: new Map([
      ['co2', 'dioxyde'],
      ['o2', 'oxygène'],
      ['h2o', 'eau'],
    ]),
    substances: new Map([
      ['co2', ['dioxyde', 'carbone']],
      ['o2', ['oxygene']],
      ['dioxygene', ['oxygene']],
      ['h2o', ['eau']],
    ]),
    otherTerms: { miose: 'meiose', myose: 'meiose' },
    sounds: [
      [/c(?=[ei])|z/gu, 's'],
      [/[cq]/gu, 'k'],
    ],
    units: {
      h: 'h heure heures',
      day: 'jour jours',
      year: 'an ans annees annee age',
      '°c': 'degrescelsius',
      '°': 'degres',
      '%': 'pourcent pourcents',
    },
    abbreviations: /(?:^|[\s(])(?:p\.\s?ex|c\.-à-d|M|Mme|Dr|Prof|St|av|apr|env|cf|fig|no)\.$/i,
    decimalMark: ',',
    quotes: { outer: ['«\u00a0', '\u00a0»'], inner: ['“', '”'] },
    capitalisesNouns: false,
    typicalLetters: /[éèêàçœ]|\b[ldnsqcj]['’]/g,
    spellOut: (text) => text.replaceAll("'", ' '),
    copulas: new Set(['est', 'sont', 'etait', 'etaient', 'appelle', '=']),
    beforeNumbers: new Set(['annee', 'resultat', 'fait']),
  },
  remarks: {
    blank: 'Vide\u00a0: il n’y a pas de réponse à évaluer.',
    noContent: 'Sans contenu\u00a0: cela ne répond pas à la question.',
    unjudged: 'Pas encore évaluée.',
    rightChoice: (key) => `C’est juste\u00a0: «\u00a0${key}\u00a0» est la bonne réponse.`,
    wrongChoice: (key) => `Ce n’est pas le bon choix. La bonne réponse est «\u00a0${key}\u00a0».`,
    asExpected: (expected) => `C’est juste\u00a0: la réponse correspond à «\u00a0${expected}\u00a0».`,
    rightNumber: (expected) => `C’est juste\u00a0: le résultat est ${expected}.`,
    wrongNumber: (expected) => `Ce nombre n’est pas juste. Le résultat est ${expected}.`,
  },
  saysNothing: [
    "(?:désolée? )?(?:je |j['’]|j )?(?:ne |n['’])?(?:sais|comprends) (?:pas|plus|rien)(?: (?:du tout|trop|désolée?|la question))?",
    "(?:je |j['’])?(?:n['’])?(?:ai )?(?:aucune? id[ée]e|pas d['’]id[ée]e|pas (?:de )?r[ée]ponse|pas compris|rien compris)|jsp|chais pas|n/a",
  ],
  saysNone: words('rien'),
  beforeContact: words('mon numéro est moi appelle'),
  asksOpinion: [
    String.raw`\bque (?:penses?-tu|pensez-vous|penses tu) d|\b(?:ton|votre) (?:propre )?(?:opinion|avis) (?:sur|personnel)|\bquelle est (?:ton|votre) (?:opinion|avis)|\bdonne ton (?:avis|opinion)`,
    String.raw`\bqu['’](?:as-tu|avez-vous|est-ce que tu as|est-ce que vous avez) (?:pensé|trouvé|aimé|préféré)|\bquelles? questions? (?:as-tu|avez-vous|te poses|vous posez|te reste)`,
    String.raw`\bqu['’]est-ce qui (?:t['’]a|vous a|n['’]est pas clair|reste)|\bqu['’](?:aimerais-tu|aimeriez-vous)\b.{0,12}\b(?:savoir|apprendre)|\b(?:as-tu|avez-vous) aimé\b|\bqu['’]as-tu (?:\p{L}+ )?(?:pas )?compris\b`,
  ],
  asks: {
    several: 'deux|trois|quatre|cinq|cite|nomme|quels|quelles',
    naming: 'quels|quelles|cite|nomme',
    two: 'deux',
    order: String.raw`\bordre\b|étapes|d'abord|croissant|du plus \p{L}+ au plus`,
    form: 'fraction|pourcent|décimal|arrondi|simplif',
    wordForm: String.raw`\b(?:pluriel|singulier|au féminin|au masculin|conjugu|participe|imparfait|plus-que-parfait|au (?:présent|futur)\b|voix passive|au passif|passé (?:simple|composé)|subjonctif|conditionnel|accorde|orthographe|bonne forme|forme correcte|impératif|tradui|comment dit-on|en (?:anglais|allemand|espagnol|latin|néerlandais)\b)`,
    article: String.raw`\barticle\b|le ou la|un ou une`,
    marks: String.raw`\bvirgules\b|ponctuation|majuscule`,
    joined: 'en un ou deux mots',
    formula: String.raw`\b(?:formule|symbole)\b`,
    estimate: 'environ|estim',
    example: String.raw`\b(?:cite|donne|nomme)\b|exemple`,
    each: String.raw`\b(?:chaque|chacune?)\b|coordonn|rapport|proportion`,
    task: 'calcule[rz]?|résou[sd]|résolvez|résoudre|simplifie[rz]?|détermine[rz]?|trouve[rz]?|factorise[rz]?|cite[rz]?|nomme[rz]?|donne[rz]?',
    explain: 'explique[rz]?|justifie[rz]?|montre[rz]?',
    explained:
      'comment|pourquoi|tu|vous|ta|ton|votre|le|la|l|en|y|ce|cela|ça|fais|faites|fait|as|avez|trouvé|trouves|calculé|obtenu|sais|savez|réponse|résultat|calcul|démarche|méthode|raisonnement|es|êtes|arrivé|à|avec|mots|propres|brièvement',
  },
};
