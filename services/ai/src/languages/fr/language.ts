import type { LanguageWords } from '../language-words.ts';
import { concern } from './concern.ts';
import { masking } from './masking.ts';
import { scoring } from './scoring.ts';

export const fr: LanguageWords = {
  confidenceQuestion: 'Quelle confiance as-tu dans tes réponses ?',
  confidenceEnds: { lowEnd: 'aucune', highEnd: 'totale' },
  markedBy: {
    right: 'L’enseignant a évalué cette réponse comme juste.',
    partly: 'L’enseignant a évalué cette réponse comme juste en partie.',
    wrong: 'L’enseignant a évalué cette réponse comme fausse.',
  },
  readYourself: 'Lisez vous-même cette réponse : la personne qui l’a écrite a peut-être besoin d’un adulte.',
  ocrData: 'fra',
  smallWords:
    'les des dans est et pour qui par avec pourquoi quelle quel explique cette du au aux comment sont plus pas elle sur',
  questionWord: /^(?:que|qu|quoi|qui|quel|quels|quelles?|lequel|laquelle|où|quand|comment|pourquoi|combien)$/u,
  yesNoOpening: /^est-ce qu/i,
  secondQuestion: /\bet (?:que|quelle?s?|quels?|comment|qui|quand|où|pourquoi)\s+(.*)/iu,
  yesAndNo: 'oui|non|vrai|faux',
  allOrNone: 'toutes? (?:les|ces)|aucune? (?:des|de ces)',
  or: 'ou',
  asksAboutMaterial: String.raw`(?:figure|image|diapositive|exercice|page|document|photo|schéma) \d+|(?:sur|dans) (?:l['’]image|la diapositive|le schéma|la photo|la vidéo|cette image)|(?:schéma|image) de la diapositive|as-tu appris|avez-vous appris|tu as appris|(?:regarde|regardez|observe|observez) (?:\p{L}+['’ ]){0,3}(?:image|figure|photo|schéma|graphique|carte|diapositive)|(?:appris|retenu|retiens|retenez) (?:\p{L}+ ){0,4}(?:cours|leçon|séance|aujourd['’]hui)|(?:as-tu|avez-vous|tu as|vous avez) (?:\p{L}+ ){0,2}(?:appris|retenu|aimé|préféré|trouvé)|(?:montre|représente) (?:l['’]image|la photo|la figure|le schéma|la diapositive|la vidéo)|d['’]après (?:l['’]image|la photo|la figure|le schéma)`,
  notices: String.raw`[Dd]evoirs?|[Ee]xercices? \d|[Pp]age \d|[Dd]iapositive \d|[Pp]our (?:lundi|mardi|mercredi|jeudi|vendredi)|(?:Mme|Mlle|M\.) \p{Lu}\p{L}{0,12}|[Gg]ratuit\p{L}{0,12}|[Pp]romo\p{L}{0,12}|[Rr]emise|[Ss]oldes|[Aa]bonne\p{L}{0,12}|[Cc]opies|[Aa]bsente?|[ÀA] (?:faire|rendre|relire|apprendre)|(?:Monsieur|Madame) \p{Lu}\p{L}{0,12}|[Pp]rochain(?:e)? (?:cours|séance|leçon)|[Aa]pporte[rz]?|[Nn]['’]oublie[zr]?|[Vv]oir (?:l['’]|la |le )(?:image|figure|photo|schéma)|\d{1,3} ?% de réduction`,
  numberWords:
    /(?<!\p{L})(?:(?<!(?:les|ces|des) )deux|deux(?= (?:élèves|réponses|enfants|tiers))|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|moitié|pour cent|la plupart (?:des|d['’])\s?(?:élèves|réponses)|majorité|(?:à|par|presque) personne|personne(?= n(?:e |['’]))|tout le monde|tous les élèves)(?!\p{L})/giu,
  outOf: 'des|sur',
  quantityWords: String.raw`(?:presque |quasiment )?(?:quelques|certains|plusieurs|beaucoup d[e’']|peu d[e’']|de nombreux|la plupart des|tous les|une poignée d[e’']) ?(?:élèves|enfants|réponses)|(?:presque|quasiment) (?:tous|tout le monde|personne)|(?:presque )?toute la classe|la plupart|quelques[- ]uns|quelques[- ]unes|une (?:bonne|grande) partie(?! d)|une poignée|une minorité|un (?:tiers|quart) (?:de la classe|des élèves)|une (?:bonne |grande |petite )?partie (?:de la classe|des élèves)|certains(?= (?:pensent|croient|disent|écrivent|confondent))|rares sont|(?:presque|quasiment) (?:aucun\p{L}{0,12}|personne)|bon nombre|nombre d['’]élèves|(?:le gros|le reste|la majeure partie|l['’]ensemble|la moitié) (?:de la classe|du groupe|des élèves)|majoritairement|(?:chaque|aucun|tout) élève|tout le monde|(?:beaucoup|certains|plusieurs|quelques-uns|peu|tous|nombreux|d['’]autres)(?= (?:pensent|croient|disent|écrivent|confondent|prennent|savent|nomment|voient|inversent|ont|sont|comptent|oublient|ajoutent|donnent|parlent|utilisent))|(?:plusieurs|certains|la plupart) d['’]entre eux|de nombreux élèves|un grand nombre|nulle part|(?:est|sont|a|ont) (?:jamais|toujours|partout|nulle part)(?= (?:bien |mal |été )?\p{L}{2,14}(?:é|ée|és|ées|it|ite|is|ise|us?|ues?)(?!\p{L}))`,
  remarksOnPersons: String.raw`paresseu(?:x|se|ses)|(?:est|sont|trop|vraiment|élèves?) (?:bêtes?|nuls?)|inattentifs?|distraits?|démotivés?|doués?|élèves faibles|faibles lecteurs|tdah|autis\p{L}{0,12}|dyslexi\p{L}{0,12}|n['’](?:ont|a) pas (?:bien )?(?:écouté|appris|travaillé|révisé|fait d['’]efforts?|suivi|étudié)|(?:ne )?font aucun effort|élèves? (?:faibles?|lents?|en difficulté)|niveau faible|étourdie?s?|brouillons?|immatures?|intelligente?s?|manqu\p{L}{0,12} (?:de (?:travail|motivation|concentration|sérieux)|d['’]attention)|désintéressée?s?|peu doués?|(?:groupe|classe) faible|pas (?:du tout )?le niveau|en dessous du niveau|n['’]a pas sa place`,
  callsWrong:
    "est faux|sont faux|est fausse|n['’]est pas (?:juste|vrai|correct)|incorrect|inexact|une erreur|idée fausse|méprise|malentendu|contresens|à tort",
  teachesThat: String.raw`(?:expliqu|montr|di(?:t|s|tes)|rappel|insist|répét|écri|not(?:er?|ez)|conclu|faites|dict)\p{L}{0,12}[^.!?:]{0,60}?(?: qu(?:e |['’])| pourquoi(?!\p{L})|\s?:)`,
  setsRight: String.raw`pas|jamais|aucune?|nulle part|faux|fausse|corrig\p{L}{0,12}|amélior\p{L}{0,12}|rectifi\p{L}{0,12}|lequel|laquelle|plutôt|au lieu|compar\p{L}{0,12}|choisi\p{L}{0,12}|réfut\p{L}{0,12}|complét\p{L}{0,12}`,
  feedbackWords: `réponse résultat explication justification raison cause conséquence lien rapport rôle terme mot idée notion
    pensée étape ordre démarche calcul exemple différence distinction moitié question demandé juste faux correct
    incorrect exact inexact vrai complet incomplet clair clairement précis vague manque manquent absent oublié omis
    cité mentionné énoncé décrit expliqué justifié compris reconnu vue vus dit pensé pris tenu considéré confondu
    inversé assimilé comparé attribué appliqué utilisé employé donné trouvé cherché exprimé tard tôt passe chose
    quelque façon manière moyen sorte`,
  concern,
  masking,
  scoring,
};
