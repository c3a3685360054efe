/** The query keys of everything about tickets. They share a prefix, so that one invalidation refreshes all lists. */
export const ticketKeys = {
  all: ['tickets'],
  lists: ['tickets', 'lists'],
  results: (ticketId: string) => ['tickets', 'results', ticketId] as const,
} as const;
