import { AppError } from '@exit-tickets/contracts';
import type { TicketsContext } from '../tickets-context.ts';

/**
 * Stores new material, then lets `store` save a ticket that points to it. Without content the material is unchanged;
 * empty content removes it. On an `AppError` the new material is removed at once. After any other error the ticket may
 * have been stored, so the material is left to `sweep`.
 */
export const withMaterial = async <Stored>(
  { materials, repository, now: clock }: TicketsContext,
  ticketId: string,
  content: string | undefined,
  store: (material: { materialId?: string | null }) => Promise<Stored>,
): Promise<Stored> => {
  if (content === undefined) return store({});
  const now = clock();
  await materials.sweep(now, repository.usesMaterial);
  const materialId = content === '' ? null : await materials.add(ticketId, content, now);
  try {
    const stored = await store({ materialId });
    // The ticket is stored, so a failed binding must not fail the call; `sweep` repairs it.
    await materials.bind(ticketId, materialId, now).catch(() => undefined);
    return stored;
  } catch (error) {
    if (materialId && error instanceof AppError) await materials.remove(materialId);
    throw error;
  }
};
