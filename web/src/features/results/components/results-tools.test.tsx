import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aListedTicket } from '../../../testing/builders.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { ResultsTools } from './results-tools.tsx';

const Address = () => {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname + search, state])}</output>;
};

test('results lead with one click to a copy of their ticket, at the top of the list', async () => {
  const { requests } = fakeApi({ copyTicket: () => aListedTicket({ id: 't9' }) });
  const { user } = renderInApp(
    <>
      <ResultsTools
        ticket={aListedTicket()}
        questions={[]}
        responses={[]}
        judgements={undefined}
        analysis={undefined}
        areNamesHidden={false}
        onNamesHiddenChange={() => undefined}
      />
      <Address />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Kopiëren voor een andere klas' }));
  await waitFor(() =>
    expect(document.querySelector('output')?.textContent).toBe('["/my-tickets?sort=newest",{"copiedId":"t9"}]'),
  );
  expect(requests('copyTicket')).toMatchObject([{ params: { id: 't1' } }]);
});
