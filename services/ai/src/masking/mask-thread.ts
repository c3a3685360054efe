import generate from '@exit-tickets/question-generator/thread';
import { createMask } from './mask.ts';
import { maskTask } from './mask-messages.ts';

type Asked = Parameters<typeof generate>[0];

/** Runs in a thread of the service's pool: takes names out of answers, and does what the generator's threads do. */
export default (asked: Asked | { kind: 'mask' }): ReturnType<typeof generate> => {
  if (asked.kind !== 'mask') return generate(asked);
  const { names, lesson, answers } = maskTask.parse(asked).request;
  return { kind: 'done', result: answers.map(createMask(names, lesson)) };
};
