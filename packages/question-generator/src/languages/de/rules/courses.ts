import type { SentenceRule } from '../../sentences.ts';
import { readClauses } from '../clause.ts';
import { verbFirst, verbFromFrontToEnd } from '../main-clause.ts';
import { behind, hollowSubject, isPlain, leans, negates, person, statement, verbOf } from './asking.ts';
import { insight, recall, sentence } from './parts.ts';

// How something is done, what happens, and why.

export const ways: SentenceRule = {
  kind: 'cause',
  pattern: /^(?<clause>[^,;:]{8,}), (?<way>indem [^;:]{8,})$/u,
  ask: ({ clause = '', way = '' }) => {
    const asked = verbFirst(clause);
    return asked && !negates.test(clause)
      ? [{ levels: [recall], wordings: [`Wie ${asked}?`], answer: sentence(way) }]
      : [];
  },
};

export const gained: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<clause>[^,;:]{3,40}? \p{Ll}+t man(?: [^,;:]{3,50})?) (?<way>(?:durch|mithilfe|mit Hilfe) [^,;:]{4,60})$/u,
  ask: ({ clause = '', way = '' }) => {
    const asked = verbFirst(clause);
    return asked && !leans.test(clause) && !/(?:nennt|versteht|bezeichnet|erkennt) man/u.test(clause)
      ? [{ levels: [recall], wordings: [`Wie ${asked}?`], answer: sentence(way) }]
      : [];
  },
};

/** “Um A zu tun, macht man B”, “Beim Filtrieren trennt man …”: what one does. */
export const procedures: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const { at = '', rest = '' } =
        /^(?<at>(?:Beim (?:\p{Ll}+ )?\p{Lu}\p{Ll}+en|Bei (?:einem|dem|einer|der) (?:\p{Ll}+en )?\p{L}*(?:[Aa]usbruch|beben|[Gg]ewitter|[Ss]turm|[Bb]rand|[Uu]nfall|[Vv]ersuch|ion|ung|lyse|these))(?: (?:von|der|des|eines|einer) [^,;:]{3,40}?)?) (?<rest>\p{Ll}+(?:t|en) [^;:]{10,})$/u.exec(
          text,
        )?.groups ?? {};
      const isBackward = leans.test(rest) || /(?:^|\s)(?:ihr|sein)\p{L}*(?!\p{L})/u.test(rest);
      const noun = at.split(' ')[1] ?? '';
      return at &&
        !isBackward &&
        !negates.test(rest) &&
        !/(?:essen|wagen|rahmen|boden|becken|garten)$/iu.test(noun) &&
        !/^(?:ist|sind|hat|haben|gibt|heißt|gilt)/u.test(rest)
        ? { groups: { at, rest } }
        : null;
    },
  },
  ask: ({ at = '', rest = '' }) => {
    const asked = at.replace(/^B/u, 'b');
    return [
      {
        levels: [recall],
        wordings: / man(?!\p{L})/u.test(rest) ? [`Was macht man ${asked}?`] : [`Was passiert ${asked}?`],
        answer: `${at} ${rest}.`,
      },
    ];
  },
};

export const aims: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const { aim = '' } =
        /^(?<aim>Um [^,;:]{4,60} (?:zu \p{Ll}+|\p{Ll}+zu\p{Ll}+en)), \p{Ll}+ man (?:[^,;:]{8,}|[^,;:]{4,}, [^,;:]{4,})$/u.exec(
          text,
        )?.groups ?? {};
      return aim && !leans.test(aim) ? { groups: { aim, text } } : null;
    },
  },
  ask: ({ aim = '', text = '' }) => [
    { levels: [recall], wordings: [`Was macht man, ${aim.replace(/^U/u, 'u')}?`], answer: sentence(text) },
  ],
};

/** “Trifft Licht auf einen Spiegel, wird es reflektiert”: a condition without “wenn”. */
export const unlinked: SentenceRule = {
  kind: 'consequence',
  pattern: {
    exec: (text) => {
      const {
        verb = '',
        condition: told = '',
        outcome = '',
      } = /^(?<verb>\p{Lu}\p{Ll}+) (?<condition>[^,;:]{4,60}), (?<outcome>(?:wird|werden|steigt|steigen|sinkt|sinken|bildet|bilden|entsteht|entstehen|ändert|ändern|bewegt|bewegen|beginnt|beginnen|verdunstet|verdampft|schmilzt|fließt|leuchtet|reißt|dehnt|zieht|stößt) [^,;:]{4,})$/u.exec(
        text,
      )?.groups ?? {};
      const condition = told && !leans.test(told) ? verbFromFrontToEnd(verb.toLowerCase(), told) : undefined;
      const [, pronoun = ''] = /^\p{Ll}+ (?:sich )?(er|sie|es|ihm|ihn)(?!\p{L})/u.exec(outcome) ?? [];
      // Only a thing of fitting gender in the condition, and no other.
      const fits = {
        '': /./u,
        es: /^(?:das |ein )?(?:Licht|Wasser|Eis|Metall|Gas|Salz|Eisen|Holz)(?!\p{L})|^das /u,
        er: /^der /u,
        sie: /^die /u,
      }[pronoun];
      const isRead =
        condition && fits?.test(condition) && !leans.test(outcome.replace(/(?<= )(?:er|sie|es)(?= )/u, ''));
      return isRead ? { groups: { condition, outcome } } : null;
    },
  },
  ask: ({ condition, outcome = '' }) => [
    { levels: [recall], wordings: [`Was passiert, wenn ${condition}?`], answer: `Dann ${outcome}.` },
  ],
};

const circumstance =
  '(?:Gefahr|Regen|Kälte|Hitze|Anstrengung|Dunkelheit|Frost|Trockenheit|Flut|Ebbe|Neumond|Vollmond|Sonnenschein|hellem Licht|schwachem Licht|hohen Temperaturen|niedrigen Temperaturen|hohem Druck|Krankheit|Fieber|Stress|Sauerstoffmangel|Wassermangel)';

export const occasions: SentenceRule = {
  kind: 'consequence',
  pattern: {
    exec: (text) => {
      const { when = '', inverted = '' } =
        new RegExp(
          `^(?<when>Bei (?:großer |starker |starkem )?${circumstance}) (?<inverted>\\p{Ll}[^,;:]{8,})$`,
          'u',
        ).exec(text)?.groups ?? {};
      return when && isPlain(inverted) && !/^(?:ist|sind|muss|müssen|soll)/u.test(inverted)
        ? { groups: { when, inverted } }
        : null;
    },
  },
  ask: ({ when = '', inverted }) => [{ levels: [recall], wordings: [`Wann ${inverted}?`], answer: sentence(when) }],
};

/** What somebody had to or was allowed to do. */
export const duties = statement('definition', (clause, more, text) => {
  const { subject, verb, tail, opening } = clause;
  const isPerson =
    person.test(subject.split(' ').at(-1) ?? '') && /^(?:der|die|das|ein|eine|\p{Lu}\p{L}+$)/u.test(subject);
  return isPerson &&
    !opening &&
    !more &&
    !leans.test(text) &&
    /^(?:muss|müssen|musste|mussten|durfte|durften|darf|dürfen)$/u.test(verb) &&
    /en$/u.test(tail)
    ? [{ levels: [recall], wordings: [`Was ${verb} ${subject} tun?`], answer: sentence(text) }]
    : [];
});

/** A reason where a place or a time opens the sentence: “Im Herbst verlieren Bäume ihre Blätter, damit …”. */
export const reasons: SentenceRule = {
  kind: 'cause',
  pattern: {
    exec: (text) => {
      const { main = '', reason = '' } =
        /^(?<main>[^,;:]{8,90}), (?<reason>(?:weil|da|damit) [^;:]{8,}|um [^,;:]{4,} (?:zu \p{Ll}+|\p{Ll}+zu\p{Ll}+en))$/u.exec(
          text,
        )?.groups ?? {};
      const [clause, second] = main ? readClauses(main) : [];
      if (
        !clause ||
        second ||
        !clause.opening ||
        leans.test(main) ||
        negates.test(main) ||
        hollowSubject.test(clause.subject)
      )
        return null;
      const asked = behind('Warum', clause, clause.phrases);
      return { groups: { asked, reason, np: clause.subject } };
    },
  },
  ask: ({ asked = '', reason = '' }) => [{ levels: [recall, insight], wordings: [asked], answer: sentence(reason) }],
};

/** What happens to a thing, where the whole sentence answers. */
const happening = verbOf(
  'steigt|sinkt|versickert|kondensiert|verdunstet|verdampft|gefriert|schmilzt|erstarrt|zerfällt|verwittert|dehnt|fließt|verbrennt|rostet|entweicht',
);

const undergone =
  /^(?:getrocknet|gewickelt|gefiltert|gereinigt|erhitzt|abgekühlt|zerlegt|zerkleinert|umgewandelt|verdaut|gespült|gemahlen|geschmolzen|gepresst|verarbeitet|begraben|verbrannt|geteilt|abgegeben|ausgeschieden)$/u;

const dative = (subject: string): string | undefined => {
  const [, article = '', adjective = '', noun = '', of = ''] =
    /^(der|die|das|ein|eine) ((?:\p{Ll}+e[rs]? )?)(\p{Lu}[\p{L}-]+)((?: (?:der|des|eines|einer) .+)?)$/u.exec(
      subject,
    ) ?? [];
  if (
    !article ||
    (/^(?:der|ein)$/u.test(article) && /(?:e|ent|ist|ant|at|or|mensch|bauer|herr|nachbar|held|bär)$/iu.test(noun))
  )
    return undefined;
  const form = { der: 'dem', das: 'dem', die: 'der', ein: 'einem', eine: 'einer' }[article];
  return `${form} ${adjective.replace(/e[rs]? $/u, 'en ')}${noun}${of}`;
};

export const fates: SentenceRule = {
  kind: 'consequence',
  pattern: {
    exec: (text) => {
      const [clause] = /[,:;]/u.test(text) ? [] : readClauses(text);
      if (!clause || clause.isPlural || clause.opening || leans.test(text) || negates.test(text)) return null;
      if (hollowSubject.test(clause.subject) || /^\p{Ll}+ (?:Wasser|Luft|Stoff|Flüssigkeit)$/u.test(clause.subject))
        return null;
      const isFate = happening.test(clause.verb)
        ? / und \p{Ll}/u.test(text)
        : /^(?:wird|wurde)$/u.test(clause.verb) && undergone.test(clause.tail) && / und /u.test(text);
      const to = isFate ? dative(clause.subject) : undefined;
      return to ? { groups: { np: clause.subject, to, verb: clause.verb, text } } : null;
    },
  },
  needsKnownSubject: true,
  ask: ({ to, verb = '', text = '' }) => [
    {
      levels: [recall, insight],
      wordings: [verb === 'wurde' ? `Was geschah mit ${to}?` : `Was passiert mit ${to}?`],
      answer: sentence(text),
    },
  ],
};
