import { type Language, languageOfTag } from '@exit-tickets/contracts/rules';
import { useEffect, useRef, useState } from 'react';

/** Older browsers do not report changes of their voices. */
const secondLookMs = 1_000;

// Missing in some browsers, contrary to its type.
const synthesis = (): SpeechSynthesis | undefined => window.speechSynthesis;

/** A voice on this device; remote voices would send the text to a server. Android writes `nl_NL`. */
const findVoice = (language: Language): SpeechSynthesisVoice | undefined =>
  synthesis()
    ?.getVoices()
    .find(({ localService, lang }) => localService && languageOfTag(lang.replace('_', '-')) === language);

/** Reads texts aloud in a voice of this language; `canRead` is false while the browser has none. */
export const useVoice = (language: Language | undefined) => {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const [isReading, setReading] = useState(false);
  // Keeps a reference: Chrome never fires the end event of an utterance that was garbage-collected.
  const current = useRef<SpeechSynthesisUtterance>(undefined);

  useEffect(() => {
    const look = () => setVoice(language && findVoice(language));
    look();
    const timer = setTimeout(look, secondLookMs);
    // Not an event target in Safari before 16.
    synthesis()?.addEventListener?.('voiceschanged', look);
    return () => {
      clearTimeout(timer);
      synthesis()?.removeEventListener?.('voiceschanged', look);
    };
  }, [language]);

  const stop = (): void => {
    if (!current.current) return;
    current.current = undefined;
    setReading(false);
    synthesis()?.cancel();
  };

  const read = (text: string): void => {
    if (!voice) return;
    synthesis()?.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    const ended = () => {
      if (current.current !== utterance) return;
      current.current = undefined;
      setReading(false);
    };
    utterance.onend = ended;
    utterance.onerror = ended;
    current.current = utterance;
    setReading(true);
    synthesis()?.speak(utterance);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: on leaving the question, or the page
  useEffect(() => {
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, []);

  return { canRead: voice !== undefined, isReading, read, stop };
};
