import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { BusyButton } from './busy-button.tsx';

test.each([true, false])(
  'a button keeps the keyboard, says whether it is busy, and does its work once: %s',
  async (isBusy) => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const { user, container } = renderInApp(
      <form>
        <BusyButton type="submit" isBusy={isBusy} onClick={onClick}>
          Opslaan
        </BusyButton>
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', onSubmit);
    const button = screen.getByRole('button', { name: 'Opslaan' });
    await user.click(button);
    expect(document.activeElement).toBe(button);
    expect(button).toHaveProperty('disabled', false);
    expect(button.getAttribute('aria-busy')).toBe(String(isBusy));
    const times = isBusy ? 0 : 1;
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([times, times]);
  },
);
