import type { SentenceRule } from '../../../sentences.ts';
import { words } from '../../../words.ts';
import { finiteForms } from '../../verbs.ts';
import { insight, recall } from '../parts.ts';
import { behind, isJe, isPlain, joined, joinsVerb, leans, one, opened, people, statement, tells } from './statement.ts';

// For what something is done or needed, and how, with what or by whom.

/** Take “om te” as a part of what they say, and not as an aim. */
const takesInfinitive =
  words(`beginnen proberen helpen zijn hebben roepen vragen dwingen besluiten beloven weigeren leren kiezen dreigen staan lijken
  hopen willen eisen verbieden bevelen overtuigen zorgen duren kosten vallen liggen zitten krijgen`);

const noAim =
  /(?:^|\s)(?:in staat|manier|manieren|poging|kans|bereid|nodig|mogelijk|belangrijk|tijd|geld|recht|plicht|genoeg|macht|mogelijkheid|vermogen|opdracht|toestemming|neiging|van plan|makkelijk|moeilijk|lastig|gemakkelijk|eenvoudig|handig|oud|groot|sterk)$/u;

const aimAtEnd = /^(?<what>[^,;:]*?),? (?<aim>om (?:[^,;:]+ )?te \p{Ll}+en(?: [^,;:]{3,50})?)$/u;

const aimOf = (rest: string, infinitive: string): { what: string; aim: string } | undefined => {
  const { what = '', aim = '' } = aimAtEnd.exec(rest)?.groups ?? {};
  if (!aim || takesInfinitive.has(infinitive) || noAim.test(what) || !isPlain(what) || leans.test(aim))
    return undefined;
  return { what, aim };
};

export const purposes = statement('cause', (clause, subject) => {
  const { infinitive, rest } = clause;
  const found = aimOf(rest, infinitive);
  if (!found || found.what === '') return [];
  if (infinitive === 'worden' && !/(?:^|\p{L})ge\p{L}+$|(?:^|\s)(?:be|ver|ont)\p{L}+$/u.test(found.what)) return [];
  if (infinitive === 'worden' && /gebruikt$/u.test(found.what))
    return one([behind('Waarvoor', clause, subject, found.what)], found.aim);
  if (infinitive !== 'gebruiken')
    return one([behind('Waarom', clause, subject, found.what)], found.aim, [recall, insight]);
  // “De glucose gebruikt de plant om …”: which of the two uses the other is not told by the form.
  const mayBeObject = /^(?:De|Het) /u.test(clause.front) && /^(?:de|het|een) /u.test(found.what);
  return mayBeObject ? [] : one([behind('Waarvoor', clause, subject, found.what)], found.aim);
});

export const needs = statement('definition', (clause, subject) => {
  const [, what = ''] = /^nodig (voor [^,;:]+|om [^,;:]+ te \p{Ll}+)$/u.exec(clause.rest) ?? [];
  return what && clause.infinitive === 'zijn' && !leans.test(what)
    ? one([behind('Waarvoor', clause, subject, 'nodig')], what)
    : [];
});

/** “De overheid heeft geld *nodig om* scholen te betalen.” */
export const needsToDo = statement('definition', (clause, subject) => {
  const [, what = '', told = ''] =
    /^((?:een |de |het )?\p{Ll}+ nodig) (om [^;:]+ te \p{Ll}+en)$/u.exec(clause.rest) ?? [];
  return what && clause.infinitive === 'hebben' && !leans.test(told) && !isJe(clause)
    ? one([behind('Waarvoor', clause, subject, what)], told)
    : [];
});

/** “Je meet een kracht *met een krachtmeter*”. */
export const tools = statement('definition', (clause, subject) => {
  const [, object = '', tool = ''] = /^((?:(?!met )[^,;:])+?) (met [^,;:]+)$/u.exec(clause.rest) ?? [];
  if (
    !/^(?:meten|bewijzen|berekenen|onderzoeken|controleren|graven|vangen|doden|knippen|aantonen|tonen)$/u.test(
      clause.infinitive,
    ) &&
    !(clause.infinitive === 'nemen' && / op$/u.test(object))
  )
    return [];
  return object && isPlain(object) && isPlain(tool) ? one([behind('Waarmee', clause, subject, object)], tool) : [];
});

/** “Met de drukpers *konden boeken sneller gemaakt worden*”. */
export const toolsOpened = opened('definition', ({ front, infinitive }, question) => {
  const isTool = /^Met (?:behulp van )?(?:de|het|een) \p{Ll}[^,;:]*$/u.test(front) && !people.test(front);
  return isTool &&
    (/^(?:kunnen|meten|berekenen|bepalen|onderzoeken|aantonen|voorkomen)$/u.test(infinitive) ||
      /^\p{Ll}+ je /u.test(question)) &&
    isPlain(question.replace(/ dan /u, ' ').replace(/^voorkom je dat (?:anderen )?/u, ''))
    ? one([`Waarmee ${question}?`], front)
    : [];
});

export const breathes = statement('definition', (clause, subject) => {
  const isWay = /^(?:ademen)$/u.test(clause.infinitive) && /^(?:met|door|via) [^,;:]+$/u.test(clause.rest);
  return isWay && !leans.test(clause.rest) ? one([behind('Hoe', clause, subject)], clause.rest) : [];
});

/** What somebody does by doing something else, with the object first: “De omtrek bereken je door … te …”. */
export const byDoing: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const { groups } =
        /^(?<np>(?:De|Het|Een) [^,;:]{3,70}?) (?<verb>\p{Ll}+) (?<who>je|we|men) (?<particle>aan |af |op |uit )?(?<how>(?:door (?:[^,;:]+ )?te \p{Ll}+en|met (?:een|de|het|behulp van) [^,;:]+)(?: [^,;:]+)?)$/u.exec(
          text,
        ) ?? {};
      const isVerb =
        finiteForms(groups?.who === 'je' ? (groups.verb ?? '').replace(/t?$/u, 't') : (groups?.verb ?? '')).length > 0;
      return groups &&
        isVerb &&
        !leans.test(groups.np ?? '') &&
        !leans.test(groups.how ?? '') &&
        !tells.test(groups.np ?? '')
        ? { groups: { ...groups, text } }
        : null;
    },
  },
  ask: ({ np = '', verb, who, how = '', particle = '' }) =>
    one([`${/^met/u.test(how) ? 'Waarmee' : 'Hoe'} ${joined(verb ?? '', who ?? '', np, particle.trim())}?`], how),
};

export const routes = statement('definition', (clause, subject) => {
  const [, way = '', into = ''] =
    /^(via [^,;:]+?) ((?:in|bij|op|naar) (?:de|het|een) [^,;:]+)$/u.exec(clause.rest) ?? [];
  return way && /^(?:komen|gaan|stromen|reizen)$/u.test(clause.infinitive) && isPlain(way) && isPlain(into)
    ? one([behind('Hoe', clause, subject, into)], way)
    : [];
});

export const spreadsBy = statement('definition', (clause, subject) => {
  const [, how = ''] = /^zich ((?:via|door middel van|met behulp van) [^,;:]+)$/u.exec(clause.rest) ?? [];
  return how && isPlain(how) ? one([behind('Hoe', clause, subject, 'zich')], how) : [];
});

/** “… gewonnen *door zeewater te laten verdampen*”. */
const agentOfDoing = /^\p{Ll}*(?:ge|ver|be|ont)\p{Ll}+ door [^,;:]+ te (?:\p{Ll}+ )?\p{Ll}+en$/u;

export const agents = statement('definition', (clause, subject) => {
  if (clause.infinitive !== 'worden') return [];
  const [, participle = '', behindIt = ''] =
    /^(\p{Ll}+) (door [^,;:]+)$/u.exec(clause.rest.replace(/, zoals [^;:]+$/u, '')) ?? [];
  const [, before = '', final = ''] =
    /^(door .+?) ((?:\p{Ll}*ge|ver|be|ont)\p{Ll}*(?:[dt]|en))(?: .*)?$/u.exec(clause.rest) ?? [];
  if (agentOfDoing.test(clause.rest)) {
    const [, done = '', how = ''] = /^(\p{Ll}+) (door .+)$/u.exec(clause.rest) ?? [];
    return done && !leans.test(how) ? one([behind('Hoe', clause, subject, done)], how) : [];
  }
  const [agent, done] = behindIt ? [behindIt, participle] : [before, final];
  if (!agent || leans.test(agent) || tells.test(agent) || / te |\d/u.test(agent) || joinsVerb(agent)) return [];
  const head =
    agent
      .replace(/^door /u, '')
      .split(' ')
      .find((word) => !/^(?:de|het|een|\p{Ll}+e)$/u.test(word)) ?? '';
  if (/ (?:of|en) door /u.test(agent)) return [];
  if (people.test(agent)) return one([behind('Door wie', clause, subject, done)], agent);
  return /\p{Lu}/u.test(agent) || /(?:ers?|aars?|eurs?|isten|ist|ster|sters)$/u.test(head)
    ? []
    : one([behind('Waardoor', clause, subject, done)], agent);
});
