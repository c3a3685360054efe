import { createLogger } from '@exit-tickets/service-kit';
import { expect, test, vi } from 'vitest';
import type { ModelProvider, ProviderCall } from '../../src/model/provider/provider.ts';
import { connectWithinBudget } from '../../src/model/provider/within-budget.ts';

/** One conversation with a provider that runs `prepare` before it answers. */
const converse = (prepare: (call: ProviderCall) => Promise<void>) => {
  const provider: ModelProvider = {
    complete: async (_, call) => {
      await prepare(call);
      return { content: '{}', isCutOff: false };
    },
    doubtSchemas: () => undefined,
  };
  const spend = vi.fn(async () => undefined);
  const { complete } = connectWithinBudget(
    { model: 'm', connect: () => provider },
    { spend },
    { timeoutMs: 1_000, retries: 0, now: () => new Date(), logger: createLogger({ service: 'ai', level: 'silent' }) },
  );
  const { signal } = new AbortController();
  const conversation = { name: 'analysis', instructions: '', schema: {}, said: [] };
  return { spend, answer: complete(conversation, { signal, teacherId: 't' }, { signal, msLeft: () => 1_000 }) };
};

test('each request of a provider counts against the budget of the caller', async () => {
  const { spend, answer } = converse(async ({ fetchFor }) => {
    const send = fetchFor([]);
    await send('data:,first');
    await send('data:,again');
  });
  expect(await answer).toEqual({ content: '{}', isCutOff: false });
  expect(spend.mock.calls).toEqual([['t'], ['t']]);
});

test('a provider that sends nothing through the budget fails', async () => {
  await expect(converse(async () => undefined).answer).rejects.toThrow('without the fetch of the call');
});
