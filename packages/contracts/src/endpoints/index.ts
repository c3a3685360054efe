export * from './ai.ts';
export * from './auth.ts';
export * from './pdf.ts';
export * from './responses.ts';
export * from './tickets.ts';
