import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { Board } from './board.tsx';

test('the page says that it is a board for as long as it is one: what is only for the teacher is hidden by that', () => {
  const pair = { question: 'Waarom is licht nodig?', wrong: 'uit de grond', right: 'uit de lucht', isWrongFirst: true };
  const { unmount } = renderInApp(<Board pair={pair} title="Fotosynthese" onClose={vi.fn()} />);
  screen.getByText('“uit de grond”');
  expect(document.documentElement.dataset.board).toBe('');
  unmount();
  expect(document.documentElement.dataset.board).toBeUndefined();
});
