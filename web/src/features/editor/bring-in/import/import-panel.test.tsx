import { limits } from '@exit-tickets/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../../testing/render.tsx';
import { type EditedQuestion, emptyQuestion } from '../../edited-ticket.ts';
import { ImportPanel } from './import-panel.tsx';

const open = (questions: EditedQuestion[] = []) => {
  const onTake = vi.fn<(taken: readonly EditedQuestion[]) => void>();
  const onClose = vi.fn();
  const onSubmit = vi.fn<(event: SyntheticEvent) => void>((event) => event.preventDefault());
  const view = renderInApp(
    <form onSubmit={onSubmit}>
      <ImportPanel questions={questions} onTake={onTake} onClose={onClose} />
      <button type="submit">Opslaan</button>
    </form>,
  );
  const field = screen.getByLabelText('Plak vragen');
  const paste = (text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text } });
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const taken = () => onTake.mock.calls.flatMap(([questions]) => questions.map(({ text }) => text));
  return { ...view, onClose, onSubmit, paste, type, taken };
};
const rows = (count: number) => Array.from({ length: count }, (_, n) => `Vraag ${n + 1}?{=a ~b}`).join('\n\n');

describe('importing questions', () => {
  test('shows what was read, and puts what was chosen of it on the ticket', async () => {
    const { user, type, taken, onClose } = open();
    type('Een?{=ja ~nee}\n\nTwee?{}\n\nDrie?{=a -> b =c -> d}');
    await screen.findByText('2 vragen gelezen, nog niet toegevoegd');
    screen.getByText('ja (goed) · nee');
    screen.getByText('Vraag 3: een koppelvraag hebben we hier niet.');
    expect(taken()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /^Een/ }));
    await user.click(screen.getByRole('button', { name: '1 vraag toevoegen' }));
    expect([taken(), onClose.mock.calls.length]).toEqual([['Twee?'], 1]);
  });

  test('holds up who saves before they are added, and nobody else', async () => {
    const { user, type, onSubmit } = open();
    const save = screen.getByRole('button', { name: 'Opslaan' });
    await user.click(save);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    type('Een?{=ja ~nee}');
    await screen.findByText('1 vraag gelezen, nog niet toegevoegd');
    await user.click(save);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toMatch(/^Deze vragen staan nog niet op het exit ticket\./);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '1 vraag toevoegen' }));
    await user.click(screen.getByRole('checkbox', { name: /^Een/ }));
    await user.click(save);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('takes the words of HTML and says so; what is no tag stays', async () => {
    const { type } = open();
    type('<p>Wat is <b>licht</b> &amp; lucht&#63;</p><p>Leg uit.</p>{}\n\nIs x < y en y > z?{T}');
    await screen.findByText('2 vragen gelezen, nog niet toegevoegd');
    screen.getByText(
      (_, element) => element?.tagName === 'LABEL' && element.textContent === 'Wat is licht & lucht?\nLeg uit.',
    );
    screen.getByText('Is x < y en y > z?');
    screen.getByText('Waar (goed) · Niet waar');
    screen.getByText('Alleen de tekst gaat mee, zonder opmaak (1 keer).');
  });

  test('chooses no more than there is room for, and adds none beyond', async () => {
    const there = Array.from({ length: limits.questionsPerTicket - 2 }, (_, n) => ({
      ...emptyQuestion(`q${n}`),
      text: 'there',
    }));
    const { user, type, taken } = open([...there, emptyQuestion('blank')]);
    type(rows(3));
    await screen.findByText('Er is plaats voor nog 2 vragen.');
    const add = screen.getByRole('button', { name: /toevoegen$/ });
    expect(add.textContent).toBe('2 vragen toevoegen');
    await user.click(screen.getByRole('checkbox', { name: /^Vraag 3/ }));
    expect(add.hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: /^Vraag 1/ }));
    await user.click(add);
    expect(taken()).toEqual(['Vraag 2?', 'Vraag 3?']);
  });

  test('reads ten thousand pasted questions without putting them into the field, and shows the first hundred', async () => {
    const { paste } = open();
    const gift = rows(10_000);
    paste(gift);
    await screen.findByText(
      /tekens ingelezen\. 10\.?000 vragen gelezen, nog niet toegevoegd\. Hier staan de eerste 100/,
    );
    expect(screen.getByLabelText('Plak vragen').textContent).toBe('');
    expect(screen.getAllByRole('checkbox')).toHaveLength(100);
  });

  test('refuses what is longer than it reads, and what is no text, as a whole', async () => {
    const { paste, user, container } = open();
    paste('a?{}\n\n'.repeat(limits.importLength / 6 + 1));
    await screen.findByText('Dit is meer dan 2.000.000 tekens. Neem een deel.');
    expect(screen.queryByRole('checkbox')).toBeNull();
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no field for a file');
    await user.upload(input, new File([new Uint8Array([80, 75, 3, 4, 0, 0])], 'vragen.txt', { type: 'text/plain' }));
    await screen.findByText(/^Dit is geen tekstbestand\./);
    const asUnicode = new Uint8Array(Buffer.from('\uFEFFWaarom?\tdaarom', 'utf16le'));
    await user.upload(input, new File([asUnicode], 'vragen.txt', { type: 'text/plain' }));
    await waitFor(() => screen.getByRole('checkbox', { name: /^Waarom\?/ }));
    await user.upload(
      input,
      new File([new Uint8Array([0x43, 0x61, 0x66, 0xe9])], 'vragen.txt', { type: 'text/plain' }),
    );
    await waitFor(() => screen.getByRole('checkbox', { name: /^Café/ }));
  });
});
