import { limits, summarizeMaterial } from '@exit-tickets/contracts';
import { pdf, pdfPages } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningAi, startAi } from '../support/ai.ts';

let ai: RunningAi;
beforeAll(async () => {
  ai = await startAi();
});
afterAll(() => ai.context.close());

type SentFile = readonly [name: string, content: Buffer | string];
const send = async (files: readonly SentFile[], accept = 'application/json'): Promise<Response> => {
  const form = new FormData();
  for (const [name, content] of files)
    form.append('file', new File([typeof content === 'string' ? content : Uint8Array.from(content)], name));
  return ai.newClient().fetch(summarizeMaterial.path, { method: 'POST', body: form, headers: { accept } });
};
const read = async (...files: SentFile[]) => {
  const answer = await (await send(files)).json();
  return summarizeMaterial.reply.parse(answer).summary;
};
const codeOf = async (...files: SentFile[]): Promise<unknown> => (await (await send(files)).json()).code;

describe('several files', () => {
  const plants = pdf(['Planten maken hun eigen voedsel.']);

  test('are read in their order, under their names; one that cannot be read is left out and reported', async () => {
    const { originalContent, title, leftOut } = await read(
      ['Les 2.txt', 'Wortels nemen water op.'],
      ['kapot.pdf', '%PDF-1.7\n1 0 obj'],
      ['Les 1.pdf', plants],
    );
    expect(originalContent).toBe('Les 2\n\nWortels nemen water op.\n\nLes 1\n\nPlanten maken hun eigen voedsel.');
    expect(title).toBe('Les 2');
    expect(leftOut).toEqual([{ reason: 'file', fileName: 'kapot.pdf', count: 1, code: 'unreadable_file' }]);
  });

  test('have no heading if only one of them can be read', async () => {
    expect((await read(['a.txt', ''], ['b.pdf', plants])).originalContent).toBe('Planten maken hun eigen voedsel.');
  });

  test('return the error of the first if none of them can be read', async () => {
    expect(await codeOf(['a.pdf', '%PDF-1.7\n1 0 obj'], ['b.txt', ''])).toBe('unreadable_file');
  });

  test('are refused beyond the maximum number', async () => {
    const files = (count: number): SentFile[] =>
      Array.from({ length: count }, (_, index) => [`${index}.txt`, 'Planten maken voedsel.'] as const);
    expect(await codeOf(...files(limits.filesPerUpload + 1))).toBe('invalid_request');
  });

  test('report their pages counted over all of them', async () => {
    const stream = await (
      await send(
        [
          ['a.pdf', pdfPages([{ lines: ['Planten een'] }, { lines: ['Planten twee'] }])],
          ['b.pdf', plants],
        ],
        'text/event-stream',
      )
    ).text();
    const counts = [...stream.matchAll(/"stage":"reading","done":(\d+),"total":(\d+)/g)].map(
      ([, done, total]) => `${done}/${total}`,
    );
    expect(counts).toEqual(['1/3', '2/3', '3/3']);
  });
});
