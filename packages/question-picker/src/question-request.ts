import type { FocusLevel, GapWording, Question, QuestionGuide, QuestionStem } from '@exit-tickets/contracts';

/** A question without an id. */
export interface DraftQuestion {
  text: string;
  options?: readonly string[];
  correctAnswer?: string;
  guide: Required<Omit<QuestionGuide, 'kind'>> & Pick<QuestionGuide, 'kind'>;
}

/** A question offered in addition to those of the ticket. */
export interface DraftSuggestion {
  /** Verbatim from the material. */
  sentence: string;
  /** Missing if a model wrote the question. */
  stem?: QuestionStem;
  question: DraftQuestion;
}

export interface QuestionRequest {
  content: string;
  title?: string | undefined;
  levels: readonly FocusLevel[];
  /** The topic that the questions should be about. */
  focus?: string | undefined;
  /** Zero: only suggestions are wanted. */
  count: number;
  existing: readonly Question[];
  /** A different seed gives different questions. */
  seed: number;
  /** Asks for another question like this one, or for one of another kind in its place. */
  variant?: { of: Question; kind: 'same' | 'other' } | undefined;
  /** For a model: the lines with teaching content, if the language of the material is known. */
  teaching?: readonly string[] | undefined;
}

export interface MadeQuestions {
  title: string;
  questions: DraftQuestion[];
  suggestions: DraftSuggestion[];
  gap?: GapWording;
}
