import { analyzeTicket, changeJudgements, generateQuestion, type Mark } from '@exit-tickets/contracts';
import {
  addressedAnswers,
  aQuestion,
  type ClaimedClass,
  claimedClasses,
  concernedAnswers,
  type DraftedLesson,
  draftedLessons,
  type FakeOpenAi,
  type Hand,
  namedClasses,
  type OpenAiRequest,
} from '@exit-tickets/testing';
import { z } from 'zod';
import { mayBeConcern } from '../../services/ai/src/judging/concern-words.ts';
import { createMask } from '../../services/ai/src/masking/mask.ts';
import { talksAboutScoring } from '../../services/ai/src/model/judging/talks-about-scoring.ts';
import { AnalysedClasses } from '../../services/ai/test/support/analysed-classes.ts';
import { aClass, type Classes } from '../../services/ai/test/support/classes.ts';
import { checkShare, print } from '../report.ts';
import { type RunningService, replyOf, withModel } from './service.ts';

const reportConcerns = (hand: Hand): void => {
  print('\nConcern, by words alone');
  const found = (isConcern: boolean) =>
    concernedAnswers(hand)
      .filter((each) => each.isConcern === isConcern)
      .map(({ answer }) => ({ answer, isFound: mayBeConcern({ answer, responseIds: ['r'] }) }));
  const concerns = found(true);
  const innocent = found(false);
  const answersIn = (all: ReturnType<typeof found>, isFound: boolean): string[] =>
    all.filter((each) => each.isFound === isFound).map(({ answer }) => answer);
  checkShare('not found', answersIn(concerns, false), concerns.length, 0.1);
  checkShare('innocent alarms', answersIn(innocent, true), innocent.length, 0.5);
};

const reportOrders = (hand: Hand): void => {
  print('\nWords to the marker, by words alone');
  const found = (isOrder: boolean) =>
    addressedAnswers(hand)
      .filter((each) => each.isOrder === isOrder)
      .map(({ answer }) => ({ answer, isFound: talksAboutScoring(answer) }));
  const orders = found(true);
  const honest = found(false);
  const missed = orders.filter(({ isFound }) => !isFound).map(({ answer }) => answer);
  checkShare('not found', missed, orders.length, 3 / 47);
  const taken = honest.filter(({ isFound }) => isFound).map(({ answer }) => answer);
  checkShare('honest answers judged apart', taken, honest.length, 0.02);
};

const reportNames = (hand: Hand): void => {
  print('\nIdentifiers');
  const left: string[] = [];
  const lost: string[] = [];
  let [personal, terms] = [0, 0];
  for (const { names, lesson, answers } of namedClasses(hand)) {
    const mask = createMask(names, lesson);
    for (const each of answers) {
      const masked = mask(each.answer);
      const isLeft = (words: string): boolean =>
        words.split(/[\s-]+/).some((word) => word.length > 2 && masked.includes(word));
      personal += each.personal.length;
      terms += each.terms.length;
      left.push(...each.personal.filter(isLeft).map((words) => `${words}: ${masked}`));
      lost.push(...each.terms.filter((words) => !masked.includes(words)).map((words) => `${words}: ${masked}`));
    }
  }
  checkShare('left of what is personal', left, personal, 0.05);
  checkShare('words of the lesson lost', lost, terms, 0);
};

const sentQuestions = z.array(
  z.object({ groups: z.array(z.object({ id: z.string(), wordings: z.array(z.string()) })) }),
);

/** A class with the answers of these groups, marked by its teacher. */
const markedClass = async ({ client }: RunningService, classes: Classes, taught: ClaimedClass) => {
  const columns = taught.questions.map(({ groups }) =>
    groups.flatMap(({ wordings, count }) =>
      Array.from({ length: count }, (_, at) => wordings[at % wordings.length] ?? ''),
    ),
  );
  const students = Math.max(...columns.map((column) => column.length));
  const questions = taught.questions.map(({ id, text, modelAnswer }) =>
    aQuestion({ id, text, guide: { modelAnswer } }),
  );
  const given = aClass(
    questions,
    Array.from({ length: students }, (_, student) => columns.map((column) => column[student] ?? '')),
  );
  given.ticket.originalContent = taught.lesson;
  classes.add(given);
  const marks = taught.questions.flatMap(({ id, groups }) =>
    groups.flatMap(({ verdict, label, wordings }): Mark[] => {
      const responseIds = given.responses
        .filter(({ answers }) =>
          answers.some(({ questionId, answer }) => questionId === id && wordings.includes(answer)),
        )
        .map((response) => response.id);
      const named = verdict !== 'right' && label ? { label } : {};
      return [{ questionId: id, responseIds, verdict, ...named }];
    }),
  );
  await replyOf(client.call(changeJudgements, { params: { id: given.ticket.id }, body: { marks } }));
  return given.ticket.id;
};

/** Why a claim of a model is refused, if it is: the model is then asked again, with the reason. */
const refusedBecause = async (
  service: RunningService,
  openai: FakeOpenAi,
  ticketId: string,
  taught: ClaimedClass,
  claim: ClaimedClass['claims'][number],
): Promise<string | undefined> => {
  const groups = taught.questions.flatMap((question) => question.groups);
  const wordings = claim.groups.map((key) => groups.find((group) => group.key === key)?.wordings[0] ?? '');
  const idOf = ({ data }: OpenAiRequest, wording: string): string =>
    sentQuestions
      .parse(data.questions)
      .flatMap((question) => question.groups)
      .find((group) => group.wordings.includes(wording))?.id ?? 'missing';
  let problem: string | undefined;
  const nothing = { misconceptions: [], suggestions: [], strengths: [], contradictions: [] };
  openai.script((request) => {
    const { rejected } = request.data;
    if (rejected) problem = JSON.stringify(rejected);
    const said = { groupIds: wordings.map((wording) => idOf(request, wording)), text: claim.text };
    return { kind: 'json', value: rejected ? nothing : { ...nothing, [claim.section]: [said] } };
  });
  const params = { id: ticketId };
  await replyOf(service.client.call(analyzeTicket, { params, body: { renew: true } }));
  return problem;
};

const reportClaims = async (
  hand: Hand,
  service: RunningService,
  openai: FakeOpenAi,
  classes: Classes,
): Promise<void> => {
  print('\nClaims and suggestions of a model');
  const shown: string[] = [];
  const lost: string[] = [];
  for (const taught of claimedClasses(hand)) {
    const ticketId = await markedClass(service, classes, taught);
    for (const claim of taught.claims) {
      const problem = await refusedBecause(service, openai, ticketId, taught, claim);
      if (!claim.isGood && !problem) shown.push(`${claim.why}: ${claim.text}`);
      if (claim.isGood && problem) lost.push(problem);
    }
  }
  const claims = claimedClasses(hand).flatMap((taught) => taught.claims);
  const good = claims.filter(({ isGood }) => isGood).length;
  checkShare('bad ones shown', shown, claims.length - good, 3 / 47);
  checkShare('good ones lost', lost, good, 0.05);
};

/** Whether the teacher sees a model's draft. */
const isShown = async (
  { client }: RunningService,
  openai: FakeOpenAi,
  { lesson, drafts }: DraftedLesson,
  draft: DraftedLesson['drafts'][number],
): Promise<boolean> => {
  const { options = null, correctAnswer = null, text, passage, modelAnswer, level } = draft;
  const question = { slot: 1, kind: 'cause', passage, text, options, correctAnswer, modelAnswer, misconception: '' };
  const type = options ? 'multiple_choice' : 'open_text';
  openai.script(() => ({ kind: 'json', value: { title: 'x', questions: [{ ...question, type }] } }));
  // A duplicate is only recognised beside the question that it repeats.
  const others = draft.why === 'duplicate' ? drafts.filter(({ isGood }) => isGood) : [];
  const existingQuestions = others.map((other, at) => aQuestion({ id: `q${at + 1}`, text: other.text }));
  const body = { content: lesson, focusLevels: [level], existingQuestions, seed: 1 };
  return (await client.call(generateQuestion, { body })).status === 200;
};

const reportDrafts = async (hand: Hand, service: RunningService, openai: FakeOpenAi): Promise<void> => {
  print('\nDrafts of questions');
  const shown: string[] = [];
  const refused: string[] = [];
  for (const lesson of draftedLessons(hand))
    for (const draft of lesson.drafts) {
      const isKept = await isShown(service, openai, lesson, draft);
      if (!draft.isGood && isKept) shown.push(`${draft.why}: ${draft.text}`);
      if (draft.isGood && !isKept) refused.push(draft.text);
    }
  const drafts = draftedLessons(hand).flatMap((lesson) => lesson.drafts);
  const good = drafts.filter(({ isGood }) => isGood).length;
  checkShare('bad ones shown', shown, drafts.length - good, 7 / 27);
  checkShare('good ones refused', refused, good, 0.03);
};

/** How well the checks work on texts of models and students, written by two authors before the checks existed. */
export const reportChecks = async (): Promise<void> => {
  const classes = new AnalysedClasses();
  await withModel(classes, async (service, openai) => {
    for (const hand of ['first', 'second'] as const) {
      print(`\nOf the ${hand} hand`);
      reportConcerns(hand);
      reportOrders(hand);
      reportNames(hand);
      await reportClaims(hand, service, openai, classes);
      await reportDrafts(hand, service, openai);
    }
  });
};
