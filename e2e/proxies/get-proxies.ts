import { findProxies } from '@exit-tickets/testing/proxies';

/** Has the proxies there before the first test. */
export default async () => {
  await findProxies();
};
