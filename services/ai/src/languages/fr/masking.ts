import type { MaskingWords } from '../masking-words.ts';

export const masking: MaskingWords = {
  articles: 'le la les l un une du des ce cet cette ces mon ma',
  particles: 'du des le la les d',
  conjunctions: 'et ou avec',
  speechVerbs: `dit disait pense pensait croit croyait trouve trouvait demande demandait sait savait écrit explique expliquait
    répond répondait aide`,
  beforeVerbs: 'n m t s l ne me te se le la les lui nous vous y en',
  titles: 'madame monsieur mademoiselle maîtresse docteur',
  titlesThatAreVerbs: '',
  subjects: '',
  abbreviatedTitles: 'mme mlle dr prof',
  capitalisedTitles: '',
  dottedTitles: 'm',
  kinship: `frère frangin soeur sœur frangine père mère papa maman papi papy pépé mamie mamy mémé tante tata tatie oncle tonton cousin cousine
    neveu nièce copain copine ami amie voisin voisine parrain marraine grand-père grand-mère beau-père belle-mère demi-frère demi-sœur`,
  mine: 'mon ma mes notre nos son sa leur',
  me: 'me m moi nous',
  auxiliaries: "a avait est était peut veut va fait m'a et qui",
  callsOneself: "je m['’]appelle|moi c['’]est|(?:frère|sœur|ami|amie|copain|copine) s['’]appelle",
  callsSomebody: "(?:il|elle|qui) s['’]appelle",
  schools: String.raw`(?<=(?:[Cc]ollège|[Ll]ycée|[Éé]cole|[Hh]ôpital|[Cc]linique) )\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?`,
  livesIn: String.raw`(?:je suis|je vais|on est) (?:à|au)|travaille (?:à|chez|au)|(?:j['’]|on |nous )habit\p{L}{1,3} (?:à|en|au)|habite à|(?:je viens|on vient|vient) de|déménagé à`,
  placePrepositions: 'à de en au',
  born: String.raw`née? le|né\(e\) le|anniversaire`,
  months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  health: String.raw`diabète|diabétique|cancer|épilep\p{L}{0,8}|tdah|asthm\p{L}{0,6}|autis\p{L}{0,8}|dyslexi\p{L}{0,5}|démence|dément\p{L}{0,4}|alzheimer|parkinson|dépressi\p{L}{0,4}|anorexi\p{L}{0,5}|boulimi\p{L}{0,5}|infarctus|avc|leucémie|migraines?|fauteuil roulant|aveugle|sourde?|trisomi\p{L}{0,5}|schizophrèn\p{L}{0,3}|cœliaque|alcoolique|vih|sida`,
  diminutives: [],
  streets: {
    beforeName: {
      kinds: 'rue avenue av boulevard bd impasse allee place chemin quai square route',
      sure: 'rue avenue boulevard impasse',
      particles: 'de la du des d l le les et',
    },
  },
  quantities: 'metre metres kilometre kilometres ans minutes heures fois degres millions',
  phone: 'téléphone|numéro|portable',
  phoneIs: 'est',
  at: '',
  givenNames: `aminata amandine anaïs aurélie awa ayoub baptiste bastien bilal camille céline chloé clara clémence
    damien didier dylan elisa éloïse emma enzo ethan evan fatou fatoumata florian gabin gérard hugo ibrahima ilyes imane
    inès jérémy julie juliette justine karim kenza kévin kylian léa leïla léo liam lilou lina lola louane louna lucas
    lucie maël maëlys mamadou manon margaux margot mathilde mathis mathéo mehdi mila mohamed moussa nathalie nathan
    noah noé noémie nolan nour océane pauline quentin rayan romane ryan sacha samir sarah simon sofia sofiane stéphane
    sylvie thibault thierry théo timéo tom valentin yanis yasmine zoé`,
  familyNames: `andré arnaud aubert barbier benali bernard bertrand blanc blanchard bonnet boyer brun caron chevalier clément colin david
    denis diallo dubois dufour dumas dupont dupuis durand fabre faure fontaine fournier françois garcia garnier gauthier gautier
    gérard girard giraud guérin henry joly lacroix lambert laurent lebrun leclerc lefebvre lefèvre legrand lemaire lemoine leroux
    leroy lopez lucas marchand martin martinez masson mathieu mercier meunier meyer michel moreau morel morin muller nicolas noël
    perez perrin petit philippe picard pierre renard renaud rey richard rivière robert robin roche roger rolland rousseau roussel
    roux roy sanchez schmitt simon thomas traoré vidal vincent`,
  namesThatAreWords: `pierre claire clair fleur rose marguerite violette iris jasmin olive clémentine cerise prune capucine églantine
    aurore aube lune étoile soleil océan océane ciel perle ambre jade rubis opale colline marin marine aimé aimée désiré
    désirée parfait constant constance juste clément innocent fidèle prudence patience espérance grâce foi charité victoire
    gloire paix joie angélique céleste ange chérie blanc blanche brun brune noir noire rousse roux gris vert rouge blond
    petit grand gros long court jeune vieux bon bonne beau belle doux douce fort forte sage fin franc gentil roi reine
    prince comte duc baron marquis chevalier abbé moine évêque pape maître marchand mercier boulanger boucher berger bergère
    charpentier couturier tailleur meunier pêcheur chasseur fermier jardinier potier tisserand soldat sergent maréchal clerc
    page loup renard lion ours cerf lièvre mouton agneau poulain coq poule colombe corbeau merle aigle faucon rossignol
    moineau papillon abeille bois forêt arbre chêne frêne tremble bouleau orme if pin sapin rivière fontaine source lac mer
    étang pont moulin maison château tour mur porte place champ champs pré prairie mont montagne val vallée roche rocher
    sable terre feu glace neige hiver été printemps automne mai avril août dimanche pascal marc robin gilles guy jean jules
    mélodie harmonie félicité louve charme barbe royer chat garçon ami amour amours bonnet bouquet bouton carré chapelle
    cordier cousin couteau croix dauphin doré droit école ferry gaillard garde gay germain germaine hardi lefort léger
    maire major marion noisette fraise anémone hortense mauve olivier picard poirier pommier poisson riche royal sauvage
    voisin sylvestre laurier tulipe reine lumière anis myrtille or son vent sale sang dé dur nu vu su lu du dit sol mer tard
    luce camée parent ferme lys lis lilas muguet noël pâques mais gens amine danse rire bar car mal sel lame dame rame
    élève élèves groupe classe équipe nom anonyme test personne professeur`,
  namesThatAreCapitalised: `paris londres rome berlin chine inde france europe asie afrique israel mars venus noel pâques dieu jésus christ
    français anglais romain romains normand breton lorraine savoie`,
};
