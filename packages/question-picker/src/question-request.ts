import type { FocusLevel, GapWording, Question, QuestionGuide, QuestionStem } from '@exit-tickets/contracts';

/** A question before it has an id. */
export interface DraftQuestion {
  text: string;
  options?: readonly string[];
  correctAnswer?: string;
  guide: Required<Omit<QuestionGuide, 'kind'>> & Pick<QuestionGuide, 'kind'>;
}

/** A question that is offered beside those that are given. */
export interface DraftSuggestion {
  /** Letter by letter as the material has it. */
  sentence: string;
  /** Missing where a model worded it. */
  stem?: QuestionStem;
  question: DraftQuestion;
}

export interface QuestionRequest {
  content: string;
  title?: string | undefined;
  levels: readonly FocusLevel[];
  /** What the questions should be about. */
  focus?: string | undefined;
  /** None: only suggestions are wanted. */
  count: number;
  existing: readonly Question[];
  /** Another number, other questions. */
  seed: number;
  /** Another one like this question, or one of another kind in its place. */
  variant?: { of: Question; kind: 'same' | 'other' } | undefined;
  /** For a model: the lines that teach something, where the language of the material is known. */
  teaching?: readonly string[] | undefined;
}

export interface MadeQuestions {
  title: string;
  questions: DraftQuestion[];
  suggestions: DraftSuggestion[];
  gap?: GapWording;
}
