import type { TestContext } from '@exit-tickets/testing';
import { expect, vi } from 'vitest';

/** Resolves once a caller that waits for a claim on a document of this model has retried twice. */
export const waitForClaimRetries = async ({ database }: TestContext, model: string): Promise<void> => {
  const attempts = vi.spyOn(database.model(model), 'updateOne');
  await vi.waitFor(() => expect(attempts.mock.calls.length).toBeGreaterThan(1));
  attempts.mockRestore();
};
