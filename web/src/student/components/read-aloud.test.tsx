import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.ts';
import { QuestionField } from './question-field.tsx';
import { ReadAloud } from './read-aloud.tsx';

afterEach(() => vi.unstubAllGlobals());

interface Spoken {
  text: string;
  lang: string;
  onend?: () => void;
}

/** A browser with these voices, which notes what it is reading. */
const aBrowser = (voices: { lang: string; localService?: boolean }[]) => {
  const state = { voices, reading: undefined as Spoken | undefined };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => state.voices.map((voice) => ({ localService: true, ...voice })),
    speak: (utterance: Spoken) => {
      state.reading = utterance;
    },
    cancel: () => {
      state.reading = undefined;
    },
  });
  class Utterance {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  const load = (loaded: { lang: string }[]) => {
    state.voices = loaded;
    void act(() => void synthesis.dispatchEvent(new Event('voiceschanged')));
  };
  return { state, load };
};

const show = () => renderPage(<ReadAloud text="Waarom groeit een plant?" language="nl" place="2 van 3" />);
const button = (name = 'Voorlezen: 2 van 3') => screen.queryByRole('button', { name });

test('a question is read in a voice of its language, until it is pressed again', async () => {
  const { state } = aBrowser([{ lang: 'en-GB' }, { lang: 'nl_NL' }]);
  show();
  await userEvent.click(button() as HTMLElement);
  expect(state.reading).toMatchObject({ text: 'Waarom groeit een plant?', lang: 'nl_NL' });
  await userEvent.click(button('Stoppen: 2 van 3') as HTMLElement);
  expect(state.reading).toBeUndefined();
  expect(button()).not.toBeNull();
});

test('a scale is read with what its ends mean', async () => {
  const { state } = aBrowser([{ lang: 'nl-NL' }]);
  const question = { id: 'q1', type: 'scale', text: 'Hoe zeker ben je?', lowEnd: 'niet', highEnd: 'heel' } as const;
  const field = { language: 'nl', place: 2, of: 3, answer: '', onAnswer: () => undefined, isMissing: false } as const;
  renderPage(<QuestionField question={question} {...field} />);
  await userEvent.click(button() as HTMLElement);
  expect(state.reading?.text).toBe('Hoe zeker ben je?. 1: niet. 5: heel');
});

test('the button offers to read again when the voice has come to its end', async () => {
  const { state } = aBrowser([{ lang: 'nl-NL' }]);
  show();
  await userEvent.click(button() as HTMLElement);
  void act(() => state.reading?.onend?.());
  expect(button()).not.toBeNull();
});

test('a voice falls silent when the student leaves', async () => {
  const { state } = aBrowser([{ lang: 'nl-NL' }]);
  const { unmount } = show();
  await userEvent.click(button() as HTMLElement);
  unmount();
  expect(state.reading).toBeUndefined();
  show();
  await userEvent.click(button() as HTMLElement);
  void act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(state.reading).toBeUndefined();
});

test.each([
  ['another language', [{ lang: 'de-DE' }]],
  ['a server elsewhere, which would get the question', [{ lang: 'nl-NL', localService: false }]],
])('without a voice but of %s there is no button', (_what, voices) => {
  aBrowser(voices);
  show();
  expect(button()).toBeNull();
});

test('without any speech there is no button', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  show();
  expect(button()).toBeNull();
});

test('a voice that the browser finds later brings the button', () => {
  const { load } = aBrowser([]);
  show();
  expect(button()).toBeNull();
  load([{ lang: 'nl-NL' }]);
  expect(button()).not.toBeNull();
});
