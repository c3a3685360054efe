import { buildAuth } from '@exit-tickets/auth';
import { authConfig } from '@exit-tickets/auth/config';
import { buildGateway } from '@exit-tickets/gateway';
import { gatewayConfig, urlVariables } from '@exit-tickets/gateway/config';
import { type ApiClient, createApiClient, listen, type TestContext } from '@exit-tickets/testing';
import { expect, onTestFinished, vi } from 'vitest';

/** The auth service behind the gateway, as users reach it, on a context whose clock the test moves. */
export interface AuthBehindGateway {
  url: string;
  /** A browser with a separate address, behind a proxy that the gateway trusts. */
  browser(address: string): ApiClient;
}

/** Starts gateway and auth service until the test ends. Other services do not run; calls to them would fail. */
export const startAuthBehindGateway = async (
  shared: TestContext,
  settings: Record<string, string> = {},
): Promise<AuthBehindGateway> => {
  const PUBLIC_URL = 'http://localhost:3000';
  const config = { BCRYPT_COST: '4', HOST: '127.0.0.1', PUBLIC_URL, DEMO_RESET_LINKS: 'true', ...settings };
  const context = await shared.fork();
  onTestFinished(() => context.close());
  const authUrl = await listen(await buildAuth(authConfig.parse(config), context));
  const gatewaySettings = { ...urlVariables(() => authUrl), TRUSTED_PROXIES: 'loopback' };
  const gateway = await buildGateway(gatewayConfig.parse(gatewaySettings), context);
  const url = await listen(gateway);
  await vi.waitFor(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200), { timeout: 10_000 });
  return {
    url,
    browser: (address) => createApiClient(url, address),
  };
};
