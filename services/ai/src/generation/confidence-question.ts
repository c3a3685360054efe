import { defaultLanguage, type Language, type Question } from '@exit-tickets/contracts';
import { materialLanguage } from '../model/material-language.ts';

const texts: Record<Language, string> = {
  nl: 'Hoe zeker ben je van je antwoorden?',
  en: 'How sure are you of your answers?',
  de: 'Wie sicher bist du dir bei deinen Antworten?',
  fr: 'À quel point tes réponses te semblent-elles sûres ?',
};

/** A closing scale, in the language of the material; in English where that is none of the four. */
export const confidenceQuestion = (content: string): Question => ({
  id: 'confidence',
  type: 'scale',
  text: texts[materialLanguage(content) ?? defaultLanguage],
  guide: { kind: 'confidence' },
});
