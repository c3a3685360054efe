import type { EarlierResult, Question } from '@exit-tickets/contracts';
import { aListedTicket } from '@exit-tickets/testing/builders';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { EarlierLine, EarlierProvider } from './earlier-line.tsx';

const nobody = { right: 0, partly: 0, wrong: 0, blank: 0, unjudged: 0 };
const before = { ...nobody, right: 9, wrong: 15 };
const origin = { ticketId: '0123456789abcdef01234567', questionId: 'q1', kind: 'other' as const };
const asked: Question = { id: 'q1', type: 'open_text', text: 'Waar komt het gewicht vandaan?', origin };
const choice: Question = { ...asked, type: 'multiple_choice', options: ['uit de lucht', 'uit de grond'] };

const lineOf = async (
  now: typeof nobody,
  then: typeof nobody,
  question: Question = asked,
  wereInOwnWords?: boolean,
) => {
  const earlier: EarlierResult = {
    ...{ questionId: 'q1', kind: 'other' },
    earlier: {
      ...{ ticketId: origin.ticketId, title: 'Fotosynthese', className: null, createdAt: '2026-01-01T10:00:00.000Z' },
      tally: { ...then, questionId: 'q1' },
      ...(wereInOwnWords !== undefined && { isInOwnWords: wereInOwnWords }),
      candidates: 1,
    },
  };
  fakeApi({ getEarlierResults: () => [earlier] });
  const ticket = aListedTicket({ className: null, questions: [question] });
  renderInApp(
    <EarlierProvider ticket={ticket}>
      <EarlierLine question={question} tally={now} />
    </EarlierProvider>,
  );
  const line = await screen.findByText(/Het was een andere vraag/u);
  return line.textContent;
};

test.each([
  [
    'nobody answered, or the marks are still loading',
    nobody,
    before,
    'Vorige keer 9 van 24 goed. Het was een andere vraag over hetzelfde.',
  ],
  [
    'some of last time were blank, and some are not marked',
    nobody,
    { ...before, blank: 1, unjudged: 2 },
    'Vorige keer 9 van 27 goed. Het was een andere vraag over hetzelfde. Nog niet beoordeeld: vorige keer 2, nu 0.',
  ],
  [
    'of what came in only blanks are known',
    { ...nobody, blank: 2, unjudged: 20 },
    before,
    'Vorige keer 9 van 24 goed. Het was een andere vraag over hetzelfde. Nog niet beoordeeld: vorige keer 0, nu 20.',
  ],
  [
    'none of what came in is marked',
    { ...nobody, unjudged: 22 },
    before,
    'Vorige keer 9 van 24 goed. Het was een andere vraag over hetzelfde. Nog niet beoordeeld: vorige keer 0, nu 22.',
  ],
  [
    'every mark of last time was taken back',
    { ...nobody, right: 22 },
    { ...nobody, unjudged: 24 },
    'Het was een andere vraag over hetzelfde. Nog niet beoordeeld: vorige keer 24, nu 0.',
  ],
])('counts nothing out of nothing: %s', async (_name, now, then, line) => {
  expect(await lineOf(now, then)).toBe(line);
});

test.each([
  ['Toen in eigen woorden, nu als keuze.', choice, true],
  ['Toen als keuze, nu in eigen woorden.', asked, false],
  ['', asked, true],
  ['', choice, false],
  ['', choice, undefined],
])('says how it was answered where that differs: “%s”', async (says, question, wereInOwnWords) => {
  const counts = 'Vorige keer 9 van 24 goed, nu 15 van 24. Het was een andere vraag over hetzelfde.';
  const now = { ...before, right: 15, wrong: 9 };
  expect(await lineOf(now, before, question, wereInOwnWords)).toBe(
    `${counts} ${says} Dit verschil kan toeval zijn.`.replace('  ', ' '),
  );
});
