import { clauseEnd } from './clause-end.ts';
import type { LanguageWords } from './language-words.ts';

export const fr: LanguageWords = {
  confidenceQuestion: 'À quel point tes réponses te semblent-elles sûres ?',
  confidenceEnds: { lowEnd: 'pas du tout sûres', highEnd: 'tout à fait sûres' },
  markedBy: {
    right: 'L’enseignant a évalué cette réponse comme juste.',
    partly: 'L’enseignant a évalué cette réponse comme juste en partie.',
    wrong: 'L’enseignant a évalué cette réponse comme fausse.',
  },
  ocrData: 'fra',
  smallWords:
    'les des dans est et pour qui par avec pourquoi quelle quel explique cette du au aux comment sont plus pas elle sur',
  questionWord: /^(?:que|qu|quoi|qui|quel|quels|quelles?|lequel|laquelle|où|quand|comment|pourquoi|combien)$/u,
  yesNoOpening: /^est-ce qu/i,
  secondQuestion: /\bet (?:que|quelle?s?|quels?|comment|qui|quand|où|pourquoi)\s+(.*)/iu,
  numberWords:
    /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|moitié|pour cent|la plupart (?:des|d['’])\s?(?:élèves|réponses)|majorité|personne|tout le monde|tous les élèves)(?!\p{L})/giu,
  distressSigns: [
    `je (?:n['’]|ne )?(?:veux|peux)(?: vraiment)? plus${clauseEnd}|j['’]en peux plus|je n['’]en peux plus`,
    `je (?:ne )?veux plus vivre|(?:je (?:veux|voudrais)|envie de) (?:mourir|disparaître|tout (?:arrêter|abandonner))${clauseEnd}`,
    `je me déteste|je déteste ma vie|personne (?:ne )?m['’]aime|tout le monde me déteste|me faire du mal`,
    String.raw`je me sens (?:si |trop |très |tellement |vraiment )*(?:seule?|nulle?|malheureu\p{L}+)${clauseEnd}`,
    String.raw`je suis (?:(?:si|trop|tellement|vraiment) )+(?:nulle?|bête|stupide|malheureu\p{L}+)${clauseEnd}|on me harcèle|je suis harcelée?`,
  ],
  articles: 'le la les l un une du des ce cet cette ces mon ma',
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
