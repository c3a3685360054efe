import { createElement, lazy } from 'react';

const load = {
  landing: () => import('../features/landing/landing-screen.tsx'),
  create: () => import('../features/create/create-card.tsx'),
  dashboard: () => import('../features/tickets/dashboard-screen.tsx'),
  tickets: () => import('../features/tickets/tickets-screen.tsx'),
  archive: () => import('../features/tickets/archive-screen.tsx'),
  results: () => import('../features/results/results-screen.tsx'),
  resetPassword: () => import('../features/account/reset-password-screen.tsx'),
  privacy: () => import('../features/privacy/privacy-screen.tsx'),
};

/** Fetches the landing page in parallel with the auth status, so that a visitor waits once. */
export const preloadLanding = (): void => {
  // A failure shows where the screen is rendered.
  Promise.all([load.landing(), load.create()]).catch(() => undefined);
};

// Two features on one screen: composed here, so that neither imports the other.
export const LandingScreen = lazy(async () => {
  const [{ LandingScreen: Landing }, { CreateCard }] = await Promise.all([load.landing(), load.create()]);
  return { default: () => createElement(Landing, { create: createElement(CreateCard) }) };
});
export const DashboardScreen = lazy(async () => {
  const [{ DashboardScreen: Dashboard }, { CreateCard }] = await Promise.all([load.dashboard(), load.create()]);
  return { default: () => createElement(Dashboard, { create: createElement(CreateCard) }) };
});
export const TicketsScreen = lazy(async () => ({ default: (await load.tickets()).TicketsScreen }));
export const ArchiveScreen = lazy(async () => ({ default: (await load.archive()).ArchiveScreen }));
export const ResultsScreen = lazy(async () => ({ default: (await load.results()).ResultsScreen }));
export const ResetPasswordScreen = lazy(async () => ({ default: (await load.resetPassword()).ResetPasswordScreen }));
export const PrivacyScreen = lazy(async () => ({ default: (await load.privacy()).PrivacyScreen }));
