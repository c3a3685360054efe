import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../src/index.ts';
import { type KitTestContext, testContext } from './support.ts';

const program = fileURLToPath(new URL('../src/process/healthcheck.ts', import.meta.url));

describe('a service whose bus is away', () => {
  let context: KitTestContext;
  let app: FastifyInstance;
  let isBusThere: boolean;

  beforeEach(async () => {
    context = await testContext();
    isBusThere = false;
    context.bus.isReady = () => isBusThere;
    app = createApp(context);
  });
  afterEach(() => context.close());

  test('is live but not ready, and names what is missing', async () => {
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    const health = await app.inject('/health');
    expect({ status: health.statusCode, body: health.json() }).toEqual({
      status: 503,
      body: { status: 'unavailable', missing: ['bus'] },
    });
  });

  test('fails the check of its container until the bus is back', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const check = async () => {
      const child = spawn(process.execPath, [program], {
        env: { PORT: String(port) },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let output = '';
      child.stderr.on('data', (chunk) => (output += String(chunk)));
      const [code] = await once(child, 'close');
      return { code, output };
    };
    expect(await check()).toEqual({ code: 1, output: expect.stringContaining('"missing":["bus"]') });
    isBusThere = true;
    expect(await check()).toEqual({ code: 0, output: '' });
  });
});
