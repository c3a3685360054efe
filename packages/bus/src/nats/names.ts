/** Stream and durable names hold no dots; a subject belongs to one stream only. */
export const eventStream = { name: 'EXIT_TICKETS', subjects: ['exit-tickets.>'] };
export const deadLetterStream = { name: 'EXIT_TICKETS_DEAD', subjects: ['exit-tickets-dead.>'] };

export const deadLetterSubject = (consumer: string): string => `exit-tickets-dead.${consumer}`;
export const requestSubject = (name: string): string => `exit-tickets-rpc.${name}`;
export const signalSubject = (name: string): string => `exit-tickets-signal.${name}`;
