import { findFirefox } from '@exit-tickets/testing/firefox';

/** Has a Firefox there before the first test: fetched once, not once for each file. */
export default async () => {
  await findFirefox();
};
