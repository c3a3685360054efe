import type { Language, Question, SentRequest } from '@exit-tickets/contracts';
import type { DraftQuestion, MadeQuestions, QuestionRequest } from '@exit-tickets/question-picker';

export type { DraftQuestion, MadeQuestions, QuestionRequest };

export interface ModelCall {
  /** Aborted when the caller has left. */
  signal: AbortSignal;
  /** The account whose budget pays; visitors without an account only use the overall budget. */
  teacherId?: string | undefined;
  /** Low priority: callers without this flag run first. For background work. */
  givesWay?: boolean;
  /** Receives the place in the queue while waiting, and every change: 1 is next. */
  onQueued?: (place: number) => void;
  /** Receives each request to a model as sent, verbatim. */
  onSent?: (request: Pick<SentRequest, 'sentAt' | 'messages'>) => void;
}

export interface CoreRequest {
  question: Question;
  lessonContent?: string | undefined;
}

/** The minimum that an answer must contain, in one sentence; empty if the model takes the question for an opinion. */
export interface MadeCore {
  core: string;
  isOpinion: boolean;
}

/** An answer to judge, with names masked and an opaque id. */
export interface AnswerToJudge {
  id: string;
  answer: string;
}

export interface JudgingRequest extends CoreRequest {
  core: string | undefined;
  answers: readonly AnswerToJudge[];
}

export interface AnswerVerdict {
  id: string;
  verdict: 'right' | 'partly' | 'wrong' | 'blank' | 'concern';
  reason: string;
  label?: string | undefined;
  hasNoContent?: boolean | undefined;
}

/** Judges open answers. Every method rejects with an `ai_*` error if it has no usable answer. */
export interface JudgingModel {
  makeCore(request: CoreRequest, call: ModelCall): Promise<MadeCore>;
  /**
   * Judges the answers to one question together, in parts. Each part is passed on at once, so that a later failure does
   * not lose it. Answers that the model omits twice get no verdict. Parts with misjudged controls twice get none
   * either, and the call rejects with `ai_unsure` at the end.
   */
  judgeAnswers(
    request: JudgingRequest,
    call: ModelCall,
    onVerdicts: (verdicts: readonly AnswerVerdict[]) => Promise<void>,
  ): Promise<void>;
}

/** A question to ask again with another case. */
export interface FollowUpRequest {
  question: Question;
  core: string | undefined;
  /** What to contrast with the core: a misconception, or wrong answers that show one, names masked. */
  misconception: string | undefined;
  wrongAnswers: readonly string[];
  /** The questions of the ticket, which must not be repeated. */
  others: readonly string[];
  language: Language;
}

/** Equal or nearly equal answers to a question, under an id for this request only. */
export interface AnalysisGroup {
  id: string;
  verdict: 'right' | 'partly' | 'wrong' | 'unjudged';
  label?: string | undefined;
  /** A selection, with names masked. */
  wordings: readonly string[];
  count: number;
}

export interface AnalysisQuestion {
  number: number;
  text: string;
  options?: readonly string[] | undefined;
  core?: string | undefined;
  /** Counts by verdict; undefined if the question has no right or wrong. */
  tally?: { right: number; partly: number; wrong: number; blank: number; unjudged: number } | undefined;
  /** The largest groups; the others are only counted. */
  groups: readonly AnalysisGroup[];
  answersInOtherGroups: number;
}

/** A class in counts and groups: the model writes sentences and never counts. */
export interface AnalysisRequest {
  title: string;
  /** The English name, for prompts. */
  language: string;
  lessonContent?: string | undefined;
  questions: readonly AnalysisQuestion[];
  /** Right and wrong groups of different questions that share students. */
  together: readonly { right: string; wrong: string }[];
  /** Rejected claims of an earlier answer, with the problem of each. */
  rejected?: readonly { claim: string; problem: string }[] | undefined;
}

/** A sentence about groups of answers. */
export interface AnalysisClaim {
  groupIds: readonly string[];
  text: string;
}

export const claimSections = ['misconceptions', 'suggestions', 'strengths', 'contradictions'] as const;
export type ClaimSection = (typeof claimSections)[number];
export type AnalysisClaims = Readonly<Record<ClaimSection, readonly AnalysisClaim[]>>;

/**
 * The model behind the service: an AI model, or the built-in picker of sentences. Every method rejects with an `ai_*`
 * error if it has no usable answer.
 */
export interface Model {
  /** Returns one or two sentences in the material's language that name its key topics. */
  suggestFocus(material: { title: string; text: string }, call: ModelCall): Promise<string>;
  /** May reject with `too_little_text`. Suggestions come only from the built-in model. */
  makeQuestions(
    request: QuestionRequest,
    call: ModelCall,
  ): Promise<Pick<MadeQuestions, 'title' | 'questions'> & Partial<MadeQuestions>>;
  /** Missing without a configured model: then only certain verdicts are given. */
  judging?: JudgingModel;
  /** Missing without a configured model: then built-in phrases describe the counts. */
  analyse?(request: AnalysisRequest, call: ModelCall): Promise<AnalysisClaims>;
  /**
   * Makes another case with the same core, where a misconception gives another answer. Missing without a configured
   * model. Rejects with `ai_invalid` after two unusable attempts.
   */
  makeFollowUp?(request: FollowUpRequest, call: ModelCall): Promise<DraftQuestion>;
  /** Closes resources; pending calls fail. */
  close(): Promise<void>;
}
