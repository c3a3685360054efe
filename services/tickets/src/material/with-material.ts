import { AppError } from '@exit-tickets/contracts';
import type { TicketsContext } from '../tickets-context.ts';

/**
 * Stores new material, then lets `store` save a ticket that points to it. Without content the material stays; empty
 * content removes it. An `AppError` removes the new material at once. After any other error the ticket may have been
 * stored, so the material is left for a sweep.
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
    // The ticket is stored: that the binding fails now is no failure of the call, and a sweep makes it good.
    await materials.bind(ticketId, materialId, now).catch(() => undefined);
    return stored;
  } catch (error) {
    if (materialId && error instanceof AppError) await materials.remove(materialId);
    throw error;
  }
};
