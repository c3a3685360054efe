import type { ConcernWords } from '../concern-words.ts';

export const concern: ConcernWords = {
  subject:
    'je, j, jai, jsuis, chuis, jveux, jpeux, jme, jen, moi, nous, on a, on n a, on est, on dort, on vit, jvais, jsais',
  object: 'me, m, moi, sur moi, par les cheveux, mes cheveux, ma tête',
  oneself: 'moi même, mon corps, je me, jme, me, m',
  mine: 'mon, ma, mes, notre, nos',
  kin: `père, pere, papa, mère, mere, maman, parents, frère, frere, frères, soeur, sœur, oncle, tante, papi, papy, mamie, grand père, grand mère, cousin, cousine, beau père, beau pere, belle mère, belle mere, demi frère, famille d accueil, copain, copine, ex, voisin, entraîneur, coach, prof, éducateur`,
  family:
    'papa, maman, papi, papy, beau père, beau pere, belle mère, belle mere, le copain de ma mère, le copain de maman, son copain, l entraîneur, le coach',
  harm: `méchant* avec, contre le mur, dans les escaliers, par le cou, à la gorge, cigarette, couteau, embrass*, sous mon, sous mes vêtements, culotte, entre les jambes, intime*, prennent mes, prend mes, pris mes, cachent, caché mes, cassent mes, cassé mes, rumeur*, racket*, jouer avec, faux compte, rigol*, rient, rit, rire de, étouff*, noyer, mord*, donne des coups, donnent des coups, secoue*, cravach*, m appellent, m appelle la, me traite*, fait des choses, font des choses, fait des trucs, faire des trucs, me fait faire, croche pied, poignard*, bouscul*, vole, volent, agripp*, frapp*, tape, tapent, tapé, tapée, taper, tabass*, bat, battent, battre, battu*, gifle*, giflé*, cogn*, pousse, poussent, poussé*, pousser, crach*, insult*, harcel*, harcèl*, menac*, viol, viole, violé*, violer, touche, touchent, touché*, toucher, attouch*, abus*, enferm*, forc*, oblig*, suit, suivent, suivi*, film*, humili*, moqu*, rejett*, étrangl*, tire, tirent, attrap*, coinc*, attendent,
    fait mal, font mal, font du mal, fait du mal, cri, crie, crient, hurle*, lance*, lancent, jette, jettent, jeté*, traite*, traitent, embêt*, ennuie, ennuient, tue, tuer, tué*, poignard*, ignore, ignorent, exclu*, blesse*, blessé*, brûle*, brulé*, agress*, griff*, secou*, racket*, fait chanter, font chanter, séquestr*`,
  wrings: 'tord*, tordu*, tire, tirent, tiré*, casse, cassé*, attrape, attrapé*, serre, par',
  suffers: 'suis, étais, etais, fais, fait, ai été, été, me suis, me fais, me suis fait',
  trouble: `divorc*, se séparent, vont se séparer, nous a quittés, a quitté la maison, s est barré*, contre le mur, escaliers, cigarette, sans manger, sans dîner, marier, mariage, insult*, pleure*, pleur*, énervé*, colère, furieu*, peur, hait, déteste, alcool*, se réveille pas, évanoui*, pas revenu*, reviendra pas, disparu*, vaux rien, nulle, nul, secoue*, étrangl*, donne des coups, pété un câble, pète un câble, tout cassé, énervé, devient fou, s énerve, boit, bu, saoul*, soûl*, bourré*, drogue*, crie, crient, cris, hurle*, casse, cassé*, frapp*, tape, tapé, tape sur ma, bat, bats, battu*, gifl*, jette, lance, se dispute*, disputes, disputent, bagarre*, police, prison, arrêté*, violent*, partie depuis, parti depuis, est partie, est parti, jamais là, pas rentré*, nous laisse, me laisse, abandonn*, mis dehors, mise dehors, enferm*, sang, saigne*, saigné, couteau, menac*, reste au lit, hôpital, touche, tue, tuer, énerve sur, trucs bizarres, des choses`,
  traces:
    'enceinte, couvert* de bleus, côte cassée, griffures, bleus partout, des bleus, bleus sur, un bleu sur, œil au beurre, oeil au beurre, marques sur, cicatrices sur, coupures, brûlures, traces de coups, coups de ceinture',
  fear: 'peur, peurs, terrifié*, effrayé*, angoisse*, crains, n ose pas, n ose plus, ose pas, ose plus, pas en sécurité, danger',
  threat: `rentrer, rentre, chez moi, maison, à la maison, chez nous, de lui, d elle, d eux, de mon, de ma, mon père, ma mère, papa, maman, beau père, école, à l école, collège, au collège, lycée, ce soir, cette nuit, vestiaire*, récré, bus, à cause d eux, à cause d elle`,
  refuses:
    'enfui*, sauvé* de, parti de chez, partie de chez, veux pas, veux plus, ose pas, ose plus, peux pas, peux plus, envie de fuguer, fuguer, fugue, m enfuir, partir de chez, veux partir, ai pas le droit',
  home: 'rentrer, chez moi, à la maison, maison, chez nous, de chez moi, chez mon père, chez ma mère',
  wishes: `je pense à, je pense souvent à, je pense tout le temps à, je pense qu à, je pense toujours à, je pense a, je pensais à, je rêve de, cherché sur internet, planifié, préférerais, j aurais aimé, veux, voudrais, voulais, envie, envies, pense à, pense souvent à, penser à, j y pense, rêve de, aimerais, essayé, essaie, tenté, prévu, j espère, espère, mieux si, préfère, souhaite, vais`,
  death: `du toit, sous un train, sous une voiture, renverser, mourir, meurs, mort, la mort, morte, crever, disparaître, disparaitre, partir pour toujours, en finir, finir avec, me tuer, ne plus être, plus être, ne plus exister, sauter, pont, train, toit, me pendre, dormir pour toujours, m endormir, abandonner$, jamais né*, pas né*, tout arrêter`,
  noLife: `lettre d adieu, dire adieu, dire au revoir à tout, me verrez plus, me reverrez plus, serai plus là, serais plus là, serai peut être plus, préfère mourir, préférerais mourir, préfère être mort*, être mort*, exister, plus exister, suicid*, me tuer, me pendre, en finir avec, mettre fin, plus vivre, plus envie de vivre, envie de vivre, plus de vivre, pas vivre, plus me réveiller, plus jamais me réveiller, jamais me réveiller, pas me réveiller, plus être là, plus etre la, ne plus être là, plus là, n étais plus là, si je meurs, si je mourais, si je disparais*, si je n étais, si j étais mort*, si j étais pas, jamais être né*, ne pas être né*, sans moi, verrait la différence, me regretterait, marre de vivre, marre de la vie, fatigué* de vivre, un poids pour`,
  outdoors:
    'dehors, parc, gare, voiture, tente, rue, par terre, cave, garage, banc, cage d escalier, chez des amis, chez une amie, chez un ami',
  sleeps: 'dors, dormi, dormir, dort, passé la nuit, passe la nuit, vit, vis',
  blows: 'ceinture, une gifle, des gifles, raclée, des coups, coups, fessée, une claque, des claques',
  they: 'ils, elles, tout le monde, les garçons, les filles, les autres, la classe, on',
  he: 'il, lui, quelqu un, un homme, un monsieur, elle',
  stranger: 'homme, monsieur, type, quelqu un, adulte, inconnu, plus âgé, copain, il',
  online: 'internet, en ligne, réseaux, chat, insta, snap, discord, jeu, m écrit, me contacte, rencontrer, rencontre',
  limbs:
    'tête, cheveux, cou, gorge, visage, bras, poignet, poignets, main, mains, doigt, doigts, oreille, oreilles, dos, ventre, jambe, jambes, côtes, dent, lèvre, œil',
  eats: 'mange, mangé, manger, mangeais',
  nothing: 'rien, pas, plus, presque rien',
  days: 'jours, jour, semaine, semaines, depuis, hier, exprès, punir, punition',
  again:
    'encore, recommencé, de nouveau, à nouveau, chaque soir, tous les soirs, chaque jour, tous les jours, arrêter, toujours, en cachette, parfois',
  farewell:
    'adieu, adieux, pour toujours, plus jamais, ma dernière éval, ma dernière évaluation, mon dernier contrôle, ma dernière copie, ma dernière réponse, la dernière fois, aurez plus à, n aurez plus, aurai plus besoin, plus besoin de mes, plus pour longtemps, débarrassé* de moi, après vendredi, après ce week end',
  suicide:
    'suicide, se suicide, s est suicidé*, se tue, s est tué*, s est donné la mort, se donne la mort, se pend, met fin à ses jours',
  same: 'aussi, pareil, la même chose, comprends, je le comprends, je la comprends, prévois, y pense',
  cuts: 'coupe, couper, coupé*, taillad*, scarifi*, mutil*, brûle*, blesse*, griffe*, fais du mal, faire du mal, fait du mal, fait mal, fais mal',
  body: 'bras, poignets, poignet, cuisses, jambes, lame, rasoir, peau, veines',
  pills: 'médicaments, cachets, comprimés, pilules, doliprane, somnifères, overdose',
  takes: 'pris, prends, prendre, avalé*, avale, gardé*, caché*, trop de, ai',
  despair: `me sens mal, dors pas, ne dors plus, dors presque, dors mal à cause, des voix dans ma tête, voix dans la tête, plus dormi, pas dormi, dors plus, dormir plus, une erreur, pas voulu*, ma faute, honte, épuisé*, cassé*, me croit, me comprend, m écoute, abandonné*, dégoût*, étouffe, piégé*, insupportable, désespér*, marre de tout, seule au monde, seul au monde, toute seule, tout seul, trop seule, trop seul, si seule, si seul, très seule, très seul, suis nul*, suis trop nul*, si nul*, tellement nul*, être nul*, sens nul*, un nul, une nulle, inutile, sers à rien, sert à rien, sers a rien, sert a rien, sans valeur, vaux rien, un échec, personne ne m, personne m aime, personne me parle, personne ne me, personne à qui, personne ne voit, tout le monde me déteste, tout le monde me hait, me déteste, déteste ma vie, déteste mon corps, hais ma vie,
    plus la force, plus de force, plus envie de rien, envie de rien, plus d espoir, pas d issue, plus de sens, pleure, pleurer, pleuré, déprim*, dépress*, malheureu*, triste tout, vide, pas d amis, aucun ami, plus d amis, tout m est égal, rien n a d importance, trop bête, trop nul*, trop stupide, crise* de panique, crises d angoisse, cauchemars`,
  outcry: `ai fugué, vais fuguer, veux fuguer, coupé* hier soir, coupé* cette nuit, je fais quoi$, qu est ce que je fais$, je dois faire quoi$, me touche, m a touché*, touché là, des choses avec moi, choses sur moi, trucs avec moi, craque, craquer, au bout du rouleau, à bout$, ras le bol de la vie, fatigué* de tout, marre de tout, en peux plus, n en peux plus, j en peux plus, jen peux plus, peux plus$, peux vraiment plus$, veux plus$, veux vraiment plus$, tiens plus, supporte plus, tout s arrête, que ça s arrête, que ca s arrete, ça doit s arrêter, sauvez moi, sortez moi de, emmenez moi, tout abandonner$`,
  lack: `m occupe de mon petit, m occupe de ma petite, m occuper de mes, garde ma petite, garde mon petit, garde mes petit*, garde mes sœurs, garde mes soeurs, pas de manteau, pas de chaussures, pas d eau chaude, resto du coeur, restos du coeur, pas d argent pour, rien à manger, rien mangé, pas mangé, plus rien à manger, plus à manger, plus rien dans le frigo, frigo est vide, frigo vide, pas d argent pour manger, faim à la maison, dans la voiture, à la rue, dans la rue, mis dehors, mise dehors, mis à la porte, expulsé*, sans maison, plus de maison, dors par terre, dormir par terre, pas de lit, plus d électricité, plus de chauffage, seul à la maison depuis, seule à la maison depuis, seuls depuis, m occupe de mes, m occupe seul*, garde mes frères`,
  starves:
    'évanouis, évanouie, évanoui, tombe dans les pommes, une pomme par jour, être mince, être maigre, rien depuis, mange plus, mange plus rien, mange rien exprès, vomis, vomir, fais vomir, trop grosse, trop gros, trop moche, si moche, dégoûte, anorexi*, boulimi*, calories, maigrir à tout',
  nude: 'tout nu, moi nu, suis nu, étais nu, être nu, mets nu, mettre nu, me voir nu, nu devant, nu sur, nu dans, nue, nus, nues, nude*, sans habits, sans vêtements, déshabill*, baisser mon pantalon, baissé mon pantalon, sexe, sexuel*, porno',
  pictures: 'photo, photos, vidéo, vidéos, image de moi',
  spreads:
    'transf*, fait circuler, fait tourner, montre à, envoy*, envoie, envoient, partag*, publi*, poste, posté*, fait tourner, diffus*, groupe, snap*, en ligne, menac*, chant*, de moi',
  bedroom: 'lit, ma chambre, chambre, douche, salle de bain, vestiaire, la nuit, le soir',
  comes: 'vient, viens, venait, entre, rentre dans, monte, s allonge, se met, s assoit, touche, regarde',
  secret:
    'montrer à personne, ne montrez, ne le montrez, dire à personne, le dire à personne, parler à personne, ne dis rien, dis rien, dire qui, pas le dire, pas dire, peux pas en parler, si je parle, si j en parle, si je le dis, notre secret, un secret, garder le secret, à qui le dire, à qui en parler, personne ne le sait, personne le sait, si je le dis à quelqu un, si j en parle à, si je raconte',
  plea: `sert de vivre, sert à vivre, pourquoi je vis, pourquoi vivre, pourquoi je suis encore là, ça va pas chez moi, ça va pas à la maison, se passe mal, rien à mes parents, pas à mes parents, pas bien du tout, je vais pas bien, je ne vais pas bien, je vais mal$, aidez moi, aide moi$, aidez nous, besoin d aide, à l aide, au secours, quelqu un peut m aider, quelqu un m aide, vous parler, te parler, parler à quelqu un, parler avec vous, besoin de parler, quelqu un à qui parler, appelez la police, appeler la police, assistante sociale, le 119, le 3020, infirmière scolaire, sais pas quoi faire, sais plus quoi faire, c est grave, se passe chez moi, se passe à la maison`,
  asks: 'je peux, puis je, pourrais je, je pourrais, est ce que je peux, je voudrais, on peut, on pourrait, pouvez vous',
  talks: 'parler, voir après, voir apres, voir à la fin, dire quelque chose, dire un truc',
  listener: 'vous, vs, te, t, madame, monsieur',
  quarrel: 'dispute*, disputer, engueul*, cris, hurlements, se disputent',
  schoolwork:
    'contrôle, test, devoir, devoirs, exercice, exercices, question, questions, maths, matière, cours, leçon, ennui',
  wearies: 'me tue, me tuent, va me tuer, vont me tuer, m a tué, m achève',
  opensClause: 'et, mais, parce, car, je, j, donc, alors, madame, monsieur',
  asides: `tuez moi haha*, tuez moi mdr, tue moi mdr, tue moi haha*, tuez moi lol, tue moi lol, je pense que, je pense, je crois que, je crois, je trouve que, je trouve, selon moi, à mon avis, je sais pas, je ne sais pas, jsp, je dirais, je suppose, j ai appris, j ai peur de me tromper, peur de me tromper, je suis mort de rire, mort de rire, morte de rire, je meurs de faim, quand je cours, si je cours`,
};
