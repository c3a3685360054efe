import { words } from '../../../words.ts';
import { date } from '../../clause.ts';
import { behind, isPlain, joined, joinsVerb, leans, one, statement, timeNoun, withoutAside } from './statement.ts';

// When something happened, and where something is or happens.

/** Are so for long: nobody asks when. */
const states =
  words(`be have remain stay know want need own contain consist depend live believe mean belong last include lie
  represent resemble exist play stand rule`);

export const times = statement('number', (clause, subject) => {
  const { opening, rest, isPast, base } = clause;
  const dated = new RegExp(`^(?:(?<before>.*?),? )??(?<when>${date})(?<after>(?: .*)?)$`, 'u');
  if (!isPast || states.has(base)) return [];
  const found = opening ? undefined : dated.exec(withoutAside(rest).replace(/(?<=\d{4}) when .*$/u, ''))?.groups;
  const when = opening || found?.when || '';
  const before = opening ? withoutAside(rest) : (found?.before ?? '');
  const after = found?.after?.trim() ?? '';
  if (!when || !new RegExp(`^${date}$`, 'u').test(when) || !/\d|century/u.test(when)) return [];
  if (/(?:^|\s)(?:until|since|by|after|before|from)$/u.test(before)) return [];
  const tail = joined(before, after);
  const isWhole = opening !== '' || /^(?:|that .*|in .*|by .*|under .*|at .*|near .*|with .*)$/u.test(after);
  // “passed a law *that banned* …” belongs to its noun.
  const isClear = isPlain(
    tail
      .replace(/(?<!\p{L})that(?= (?:there|\p{L}+ed|all|the)(?!\p{L}))/u, '')
      .replace(/(?<!\p{L})there(?!\p{L})/u, ''),
  );
  return isWhole && isClear && !/\d/u.test(tail) ? one([behind('When', clause, subject, tail)], when) : [];
});

const placed = words(
  'find locate situate store produce build grow digest mine bury absorb deposit remove hold make plant bear keep use',
);

const stands = words('live lie grow form stand settle happen occur store keep build originate');

const inPlace =
  /^(?:(?<what>[^,]*?) )??(?<adverb>mainly |mostly |chiefly )?(?<where>(?:in|on|at|near|along|around|inside|under|between|close to|below|above|next to) [^,;:]{3,70})$/u;

export const whereabouts = statement('definition', (clause, subject) => {
  if (stands.has(clause.base) && /^where [^,;:]{8,80}$/u.test(clause.rest) && !leans.test(clause.rest))
    return one([behind('Where', clause, subject)], clause.rest);
  const found = inPlace.exec(withoutAside(clause.rest))?.groups;
  if (!found || clause.opening !== '') return [];
  const { what = '', where = '', adverb = '' } = found;
  const isAction = clause.isPassive
    ? placed.has(clause.base) &&
      (what === '' ||
        (/^(?:absorb|remove)$/u.test(clause.base) && /^(?:into|from) (?!the rest)/u.test(what) && isPlain(what)))
    : (clause.base === 'take' && what === 'place') ||
      (stands.has(clause.base) && (what === '' || (/^(?:store|keep|build)$/u.test(clause.base) && isPlain(what))));
  const told = where.replace(/ and (?:can|may|is|are|was|were) .*$/u, '');
  if (
    !isAction ||
    timeNoun.test(told) ||
    leans.test(told) ||
    joinsVerb(told) ||
    / to | because | when | if | by /u.test(told)
  )
    return [];
  return one([behind('Where', clause, subject, what)], joined(adverb.trim(), told));
});
