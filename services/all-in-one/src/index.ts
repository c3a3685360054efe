export { type AllInOne, startAllInOne } from './all-in-one.ts';
export { StartError } from './start-error.ts';
