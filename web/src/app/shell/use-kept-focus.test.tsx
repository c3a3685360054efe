import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** A section with an error that its button clears: the button goes then, or the whole section. */
const Screen = ({ goes }: { goes: 'button' | 'part' }) => {
  useKeptFocus();
  const [isMended, setMended] = useState(false);
  return (
    <main>
      <h1>Resultaten</h1>
      {(goes === 'button' || !isMended) && (
        <section>
          <h2>Analyse</h2>
          {!isMended && (
            <button type="button" onClick={() => setMended(true)}>
              Opnieuw proberen
            </button>
          )}
        </section>
      )}
      <button type="button">Afdrukken</button>
    </main>
  );
};

test.each([
  ['its part', 'button', 'Analyse'],
  ['the screen, when its part went too', 'part', 'Resultaten'],
] as const)('when a focused control goes, the heading of %s gets the focus', async (_what, goes, heading) => {
  const { user } = renderInApp(<Screen goes={goes} />);
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading })));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Afdrukken' }));
});
