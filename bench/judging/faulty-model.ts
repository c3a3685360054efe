import {
  type AnsweredQuestion,
  controlVerdicts,
  type OpenAiReply,
  type OpenAiRequest,
  studentsAnswers,
} from '@exit-tickets/testing';
import { truthfulModel, truthfulVerdicts } from '../../services/ai/test/support/truthful-model.ts';

type Verdict = ReturnType<typeof truthfulVerdicts>[number];

/** No real id contains these letters. */
const unknownId = 'aaaa';
const opposite = (one: Verdict): Verdict => ({ ...one, verdict: one.verdict === 'right' ? 'wrong' : 'right' });

/** How a model corrupts the requested verdicts; undefined: it replies with nonsense. */
type Fault = ((verdicts: readonly Verdict[]) => readonly Verdict[]) | undefined;

const leavesOut: Fault = (verdicts) => verdicts.filter((_, index) => index % 3 !== 0);
const givesUnknownId: Fault = ([first, ...others]) => [...(first ? [{ ...first, id: unknownId }] : []), ...others];
const addsUnknownId: Fault = (verdicts) => [
  ...verdicts,
  ...verdicts.slice(0, 1).map((first) => ({ ...first, id: unknownId })),
];
const judgesTwice: Fault = (verdicts) => [...verdicts, ...verdicts.slice(0, 1).map(opposite)];
const asItShould: Fault = (verdicts) => verdicts;
const nonsense: Fault = undefined;

/** Used in turn, so that five of eight requests get a bad reply. */
const faults: readonly Fault[] = [
  leavesOut,
  asItShould,
  givesUnknownId,
  nonsense,
  asItShould,
  judgesTwice,
  addsUnknownId,
  asItShould,
];

/** A model that knows the truth but gives a bad first reply to most requests; a repeated request gets a good one. */
export class FaultyModel {
  readonly #known: readonly AnsweredQuestion[];
  readonly #asked = new Set<string>();
  #requests = 0;
  /** Requests with a bad reply. */
  faulty = 0;
  /** Answers in all requests, except in repairs of nonsense. */
  answersSent = 0;
  /** Answers without a usable verdict, which must be requested again. */
  answersOwed = 0;

  constructor(known: readonly AnsweredQuestion[]) {
    this.#known = known;
  }

  readonly reply = (request: OpenAiRequest): OpenAiReply => {
    const isRepair = request.messages.some(({ role }) => role === 'assistant');
    const truthful = truthfulModel(this.#known);
    if (request.schema !== 'judging' || isRepair) return truthful(request);
    const answers = studentsAnswers(request.data);
    this.answersSent += answers.length;
    const keys = answers.map(({ answer }) => JSON.stringify([request.data.question, answer]));
    const isAgain = keys.some((key) => this.#asked.has(key));
    for (const key of keys) this.#asked.add(key);
    return isAgain ? truthful(request) : this.#spoil(request.data);
  };

  /** Corrupts the verdicts on students' answers, but never those on control answers. */
  #spoil(data: OpenAiRequest['data']): OpenAiReply {
    const controls = controlVerdicts(data);
    const known = new Set(controls.map(({ id }) => id));
    const verdicts = truthfulVerdicts(this.#known, data).filter(({ id }) => !known.has(id));
    const fault = faults[this.#requests % faults.length];
    this.#requests += 1;
    if (fault !== asItShould) this.faulty += 1;
    if (!fault) return { kind: 'text', text: 'I am sorry, as a model I cannot judge pupils.' };
    const spoilt = fault(verdicts);
    const given = Map.groupBy(spoilt, ({ id }) => id);
    this.answersOwed += verdicts.filter(({ id }) => given.get(id)?.length !== 1).length;
    return { kind: 'json', value: { verdicts: [...controls, ...spoilt] } };
  }
}
