import type { FocusLevel, Question, SentRequest } from '@exit-tickets/contracts';

export interface ModelCall {
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Whose budget it is made from; a visitor without an account has none of their own. */
  teacherId?: string | undefined;
  /** Told the place in the queue while the call waits for others: 1 is next. */
  onQueued?: (place: number) => void;
  /** Told each request to a model as it is sent, word for word. */
  onSent?: (request: Pick<SentRequest, 'sentAt' | 'messages'>) => void;
}

/** A question before it has an id. */
export interface DraftQuestion {
  text: string;
  options?: readonly string[];
  correctAnswer?: string;
  guide: Required<NonNullable<Question['guide']>>;
}

export interface QuestionOrder {
  content: string;
  title?: string | undefined;
  levels: readonly FocusLevel[];
  /** What the questions should be about. */
  focus?: string | undefined;
  count: number;
  existing: readonly Question[];
}

export interface CoreRequest {
  question: Question;
  lessonContent?: string | undefined;
}

/** What an answer must contain at least, in one sentence; an opinion has no right or wrong. */
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
  verdict: 'right' | 'partly' | 'wrong' | 'blank';
  reason: string;
  label?: string | undefined;
  hasNoContent?: boolean | undefined;
}

/** What judges open answers. Every method rejects with an `ai_*` error when it gives no usable answer. */
export interface JudgingModel {
  makeCore(request: CoreRequest, call: ModelCall): Promise<MadeCore>;
  /**
   * Judges the answers to one question together, in parts; each part is passed on as it comes, so that what follows may
   * fail without losing it. Answers that the model leaves out twice get no verdict.
   */
  judgeAnswers(
    request: JudgingRequest,
    call: ModelCall,
    onVerdicts: (verdicts: readonly AnswerVerdict[]) => Promise<void>,
  ): Promise<void>;
}

/** A pupil's answers without the pupil: numbered, names masked. */
export interface AnonymousResponse {
  id: string;
  answers: readonly { questionId: string; answer: string }[];
}

export interface AnalysisOrder {
  title: string;
  questions: readonly Question[];
  lessonContent?: string | undefined;
  responses: readonly AnonymousResponse[];
}

/** A statement about the class, with the words of pupils that it rests on. */
export interface Claim {
  text: string;
  quotes: readonly { responseId: string; questionId: string; quote: string }[];
}

export interface DraftAnalysis {
  overallPerformance: string;
  strugglingAreas: readonly Claim[];
  nextLessonSuggestions: readonly Claim[];
  individualConcerns: readonly Claim[];
  strengths: readonly Claim[];
}

/**
 * What thinks for the service: a model behind an API, or the built-in generator. Every method rejects with
 * `ai_invalid`, `ai_unavailable` or `ai_timeout` when it gives no usable answer.
 */
export interface Model {
  /** One or two sentences in the material's language that name its key topics. */
  suggestFocus(material: { title: string; text: string }, call: ModelCall): Promise<string>;
  /** May reject with `too_little_text`. */
  makeQuestions(order: QuestionOrder, call: ModelCall): Promise<{ title: string; questions: DraftQuestion[] }>;
  /** Missing when no model is configured: then only what is certain gets a verdict. */
  judging?: JudgingModel;
  analyse(order: AnalysisOrder, call: ModelCall): Promise<DraftAnalysis>;
  /** Ends what it started; calls still under way fail. */
  close(): Promise<void>;
}
