import type { SentenceRule } from '../../../sentences.ts';
import { isName, readClause } from '../../clause.ts';
import { leans, one } from './statement.ts';

// Who somebody was, and what a thing of the past with a name of its own was.

/** “Rosa Parks was an African American woman *who refused …*”: says more than that she was a woman. */
export const whoWas: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const clause = readClause(text);
      if (!clause || !isName(clause) || clause.base !== 'be' || clause.opening !== '') return null;
      const says = /^(?:an? |one of the )[^;:]*?(?<!\p{L})(?:who|from|of|in|for) [^;:]{6,}$/u.test(clause.rest);
      return says && !leans.test(clause.rest.replace(/(?<!\p{L})her(?!\p{L})/gu, ''))
        ? { groups: { person: clause.subject, told: text } }
        : null;
    },
  },
  ask: ({ person = '', told = '' }) => one([`Who was ${person}?`], told),
};

/** “The Silk Road was a network of trade routes *that linked* …” */
export const whatWas: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const { groups } =
        /^The (?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}) was (?<told>an? (?:[\p{L}-]+,? ){1,5}?(?:that|which|of|between|in which|for) [^;:]{8,})$/u.exec(
          text,
        ) ?? {};
      return groups && !leans.test((groups.told ?? '').replace(/(?<!\p{L})that(?= \p{L}+)/u, ''))
        ? { groups: { ...groups, text } }
        : null;
    },
  },
  ask: ({ name = '', text = '' }) => one([`What was the ${name}?`], text),
};
