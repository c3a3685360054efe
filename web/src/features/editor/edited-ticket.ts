import {
  byType,
  limits,
  optionsOf,
  type Question,
  type QuestionOrigin,
  type QuestionType,
  type TicketDraft,
  ticketDraft,
} from '@exit-tickets/contracts';

type Guide = NonNullable<Question['guide']>;

/** A question while it is edited. Every type keeps its options, so that trying another type loses nothing. */
export interface EditedQuestion {
  id: string;
  type: QuestionType;
  text: string;
  options: string[];
  /** Index of the right option, so that rewording keeps it right. */
  correctIndex: number | null;
  /** Labels of the ends of a scale; blank for none. */
  lowEnd: string;
  highEnd: string;
  guide: Guide;
  /** The question that this one repeats, and the content it was loaded with; different content counts as edited. */
  origin?: QuestionOrigin & { asked: string };
}

export interface EditedTicket extends Record<keyof TicketDraft, unknown> {
  title: string;
  className: string;
  /** Raw value of the field; a non-number counts as 0, which is sent as null (docs/product.md 5). */
  totalStudents: number | string;
  questions: EditedQuestion[];
  originalContent: string | undefined;
  /** Answers are not sent to a model. */
  isKeptFromAi: boolean;
}

/** The id of a new question: the time in ms, made unique among `taken`. */
export const newQuestionId = (taken: readonly { id: string }[], now: Date): string => {
  let id = now.getTime();
  while (taken.some((question) => question.id === String(id))) id += 1;
  return String(id);
};

export const emptyQuestion = (id: string): EditedQuestion => ({
  id,
  type: 'open_text',
  text: '',
  options: ['', '', ''],
  correctIndex: null,
  lowEnd: '',
  highEnd: '',
  guide: {},
});

/** Prepares a question for insertion; it gets a new id if its own is taken. */
export const withFreeId = (question: EditedQuestion, taken: readonly { id: string }[], now: Date): EditedQuestion =>
  taken.some(({ id }) => id === question.id) ? { ...question, id: newQuestionId(taken, now) } : question;

/** Whether two questions are equal apart from their ids. */
export const isSameQuestion = (a: EditedQuestion, b: EditedQuestion): boolean =>
  JSON.stringify({ ...a, id: b.id }) === JSON.stringify(b);

/** Whether nothing was written in a question yet. */
export const isBlankQuestion = ({ id, type, correctIndex, guide, origin, ...texts }: EditedQuestion): boolean =>
  !origin && [...Object.values(texts).flat(), ...Object.values(guide)].every((part) => part.trim() === '');

/** Editable fields that only questions of that type have. */
const ownFields = byType<[], Partial<EditedQuestion>>({
  open_text: () => ({}),
  multiple_choice: ({ options, correctAnswer }) => {
    const place = correctAnswer === undefined ? -1 : options.indexOf(correctAnswer);
    return { options, correctIndex: place < 0 ? null : place };
  },
  scale: ({ lowEnd = '', highEnd = '' }) => ({ lowEnd, highEnd }),
});

/** What students are asked, as a key: equal for questions that ask the same. */
const askedBy = (question: Question): string =>
  JSON.stringify([question.type, question.text.trim(), optionsOf(question)]);

/** A question as it is stored, made editable. */
export const editedQuestion = (question: Question): EditedQuestion => {
  const { id, type, text, guide = {}, origin } = question;
  const asking = origin && { origin: { ...origin, asked: askedBy(question) } };
  return { ...emptyQuestion(id), type, text, ...ownFields(question), guide, ...asking };
};

export const editedTicket = (draft: TicketDraft): EditedTicket => ({
  title: draft.title,
  className: draft.className ?? '',
  totalStudents: draft.totalStudents ?? '',
  questions: draft.questions.map(editedQuestion),
  originalContent: draft.originalContent,
  isKeptFromAi: draft.isKeptFromAi ?? false,
});

const commonOf = ({ id, text }: EditedQuestion, guide: Guide) => ({
  id,
  text,
  ...(Object.keys(guide).length > 0 && { guide }),
});

const questionOfType: Record<QuestionType, (edited: EditedQuestion) => Question> = {
  open_text: (edited) => ({ ...commonOf(edited, edited.guide), type: 'open_text' }),
  multiple_choice: (edited) => {
    const { options, correctIndex, guide } = edited;
    const correctAnswer = correctIndex === null ? undefined : options[correctIndex]?.trim();
    return { ...commonOf(edited, guide), type: 'multiple_choice', options, ...(correctAnswer && { correctAnswer }) };
  },
  scale: (edited) => {
    const [lowEnd, highEnd] = [edited.lowEnd.trim(), edited.highEnd.trim()];
    const { modelAnswer: _noneIsGood, ...guide } = edited.guide;
    return { ...commonOf(edited, guide), type: 'scale', ...(lowEnd && { lowEnd }), ...(highEnd && { highEnd }) };
  },
};

/** Converts an edited question to what is sent. */
export const toQuestion = (edited: EditedQuestion): Question => {
  const question = questionOfType[edited.type](edited);
  if (!edited.origin) return question;
  const { asked, ...origin } = edited.origin;
  return { ...question, origin: asked === askedBy(question) ? origin : { ...origin, kind: 'edited' } };
};

/** The part of an edited ticket that is sent to the server. */
export const toDraft = (edited: EditedTicket) =>
  ({
    title: edited.title,
    className: edited.className.trim() || null,
    totalStudents: Number(edited.totalStudents) || null,
    questions: edited.questions.map(toQuestion),
    originalContent: edited.originalContent || undefined,
    isKeptFromAi: edited.isKeptFromAi || undefined,
  }) satisfies Record<keyof TicketDraft, unknown>;

export type FieldProblem =
  | 'title'
  | 'totalStudents'
  | 'noQuestions'
  | 'tooManyQuestions'
  | 'questionText'
  | 'option'
  | 'sameOptions'
  | 'other';

const problemAt = (path: readonly PropertyKey[], code: string): FieldProblem => {
  const [field, , part, option] = path;
  if (field === 'title' || field === 'totalStudents') return field;
  if (field !== 'questions') return 'other';
  if (path.length === 1) return code === 'too_big' ? 'tooManyQuestions' : 'noQuestions';
  if (part === 'text') return 'questionText';
  if (part !== 'options') return 'other';
  return option === undefined ? 'sameOptions' : 'option';
};

/** The question whose text or options a field belongs to: one error at a time is enough to fix. */
const questionOf = (field: string): string | undefined => /^(questions\.\d+)\.(?:text|options)/.exec(field)?.[1];

/** Validation errors by field ("questions.0.text"), from the server's schema; at most one per question. */
export const problemsOf = (edited: EditedTicket): Record<string, FieldProblem> => {
  const parsed = ticketDraft.safeParse(toDraft(edited));
  const issues = parsed.success ? [] : parsed.error.issues;
  const problems = issues.map(({ path, code }) => [path.join('.'), problemAt(path, code)] as const);
  return Object.fromEntries(
    problems.filter(([field], place) => {
      const question = questionOf(field);
      return !question || problems.findIndex(([other]) => questionOf(other) === question) === place;
    }),
  );
};

/** Material for extra questions: the lesson, or else the ticket itself (docs/design.md 4.11). */
export const materialOf = ({ originalContent, title, questions }: EditedTicket): string =>
  originalContent?.trim() ||
  [title, ...questions.map(({ text }) => text)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n');

/** Whether the AI may add another question (docs/product.md 5). Adding by hand has a higher limit. */
export const canAddByAi = (questions: readonly unknown[]): boolean => questions.length < limits.questionsWithAi;

/** Makes a generated question editable. It must be an object, and gets a new id when its own is missing or taken. */
export const acceptQuestion = (result: unknown, taken: readonly { id: string }[], now: Date): EditedQuestion => {
  if (typeof result !== 'object' || result === null || Array.isArray(result))
    throw new Error('the extra question is not an object');
  const question = result as Question;
  const edited = editedQuestion({ ...question, id: question.id || newQuestionId(taken, now) });
  return withFreeId(edited, taken, now);
};
