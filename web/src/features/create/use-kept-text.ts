import { useEffect, useState } from 'react';
import { pageOwner } from '../../api/page-owner.ts';

const key = 'lessonText';

interface LessonText {
  title: string;
  content: string;
}

/** What was typed in this window before, by a visitor or by the teacher whose page it is now. */
const readKept = (): LessonText | undefined => {
  try {
    const { owner, title, content } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const isMine = owner === null || owner === pageOwner();
    return isMine && typeof title === 'string' && typeof content === 'string' ? { title, content } : undefined;
  } catch {
    return undefined;
  }
};

const keep = (text: LessonText): void => {
  try {
    if (text.title === '' && text.content === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ ...text, owner: pageOwner() ?? null }));
  } catch {
    // Without storage, or room in it, the text is there as long as the screen is.
  }
};

/** The lesson text and its title, which stay in this window when the page is loaded anew or the screen changes. */
export const useKeptText = () => {
  const [text, setText] = useState<LessonText>({ title: '', content: '' });
  // Once the page is alive: what was rendered beforehand has no text. What was typed by then is newer.
  useEffect(() => {
    const kept = readKept();
    if (kept) setText((typed) => (typed.content === '' && typed.title === '' ? kept : typed));
  }, []);
  useEffect(() => keep(text), [text]);
  return {
    ...text,
    setTitle: (title: string) => setText((now) => ({ ...now, title })),
    setContent: (content: string) => setText((now) => ({ ...now, content })),
  };
};
