export type { AllInOne } from './all-in-one.ts';
export { startAllInOne } from './start.ts';
export { StartError } from './start-error.ts';
