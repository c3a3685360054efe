import { createElement } from 'react';
import { lazyPart } from '../shared/api/lazy-part.ts';

const load = {
  landing: () => import('../features/landing/landing-screen.tsx'),
  create: () => import('../features/create/create-card.tsx'),
  dashboard: () => import('../features/tickets/dashboard-screen.tsx'),
  tickets: () => import('../features/tickets/tickets-screen.tsx'),
  results: () => import('../features/results/results-screen.tsx'),
  compare: () => import('../features/results/compare/compare-screen.tsx'),
  sample: () => import('../features/sample/sample-screen.tsx'),
  shared: () => import('../features/hand-over/shared-screen.tsx'),
  account: () => import('../features/account/account-screen.tsx'),
  confirmEmail: () => import('../features/account/confirm-email-screen.tsx'),
  resetPassword: () => import('../features/account/reset-password-screen.tsx'),
  privacy: () => import('../features/privacy/privacy-screen.tsx'),
  accessibility: () => import('../features/privacy/accessibility-screen.tsx'),
};

/** Fetches the landing page in parallel with the auth status, so that a visitor waits once. */
export const preloadLanding = (): void => {
  // The failure is shown where the screen is rendered.
  Promise.all([load.landing(), load.create()]).catch(() => undefined);
};

// Two features on one screen: combined here, so that neither imports the other.
export const LandingScreen = lazyPart(async () => {
  const [{ LandingScreen: Landing }, { CreateCard }] = await Promise.all([load.landing(), load.create()]);
  return () => createElement(Landing, { create: createElement(CreateCard, { isForVisitors: true }) });
});
export const DashboardScreen = lazyPart(async () => {
  const [{ DashboardScreen: Dashboard }, { CreateCard }] = await Promise.all([load.dashboard(), load.create()]);
  return () => createElement(Dashboard, { create: createElement(CreateCard) });
});
export const TicketsScreen = lazyPart(async () => (await load.tickets()).TicketsScreen);
export const ResultsScreen = lazyPart(async () => (await load.results()).ResultsScreen);
export const CompareScreen = lazyPart(async () => (await load.compare()).CompareScreen);
export const SampleScreen = lazyPart(async () => {
  const [{ SampleScreen: Sample }, { ResultsOf }] = await Promise.all([load.sample(), load.results()]);
  const results = (ticketId: string) => createElement(ResultsOf, { ticketId });
  return () => createElement(Sample, { results });
});
export const SharedScreen = lazyPart(async () => (await load.shared()).SharedScreen);
export const AccountScreen = lazyPart(async () => (await load.account()).AccountScreen);
export const ConfirmEmailScreen = lazyPart(async () => (await load.confirmEmail()).ConfirmEmailScreen);
export const ResetPasswordScreen = lazyPart(async () => (await load.resetPassword()).ResetPasswordScreen);
export const PrivacyScreen = lazyPart(async () => (await load.privacy()).PrivacyScreen);
export const AccessibilityScreen = lazyPart(async () => (await load.accessibility()).AccessibilityScreen);
