import type { FoundResponse } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** Searches all of the teacher's tickets for a name, page by page; newest answers first. */
export const useFindStudent = () =>
  useMutation<FoundResponse[], Error, string>({
    mutationFn: async (name) => {
      const found: FoundResponse[] = [];
      let after: string | undefined;
      do {
        const page = await call('findStudent', { body: { name, ...(after !== undefined && { after }) } });
        found.push(...page.responses);
        after = page.next;
      } while (after !== undefined);
      return found.sort((one, other) => other.submittedAt.localeCompare(one.submittedAt));
    },
  });

/** Removes responses one by one and calls `onRemoved` for each, so that a failure leaves an accurate list. */
export const useRemoveStudent = (onRemoved: (responseId: string) => void) => {
  const client = useQueryClient();
  return useMutation<void, Error, readonly FoundResponse[]>({
    mutationFn: async (responses) => {
      for (const { ticketId, responseId } of responses) {
        await call('removeResponse', { params: { id: ticketId, responseId } });
        onRemoved(responseId);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.all }),
  });
};
