import type { AnalysisPhrases } from './phrases.ts';

const q = (text: string): string => `«\u00a0${text}\u00a0»`;
const c = '\u00a0:';

export const fr: AnalysisPhrases = {
  tooFew: (count) =>
    `Attention${c} ${count === 1 ? 'une seule réponse reçue, c’est' : `${count} réponses reçues, c’est`} trop peu pour parler de toute la classe.`,
  responses: (count) => `${count} ${count === 1 ? 'participation lue' : 'participations lues'}.`,
  tally: (question, { total, right, incomplete, wrong, blank }) =>
    `${q(question)}${c} sur ${total} réponses, justes${c} ${right}, incomplètes${c} ${incomplete}, fausses${c} ${wrong}, vides${c} ${blank}.`,
  notAssessed: (question, answered) =>
    `${q(question)}${c} réponses reçues${c} ${answered}, non évaluées (pas de réponse modèle ni de texte de la leçon).`,
  scale: (question, average, low, total) =>
    `${q(question)}${c} en moyenne ${average} sur une échelle de 1 à 5${c} 1 ou 2 a été choisi ${low} fois sur ${total}.`,
  weak: (question, { total, right, incomplete, wrong, blank }) =>
    `${q(question)}${c} pas encore juste ${total - right} fois sur ${total} (incomplet${c} ${incomplete}, faux${c} ${wrong}, vide${c} ${blank}).`,
  lacks: (count, total, word, quote) => `${q(word)} manque ${count} fois sur ${total}, par exemple${c} ${q(quote)}.`,
  says: (count, total, word, quote) =>
    `${q(word)} apparaît à tort ${count} fois sur ${total}, par exemple${c} ${q(quote)}.`,
  chose: (count, total, chosen, key, question) =>
    `${q(chosen)} a été choisi ${count} fois sur ${total} au lieu de ${q(key)}, à la question ${q(question)}.`,
  lowScale: (count, total, question) => `1 ou 2 a été choisi ${count} fois sur ${total} à la question ${q(question)}.`,
  completeSentence: (sentence, word) =>
    `Écrivez cette phrase au tableau avec un trou à la place de ${q(word)}${c} ${q(sentence)} À deux, les élèves la complètent et expliquent pourquoi ce mot convient (5 minutes).`,
  correctTogether: (word, modelAnswer) =>
    `Écrivez au tableau l'idée fausse sur ${q(word)}. À deux, les élèves la corrigent et comparent avec${c} ${q(modelAnswer)} (5 minutes).`,
  compareOptions: (chosen, key) =>
    `Mettez ${q(chosen)} et ${q(key)} côte à côte au tableau. La classe donne un trait de chacun, puis écrit la différence en une phrase (5 minutes).`,
  startFromAnswer: (modelAnswer) =>
    `Montrez cette réponse et demandez, à deux, ce qui manquait dans la leur${c} ${q(modelAnswer)} (5 minutes).`,
  askBack: (question) =>
    `Reposez la question ${q(question)}. À deux, une minute pour écrire ce qui était difficile, puis discutez les trois premières réponses (5 minutes).`,
  nothingRight: (count, quote) =>
    `Une participation n'a de réponse juste à aucune des ${count} questions, par exemple${c} ${q(quote)}.`,
  strength: (right, total, question, quote) =>
    `${q(question)}${c} réponse juste ${right} fois sur ${total}, par exemple${c} ${q(quote)}.`,
};
