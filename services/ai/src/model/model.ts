import type { Evaluation, FocusLevel, Question } from '@exit-tickets/contracts';

export interface ModelCall {
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
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

/** An answer to judge; blank answers, choices with a right option and scales never get this far. */
export interface AnswerToJudge {
  question: Question;
  answer: string;
  lessonContent?: string | undefined;
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
 * `ai_failed`, `ai_unavailable` or `ai_timeout` when it gives no usable answer.
 */
export interface Model {
  /** One or two sentences in the material's language that name its key topics. */
  suggestFocus(material: { title: string; text: string }, call: ModelCall): Promise<string>;
  /** May reject with `too_little_text`. */
  makeQuestions(order: QuestionOrder, call: ModelCall): Promise<{ title: string; questions: DraftQuestion[] }>;
  judge(answer: AnswerToJudge, call: ModelCall): Promise<Evaluation>;
  analyse(order: AnalysisOrder, call: ModelCall): Promise<DraftAnalysis>;
  /** Ends what it started; calls still under way fail. */
  close(): Promise<void>;
}
