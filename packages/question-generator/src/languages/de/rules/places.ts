import { words } from '../../words.ts';
import { type Phrase, phrasesOf } from '../clause.ts';
import { ask, hasPerson, isRelative, last, leans, statement, timeNoun, verbOf } from './asking.ts';
import { recall, sentence } from './parts.ts';

// Where something is, and where it goes.

const stays = verbOf(
  'liegt|liegen|lag|lagen|lebt|leben|lebte|lebten|wächst|wachsen|wohnt|wohnen|wohnten|entspringt|entspringen|herrscht|herrschen|herrschte|herrschten|beginnt|entsteht|entstehen|entstand|entstanden|sitzt|sitzen|stand|standen',
);

const inside = verbOf('befindet|befinden|befand|befanden|bildet|bilden|sammelt|sammeln');

const made =
  /^(?:gespeichert|gebildet|hergestellt|abgebaut|angebaut|produziert|erzeugt|gefunden|geprägt|gefördert|aufbewahrt|verarbeitet|gelagert)$/u;

const placeBefore = words(
  'in im an am auf bei beim unter über zwischen neben hinter vor innerhalb außerhalb entlang nahe',
);

const isPlace = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase?.kind === 'pp' &&
  placeBefore.has(phrase.first.toLowerCase()) &&
  !timeNoun.test(phrase.text) &&
  !hasPerson(phrase) &&
  !leans.test(phrase.text) &&
  !/(?<!\p{L})(?:die|das|den) (?!\p{L}*\s?\p{L}*n(?: |$))/u.test(phrase.text);

export const whereabouts = statement('definition', (clause, more) => {
  const { verb, tail, isReflexive, opening } = clause;
  const phrases = clause.phrases.filter(({ text }) => text !== 'schon' && text !== 'bereits');
  const isPlaced =
    (!isReflexive && stays.test(verb) && tail === '') ||
    (isReflexive && inside.test(verb) && tail === '') ||
    (/^(?:findet|finden|fand|fanden)$/u.test(verb) && tail === 'statt') ||
    (/^(?:kommt|kommen)$/u.test(verb) && tail === 'vor') ||
    (/^(?:wird|werden|wurde|wurden)$/u.test(verb) && made.test(tail)) ||
    (/^(?:bleibt|bleiben)$/u.test(verb) && tail === 'gespeichert');
  const hasSeat = /^(?:hat|haben)$/u.test(verb) && /^(?:ihren|seinen) Sitz$/u.test(phrases[0]?.text ?? '');
  if (!isPlaced && !hasSeat) return [];
  const places = phrases.filter(isPlace);
  const [place] = places;
  if (places.length > 0 && (places.length === 1 || phrases.at(-1) === places.at(-1))) {
    const answer = places.length === 1 ? place : undefined;
    const first = places[0] ? phrases.indexOf(places[0]) : 0;
    const told = answer
      ? answer.text
      : phrases
          .slice(first)
          .map(({ text }) => text)
          .join(' ');
    const left = answer ? phrases.filter((phrase) => phrase !== answer) : phrases.slice(0, first);
    if (more && (!isRelative(more) || last(phrases) !== last(places))) return [];
    if (left.some(({ kind }) => kind === 'np') && !hasSeat) return [];
    const isCircumstance = /^(?:bei|beim|in|im|früher|heute|damals)(?= |$)/u.test(opening);
    const opened = opening === '' || isCircumstance ? clause : undefined;
    const isWay =
      /(?<!\p{L})(?:Rudeln?|Herden?|Schwärmen|Schwarm|Familien?|Kolonien?|Staaten|Völkern|Armut|Frieden|Freiheit|Gemeinschaft(?:en)?|Paaren)$/u.test(
        told,
      );
    if (isWay && (!/^leb/u.test(verb) || left.length > 0)) return [];
    return opened ? ask(isWay ? 'Wie' : 'Wo', opened, left, more ? `${told}, ${more}` : told) : [];
  }
  if (opening === '') return [];
  const [front] = phrasesOf(opening) ?? [];
  // “Auf dem Berg liegt ein Felsen” brings in a thing; of what is known nothing is asked.
  if (!isPlace(front) || front.text !== opening || phrases.some(isPlace) || /^eine? /u.test(clause.subject)) return [];
  if (more === '') return ask('Wo', { ...clause, opening: '' }, phrases, opening);
  // The clause belongs to the subject, which stands last.
  return isRelative(more) && phrases.length === 0 && tail === '' && !leans.test(more) && !more.includes(',')
    ? [{ levels: [recall], wordings: [`Wo ${verb} ${clause.subject}, ${more}?`], answer: sentence(opening) }]
    : [];
});

const moved = verbOf(
  'legt|legen|legte|legten|bringt|bringen|brachte|brachten|fließt|fließen|gelangt|gelangen|wandert|wandern|wanderten|zog|zogen|floh|flohen|strömt|strömen|schickt|schicken|schickte|schickten',
);

export const directions = statement('definition', (clause, more) => {
  const target = clause.phrases.at(-1);
  const isTarget =
    target?.kind === 'pp' &&
    /^(?:ins|in (?:die|den|das)|ans|an die|auf (?:die|den)|zum|zur|nach) \p{L}/u.test(target.text) &&
    !timeNoun.test(target.text) &&
    !hasPerson(target);
  const left = clause.phrases.slice(0, -1);
  return target &&
    isTarget &&
    !more &&
    clause.tail === '' &&
    !clause.isReflexive &&
    !clause.opening &&
    moved.test(clause.verb) &&
    left.every(({ kind }) => kind !== 'word')
    ? ask('Wohin', clause, left, target.text)
    : [];
});
