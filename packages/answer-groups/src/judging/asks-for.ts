import { alternatives } from '../languages/alternatives.ts';
import type { Asks } from '../languages/asks.ts';
import { languagePacks } from '../languages/language-packs.ts';

/** Matches a question that asks for something, in any language. */
export const asksFor = (what: keyof Asks): RegExp =>
  new RegExp(
    alternatives(languagePacks, ({ asks }) => asks[what]),
    'iu',
  );
