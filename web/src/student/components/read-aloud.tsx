import './read-aloud.css';
import type { Language } from '@exit-tickets/contracts/rules';
import { useTexts } from '../use-texts.ts';
import { useVoice } from '../use-voice.ts';
import { Icon } from './icons.tsx';

interface ReadAloudProps {
  text: string;
  language: Language | undefined;
  /** "2 of 3" */
  place: string;
}

/** Reads a question aloud, and stops when pressed again; hidden when there is no voice in its language. */
export const ReadAloud = ({ text, language, place }: ReadAloudProps) => {
  const texts = useTexts();
  const { canRead, isReading, read, stop } = useVoice(language);
  if (!canRead) return null;
  const label = isReading ? texts.readAloud.stop : texts.readAloud.start;
  return (
    <button
      type="button"
      className="plain read-aloud"
      aria-label={`${label}: ${place}`}
      onClick={() => (isReading ? stop() : read(text))}
    >
      <Icon name={isReading ? 'stop' : 'speaker'} /> {label}
    </button>
  );
};
