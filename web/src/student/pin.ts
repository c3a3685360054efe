import { limits } from '@exit-tickets/contracts/rules';

/** The digits of what was typed or pasted, at most as many as a PIN has (docs/product.md 5). */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, limits.pinDigits);

/** Whether enough digits are there to look a ticket up. */
export const isCompletePin = (pin: string): boolean => pin.length === limits.pinDigits;

/** The digits in `/student/1234`; empty when the address names none. */
export const pinInPath = (path: string): string => digitsOf(/^\/student\/([^/]+)/.exec(path)?.[1] ?? '');

/** The ticket in `/student/answers/<id>`, the address of right answers that were released. */
export const answersIdInPath = (path: string): string | undefined => /^\/student\/answers\/([\w-]+)$/.exec(path)?.[1];

/** Where a teacher's app frames the page with a ticket that students need not have yet. */
export const previewPath = '/student/preview';
