import { groupTicket } from '@exit-tickets/answer-groups';
import { aQuestion } from '@exit-tickets/testing';
import { type PublicSet, readPublicSets } from '../public-answers/public-sets.ts';
import { check, print } from '../report.ts';

/** Reports the certain verdicts on the answers of a set, with each reference answer as the model answer. */
const reportSet = ({ name, questions }: PublicSet): void => {
  const isFalse: string[] = [];
  const counts = { right: 0, wrong: 0, blank: 0, answers: 0 };
  for (const { text, modelAnswers, answers } of questions) {
    const truths = new Map(answers.map(({ id, truth }) => [id, truth]));
    counts.answers += answers.length;
    for (const modelAnswer of modelAnswers) {
      const question = aQuestion({ text, guide: { modelAnswer } });
      const given = answers.map(({ id, answer }) => ({ responseId: id, answer }));
      const [grouped] = groupTicket({ questions: [{ question, answers: given }] });
      for (const { answer, responseIds, certain } of grouped?.groups.flat() ?? []) {
        const verdict = certain?.verdict;
        if (verdict !== 'right' && verdict !== 'wrong' && verdict !== 'blank') continue;
        counts[verdict] += responseIds.length;
        for (const id of responseIds)
          if ((truths.get(id) === 'right') !== (verdict === 'right'))
            isFalse.push(`${verdict}: “${answer}” for “${modelAnswer}” (${truths.get(id)})`);
      }
    }
  }
  print(
    `\n${name}: of ${counts.answers} answers, held against every reference, ${counts.right} are certainly right, ${counts.wrong} wrong, ${counts.blank} blank`,
  );
  check('certain verdicts that the annotators contradict', `${isFalse.length}`, isFalse.length === 0, isFalse);
};

/** Checks the certain verdicts on public answers, none of which may be false. */
export const reportPublicAnswers = (folder?: string): void => {
  const found = readPublicSets(folder);
  if ('missing' in found) print(`\n${found.missing}`);
  else for (const set of found.sets) reportSet(set);
};
