import { limits } from '@exit-tickets/contracts/rules';

/** The digits of typed or pasted text, at most as many as in a PIN (docs/product.md 5). */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, limits.pinDigits);

/** Whether there are enough digits to look up a ticket. */
export const isCompletePin = (pin: string): boolean => pin.length === limits.pinDigits;

/** The digits in `/student/1234`; empty when the address has none. */
export const pinInPath = (path: string): string => digitsOf(/^\/student\/([^/]+)/.exec(path)?.[1] ?? '');

/** The ticket in `/student/answers/<id>`, the address of released right answers. */
export const answersIdInPath = (path: string): string | undefined => /^\/student\/answers\/([\w-]+)$/.exec(path)?.[1];

/** The address that the teacher's app shows in a frame to preview a ticket. */
export const previewPath = '/student/preview';
