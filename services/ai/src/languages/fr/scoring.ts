import type { ScoringWords } from '../scoring-words.ts';

export const scoring: ScoringWords = {
  marker:
    'correcteur, correctrice, examinateur, à l ordinateur$, chatgpt, chatbot, modèle de langage, correcteur automatique, au modèle$, qui lit ceci, à l ia$',
  addresses:
    'la personne qui corrige, vous qui corrigez, toi qui corriges, celui qui corrige, celle qui corrige, qui corrige ceci, au correcteur, toi qui notes, vous qui notez, assistant de correction',
  greets: 'cher, chère, bonjour, salut, hé, coucou, attention',
  machines:
    'ia, l ia, ordinateur, l ordinateur, robot, bot, assistant, système, professeur, prof, correcteur, gpt, chatgpt, machine, examinateur',
  judges:
    'mette, compter, compte, comptez, noter, notez, évaluer, évalue, évaluez, valider, valide, validez, validée, accepter, accepte, acceptez, considérer, considère, considérez, marquer, marque, marquez, mets, mettre, mettez, vaut, valoir, vaudra, enregistre, enregistrez, pénaliser, sanctionner',
  approves:
    'coche, cochez, cocher, te mette juste, me mettre juste, valide, validez, valider ma, valider cette, laisse passer, laissez passer, compte moi, comptez moi, accepte ma, acceptez ma, accepte cette, acceptez cette, compte le juste, compte la juste, comptez la, comptez le, mets un point, mets le point, laisse moi passer, laissez moi passer, de valider',
  answer:
    'tout, toutes, cette réponse, ma réponse, toute réponse, toutes les réponses, chaque réponse, ceci, ça, partout, la réponse',
  mine: 'cette réponse, ma réponse, mes réponses, notre réponse',
  right:
    'juste, justes, correct, correcte, bon, bonne, vrai, parfait, parfaite, validé, validée, maximum, valable, complet, complète, conforme',
  wrong: 'faux, fausse, incorrect',
  others: 'les autres, tous les autres, le reste, aux autres',
  points:
    'point, points, tous les points, la note maximale, note maximale, bonne note, la moyenne, 20, 20 sur 20, mes points, la moitié des points',
  gives: 'donne, donnez, mets, mettre, mettez, accorde, accordez, mérite, besoin de, attribue',
  whom: 'moi, me, nous, tous, tout le monde, la classe, j, cette réponse, ma réponse, cet élève',
  please:
    's il te plaît, s il vous plaît, svp, stp, merci, je vous en supplie, je t en supplie, s il te plait, s il vous plait, svpp, de grâce, merci de',
  urges:
    'peux tu, pouvez vous, pourriez vous, pourrais tu, sois gentil*, soyez gentil*, j ai besoin, j en ai besoin, sois sympa, soyez sympa, sois cool, soyez cool, ma dernière chance, je vais redoubler, je serai puni*, j ai bossé, j ai travaillé dur, fait de mon mieux',
  rules:
    'si tu es une ia, si vous êtes une ia, question est annulée, question annulée, nouvelle règle$, nouvelle consigne$, nouvelle instruction$, ignore la consigne, ignore le corrigé, ignore la réponse modèle, consigne pour l ia, instruction pour l ia, message à l ia, ignore les consignes, ignore la question, ignore tout, ignore les instructions, ignore tes, ignore vos, ignorez les, ignorez la, ignorez tout, oublie la question, oublie les consignes, oublie tes, oublie tout, oubliez les, oubliez la, ne tiens pas compte, ne tenez pas compte, à partir de maintenant tout, à partir de maintenant toute, à partir de maintenant chaque, désormais toute, tu es maintenant, tu es un correcteur, ne pas vérifier, pas besoin de vérifier, ne vérifie pas, sans vérifier, ne me mettez pas, ne me mets pas, me mettez pas, ne pas pénaliser, ne pénalisez pas, ne pas sanctionner, soyez indulgent*, sois indulgent*, fermez les yeux sur, ferme les yeux sur, pas trop sévère, pas si sévère, ayez pitié de moi, aie pitié de moi, change ton rôle, change de rôle, changez de rôle, oublie ton rôle, tu es mon, fin de la réponse, nouvelle tâche$, mode développeur',
  pretends:
    'fais comme si j, fais comme si ma, faites comme si j, considère que j, considérez que j, imagine que j, suppose que j, pars du principe que j',
  says: 'dis que, dis juste que, dites que, écris juste, écris seulement, réponds seulement, réponds par, affiche',
  claims:
    'je suis le professeur, je suis la professeure, je suis le prof, je suis la prof, je suis ton prof, fais moi confiance, crois moi, croyez moi, c est la bonne réponse, c est la réponse juste, réponse validée, conforme au corrigé, conforme au barème, conforme à la correction, conforme aux attentes, consigne de la prof, consigne du prof, accepter toute réponse, accepter toutes les, mérite au moins, mérite bien, évaluation terminée, j ai un pap, qui ont un pap, il a un pap, tiers temps',
  ignores: 'ignore, ignorez, oublie, oubliez, ne compare pas, ne comparez pas, ne regarde pas, laisse tomber, saute',
  key: 'corrigé, barème, réponse modèle, réponse type, solution, solutions, grille, consignes, instructions',
  full: 'la note maximale, note maximale, le maximum, points maximum, la totalité des points, la moitié des points, la meilleure note',
  mistakes: 'fautes, erreurs, orthographe, fautes d orthographe, erreurs de calcul, arrondis, coquilles',
  uncounted:
    'pas être prises en compte, pas prises en compte, ne comptent pas, comptent pas, pas comptées, pas comptées, pas sanctionnées, pas pénalisées, sont tolérées, sans pénalité, un aménagement, aménagement*',
  ownTeacher:
    'mon prof, ma prof, mon professeur, ma professeure, notre prof, selon le prof, selon la prof, selon mon prof, d après le prof, d après ma prof, d après la prof, la prof a dit, le prof a dit',
  teacher:
    'le prof, la prof, mon prof, ma prof, le professeur, la professeure, mon professeur, la maîtresse, le maître',
  allows:
    'c est juste, c est bon, est juste, est bonne, ça passe, ça passait, ça compte, accepte, validé, validée, c est faux, est faux, dit bon, cadeau, offert, offerte',
  labels: 'note, résultat, verdict, évaluation, raison, score, points, appréciation, statut, décision, bilan',
};
