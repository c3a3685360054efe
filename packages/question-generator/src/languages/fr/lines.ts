import type { LinePatterns } from '../lines.ts';

/** The lines of French lessons. */
export const frLines: LinePatterns = {
  headings: {
    goals:
      /^(?:objectifs?|à la fin (?:d|tu)|après (?:cette leçon|ce chapitre|ce cours)|compétences|ce que (?:tu vas|je dois|nous allons)|tu (?:sauras|seras capable|vas apprendre)|je dois savoir|attendus|capacités|but de la (?:séance|leçon))(?!\p{L})/iu,
    keyWords: /^(?:mots[- ]clés?|vocabulaire|notions(?: clés)?|mots importants|termes importants)(?!\p{L})/iu,
    glossary: /^(?:lexique|glossaire|définitions|vocabulaire|mots[- ]clés?|les mots à connaître)(?!\p{L})/iu,
    tasks:
      /^(?:exercices?|questions?|activités?|devoirs?|à toi|à vous|à faire|travail|consignes?|défi|quiz|sécurité|entraîn|pour aller plus loin|pour la prochaine fois|déroulement|plan (?:de la|du|de)|résultats|corrigé|débat|discussion|rappels?|bilan à compléter|évaluation|interrogation|dictée|compte rendu|pour commencer|échauffement|sources?(?: utilisées)?$|bibliographie|écoute|sommaire|j['’]applique|je m['’]entraîne|vérifie|réponds|que sais-tu|prérequis|ce soir)(?!\p{L})/iu,
    materials:
      /^(?:matériel|matériaux|il te faut|ingrédients|il (?:te |vous )?faut|ce qu['’]il (?:te )?faut)(?!\p{L} savoir)(?!\p{L})(?! savoir)/iu,
    procedure:
      /^(?:protocole|méthode|étapes|mode opératoire|préparation|démarche|mode d['’]emploi|manipulation|comment faire)(?!\p{L})/iu,
    example: /^(?:contre-exemples?|exemples?|exercice résolu|solution|calcul|application)(?!\p{L})/iu,
    source: /^(?:source|document|doc\.?|poème|extrait|citation|texte)(?!\p{L})/iu,
  },
  goal: /^(?:je sais|je peux|je connais|je suis capable|tu (?:sais|sauras|seras capable|vas apprendre|dois savoir)|savoir|être capable|comprendre (?:ce que|comment|pourquoi)|l['’]élève (?:sait|est capable))(?!\p{L})/iu,
  task: /^(?:nomme[rz]?|dessine[rz]?|décris|décrire|explique[rz]?|écris|écrire|lis|lisez|regarde[rz]?|observe[rz]?|complète[rz]?|compléter|discute[rz]?|trouve[rz]?|calcule[rz]?|réponds|répondez|compare[rz]?|choisis|choisissez|entoure[rz]?|souligne[rz]?|fais|faites|recherche[rz]?|relie[rz]?|utilise[rz]?|donne[rz]?|justifie[rz]?|imagine[rz]?|recopie[rz]?|classe[rz]|classe (?:les|ces|le|la)|colorie[rz]?|colle[rz]?|apprends|apprendre|apprenez|apporte[rz]?|place[rz] |place (?:les|le|la)|mets|mettez|prends|prenez|verse[rz]?|remue[rz]?|modifie[rz]?|enregistre[rz]?|cite[rz]?|relève[rz]?|relever|note[rz]? (?!:)|vérifie[rz]?|prépare[rz]?|légende[rz]?|compte[rz]? (?!rendu)tes|compte[rz]|demande[rz]?|rédige[rz]?|révise[rz]?|révisez|réviser|rends|rendre|termine[rz]?|laisser|plier|faire couler|observer|ne jamais|n['’]oublie[rz]?|à rendre|à faire|pour (?:demain|lundi|mardi|mercredi|jeudi|vendredi|la prochaine)|devoirs?|dictée|écoute (?:notée|attentivement)|en t['’]aidant|conjugue[rz]?|indique[rz]?|coche[rz]?|barre[rz]? |mesure[rz]? (?:la|le|les)|trace[rz]?|construis|résous|résolvez|démontre[rz]?|montre[rz]? que|propose[rz]?|invente[rz]?|raconte[rz]?|présente[rz]? (?:ton|ta|tes|le|la|les)|sors|sortez|ouvre[rz]? |ouvrez|range[rz]?|découpe[rz]?|travaille[rz]?|débat|faut-il|astuce|pense[rz]? à|répète[rz]?|lave[rz]? |porte[rz]? (?:des|les|une?) (?:gants|lunettes|blouse))(?!\p{L})/iu,
  formField:
    /^(?:noms?|prénoms?|classe|date|professeur|enseignante?|matière|note|groupe|établissement|durée|niveau|appréciation|compositeurs?|support|œuvres? (?:écoutée|étudiée|écoutées|étudiées)|document étudié)(?: et prénom| en classe)?\s*[:.…_]|[_.…]{6,}|\(?\d+ ?min(?:utes)?\b\.?\)?$|^(?:m\.|mme|monsieur|madame) \p{Lu}/iu,
  pageFurniture:
    /^(?:diapo(?:sitive)?|page|p\.)\s*\d+|^\d+$|©|\bpage \d+ (?:sur|\/) ?\d+|reproduction interdite|tous droits réservés|^(?:hatier|nathan|hachette|belin|bordas|magnard|éditions)(?!\p{L})/iu,
  example: /^(?:contre-)?(?:exemples?|par exemple|ex\.?|solution|réponse|données?|calcul|cas|résultat)\s*\d*\s*:/iu,
  label:
    /^(?:(?:petits? |grande?s? |principa\p{L}+ )?(?:avantages?|inconvénients?|but|conséquences?|causes?|exemples?|astuce|remarque|attention|question|réponse|source|étape(?: \d+)?|formule|règle|autrefois|aujourd['’]hui|hier|maintenant|avant|après|conclusion|résumé|à retenir|retiens|bilan|erreur(?: (?:fréquente|courante))?|défi|devoirs?|matériel|idées? (?:fausses?|reçues?)|vrai|faux|piège|note|leçon|chapitre|séance|séquence|partie|diapo|thème|sujet|problème|objectifs?|protocole|compositeurs?|auteure?s?|œuvre|titre|date|lieu|compte rendu|mémo|fiche|rappel|définition|propriété|théorème|méthode|démonstration|le saviez-vous|bon à savoir|été|hiver|en résumé|en bref|résultats?|observation|hypothèse|interprétation|débat|vocabulaire|repères?))(?!\p{L})/iu,
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
  opensTruth: /^en (?:réalité|fait|vérité),? (?!de |d['’])/iu,
  opensContrast: /^(?:mais|or|cependant|pourtant),? /iu,
  asksForNumber: /(?<!\p{L})(?:combien|calcule[rz]?|quel(?:le)? (?:est|sera)|détermine[rz]?)(?!\p{L})/iu,
  toMachine:
    /(?<!\p{L})(?:ignore|oublie|ne tiens pas compte de)[rz]? (?:toutes? |les |tes |ces |vos )*(?:instructions|consignes|règles|directives)(?: précédentes)?|(?<!\p{L})(?:tu es|vous êtes) (?:maintenant )?(?:une? )?(?:ia|assistant|modèle de langage|chatbot|intelligence artificielle)(?!\p{L})|(?<!\p{L})(?:en tant qu['’]|si tu es une? )(?:ia|assistant|modèle de langage)(?!\p{L})|\b(?:ignore|disregard) (?:all |any |the |your )*(?:previous |prior |above )?(?:instructions|rules|prompts?)|\bsystem prompt\b|\byou are (?:an? )?(?:ai|assistant|language model|chatbot)|^(?:system|assistant|user)\s*:|(?<!\p{L})(?:ia|chatgpt|assistant)[,:] (?:écris|dis|réponds|donne|ignore)/iu,
};
