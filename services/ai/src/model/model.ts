import type { Language, Question, SentRequest } from '@exit-tickets/contracts';
import type { DraftQuestion, MadeQuestions, QuestionRequest } from '@exit-tickets/question-picker';

export type { DraftQuestion, MadeQuestions, QuestionRequest };

export interface ModelCall {
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Whose budget it is made from; a visitor without an account has none of their own. */
  teacherId?: string | undefined;
  /** Whether calls that somebody waits for go first. */
  givesWay?: boolean;
  /** Told the place in the queue while the call waits for others: 1 is next. */
  onQueued?: (place: number) => void;
  /** Told each request to a model as it is sent, word for word. */
  onSent?: (request: Pick<SentRequest, 'sentAt' | 'messages'>) => void;
}

export interface CoreRequest {
  question: Question;
  lessonContent?: string | undefined;
}

/** What an answer must contain at least, in one sentence; empty where the model takes the question for an opinion. */
export interface MadeCore {
  core: string;
  isOpinion: boolean;
}

/** An answer to judge, names masked, under an id that says nothing about whose it is. */
export interface AnswerToJudge {
  id: string;
  answer: string;
}

export interface JudgingRequest {
  question: Question;
  core: string | undefined;
  lessonContent?: string | undefined;
  answers: readonly AnswerToJudge[];
}

export interface AnswerVerdict {
  id: string;
  verdict: 'right' | 'partly' | 'wrong' | 'blank' | 'concern';
  reason: string;
  label?: string | undefined;
  hasNoContent?: boolean | undefined;
}

/** What judges open answers. Every method rejects with an `ai_*` error when it gives no usable answer. */
export interface JudgingModel {
  makeCore(request: CoreRequest, call: ModelCall): Promise<MadeCore>;
  /**
   * Judges the answers to one question together, in parts; each part is passed on as it comes, so that what follows may
   * fail without losing it. Answers that the model leaves out twice get no verdict; neither do those of a part in which it
   * twice misjudged answers whose verdict is known: then it rejects with `ai_unsure` in the end.
   */
  judgeAnswers(
    request: JudgingRequest,
    call: ModelCall,
    onVerdicts: (verdicts: readonly AnswerVerdict[]) => Promise<void>,
  ): Promise<void>;
}

/** A question to be asked again by another case. */
export interface FollowUpRequest {
  question: Question;
  core: string | undefined;
  /** What to tell from the core: a misconception, or wrong answers that hold one, names masked. */
  misconception: string | undefined;
  wrongAnswers: readonly string[];
  /** Questions of the ticket: none of them is asked once more. */
  others: readonly string[];
  language: Language;
}

/** Answers to a question that say the same or nearly so, under an id that is good for this request only. */
export interface AnalysisGroup {
  id: string;
  verdict: 'right' | 'partly' | 'wrong' | 'unjudged';
  label?: string | undefined;
  /** Some of them, names masked. */
  wordings: readonly string[];
  count: number;
}

export interface AnalysisQuestion {
  number: number;
  text: string;
  options?: readonly string[] | undefined;
  core?: string | undefined;
  /** How many answers fell where; without it nothing is right or wrong here. */
  tally?: { right: number; partly: number; wrong: number; blank: number; unjudged: number } | undefined;
  /** The largest; the others are only counted. */
  groups: readonly AnalysisGroup[];
  answersInOtherGroups: number;
}

/** A class in counts and groups: a model finds words for it, and counts nothing. */
export interface AnalysisRequest {
  title: string;
  /** In English, as a prompt names it. */
  language: string;
  lessonContent?: string | undefined;
  questions: readonly AnalysisQuestion[];
  /** Right and wrong groups of different questions that share students. */
  together: readonly { right: string; wrong: string }[];
  /** What was wrong with claims of an earlier answer. */
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
 * What thinks for the service: a model behind an API, or what picks sentences without one. Every method rejects with an `ai_*`
 * error when it gives no usable answer.
 */
export interface Model {
  /** One or two sentences in the material's language that name its key topics. */
  suggestFocus(material: { title: string; text: string }, call: ModelCall): Promise<string>;
  /** May reject with `too_little_text`. Suggestions only come from what makes questions without a model. */
  makeQuestions(
    request: QuestionRequest,
    call: ModelCall,
  ): Promise<Pick<MadeQuestions, 'title' | 'questions'> & Partial<MadeQuestions>>;
  /** Missing when no model is configured: then only what is certain gets a verdict. */
  judging?: JudgingModel;
  /** Missing when no model is configured: then the phrases of its language say what was counted. */
  analyse?(request: AnalysisRequest, call: ModelCall): Promise<AnalysisClaims>;
  /**
   * Another case with the same core, to which a misconception gives another answer. Missing when no model is configured.
   * Rejects with `ai_invalid` when what it makes, twice, cannot be used.
   */
  makeFollowUp?(request: FollowUpRequest, call: ModelCall): Promise<DraftQuestion>;
  /** Ends what it started; calls still under way fail. */
  close(): Promise<void>;
}
