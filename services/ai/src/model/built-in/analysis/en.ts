import type { AnalysisPhrases } from './phrases.ts';

const q = (text: string): string => `“${text}”`;

export const en: AnalysisPhrases = {
  tooFew: (count) =>
    `Note: with ${count} ${count === 1 ? 'response' : 'responses'} there is too little to go on for the whole class.`,
  responses: (count) => `${count} ${count === 1 ? 'response' : 'responses'} read.`,
  tally: (question, { total, right, incomplete, wrong, blank }) =>
    `${q(question)}: ${right} of ${total} right, ${incomplete} incomplete, ${wrong} wrong, ${blank} blank.`,
  notAssessed: (question, answered) =>
    `${q(question)}: ${answered} answers, not assessed (there is no model answer or lesson text).`,
  scale: (question, average, low, total) =>
    `${q(question)}: ${average} on average on a scale of 1 to 5; ${low} of ${total} choose 1 or 2.`,
  weak: (question, { total, right, incomplete, wrong, blank }) =>
    `${q(question)}: ${total - right} of ${total} not right yet (${incomplete} incomplete, ${wrong} wrong, ${blank} blank).`,
  lacks: (count, total, word, quote) =>
    `${count} of ${total} answers do not mention ${q(word)}, for example: ${q(quote)}.`,
  says: (count, total, word, quote) =>
    `${count} of ${total} answers wrongly mention ${q(word)}, for example: ${q(quote)}.`,
  chose: (count, total, chosen, key, question) =>
    `${count} of ${total} choose ${q(chosen)} instead of ${q(key)} at ${q(question)}.`,
  lowScale: (count, total, question) => `${count} of ${total} choose 1 or 2 at ${q(question)}.`,
  completeSentence: (sentence, word) =>
    `Put this sentence on the board with a gap where ${q(word)} stands: ${q(sentence)} Have pairs complete it and explain why the word belongs there (5 minutes).`,
  correctTogether: (word, modelAnswer) =>
    `Write the mistaken idea about ${q(word)} on the board. Have pairs correct it and compare with: ${q(modelAnswer)} (5 minutes).`,
  compareOptions: (chosen, key) =>
    `Put ${q(chosen)} and ${q(key)} side by side on the board. Have the class name a feature of each and then write the difference in one sentence (5 minutes).`,
  startFromAnswer: (modelAnswer) =>
    `Show this answer and have pairs point out what was missing from their own: ${q(modelAnswer)} (5 minutes).`,
  askBack: (question) =>
    `Ask ${q(question)} again. Give each pair one minute to write down what was difficult and discuss the first three (5 minutes).`,
  nothingRight: (count, quote) =>
    `One response has no right answer to any of the ${count} questions, for example: ${q(quote)}.`,
  strength: (right, total, question, quote) =>
    `${right} of ${total} answer ${q(question)} well, for example: ${q(quote)}.`,
};
