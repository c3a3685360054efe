// A generator that never ends an analysis and does everything else at once.

export default ({ kind }: { kind: string }): unknown => {
  while (kind === 'analyse');
  return { kind: 'done', result: 'De kern.' };
};
