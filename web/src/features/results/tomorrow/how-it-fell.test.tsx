import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { weakQuestions } from '../judging/board-pair.ts';
import type { JudgedQuestion } from '../judging/groups.ts';
import { HowItFell } from './how-it-fell.tsx';

const fell = (...given: [answer: string, students: string, label?: string][]) => {
  const judged: JudgedQuestion = {
    question: { id: 'q1', type: 'open_text', text: 'Waar komt het voedsel van een boom vandaan?' },
    place: 1,
    hasVerdicts: true,
    groups: given.map(([answer, students, label]) => ({
      key: answer,
      wordings: [{ answer, verdict: 'wrong', responseIds: [...students], ...(label && { label }) }],
    })),
    concerns: [],
  };
  const [weak] = weakQuestions([judged]);
  if (!weak) throw new Error('no question is weak');
  renderInApp(<HowItFell weak={weak} onShowAnswers={() => undefined} />);
};

test('answers without a label are no examples of the misconception that stands above them', () => {
  fell(['uit de grond', 'abc', 'voedsel uit de grond'], ['hij groeit gewoon', 'de']);
  expect(document.body.textContent).toContain('Anderen schreven bijvoorbeeld “hij groeit gewoon”.');
  screen.getByText('voedsel uit de grond');
});

test('where none has a label they are examples of what went wrong', () => {
  fell(['hij groeit gewoon', 'de']);
  expect(document.body.textContent).toContain('Bijvoorbeeld “hij groeit gewoon”.');
});
