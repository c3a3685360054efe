import type { JsonSchema } from './document.ts';

type Resolve = (schema: JsonSchema) => JsonSchema;

/** What a field of this name holds in the examples: one lesson about photosynthesis, one class, one pupil. */
const values: Record<string, unknown> = {
  id: '7b0c0f3e',
  ticketId: '7b0c0f3e',
  responseId: 'r5d21',
  questionId: 'q1',
  createdBy: 'u81f2',
  pin: '4821',
  before: '2026-03-02T09:45:00.000Z_7b0c0f3e',
  title: 'Photosynthesis',
  className: '2B',
  totalStudents: 25,
  responseCount: 24,
  text: 'Why does a plant need light?',
  answer: 'It needs light to make sugar from water and carbon dioxide.',
  quote: 'plants eat earth',
  quotes: [{ responseId: 'r5d21', questionId: 'q1', quote: 'plants eat earth' }],
  modelAnswer: 'Light gives the energy with which water and carbon dioxide become sugar.',
  misconception: 'Plants take their food from the soil.',
  passage: 'Plants make their own food with the energy of light.',
  options: ['chlorophyll', 'glucose', 'starch'],
  correctAnswer: 'chlorophyll',
  studentName: 'Noor',
  email: 'j.devries@example.org',
  password: 'correct-horse-battery',
  firstName: 'Jan',
  lastName: 'de Vries',
  token: 'the-token-of-the-reset-link',
  message: 'If the address has an account, a reset link has been sent',
  content: 'Plants make their own food. With the energy of light they turn water and carbon dioxide into sugar.',
  originalContent:
    'Plants make their own food. With the energy of light they turn water and carbon dioxide into sugar.',
  lessonContent: 'Plants make their own food with the energy of light.',
  suggestedFocus: 'What a plant needs and what it makes',
  focus: 'What a plant needs and what it makes',
  file: '(the bytes of the file)',
  overallPerformance: 'Most of the class names light and water; 11 of 24 leave out carbon dioxide.',
  strugglingAreas: ['11 of 24 think that plants take their food from the soil'],
  nextLessonSuggestions: ['Weigh a pot of soil before and after: where does the plant come from?'],
  individualConcerns: ['2 pupils left a question open'],
  strengths: ['20 of 24 know that light is needed'],
  explanation: 'Names light and both substances.',
  score: 90,
  isActive: true,
  isAnalyzed: false,
  isArchived: false,
  isCorrect: true,
  isAuthenticated: true,
  hasResponses: true,
  index: 0,
};

const formats: Record<string, unknown> = {
  'date-time': '2026-03-02T09:45:00.000Z',
  email: 'j.devries@example.org',
  uri: 'https://tickets.example.org/reset-password?token=the-token-of-the-reset-link',
  uuid: '2f1f8f0a-6a43-4b0e-9a57-0b1f0e3c7d55',
};

const isNull = (schema: JsonSchema): boolean => schema.type === 'null';

const objectExample = (schema: JsonSchema, resolve: Resolve): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, exampleOf(property, resolve, name)]),
  );

/**
 * A value that the schema accepts: known field names get realistic values, the rest follows from the schema.
 * `resolve` finds what a `$ref` stands for.
 */
export const exampleOf = (given: JsonSchema, resolve: Resolve, name = ''): unknown => {
  const schema = resolve(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) return objectExample(schema, resolve);
  if (schema.format !== undefined && schema.format in formats) return formats[schema.format];
  if (Object.hasOwn(values, name)) return values[name];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choices.find((choice) => !isNull(choice)) ?? {}, resolve, name);
  if (schema.items) return [exampleOf(schema.items, resolve, '')];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return 'text';
};
