import type { SentenceRule } from '../../sentences.ts';
import { recall, sentence } from './parts.ts';

/** “Then” goes on with a condition as well, unless the sentence before it begins a process. */
const begins = /^(?:Zuerst|Zunächst|Als Erstes|Am Anfang)(?!\p{L})/u;

/** What comes next in a process; the step before is quoted, so that no tense has to be formed. */
export const order: readonly SentenceRule[] = [
  {
    kind: 'order',
    pattern: /^(?<opening>Dann|Danach|Anschließend|Daraufhin|Als Nächstes) (?<next>\p{Ll}[^;:]{10,})$/u,
    leansOnPrevious: true,
    ask: ({ opening, next, previous = '' }) =>
      (/^(?:Dann|Danach)$/u.test(opening ?? '') && !begins.test(previous)) || previous.split(' ').length < 4
        ? []
        : [
            {
              levels: [recall],
              wordings: [`Was kommt direkt nach diesem Schritt? „${sentence(previous)}“`],
              answer: `${opening} ${next}.`,
            },
          ],
  },
];
