import { languagePacks } from '@exit-tickets/answer-groups';
import { type ClassFacts, type Idea, isFlawed, type QuestionFacts } from '@exit-tickets/answer-groups/analysis';
import { optionsOf, type Ticket } from '@exit-tickets/contracts';
import type { AnalysisGroup, AnalysisQuestion, AnalysisRequest } from '../model/model.ts';

/** Limits one request for any class: the largest groups as text, the rest only as counts. */
const maxGroups = 80;
const maxGroupsPerQuestion = 16;
const minGroupsPerQuestion = 4;
const maxWordings = 3;
const wordingLength = 240;
const maxTogether = 40;

/** A wording as sent to the model and as the student wrote it. */
export interface SentWording {
  sent: string;
  original: string;
}

/** The group behind an id in a request. */
export interface SentGroup {
  question: QuestionFacts;
  idea: Idea;
  wordings: readonly SentWording[];
}

export interface PreparedRequest {
  request: AnalysisRequest;
  groups: ReadonlyMap<string, SentGroup>;
}

/** The ideas of a question to send: the largest with a wording that a model may read. */
const ideasToSend = ({ ideas }: QuestionFacts, { questions }: ClassFacts): Idea[] =>
  ideas
    .filter(({ forModel }) => forModel.length > 0)
    .slice(0, Math.min(maxGroupsPerQuestion, Math.max(minGroupsPerQuestion, Math.floor(maxGroups / questions.length))));

/** All student texts in the request, before names are masked. */
export const textsToSend = (facts: ClassFacts): string[] =>
  facts.questions.flatMap((question) =>
    ideasToSend(question, facts).flatMap(({ forModel, label }) => [
      ...forModel.slice(0, maxWordings),
      ...(label ? [label] : []),
    ]),
  );

const sentOf = ({ forModel }: Idea, masked: ReadonlyMap<string, string>): SentWording[] =>
  forModel.slice(0, maxWordings).map((original) => ({
    original,
    sent: (masked.get(original) ?? '').replace(/\s+/g, ' ').trim().slice(0, wordingLength).toWellFormed(),
  }));

/** Right and flawed groups of different questions that share a student, and may show a contradiction. */
const togetherOf = (groups: ReadonlyMap<string, SentGroup>): AnalysisRequest['together'] => {
  const right = [...groups].filter(([, { idea }]) => idea.verdict === 'right');
  const flawed = [...groups].filter(([, { idea }]) => isFlawed(idea));
  const pairs = flawed.flatMap(([wrongId, wrong]) => {
    const students = new Set(wrong.idea.responseIds);
    return right
      .filter(
        ([, { question, idea }]) => question !== wrong.question && idea.responseIds.some((id) => students.has(id)),
      )
      .map(([rightId]) => ({ right: rightId, wrong: wrongId }));
  });
  return pairs.slice(0, maxTogether);
};

/**
 * Builds the model's request for a class: counts, cores, and the largest groups with some wordings, names masked and
 * ids opaque.
 * @param masked maps each text to its version without names
 * @param isOfClassOnly leaves out patterns of some students across questions
 */
export const prepareRequest = (
  { title }: Ticket,
  facts: ClassFacts,
  lessonContent: string | undefined,
  masked: ReadonlyMap<string, string>,
  isOfClassOnly: boolean,
): PreparedRequest => {
  const groups = new Map<string, SentGroup>();
  const questions = facts.questions.map((question): AnalysisQuestion => {
    const shown = ideasToSend(question, facts);
    const sent = shown.map((idea): AnalysisGroup => {
      const id = `g${groups.size + 1}`;
      const wordings = sentOf(idea, masked);
      groups.set(id, { question, idea, wordings });
      return {
        id,
        verdict: idea.verdict,
        label: idea.label && masked.get(idea.label),
        wordings: wordings.map((wording) => wording.sent),
        count: idea.responseIds.length,
      };
    });
    const { right = 0, partly = 0, wrong = 0, blank = 0, unjudged = 0 } = question.tally ?? {};
    const options = optionsOf(question.question);
    return {
      number: question.number,
      text: question.question.text,
      options: options.length > 0 ? options : undefined,
      core: question.core,
      tally: question.tally && { right, partly, wrong, blank, unjudged },
      groups: sent,
      answersInOtherGroups: question.ideas
        .filter((idea) => !shown.includes(idea))
        .reduce((sum, { responseIds }) => sum + responseIds.length, 0),
    };
  });
  const request = { title, language: languagePacks[facts.language].name, lessonContent, questions };
  return { request: { ...request, together: isOfClassOnly ? [] : togetherOf(groups) }, groups };
};
