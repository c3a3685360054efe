import { expect, test } from 'vitest';
import { attachmentOf } from '../src/attachment.ts';

const partsOf = (title: string) => {
  const [, ascii = '', extended = ''] =
    /^attachment; filename="([\x20-\x7e]*)"; filename\*=UTF-8''(\S+)$/.exec(attachmentOf(title)) ?? [];
  return { ascii, whole: decodeURIComponent(extended) };
};

test.each([
  ['Fotosynthese', 'exit-ticket-Fotosynthese.pdf', 'exit-ticket-Fotosynthese.pdf'],
  ['Où naît le magma ?', 'exit-ticket-Ou nait le magma.pdf', 'exit-ticket-Où naît le magma.pdf'],
  ['光合作用 🌱', 'exit-ticket.pdf', 'exit-ticket-光合作用 🌱.pdf'],
  ['1/2 + "3\\4"', 'exit-ticket-1 2 + 3 4.pdf', 'exit-ticket-1 2 + 3 4.pdf'],
  ["l'été (*50%*)", "exit-ticket-l'ete ( 50 ).pdf", "exit-ticket-l'été ( 50 ).pdf"],
  ['a\r\nset-cookie: b', 'exit-ticket-a set-cookie b.pdf', 'exit-ticket-a set-cookie b.pdf'],
  ['slides\u202efdp.exe', 'exit-ticket-slides fdp.exe.pdf', 'exit-ticket-slides fdp.exe.pdf'],
  ['../../etc/passwd', 'exit-ticket-.. .. etc passwd.pdf', 'exit-ticket-.. .. etc passwd.pdf'],
  ['"?', 'exit-ticket.pdf', 'exit-ticket.pdf'],
])('the title %j gives a file name that every system accepts', (title, ascii, whole) => {
  expect(partsOf(title)).toEqual({ ascii, whole });
});

test('a long title is cut between characters, so that the name fits a file system', () => {
  const { whole } = partsOf('👩‍🏫'.repeat(100));
  expect(Buffer.byteLength(whole)).toBeLessThan(200);
  expect(whole).toMatch(/^exit-ticket-(👩‍🏫)+\.pdf$/u);
});
