import {
  type AnalysisWording,
  type ClassFacts,
  type Idea,
  isFlawed,
  type QuestionFacts,
  type WordedIdeas,
} from '@exit-tickets/answer-groups/analysis';
import { type Language, optionsOf } from '@exit-tickets/contracts';
import {
  type AnalysisClaim,
  type AnalysisClaims,
  type AnalysisRequest,
  type ClaimSection,
  claimSections,
} from '../model/model.ts';
import { plainText } from '../model/plain-text.ts';
import type { PreparedRequest, SentGroup } from './analysis-request.ts';
import { gap, problemOf, quotedWordings, type Sources, withOriginals } from './check-text.ts';
import { problemOfMeaning, teachesWrong } from './claim-meaning.ts';

type Rejected = NonNullable<AnalysisRequest['rejected']>[number];

/** The usable claims of a model, and why the others were rejected. */
export interface CheckedClaims {
  wording: AnalysisWording;
  rejected: readonly Rejected[];
}

const wordsBesideGap = 4;
/** More claims than anyone reads; cuts off a model that does not stop. */
const maxClaims = 24;
const maxRejected = 12;
const maxRejectedLength = 400;

const givenOf = ({ question, core }: QuestionFacts, ideas: readonly Idea[]): string[] => [
  question.text,
  core ?? '',
  question.guide?.modelAnswer ?? '',
  question.guide?.passage ?? '',
  ...optionsOf(question),
  ...ideas.map(({ label }) => label ?? ''),
];

/** Source text between two pieces of one sentence. An empty piece stands for the start or the end of the source. */
const fillingOf = (source: string, left: string, right: string): string | undefined => {
  for (let at = source.indexOf(left); at >= 0; ) {
    const from = at + left.length;
    const stop = source.slice(from).search(/[.!?]/u);
    const sentence = stop < 0 ? source.slice(from) : source.slice(from, from + stop);
    const end = right === '' ? sentence.length : sentence.indexOf(right, 1);
    const isWhole = right !== '' || stop < 0 || from + stop === source.length - 1;
    const filling = sentence.slice(0, Math.max(0, end)).trim();
    if (isWhole && filling !== '') return filling;
    if (stop < 0 || left === '') return undefined;
    at = source.indexOf(left, from + stop);
  }
  return undefined;
};

/** Whether a sentence with a gap also gives the right filling, which is the core's text between the same words. */
const hasFilling = (text: string, given: readonly string[]): boolean => {
  const [before = '', after = ''] = text.split(gap);
  const left = before
    .split(/[“”„«»"]|[.!?]\s/u)
    .at(-1)
    ?.trim()
    .split(/\s+/u)
    .slice(-wordsBesideGap)
    .join(' ');
  const right = after
    .split(/[“”„«»".!?]/u)[0]
    ?.trim()
    .split(/\s+/u)
    .slice(0, wordsBesideGap)
    .join(' ');
  if (!left && !right) return false;
  return given.some((source) => {
    const filling = fillingOf(source.trim(), left ?? '', right ?? '');
    return filling !== undefined && after.includes(filling);
  });
};

/** Why these groups cannot support a claim of this section. */
const problemOfGroups = (section: ClaimSection, groups: readonly (SentGroup | undefined)[]): string | undefined => {
  const known = groups.flatMap((group) => group ?? []);
  if (known.length === 0 || known.length < groups.length) return 'It names a group that does not exist';
  const questions = new Set(known.map(({ question }) => question));
  const right = known.filter(({ idea }) => idea.verdict === 'right');
  const flawed = known.filter(({ idea }) => isFlawed(idea));
  if (section === 'contradictions') {
    const isInOneAnswer = known.length === 1 && flawed.length === 1;
    const isPair = known.length === 2 && questions.size === 2 && right.length === 1 && flawed.length === 1;
    return isPair || isInOneAnswer
      ? undefined
      : 'A contradiction is in one wrong or partly right group, or between a right and a wrong one of two questions';
  }
  if (questions.size > 1) return 'Its groups are of more than one question';
  if (section === 'strengths')
    return right.length === known.length ? undefined : 'A strength rests on right groups only';
  // An activity may correct a wrong answer by a right one next to it.
  const isOfFlawed = section === 'suggestions' ? flawed.length > 0 : flawed.length === known.length;
  return isOfFlawed ? undefined : 'It rests on a group that is not wrong or partly right';
};

/** What a claim may quote: its own groups; an activity may also use other judged answers to the same question. */
const sourcesOf = (section: ClaimSection, named: readonly SentGroup[], all: readonly SentGroup[]): Sources => {
  const questions = new Set(named.map(({ question }) => question));
  const quotable =
    section === 'suggestions'
      ? all.filter(({ question, idea }) => questions.has(question) && idea.verdict !== 'unjudged')
      : named;
  return {
    wordings: quotable.flatMap(({ wordings }) => wordings),
    isActivity: section === 'suggestions',
    given: [...questions].flatMap((question) =>
      givenOf(
        question,
        named.map(({ idea }) => idea),
      ),
    ),
  };
};

/** An activity must not compare only right answers, and a gap needs its filling. */
const problemOfActivity = (
  text: string,
  named: readonly SentGroup[],
  all: readonly SentGroup[],
  given: readonly string[],
  language: Language,
) => {
  const right = all
    .filter(({ question, idea }) => question === named[0]?.question && idea.verdict === 'right')
    .flatMap(({ wordings }) => wordings);
  const flawed = all.filter(({ idea }) => isFlawed(idea)).flatMap(({ wordings }) => wordings);
  if (quotedWordings(text, right).length > 1 && quotedWordings(text, flawed).length === 0)
    return 'It sets two right answers against each other';
  if (named[0] && teachesWrong(text, named[0], all, language)) return 'It has what is wrong told as if it were right';
  if (gap.test(text) && !hasFilling(text, given)) return 'It has a gap without its filling';
  return undefined;
};

/** The responses that belong to all of these groups. */
const inAll = ([first, ...others]: readonly Idea[]): string[] =>
  first?.responseIds.filter((id) => others.every(({ responseIds }) => responseIds.includes(id))) ?? [];

/**
 * Keeps a model's claims if their groups exist and have the right verdicts, if they quote only those students, name
 * nobody and invent no numbers. Returns the reason for each rejected claim.
 * @param masked maps each claim to its version without names
 */
export const checkClaims = (
  claims: AnalysisClaims,
  { groups }: PreparedRequest,
  { language }: ClassFacts,
  masked: ReadonlyMap<string, string>,
): CheckedClaims => {
  const all = [...groups.values()];
  const rejected: Rejected[] = [];

  const check = (section: ClaimSection, { groupIds, text: said }: AnalysisClaim): WordedIdeas | undefined => {
    const found = [...new Set(groupIds)].map((id) => groups.get(id));
    const named = found.flatMap((group) => group ?? []);
    const text = plainText(said);
    const sources = sourcesOf(section, named, all);
    const ideas = named.map(({ idea }) => idea);
    const problem =
      problemOfGroups(section, found) ??
      (masked.get(text) === undefined || masked.get(text) === text ? undefined : 'It names somebody') ??
      problemOf(text, sources, language) ??
      problemOfMeaning(section, text, named, all, language) ??
      (section === 'suggestions' ? problemOfActivity(text, named, all, sources.given, language) : undefined) ??
      (section === 'contradictions' && inAll(ideas).length === 0 ? 'No pupil is in both groups' : undefined);
    if (problem === undefined) return { ideas, sentence: withOriginals(text, sources.wordings) };
    rejected.push({ claim: text.slice(0, maxRejectedLength).toWellFormed(), problem });
    return undefined;
  };

  const [misconceptions = [], suggestions = [], strengths = [], contradictions = []] = claimSections.map((section) =>
    claims[section].slice(0, maxClaims).flatMap((claim) => check(section, claim) ?? []),
  );
  return {
    wording: {
      misconceptions,
      suggestions,
      strengths,
      contradictions: contradictions.map((each) => ({ ...each, responseIds: inAll(each.ideas) })),
    },
    rejected: rejected.slice(0, maxRejected),
  };
};
