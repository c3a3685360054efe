import type { OpenAiReply } from '@exit-tickets/testing';

/** A valid draft that a model might write about `photosynthesis`. */
export const madeDraft = {
  slot: 1,
  kind: 'cause',
  passage: 'Als het erg droog is, sluiten de huidmondjes.',
  text: 'Waarom sluiten de huidmondjes als het droog is?',
  type: 'open_text',
  options: null as string[] | null,
  correctAnswer: null as string | null,
  modelAnswer: 'Dan verliest de plant minder water.',
  misconception: 'Denkt dat huidmondjes altijd open zijn.',
};

/** Another draft, about another part of the lesson. */
export const otherDraft = {
  ...madeDraft,
  slot: 2,
  kind: 'definition',
  passage: 'In de cel zit chlorofyl, een groene stof die lichtenergie opvangt.',
  text: 'Wat doet chlorofyl in de cel?',
  modelAnswer: 'Het vangt lichtenergie op.',
  misconception: '',
};

/** A model's reply to a request for questions about `photosynthesis`. */
export const madeQuestions = (questions: readonly object[] = [madeDraft, otherDraft]): OpenAiReply => ({
  kind: 'json',
  value: { title: 'Planten', questions },
});
