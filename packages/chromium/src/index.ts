export { ChromiumNotFoundError } from './chromium.errors.ts';
export { type FoundChromium, findChromium } from './find-chromium.ts';
export { killChromium, type LaunchOptions, launchChromium, processIdOf } from './launch-chromium.ts';
export { type Machine, thisMachine } from './machine.ts';
