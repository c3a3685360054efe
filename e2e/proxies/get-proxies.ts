import { findProxies } from '@exit-tickets/testing/proxies';

/** Downloads the proxies before the first test. */
export default async () => {
  await findProxies();
};
