export { findFirefox } from './find-firefox.ts';
export { openFirefox } from './open-firefox.ts';
