import type { SentenceRule } from '../../sentences.ts';
import { hasPerson, isPlain, leans, negates, timeNoun } from './asking.ts';
import { recall, sentence } from './parts.ts';

// What is found, shown, called and needed.

export const found: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const {
        place = '',
        verb = '',
        things = '',
      } = /^(?<place>(?:In|Im|Auf|An|Am|Bei|Beim|Unter|Zwischen) [^,;:]{3,50}?) (?<verb>gibt es|gab es) (?<things>[^;:]{4,80})$/u.exec(
        text,
      )?.groups ?? {};
      const isOne =
        /^[^,]+(?:, [^,]+)* (?:und|oder) [^,]+$|^[^,]+$/u.test(things) &&
        !leans.test(`${place} ${things}`) &&
        !negates.test(things);
      const isCounted = /^(?:viele|mehrere|zahlreiche|verschiedene|wenige|große) \p{Lu}\p{L}+$|\d/u.test(things);
      return place &&
        isOne &&
        !isCounted &&
        !timeNoun.test(place) &&
        !/ (?:der|die|das|dass) \p{L}+ .*(?:t|en)$/u.test(things)
        ? { groups: { place, verb, things } }
        : null;
    },
  },
  ask: ({ place = '', verb, things = '' }) => [
    {
      levels: [recall],
      wordings: [`Was ${verb} ${place.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}?`],
      answer: sentence(things),
    },
  ],
};

export const signs: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<sign>(?:An|Am|Aus|Durch) [^,;:]{4,50}?) (?<inverted>(?:erkennt man|erkennen wir|entsteht|entstehen|schlüpft|schlüpfen|gewinnt man|gewinnen wir|stellt man|macht man) [^,;:]{4,60}?)$/u,
  ask: ({ sign = '', inverted = '' }) => {
    const word = { An: 'Woran', Am: 'Woran', Aus: 'Woraus', Durch: 'Wodurch' }[sign.split(' ')[0] ?? ''];
    return word &&
      isPlain(inverted) &&
      !leans.test(sign) &&
      !timeNoun.test(sign) &&
      !hasPerson({ kind: 'pp', text: sign, first: '', head: sign.split(' ').at(-1) ?? '' })
      ? [{ levels: [recall], wordings: [`${word} ${inverted}?`], answer: sentence(sign) }]
      : [];
  },
};

/** “In einem rechtwinkligen Dreieck heißt die längste Seite Hypotenuse”. */
export const namesWithin: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<place>(?:In|Im|An|Am|Auf|Bei|Beim) [^,;:]{3,50}?) (?<verb>heißt|heißen) (?<np>(?:der|die|das) [^,;:]{3,50}) (?<name>\p{Lu}[\p{L}-]+)$/u,
  ask: ({ place = '', verb, np = '', name = '' }) =>
    /\p{Lu}/u.test(np) && isPlain(`${place} ${np}`)
      ? [
          {
            levels: [recall],
            wordings: [`Wie ${verb} ${np} ${place.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}?`],
            answer: sentence(name),
          },
        ]
      : [],
};

/** “Für eine Änderung braucht man …”. */
export const needs: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<aim>Für (?:eine|einen|ein|die|den|das) [^,;:]{3,60}?) (?<verb>braucht man|benötigt man|verwendet man) (?<thing>[^;:]{4,100})$/u,
  ask: ({ aim = '', verb, thing = '' }) =>
    isPlain(aim) &&
    !leans.test(thing) &&
    !negates.test(thing) &&
    !/, (?:der|die|das|weil|um|wenn|damit|aber) /u.test(thing)
      ? [
          {
            levels: [recall],
            wordings: [`Was ${verb} ${aim.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}?`],
            answer: sentence(thing.replace(/^(?:meistens|meist|oft) /u, '')),
          },
        ]
      : [],
};
