import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aListedTicket } from '../../../testing/builders.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { ResultsTools } from './results-tools.tsx';

test('results offer to copy their ticket for another class', async () => {
  fakeApi({});
  const ticket = aListedTicket();
  const { user, dialogs } = renderInApp(
    <ResultsTools
      ticket={ticket}
      questions={[]}
      responses={[]}
      judgements={undefined}
      analysis={undefined}
      areNamesHidden={false}
      onNamesHiddenChange={() => undefined}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Kopiëren voor een andere klas' }));
  expect(dialogs.openCopy).toHaveBeenCalledWith(ticket);
});
