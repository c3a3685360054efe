import { AppError } from '@exit-tickets/contracts';
import type { TicketsContext } from '../tickets-context.ts';

/**
 * Has `store` save a ticket that points to new material, after the material: nothing to change without content, no material
 * for an empty one. What a refusal leaves is removed at once; what an error of the database leaves, behind which the ticket
 * may be stored or not, is left for a sweep.
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
