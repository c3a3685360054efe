import { languagePacks } from '@exit-tickets/answer-groups';
import { materialLanguage } from '../material-language.ts';
import type { QuestionRequest } from '../model.ts';
import { levelNames, type QuestionSlot } from './question-slots.ts';

/** The language to write in, as named in prompts; may be one that only the model knows. */
export const languageOf = (text: string): string => {
  const language = materialLanguage(text);
  return language ? languagePacks[language].name : 'the language of the material';
};

/** Builds the request for the model; `material` is the part of the lesson that may be sent. */
export const questionRequest = (
  { content, title, focus, existing, variant }: QuestionRequest,
  slots: readonly QuestionSlot[],
  material: string,
): Record<string, unknown> => ({
  title,
  language: languageOf(content),
  focus,
  material,
  slots: slots.map(({ level, ...slot }) => ({ ...slot, level: levelNames[level] })),
  existing: existing.map(({ text }) => text),
  ...(variant && { [variant.kind === 'same' ? 'likeThis' : 'insteadOf']: variant.of.text }),
});
