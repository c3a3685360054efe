// A worker that loops forever in `makeQuestions` and answers everything else at once.

export default ({ kind }: { kind: string }): unknown => {
  while (kind === 'makeQuestions');
  return { kind: 'done', result: 'De kern.' };
};
