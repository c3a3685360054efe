import type { ListedTicket } from '@exit-tickets/contracts';
import { aListedTicket } from '@exit-tickets/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { ClassName } from './class-name.tsx';

const RowClass = () => {
  const [isEditing, setEditing] = useState(false);
  return <ClassName ticket={aListedTicket()} isEditing={isEditing} onEditing={setEditing} />;
};

const button = () => screen.getByRole('button', { name: /^Klas van Fotosynthese wijzigen/ });
const field = () => screen.getByRole('combobox', { name: 'Klas van Fotosynthese' });

/** A ticket of class 2B, its class being renamed to what is typed. */
const rename = async (typed: string, updateClassName: () => ListedTicket | Response = () => aListedTicket()) => {
  const api = fakeApi({ updateClassName });
  const { user } = renderInApp(<RowClass />);
  await user.click(button());
  await user.clear(field());
  await user.keyboard(typed);
  return { user, sent: () => api.requests('updateClassName').map(({ body }) => body) };
};

describe('renaming the class of a ticket', () => {
  test('begins in the field, with the class that the ticket has', async () => {
    fakeApi({});
    const { user } = renderInApp(<RowClass />);
    await user.click(button());
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field()).toHaveProperty('value', '2B');
  });

  test('is saved with Enter, and the focus goes back to the class', async () => {
    const { sent } = await rename('3C{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(sent()).toEqual([{ className: '3C' }]);
  });

  test('is saved with its button too, without the spaces around it', async () => {
    const { user, sent } = await rename(' 3C ');
    await user.click(screen.getByRole('button', { name: 'Klas opslaan' }));
    await waitFor(() => expect(sent()).toEqual([{ className: '3C' }]));
  });

  test('is cancelled with Escape: nothing is sent, and the focus goes back', async () => {
    const { sent } = await rename('3C{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(button().textContent).toBe('2B');
    expect(sent()).toEqual([]);
  });

  test('to nothing takes the class away', async () => {
    const { sent } = await rename('  {Enter}');
    await waitFor(() => expect(sent()).toEqual([{ className: null }]));
  });

  test('that fails says so and keeps what was typed', async () => {
    await rename('3C{Enter}', () => refusal('service_unavailable'));
    await screen.findByText('Kon de klas niet wijzigen');
    expect(field()).toHaveProperty('value', '3C');
  });
});
