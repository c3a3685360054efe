import type { FocusLevel, Question, QuestionGuide } from '@exit-tickets/contracts';

/** A question before it has an id. */
export interface DraftQuestion {
  text: string;
  options?: readonly string[];
  correctAnswer?: string;
  guide: Required<Omit<QuestionGuide, 'kind'>> & Pick<QuestionGuide, 'kind'>;
}

export interface QuestionRequest {
  content: string;
  title?: string | undefined;
  levels: readonly FocusLevel[];
  /** What the questions should be about. */
  focus?: string | undefined;
  count: number;
  /** None of these is made again. */
  existing: readonly Question[];
  /** Another number gives other questions, where the material holds more than are asked for. */
  seed: number;
  /** Another question like this one, or one of another kind about the same lesson. */
  variant?: { of: Question; kind: 'same' | 'other' } | undefined;
}
