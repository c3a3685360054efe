// A generator that never ends making questions and does everything else at once.

export default ({ kind }: { kind: string }): unknown => {
  while (kind === 'makeQuestions');
  return { kind: 'done', result: 'De kern.' };
};
