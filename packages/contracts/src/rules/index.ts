export * from './answers.ts';
export * from './focus-levels.ts';
export * from './languages.ts';
export * from './limits.ts';
export * from './storable-text.ts';
export * from './ticket-status.ts';
