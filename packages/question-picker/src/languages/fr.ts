import { listOf } from '@exit-tickets/answer-groups';
import type { LessonPack } from './lesson-pack.ts';
import type { LinePatterns } from './lines.ts';
import type { Stems } from './stems.ts';

/** Line patterns of French lessons. */
const lines: LinePatterns = {
  headings: {
    goals:
      /^(?:objectifs?|à la fin (?:du|de|tu)|après (?:cette leçon|ce chapitre|ce cours)|compétences|ce que (?:tu vas|je dois|nous allons)|tu (?:sauras|seras capable|vas apprendre)|je dois savoir|attendus|capacités|but de la (?:séance|leçon))(?!\p{L})/iu,
    keyWords:
      /^(?:mots[- ]clés?|vocabulaire|notions(?: clés)?|mots importants|termes importants|lexique|glossaire|définitions|les mots à connaître)(?!\p{L})/iu,
    tasks:
      /^(?:exercices?|questions?|activités?|devoirs?|à toi|à vous|à faire|travail|consignes?|défi|quiz|sécurité|entraîn|pour aller plus loin|pour la prochaine fois|déroulement|plan (?:de la|du|de)|résultats|corrigé|débat|discussion|rappels?|bilan à compléter|évaluation|interrogation|dictée|compte rendu|pour commencer|échauffement|sources?(?: utilisées)?$|bibliographie|écoute|sommaire|j['’]applique|je m['’]entraîne|vérifie|réponds|que sais-tu|prérequis|ce soir|différenciation|références|liens externes|notes et références)(?!\p{L})/iu,
    materials:
      /^(?:matériel|matériaux|il te faut|ingrédients|il (?:te |vous )?faut|ce qu['’]il (?:te )?faut)(?!\p{L} savoir)(?!\p{L})(?! savoir)/iu,
    procedure:
      /^(?:protocole|méthode|étapes|mode opératoire|préparation|démarche|mode d['’]emploi|manipulation|comment faire)(?!\p{L})/iu,
    example: /^(?:contre-exemples?|exemples?|exercice résolu|solution|calcul|application)(?!\p{L})/iu,
    source: /^(?:source|document|doc\.?|poème|extrait|citation|texte)(?!\p{L})/iu,
  },
  goal: /^(?:je sais|je peux|je connais|je suis capable|tu (?:sais|sauras|seras capable|vas apprendre|dois savoir)|savoir|être capable|comprendre (?:ce que|comment|pourquoi)|l['’]élève (?:sait|est capable))(?!\p{L})/iu,
  task: /^(?:(?:exercice|activité|question|devoir) ?(?:\d|[a-z](?=[.:)]))|merci de|veuillez|nomme[rz]?|dessine[rz]?|décris|décrire|explique[rz]?|écris|écrire|lis|lisez|regarde[rz]?|observe[rz]?|complète[rz]?|compléter|discute[rz]?|trouve[rz]?|calcule[rz]?|réponds|répondez|compare[rz]?|choisis|choisissez|entoure[rz]?|souligne[rz]?|fais|faites|recherche[rz]?|relie[rz]?|utilise[rz]?|donne[rz]?|justifie[rz]?|imagine[rz]?|recopie[rz]?|classe[rz]|classe (?:les|ces|le|la)|colorie[rz]?|colle[rz]?|apprends|apprendre|apprenez|apporte[rz]?|place[rz] |place (?:les|le|la)|mets|mettez|prends|prenez|verse[rz]?|remue[rz]?|modifie[rz]?|enregistre[rz]?|cite[rz]?|relève[rz]?|relever|note[rz]? (?!:)|vérifie[rz]?|prépare[rz]?|légende[rz]?|compte[rz]? (?!rendu)tes|compte[rz]|demande[rz]?|rédige[rz]?|révise[rz]?|révisez|réviser|rends|rendre|termine[rz]?|laisser|plier|faire couler|observer|ne jamais|n['’]oublie[rz]?|à rendre|à faire|pour (?:demain|lundi|mardi|mercredi|jeudi|vendredi|la prochaine)|devoirs?|dictée|écoute (?:notée|attentivement)|en t['’]aidant|conjugue[rz]?|indique[rz]?|coche[rz]?|barre[rz]? |mesure[rz]? (?:la|le|les)|trace[rz]?|construis|résous|résolvez|démontre[rz]?|montre[rz]? que|propose[rz]?|invente[rz]?|raconte[rz]?|présente[rz]? (?:ton|ta|tes|le|la|les)|sors|sortez|ouvre[rz]? |ouvrez|range[rz]?|découpe[rz]?|travaille[rz]?|débat|faut-il|astuce|pense[rz]? à|répète[rz]?|lave[rz]? |porte[rz]? (?:des|les|une?) (?:gants|lunettes|blouse))(?!\p{L})/iu,
  formField:
    /^(?:noms?|prénoms?|classe|date|professeur|enseignante?|matière|note|groupe|établissement|durée|niveau|appréciation|compositeurs?|support|œuvres? (?:écoutée|étudiée|écoutées|étudiées)|document étudié)(?: et prénom| en classe)?\s*[:.…_]|[_.…]{6,}|\(?\d+ ?min(?:utes)?\b\.?\)?$|^(?:m\.|mme|monsieur|madame) \p{Lu}/iu,
  notes: '',
  webPage:
    /(?<!\p{L})(?:(?:utilis\p{L}*|accepte\p{L}*)(?: \p{L}+){0,3} cookies|cookies accepter|newsletter|se connecter|connexion|mentions légales|mis(?:e)? à jour le|(?:à )?lire (?:aussi|la suite)|aller au contenu|tous droits|haut de page|min(?:utes)? de lecture|\d+ commentaires?)(?!\p{L})|^(?:bonjour|ch[eè]re?s?|salut) [^.,!]{2,30}[,!]|^(?:publié (?:le|par)|voir aussi|article détaillé|partager)(?!\p{L})|^(?:menu|accueil|contact|rechercher|publicité|navigation|sommaire)$/iu,
  pageFurniture:
    /^(?:diapo(?:sitive)?|page|p\.)\s*\d+|^\d+$|©|\bpage \d+ (?:sur|\/) ?\d+|reproduction interdite|tous droits réservés|^(?:hatier|nathan|hachette|belin|bordas|magnard|éditions)(?!\p{L})/iu,
  example: /^(?:contre-)?(?:exemples?|par exemple|ex\.?|solution|réponse|données?|calcul|cas|résultat)\s*\d*\s*:/iu,
  label:
    /^(?:(?:petits? |grande?s? |principa\p{L}+ )?(?:avantages?|inconvénients?|but|conséquences?|causes?|exemples?|astuce|remarque|attention|question|réponse|source|étape(?: \d+)?|formule|règle|autrefois|aujourd['’]hui|hier|maintenant|avant|après|conclusion|introduction|résumé|à retenir|retiens|bilan|erreur(?: (?:fréquente|courante))?|défi|devoirs?|matériel|idées? (?:fausses?|reçues?)|vrai|faux|piège|note|leçon|chapitre|séance|séquence|partie|diapo|thème|sujet|problème|objectifs?|protocole|compositeurs?|auteure?s?|œuvre|titre|date|lieu|compte rendu|mémo|fiche|rappel|définition|propriété|théorème|méthode|démonstration|le saviez-vous|bon à savoir|été|hiver|en résumé|en bref|résultats?|observation|hypothèse|interprétation|débat|vocabulaire|repères?))(?!\p{L})/iu,
  announcesError:
    /^(?:⚠ ?)?(?:attention(?: à l['’]idée fausse| aux idées (?:fausses|reçues)| au piège)?|erreurs? (?:courantes?|fréquentes?|à éviter)|idées? fausses?|idées? reçues?|pièges?(?: à éviter)?|fausse idée|préjugé)\s*[:!–-]\s*/iu,
  callsAttention: /^(?:⚠ ?)?attention(?! (?:à l['’]idée|aux idées|au piège))/iu,
  statesError:
    /(?:(?:beaucoup (?:d['’]élèves|de gens|de personnes|de monde|d['’]enfants)|certains élèves|certaines personnes|certains|les élèves|la plupart des gens|(?:plusieurs|de nombreux|de nombreuses|quelques) (?:élèves|personnes|gens)) (?:pensent|pense|croient|croit|disent|dit|imaginent|imagine|entend)(?: encore)?(?: souvent| parfois| à tort| volontiers)+|(?:beaucoup (?:d['’]élèves|de gens|de personnes|d['’]enfants)|certains élèves|certaines personnes|la plupart des gens|(?:de nombreux|de nombreuses|quelques) (?:élèves|personnes|gens)) (?:pensent|croient|disent|s['’]imaginent|affirment)) qu(?:e |['’])(?<error>[^;:]+)|on (?:pense|croit|dit|imagine|entend)(?: encore)?(?: souvent| parfois| à tort| volontiers)+ qu(?:e |['’])(?<believed>[^;:]+)|on entend (?:souvent|parfois)(?: dire)? ?: (?<thought>« ?[^»]+»)|(?:une )?(?:erreur (?:fréquente|courante)|idée (?:fausse|reçue)) est (?:de (?:croire|penser) )?qu(?:e |['’])(?<mistake>[^;:]+)/iu,
  denies:
    /^(?:(?:c['’]est|cela est|ceci est) (?:pourtant |en fait )?(?:faux|inexact|incorrect|une erreur|une idée fausse)|ce n['’]est pas (?:(?:toujours |tout à fait )?(?:vrai|exact|juste|le cas)|correct)|faux|non|erreur)(?!\p{L})/iu,
  putsRight: /^(?:en réalité|en fait|or|mais|pourtant|cependant|en vérité)(?!\p{L})|(?<!\p{L})à tort(?!\p{L})/iu,
  agrees:
    /^(?:c['’]est (?:vrai|exact|juste)|(?:ils|elles) ont raison|d['’]autres|et |(?:(?:c['’]est|ce n['’]est) )?(?:en théorie|en principe|parfois|en partie|pas toujours)(?!\p{L}))/iu,
  opensContrast: /^(?:mais|or|cependant|pourtant),? /iu,
  but: /, mais (?!aussi)/u,
  joins: /^(?:et|ou)\s/u,
  toMachine:
    /(?<!\p{L})(?:ignore|oublie|ne tiens pas compte de)[rz]? (?:toutes? |les |tes |ces |vos )*(?:instructions|consignes|règles|directives)(?: précédentes)?|(?<!\p{L})(?:tu es|vous êtes) (?:maintenant )?(?:une? )?(?:ia|assistant|modèle de langage|chatbot|intelligence artificielle)(?!\p{L})|(?<!\p{L})(?:en tant qu['’]|si tu es une? )(?:ia|assistant|modèle de langage)(?!\p{L})|\b(?:ignore|disregard) (?:all |any |the |your )*(?:previous |prior |above )?(?:instructions|rules|prompts?)|\bsystem prompt\b|\byou are (?:an? )?(?:ai|assistant|language model|chatbot)|^(?:system|assistant|user)\s*:|(?<!\p{L})(?:ia|chatgpt|assistant)[,:] (?:écris|dis|réponds|donne|ignore)/iu,
  opensMeaning:
    /^(?:(?:les?|la|une?|des|tout|toute|ensemble|fait|action|celui|celle)\s|l['’]|ce qu|lorsqu|quand\s|(?:état|ensemble|action|fait|passage|période|capacité|quantité|nombre|étude|science|suite|série|groupe|mélange|type|forme|manière|lieu|zone|surface|mesure|rapport|processus|technique|méthode|instrument|appareil|organe|personne|territoire|changement|augmentation|diminution|absence|droit|partie|moment) (?:\p{Ll}+ )?(?:de |du |des |d['’]|où )|\p{Ll}[\p{L}-]+ (?:\p{Ll}[\p{L}-]+ ){0,2}?(?:(?:qui|que|dont|où|permettant|servant|composée?|formée?|située?|dans (?:lequel|laquelle))\s|qu['’]))/u,
};

const word = String.raw`(?!(?:est|sont|en|y|ne|se|qui|que|où|dont|aussi|alors|donc|pas|plus|bien|très|d|s|n)(?![\p{L}-]))[\p{L}-]+`;
const term = `(?<term>${word}(?: (?:(?:de la|de l['’]|de|du|des|à|au|aux|en) ?|d['’])?${word}){0,3}?)`;
const article = `(?:(?:[Uu]ne?|[Ll]es?|[Ll]a|[Dd]es) |[Ll]['’])`;
const np = `${article}${term}`;
const noun = `(?:(?:une?|les?|la|des|de|du) |[ld]['’])?(?:« ?)?(?=\\p{Ll})${term}(?: ?»)?`;
/** A noun followed by a complement or a clause: an explanation, not just a category. */
const complement = String.raw`(?:(?:qui|que|dont|où|de|du|des|par|entre|avec|sans|pour|dans|sur|sous|en|à|au|aux|lors|contre|selon|vers|\p{Ll}+(?:é|ée|és|ées|ie?s?|ue?s?|ants?|ante?s?|ible|able)) |(?:d|qu)['’])`;
/** Excludes opinions and “one of the …”, which do not define a term. */
const tellsLittle = String.raw`(?!(?:l['’])?une? des )(?!(?:une? |la |le |l['’]|les |des |de |d['’])(?:très |plus en plus )?(?:bon(?:ne)?s?|mauvaise?s?|grande?s?|vraie?s?|véritables?|important\p{L}*|principa\p{L}+|mêmes?|meilleure?s?|seule?s?|premi\p{L}+|derni\p{L}+|autres?|causes?|conséquences?|exemples?|raisons?|problèmes?|danger|étape|début|fin|cas|symbole|signe|erreur|avantage|inconvénient|résultat|fruit|preuve|modèle|échec|succès|question|année|siècle|moment|faveur|sujet|objectif|but|chance|facteur)(?!\p{L}))`;
const head = "(?:une? |la |le |les |l['’])";
const isCalled = `(?:s['’]appelle(?:nt)?|se nomme(?:nt)?|(?:est|sont) (?:appelé|nommé|dénommé)e?s?|porte(?:nt)? le nom de)`;
const pronoun =
  "(?:il(?! (?:ne )?(?:faut|existe|suffit|pleut|neige|y (?:a|avait)|est (?:possible|impossible|nécessaire|important|interdit)))|elles?|ils|je|j['’]\\p{L}+|nous|cela|ça|son|sa|ses|leurs?|c['’](?:est|était)|ce(?! qu))";

const that = (clause: string): string => `${/^[aeiouyàâéèêîôûh]/iu.test(clause) ? 'qu’' : 'que '}${clause}`;

const stems: Stems = {
  opensLeaning: new RegExp(
    String.raw`^(?:${pronoun}|ce(?:t|tte|s|ci|lui|lle|ux|lles)(?:-ci|-là)?|alors|ainsi|donc|puis|ensuite|là|y|de plus|aussi|en effet|mais|et|ou|or|car|cependant|pourtant|toutefois|néanmoins|enfin|d['’]abord|au contraire|en revanche|par contre|en réalité|de même|par conséquent|en conséquence|voilà|d['’]où|d['’]autres|certaine?s|les (?:deux |trois )?autres|l['’](?:une?|autre)|tous (?:sont|ont|deux)|toutes (?:sont|ont|deux)|ici|on (?:les?|la|lui|leur|en|y)|on l['’]\p{L}+|(?:\p{L}+ |\d+ ){1,3}(?:minutes?|heures?|jours?|semaines?|mois|ans?|années?|siècles?) (?:plus tard|plus tôt|auparavant)|(?:à|dans|pour|de|avec|sans|par|sur|après|avant|depuis|malgré|grâce à|en) (?:ce(?:t|tte|s|la|ci|lui|lle|ux)?|son|sa|ses|lui|elle|elles|eux|leurs?)|parmi (?:eux|elles|ces)|non|oui|finalement|également|autrement|sinon|en fait|du coup|plus tard|peu après|à l['’]inverse|inversement|dès lors|même|à son tour|selon (?:lui|elle|eux)|dans les deux cas|aujourd['’]hui|maintenant|par exemple|premièrement|deuxièmement|(?:le|la) (?:première?|deuxième|seconde?|troisième|dernière?)|(?:quand|lorsqu['’]|s['’]|si|comme) ?(?:ils?|elles?|cela|ce)|(?:en|au|à|dans|après|avant|pour|pendant|depuis|vers)(?!\p{L})[^,]{1,50}, ${pronoun}|mon|ma|mes|notre|nos)(?!\p{L})`,
    'iu',
  ),
  adds: /^(?:aussi|également|d['’]autres|les deux)(?!\p{L})/iu,
  leans:
    /(?<![\p{L}’'-])(?:ce(?! (?:qui|que|dont|sont|n['’]est)(?!\p{L})| qu['’])|cet|cette|ces|cela|ceci|ça|(?:celui|celle|ceux|celles)-(?:ci|là)|ci-(?:dessus|dessous|contre)|eux|(?:schéma|figure|image|document|doc\.?|page|tableau) (?:\d|ci-|suivant)|au contraire|en revanche|ici|cependant|pourtant|toutefois|quand même|de nouveau|(?:les?|la|l['’])autres? \p{L}+|nous|notre|nos|je|mon|hier)(?!\p{L})/iu,
  openClause: /^(?:\S+ ){1,4}(?:qui|que|dont)(?= [^,]*$)/iu,
  hangs:
    /(?<!\p{L})(?:pas|non|(?:si|tellement)(?: \p{L}+)?|trop|assez|mais|et|ou|est|sont|seulement)$|^(?:bien qu|dès qu|lorsqu|parce qu|puisqu|quand |si )[^,]*$/iu,
  notOnly: /pas seulement/iu,
  cause:
    /^(?<left>[^;:]{12,}?),? (?<right>(?:(?:surtout|notamment|en partie|simplement|sans doute) )?(?:parce qu(?:e |['’])|car |puisqu(?:e |['’])|à cause d(?:e |u |es |['’])|en raison d(?:e |u |es |['’])|faute de ).{6,})$/iu,
  aim: /^(?<left>[^;:]{12,}?),? (?<right>(?:afin (?:de |d['’]|que |qu['’])|pour que |pour qu['’]).{6,})$/iu,
  consequence:
    /^(?<left>[^;:]{12,}?),? (?<right>(?:ce qui (?:provoque|entraîne|permet|cause|rend|explique|fait|signifie|a (?:provoqué|entraîné|permis|rendu))|si bien qu(?:e|['’])|de sorte qu(?:e|['’])|(?<=, )donc|(?<=, )c['’]est pourquoi|(?<=, )d['’]où) ?.{8,})$/iu,
  opensReason: /^(?:(?:parce|puis|si bien|de sorte) ?qu(?:e |['’])|car )(?!.* parce qu)/iu,
  condition:
    /^(?<left>(?:Quand|Lorsque |Lorsqu['’]|Si|Dès que|Plus|Comme) ?(?!(?:il|elle|ils|elles|cela|ce|cette|ces) )[^,;:]{8,}), (?<right>\p{Ll}[^,;:]{8,})$/u,
  contrast: /^(?<left>[^;:]{12,}?,? (?:tandis que|alors que|contrairement (?:à|aux?))) (?<right>[^;:]{8,})$/iu,
  enumeration:
    /^(?<left>[^;:,]{8,}?(?: (?:comprend|comprennent|se compose de|se composent de|(?:est|sont) composée?s? de|(?:est|sont) (?:formée?|constituée?)s? de)|(?: ?:| sont)(?= [^,;:]+, ))) (?<right>[^\s,;:]+(?: [^\s,;:]+){0,4}(?:, [^\s,;:]+(?: [^\s,;:]+){0,4})*,? (?:et|ou)(?: [^\s,;:]+){1,6})$/iu,
  says: /^(?<left>[^;:,]{4,}? (?:(?:est|sont|était|étaient) (?:dus?|dues?|causée?s?|provoquée?s?|produite?s?|formée?s?|utilisée?s?) (?:à|aux?|par|pour|à partir)|provien(?:t|nent) d(?:e|u|es)|dépend(?:ent)? d(?:e|u|es)|sert à|servent à|permet(?:tent)? de|entraîne(?:nt)?|provoque(?:nt)?|protège(?:nt)?|empêche(?:nt)?|(?:a|ont) pour (?:rôle|but) de|seulement (?:si|quand))) (?<right>[^;:]{8,})$/iu,
  givesCause:
    /^(?:en effet,|c['’]est parce qu|cela s['’]explique par|c['’]est dû|cela est dû|(?:la|cette) (?:raison|cause) (?:en |de cela )?est)/iu,
  addsCause: /^(?:de plus|en outre|par ailleurs)(?!\p{L})/iu,
  givesConsequence:
    /^(?:par conséquent|c['’]est pourquoi|de ce fait|en conséquence|du coup|c['’]est pour cela|c['’]est pour cette raison|(?:cela|ce qui) (?:entraîne|provoque|permet|conduit|signifie)|il en résulte)(?!\p{L})/iu,
  definitions: [
    new RegExp(
      `^On (?:appelle|nomme) (?:« ?)?${term}(?: ?»)?,? (?:toute? |tous |les? |la |une? |des |l['’]|ce qu(?:i |e |['’]))[^;:]{10,}$`,
      'u',
    ),
    new RegExp(`^(?:(?!s['’]appelle|(?:est|sont) appelé|se nomme)[^:;]){12,}? ${isCalled} ${noun}$`, 'iu'),
    new RegExp(`^(?:Lorsqu|Quand|Si).{12,}, on parle (?:alors )?(?:de |d['’])${noun}$`, 'u'),
    new RegExp(
      `^(?:Le mot |Le terme |L['’]expression |${article})?(?:« ?)?${term}(?: ?»)? (?:désigne(?:nt)?|correspond(?:ent)? (?:à|aux?)|se définit comme|signifie(?:nt)?|veu(?:t|lent) dire) .{12,}$`,
      'u',
    ),
    new RegExp(`^${np} consiste(?:nt)? (?:à|en) .{12,}$`, 'u'),
    new RegExp(
      String.raw`^${np}(?: \([^)]{2,20}\))?(?:, c['’]| )(?:est|était) ${tellsLittle}${head}(?:[^\s;:]+ ){1,6}?${complement}.+$`,
      'u',
    ),
    new RegExp(
      String.raw`^${np}(?: \([^)]{2,20}\))? (?:sont|étaient) ${tellsLittle}(?:des |de |d['’](?!abord|ailleurs|autant|autres)|${head})(?:[^\s,;:]+ ){1,6}?${complement}.+$`,
      'u',
    ),
  ],
  definesPrevious: [
    new RegExp(String.raw`^(?:ce(?:t|tte|s|la)?|ça)(?!\p{L})[^,:]{0,40}?${isCalled} ${noun}$`, 'iu'),
    new RegExp(`^C['’]est ce (?:que l['’]on|qu['’]on) appelle ${noun}$`, 'u'),
    new RegExp(`^On (?:l['’]|les |appelle cela |nomme cela )(?:appelle )?${noun}$`, 'u'),
  ],
  difference:
    /différences? entre (?:(?:les?|la|une?) |l['’])?(?<a>[\p{L}-]+(?: [\p{L}-]+)?) et (?:(?:les?|la|une?) |l['’])?(?<b>[\p{L}-]+)/iu,
  hollowNoun:
    /(?:^|\s|['’])(?:exemples?|conséquences?|inconvénients?|avantages?|raisons?|causes?|but|objectif|différences?|problème|question|réponse|partie|façon|manière|résultat|premi(?:er|ère)s?|derni(?:er|ère)s?|deuxième|troisième|autres?|ils?|elles?|on|ce|cela|auteure?|narrateur|héros|titre|document|extrait|texte|leçon|chapitre|idée|règle|astuce|suite|fin|début|cas|même|chose|reste|essentiel|point|rôle|principal\p{L}*|seule?|plus|moins|cours|exercice|personnage|poète|garçon|fille|homme|femme|hommes|gens|somme totale|conclusion|années?|siècles?|temps|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/iu,
  nouns:
    /(?<!\p{L})(?:(?:les?|la|une?|des|du|de|aux?|chaque) |[ld]['’])(?!(?:grand|petit|nouve|premi|derni|même|autre|plus|moins|bon|haut|long|vieux|jeune|plupart|gros|mauvais|double|simple|être|avoir|faire)\p{L}*)(?<noun>\p{L}{4,})(?!\p{L})/giu,
  article: /^(?:(?:les?|la|une?|des|du|de la)\s+|l['’])/iu,
  ask: {
    meaning: (term) => `Explique avec tes propres mots ce que signifie ${term}.`,
    cause: (quoted) => `${quoted} Explique pourquoi.`,
    aim: (quoted) => `${quoted} Explique dans quel but.`,
    consequence: (quoted) => `${quoted} Quelle en est la conséquence ?`,
    difference: (a, b) => `Quelle est la différence entre ${a} et ${b} ?`,
    misconception: (error) => `Certaines personnes pensent ${that(error)}. Explique ce qui est faux dans cette idée.`,
    quotedMisconception: (quoted) => `Quelqu’un dit : ${quoted} Explique ce qui est faux dans cette idée.`,
    completion: (quoted) => `Termine la phrase : ${quoted}`,
    list: (quoted) => `Complète la liste : ${quoted}`,
    gap: (quoted) => `Quel mot manque ? ${quoted}`,
  },
  believes: (error) => `Pense ${that(error)}.`,
  suggestedFocus: (topics, headings) =>
    `Ce cours porte sur ${listOf(topics, 'et')}.${headings.length > 0 ? ` Parties : ${listOf(headings, 'et')}.` : ''}`,
};

/** Line patterns, sentence patterns and questions for French lessons. */
export const fr: LessonPack = { lines, stems };
