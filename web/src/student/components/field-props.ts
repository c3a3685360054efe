import type { StudentQuestion } from '@exit-tickets/contracts';
import type { Language, QuestionType } from '@exit-tickets/contracts/rules';

export interface FieldProps<Type extends QuestionType = QuestionType> {
  question: Extract<StudentQuestion, { type: Type }>;
  language: Language | undefined;
  place: number;
  of: number;
  answer: string;
  onAnswer: (answer: string) => void;
  isMissing: boolean;
}
