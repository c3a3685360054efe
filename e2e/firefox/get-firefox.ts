import { findFirefox } from '@exit-tickets/testing/firefox';

/** Downloads Firefox once before the first test, instead of once per file. */
export default async () => {
  await findFirefox();
};
