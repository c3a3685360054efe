import type { SentenceRule } from '../../sentences.ts';
import { isPluralVerb } from '../clause.ts';
import { isFiniteVerb } from '../main-clause.ts';
import {
  ask,
  hasPerson,
  headOf,
  isPlain,
  isRelative,
  joined,
  leans,
  negates,
  partsOf,
  person,
  statement,
  timeNoun,
  verbOf,
} from './asking.ts';
import { recall, sentence } from './parts.ts';

// What somebody or something does, who did it, and what is the greatest.

const superlative =
  /^(?:der|die|das) (?!(?:erste|meiste|nächste|letzte|beste)\p{Ll}? )(?:(?:\p{Ll}+st|größt)en?|einzigen?) \p{Lu}/u;

export const superlatives = statement('definition', ({ subject, verb, isPlural, phrases, opening, tail }, more) => {
  const at = phrases.findIndex(({ kind }) => kind === 'np');
  const predicate = phrases[at];
  if (!/^(?:ist|sind|war|waren)$/u.test(verb) || !predicate || opening || tail || more) return [];
  const told = phrases
    .slice(at)
    .map(({ text }) => text)
    .join(' ');
  // “Der höchste Berg der Alpen ist der Mont Blanc”: the other way round.
  if (superlative.test(subject) && at === 0 && isPlain(told) && !hasPerson(predicate))
    return superlative.test(told)
      ? []
      : [{ levels: [recall], wordings: [`Was ${verb} ${subject}?`], answer: sentence(told) }];
  if (!superlative.test(predicate.text) || !isPlain(told) || told.includes(',')) return [];
  const asked = isPlural && !told.startsWith('die ') ? verb.replace('sind', 'ist').replace('waren', 'war') : verb;
  const word = person.test(headOf(predicate)) ? 'Wer' : 'Was';
  return [{ levels: [recall], wordings: [`${word} ${asked} ${told}?`], answer: sentence(subject) }];
});

export const ratio = statement('definition', (clause, more) => {
  const told = clause.phrases.map(({ text }) => text).join(' ');
  return clause.verb === 'ist' &&
    !more &&
    !clause.opening &&
    /^(?:doppelt|halb|dreimal|viermal|zehnmal) so \p{Ll}+ wie (?:der|die|das|ein|eine) \p{Lu}[\p{L}-]+$/u.test(told)
    ? [{ levels: [recall], wordings: [`Was ist ${told}?`], answer: sentence(clause.subject) }]
    : [];
});

const clauseTakers = verbOf(
  'kritisierte|kritisierten|verlangte|verlangten|verlangt|forderte|forderten|fordert|behauptete|behaupteten|erkannte|erkannten|entdeckte|entdeckten|zeigt|zeigen|zeigte|besagt|regelt|regeln|entscheidet|entscheiden|bestimmt|bestimmen|sagt|beschreibt|beschreiben|erklärt|erklären|verbietet|verbot|erlaubt|fürchtete|fürchteten|befürchtete|befürchteten|beschloss|beschlossen|überprüft|überprüfen|prüft|prüfen|untersucht|untersuchen|glaubte|glaubten|garantiert|verhinderte|verhinderten|vermutete|bewies|lehrte|legt|will|wollte|wollten',
);

export const subclauses = statement(
  'definition',
  ({ verb, subject, phrases, tail, isReflexive, opening, isPlural }, more, text) => {
    const { main } = partsOf(text);
    if (
      !clauseTakers.test(verb) ||
      phrases.length > 0 ||
      isReflexive ||
      opening ||
      !/^(?:dass|wie|ob|was|wo|welche\p{L}*) /u.test(more)
    )
      return [];
    if (
      /^(?:will|wollte|wollten)$/u.test(verb)
        ? !/^(?:verhindern|erreichen|zeigen|beweisen)$/u.test(tail)
        : tail !== '' && verb !== 'legt'
    )
      return [];
    if (
      leans.test(more.replace(/(?<!\p{L})(?:noch|auch|so|sie alle|beide)(?!\p{L})/gu, '')) ||
      /[;:]/u.test(more) ||
      !main ||
      isPlural === undefined
    )
      return [];
    return [{ levels: [recall], wordings: [`${joined('Was', verb, subject, tail)}?`], answer: sentence(more) }];
  },
);

const weak = (stems: string): string => `(?:${stems.trim().split(/\s+/u).join('|')})(?:e?t|e?te|e?ten|en|n)`;

/** Take an object that “was” asks for, and need nothing else to be whole. */
const transitive = new RegExp(
  `^(?:${weak(`bewach bündel erzeug erwärm erleichter verarbeit verwalt kontrollier regel speicher transportier produzier liefer
    entdeck erober gründ besetz beleucht reinig schütz steuer überwach absorbier zerleg zersetz erfüll beherrsch verkauf kauf sammel
    ersetz bekämpf unterstütz veröffentlich kritisier vergrößer verkleiner verbesser verstärk verschmutz zerstör beschädig öffn prüf
    durchquer verfass entwickel baut bau besuch bewohn benötig brauch nutz verwend enthäl umhüll umkreis trag erhöh senk verringer
    verursach fressen fress ernt überquer bestäub teil lös feier verehr wähl unterteil garantier überprüf verkünd beend schädig stütz förder hemm beschleunig wiederhol halbier berechn beeinfluss verdräng gefährd bedroh bedeck trenn begrenz markier symbolisier ermöglich belast bestimm verknüpf jag mal komponier erwirtschaft exportier importier`)}|besitzt|besitzen|besaß|besaßen|enthält|enthalten|enthielt|umfasst|umfassen|erhielt|erhielten|trägt|tragen|frisst|fressen|isst|essen|trinkt|nimmt|nehmen|nahm|nahmen|gibt|geben|stellt|stellen|stellte|stellten|baut|bauen|baute|bauten|führt|führen|führte|führten|atmet|atmen|erfand|erfanden|verbot|verboten|gewann|gewannen|verlor|verloren|schuf|schufen|wählt|wählen|verbrennt|verbrennen|umgibt|umgeben|überträgt|übertragen|misst|messen|beschließt|beschließen|beschloss|bildet|bilden|treibt|trieb|trieben|schließt|hält|halten|bekam|bekamen|bekommt|bekommen|saugt|saugen|schrieb|schrieben|leitet|leiten|lehnt|lehnte|trug|trugen|bot|boten|bietet|bieten|verbindet|verbinden|verband|tötet|töten|unterbricht|unterbrechen|fängt|fangen|zieht|ziehen|legte|legten|schüttet|schütten|scheidet|scheiden|sendet|senden|gräbt)$`,
  'u',
);

/** These need their particle to mean what takes an object alone. */
const needsParticle =
  /^(?:nimmt|nehmen|nahm|nahmen|gibt|geben|stellt|stellen|stellte|stellten|führt|führen|führte|führten|atmet|atmen|treibt|trieb|trieben|hält|halten|lehnt|lehnte|leitet|leiten|zieht|ziehen|legte|legten|schüttet|schütten|scheidet|scheiden|schließt|fängt|fangen|teilt|teilen|trägt|tragen|saugt|saugen|bildet|bilden)$/u;

const alone = /^(?:trägt|tragen|bildet|bilden|leitet|leiten|teilt|teilen)$/u;

const accusative =
  /^(?:|die|das|den|ein|eine|einen|seine|ihre|seinen|ihren|alle|viele|große|mehrere|zwei|drei|vier|etwa|\p{Ll}+e[ns]?)$/u;

export const objects = statement('definition', (clause, more) => {
  const { verb, tail, phrases, isReflexive } = clause;
  if (isReflexive || !transitive.test(verb) || (needsParticle.test(verb) && tail === '' && !alone.test(verb)))
    return [];
  if (tail && /^(?:\p{Ll}{5,})$/u.test(tail) && !/^(?:zurück|weiter|heraus|zusammen|hinaus)$/u.test(tail)) return [];
  const nouns = phrases.filter(({ kind }) => kind === 'np');
  const [receiver, thing] = nouns;
  const isGiven =
    thing &&
    receiver &&
    (/^(?:dem|einem|einer)$/u.test(receiver.first) || (receiver.first === 'den' && /n$/u.test(receiver.head)));
  const object = isGiven ? thing : receiver;
  const at = object ? phrases.indexOf(object) : -1;
  if (!object || !accusative.test(object.first) || leans.test(object.text) || timeNoun.test(object.text)) return [];
  const before = phrases.slice(0, at);
  const after = phrases.slice(at + 1);
  if (
    after.some(({ kind }) => kind === 'np') ||
    before.some(
      ({ kind, text }) =>
        kind === 'word' && !/^(?:vor|allem|oft|meist|meistens|täglich|regelmäßig|heute|damals|früher)$/u.test(text),
    )
  )
    return [];
  const toKeep = after.filter(({ kind, text }) => kind === 'word' && /^(?:selbst|her|auf|ab)$/u.test(text));
  const behindObject = after.filter((phrase) => !toKeep.includes(phrase));
  if (
    behindObject.some(
      ({ kind, first, text }) =>
        kind === 'word' ||
        /^(?:unter|über|hinter|neben|gegenüber|bis)$/u.test(first) ||
        /^mit \p{Ll}+e[mnr] /u.test(text),
    ) ||
    (more && !isRelative(more))
  )
    return [];
  // “Was frisst die Eule bei Nacht?”: a place or a means stays; of “Wasser aus dem Boden” the answer keeps all.
  const kept = behindObject.filter(
    ({ first, text }) =>
      timeNoun.test(text) ||
      /\d/u.test(text) ||
      /^(?:nach|bei|beim|mit|seit|während|durch|zum|zur|pro|ab|gegen|ohne|als)$/u.test(first.toLowerCase()),
  );
  const told = [object, ...behindObject.filter((phrase) => !kept.includes(phrase))].map(({ text }) => text).join(' ');
  if (
    (more && (behindObject.length > 0 || leans.test(more))) ||
    (object.text.includes(',') && !/ (?:und|oder) /u.test(object.text))
  )
    return [];
  if (/(?<!\p{L})(?:ihr|sein)(?:e[nrms]?)?(?!\p{L})/u.test(told) && before.length > 0) return [];
  const isWhom = hasPerson(object);
  if (/,$/u.test(told) || / (?:und|oder)$/u.test(told)) return [];
  return ask(isWhom ? 'Wen' : 'Was', clause, [...before, ...toKeep, ...kept], more ? `${told}, ${more}` : told);
});

/** “Die Arbeiterinnen bauen Waben, füttern die Larven und sammeln Nektar”: three things that it does. */
export const series: SentenceRule = {
  kind: 'enumeration',
  pattern: {
    exec: (text) => {
      const {
        np = '',
        verb = '',
        second = '',
        third = '',
      } = /^(?<np>(?:Der|Die|Das) \p{Lu}[\p{L}-]+) (?<verb>\p{Ll}+(?:t|en|rn|ln)) [^,;:]{4,40}, (?<second>\p{Ll}+(?:t|en|rn|ln)) [^,;:]{4,40} und (?<third>\p{Ll}+(?:t|en|rn|ln)) [^,;:]{4,50}$/u.exec(
        text,
      )?.groups ?? {};
      const isPlural = isPluralVerb(verb);
      const agree = [second, third].every((other) => isPluralVerb(other) === isPlural && isFiniteVerb(other));
      const isState = /^(?:ist|sind|hat|haben|wird|werden|kann|können|muss|müssen|liegt|liegen|war|heißt)/u;
      return np &&
        agree &&
        ![verb, second, third].some((one) => isState.test(one)) &&
        !leans.test(text) &&
        !negates.test(text)
        ? { groups: { np, text, has: isPlural ? 'haben' : 'hat' } }
        : null;
    },
  },
  needsKnownSubject: true,
  ask: ({ np = '', text = '', has }) =>
    /(?:pflanzen?|tiere?|b[aä]ume?|wasser|luft)$/iu.test(np)
      ? []
      : [{ levels: [recall], wordings: [`Welche Aufgaben ${has} ${np.replace(/^D/u, 'd')}?`], answer: sentence(text) }],
};

const title =
  '(?:Dichter|Schriftsteller|König|Kaiser|Papst|Physiker|Chemiker|Forscher|Naturforscher|Maler|Erfinder|Mönch|Mathematiker|Astronom|Philosoph|Arzt|Seefahrer|Ingenieur|Komponist|Feldherr|Biologe|Entdecker)';

const personName = new RegExp(
  `^(?:(?:der|ein) (?:\\p{Ll}+e?r? )?${title} (?:\\p{Lu}[\\p{L}-]+ ?){1,3}|\\p{Lu}\\p{Ll}+ (?:(?:von|van|der) )?\\p{Lu}\\p{Ll}+)$`,
  'u',
);

export const doers = statement(
  'definition',
  ({ subject, verb, phrases, tail, isPlural, opening, isReflexive }, more) => {
    const told = joined(isReflexive ? 'sich' : '', ...phrases.map(({ text }) => text), tail);
    if (
      isPlural ||
      opening ||
      more ||
      !personName.test(subject) ||
      /^(?:ist|war|hatte|hat|galt|hieß|wurde|wird|lebte|starb|weigerte)$/u.test(verb) ||
      /(?<!\p{L})(?:ihr|sein)\p{L}*/u.test(told)
    )
      return [];
    const object = phrases.find(({ kind }) => kind === 'np');
    // Only who did one certain thing is sure: “viele Dramen” was written by others as well.
    return object &&
      /^(?:der|die|das|den|eine?|einen|viele|alle|zwei|drei|vier|\d+)$/u.test(object.first) &&
      isPlain(told) &&
      !/,/u.test(told)
      ? [{ levels: [recall], wordings: [`Wer ${verb} ${told}?`], answer: sentence(subject) }]
      : [];
  },
);

export const examples: SentenceRule = {
  kind: 'example',
  pattern:
    /^(?<items>\p{Lu}[^.;:]{2,60} und [^.;:,]{2,40}?) sind (?:bekannte |typische )?Beispiele für (?<np>\p{Lu}[\p{L}-]+|(?:einen?|eine|die|das|den) \p{Lu}[\p{L}-]+)$/u,
  ask: ({ items = '', np }) => [
    { levels: [recall], wordings: [`Nenne zwei Beispiele für ${np}.`], answer: `Zum Beispiel ${items}.` },
  ],
};
