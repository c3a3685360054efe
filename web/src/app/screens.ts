import { lazy } from 'react';

const load = {
  landing: () => import('../features/landing/landing-screen.tsx'),
  dashboard: () => import('../features/tickets/dashboard-screen.tsx'),
  tickets: () => import('../features/tickets/tickets-screen.tsx'),
  archive: () => import('../features/tickets/archive-screen.tsx'),
  results: () => import('../features/results/results-screen.tsx'),
  resetPassword: () => import('../features/account/reset-password-screen.tsx'),
  privacy: () => import('../features/privacy/privacy-screen.tsx'),
};

/** Starts fetching the landing page beside the question who is logged in, so that a visitor waits once. */
export const preloadLanding = (): void => {
  // A failure shows where the screen is rendered.
  load.landing().catch(() => undefined);
};

export const LandingScreen = lazy(async () => ({ default: (await load.landing()).LandingScreen }));
export const DashboardScreen = lazy(async () => ({ default: (await load.dashboard()).DashboardScreen }));
export const TicketsScreen = lazy(async () => ({ default: (await load.tickets()).TicketsScreen }));
export const ArchiveScreen = lazy(async () => ({ default: (await load.archive()).ArchiveScreen }));
export const ResultsScreen = lazy(async () => ({ default: (await load.results()).ResultsScreen }));
export const ResetPasswordScreen = lazy(async () => ({ default: (await load.resetPassword()).ResetPasswordScreen }));
export const PrivacyScreen = lazy(async () => ({ default: (await load.privacy()).PrivacyScreen }));
