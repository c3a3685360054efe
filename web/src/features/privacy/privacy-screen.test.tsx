import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { AccessibilityScreen } from './accessibility-screen.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';

const withInstallation = (said: object): void => {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'installation';
  meta.content = JSON.stringify({ logsRequests: false, ...said });
  onTestFinished(() => meta.remove());
};
const facts = async () => within(await screen.findByRole('region', { name: 'Deze installatie' }));

test('the privacy page says who is responsible here, which model runs where, how mail goes and what is logged', async () => {
  withInstallation({
    name: 'Stichting De Brug',
    contact: 'fg@school.example',
    logsRequests: true,
    tracesTo: 'traces.example',
  });
  fakeApi({
    getAiStatus: () => ({ hasModel: true, scope: 'class', model: 'mistral-small', host: 'api.mistral.ai' }),
    getMailStatus: () => ({ sendsMail: true, host: 'smtp.school.example' }),
    getRetention: () => ({ days: 30 }),
  });
  renderInApp(<PrivacyScreen />);
  const said = await facts();
  said.getByText('Stichting De Brug');
  said.getByText('fg@school.example');
  await said.findByText(/^Het taalmodel mistral-small bij api\.mistral\.ai\. .*Over één leerling zegt het niets\.$/);
  await said.findByText('E-mail aan docenten gaat via smtp.school.example.');
  await said.findByText(/^Namen en losse antwoorden worden 30 dagen na het laatste antwoord/);
  said.getByText(/^Eén regel per aanvraag.*gaat zonder namen en antwoorden naar traces\.example\.$/);
});

test('where nothing is set it says that', async () => {
  withInstallation({});
  fakeApi({
    getAiStatus: () => ({ hasModel: false, scope: 'off' }),
    getMailStatus: () => ({ sendsMail: false }),
    getRetention: () => ({ days: null }),
  });
  renderInApp(<PrivacyScreen />);
  const said = await facts();
  await said.findByText(/geen vaste termijn ingesteld/);
  said.getByText('Dat heeft de beheerder niet ingevuld. Vraag het je school.');
  await said.findByText('Er is geen AI ingesteld: er gaat geen tekst naar een taalmodel.');
  await said.findByText('Deze site verstuurt geen e-mail.');
  said.getByText(/^Alleen wat misgaat/);
});

test('what is of the server’s own network is not named, and what cannot be asked is not made up', async () => {
  withInstallation({});
  fakeApi({
    getAiStatus: () => ({ hasModel: true, scope: 'answers', model: 'llama3.1:8b' }),
    getMailStatus: () => refusal('service_unavailable'),
  });
  renderInApp(<PrivacyScreen />);
  const said = await facts();
  await said.findByText(/^Het taalmodel llama3\.1:8b op een eigen server\. .*beoordeelt antwoorden als advies/);
  await said.findByText('Dat kon nu niet worden opgevraagd.');
});

test('its nine sections are there in their order', () => {
  fakeApi({ getMailStatus: () => ({ sendsMail: false }) });
  renderInApp(<PrivacyScreen />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual([
    'installation',
    'collected',
    'use',
    'sharing',
    'security',
    'rights',
    'retention',
    'cookies',
    'contact',
    'changes',
  ]);
});

test('a barrier is reported to who is responsible, else where teachers find help', () => {
  withInstallation({ name: 'Stichting De Brug', contact: '030 123 45 67' });
  const { container } = renderInApp(<AccessibilityScreen />);
  expect(container.textContent).toMatch(/Een drempel melden.*Stichting De Brug.*030 123 45 67/);
  document.querySelector('meta[name="installation"]')?.remove();
  renderInApp(<AccessibilityScreen />);
  screen.getByRole('link', { name: /@/ });
});
