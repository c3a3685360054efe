export { type Stack, startStack } from './stack.ts';
export { StartError } from './start-error.ts';
