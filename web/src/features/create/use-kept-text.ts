import { useEffect, useState } from 'react';
import { keepInWindow, readKept } from './session-kept.ts';

const key = 'lessonText';

interface LessonText {
  title: string;
  content: string;
}

const isLessonText = (kept: unknown): kept is LessonText =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof Reflect.get(kept, 'title') === 'string' &&
  typeof Reflect.get(kept, 'content') === 'string';

/** The lesson text and its title, kept in this window across reloads and screen changes. */
export const useKeptText = () => {
  const [text, setText] = useState<LessonText>({ title: '', content: '' });
  // Only after hydration: the prerendered page has no text. Text typed by then is newer and wins.
  useEffect(() => {
    const kept = readKept(key);
    if (!isLessonText(kept)) return;
    const { title, content } = kept;
    setText((typed) => (typed.content === '' && typed.title === '' ? { title, content } : typed));
  }, []);
  useEffect(() => keepInWindow(key, text.title === '' && text.content === '' ? undefined : text), [text]);
  return {
    ...text,
    setTitle: (title: string) => setText((now) => ({ ...now, title })),
    setContent: (content: string) => setText((now) => ({ ...now, content })),
  };
};
