export { makeQuestions } from './make-questions.ts';
export type { DraftQuestion, DraftSuggestion, MadeQuestions, QuestionRequest } from './question-request.ts';
export { mulberry32 } from './random.ts';
export { teachingLines } from './teaching-lines.ts';
export { suggestFocus } from './title.ts';
