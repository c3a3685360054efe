import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { PinBox } from './pin-box.tsx';

test('a PIN that was typed before the app was there leads to its ticket', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const early = (page: HTMLElement) => {
    for (const field of page.querySelectorAll('input')) field.value = '40 71';
  };
  const { user } = renderInApp(<PinBox />, { early });
  await user.click(screen.getByRole('button', { name: 'Meedoen' }));
  expect(assign).toHaveBeenCalledWith('/student/4071');
});
