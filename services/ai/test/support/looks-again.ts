import type { TestContext } from '@exit-tickets/testing';
import { expect, vi } from 'vitest';

/** Resolves when who waits for a claim on a document of this model has tried twice more. */
export const looksAgain = async ({ database }: TestContext, model: string): Promise<void> => {
  const tries = vi.spyOn(database.model(model), 'updateOne');
  await vi.waitFor(() => expect(tries.mock.calls.length).toBeGreaterThan(1));
  tries.mockRestore();
};
