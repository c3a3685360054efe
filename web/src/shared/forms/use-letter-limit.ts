import { hasAtMostLetters, letterCount } from '@exit-tickets/contracts/rules';
import { useMergedRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterInput } from '../text/filter-input.ts';
import { withinLimit } from '../text/within-limit.ts';
import { useEarlyInput } from './use-early-input.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What a field that takes only so many letters must be given. */
export interface LetterLimit<Field> {
  /** Letters as the server counts them, an emoji as one. */
  maxLetters: number;
  value?: string;
  onChange: (text: string) => void;
  error?: ReactNode;
  ref?: Ref<Field> | undefined;
}

/** What stands in a field, and how many letters did not fit. */
interface Cut {
  text: string;
  leftOut: number;
}

/** Chrome takes seconds to insert thousands of lines, each as an edit of its own. */
const maxLinesInserted = 200;

const insertText = (text: string): boolean =>
  text.split('\n').length <= maxLinesInserted && document.execCommand('insertText', false, text);

/** What fits of an edit that would bring too much; nothing where all of it fits, or a browser does not tell what comes. */
const fittingPart = (field: TextField, event: Event, maxLetters: number): Cut | undefined => {
  const { value, selectionStart, selectionEnd } = field;
  if (!(event instanceof InputEvent) || event.data === null || selectionStart === null || selectionEnd === null) return;
  const front = value.slice(0, selectionStart) + event.data.replaceAll('\r\n', '\n');
  const behind = value.slice(selectionEnd);
  const typed = front + behind;
  const text = withinLimit(typed, front.length, maxLetters);
  if (text === typed) return;
  const fitting = text.slice(selectionStart, text.length - behind.length);
  return { text: fitting, leftOut: letterCount(typed) - letterCount(text) };
};

/**
 * Keeps a field of Mantine within its limit, and says how much of what was pasted or typed was left out. What is typed in the
 * middle of a full field pushes nothing out of it.
 */
export const useLetterLimit = <Field extends TextField>({
  maxLetters,
  value = '',
  onChange,
  error,
  ref,
}: LetterLimit<Field>) => {
  const { t } = useTranslation();
  const [cut, setCut] = useState<Cut>();
  const field = useRef<Field>(null);
  // A word that is still being composed, as on phones and in Chinese, is left alone; what is too long goes when it is done.
  const isComposing = useRef(false);

  const note = (text: string, leftOut: number) =>
    setCut((shown) => {
      // The browser tells of an edit of our own as of any other, and then nothing was left out; the message stays.
      if (shown?.text === text && (leftOut === 0 || leftOut === shown.leftOut)) return shown;
      return leftOut > 0 ? { text, leftOut } : undefined;
    });

  const take = (from: Field) => {
    const typed = from.value;
    const text = isComposing.current ? typed : filterInput(from, (all, caret) => withinLimit(all, caret, maxLetters));
    note(text, text === typed ? 0 : letterCount(typed) - letterCount(text));
    onChange(text);
  };

  // More than fits may have been pasted before the app was there.
  useEarlyInput(field, (early) => hasAtMostLetters(early.value, maxLetters) || take(early));

  // What is too long is cut before it comes in, by an edit of the browser's own: setting a value makes the browser forget what
  // could be undone. What is left, such as an e-mail address or a whole book, is cut once it is in.
  const onBeforeInput = useEffectEvent((event: Event) => {
    const input = field.current;
    const part = !isComposing.current && input && fittingPart(input, event, maxLetters);
    if (!part || (part.text && !insertText(part.text))) return;
    event.preventDefault();
    note(input.value, part.leftOut);
    // Drawn with what it held before, the field would lose what was inserted.
    if (part.text) onChange(input.value);
  });
  // React has no such event.
  useEffect(() => {
    const input = field.current;
    input?.addEventListener('beforeinput', onBeforeInput);
    return () => input?.removeEventListener('beforeinput', onBeforeInput);
  }, []);

  // A cut is told until something else stands there.
  const shownCut = cut?.text === value ? cut : undefined;
  return {
    ref: useMergedRef(ref, field),
    value,
    onChange: ({ currentTarget }: { currentTarget: Field }) => take(currentTarget),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: Field }) => {
      isComposing.current = false;
      take(currentTarget);
    },
    error: shownCut ? t('tooLong', { max: maxLetters, count: shownCut.leftOut }) : error,
    // Read out at once, as the keyboard is in the field already.
    errorProps: shownCut && { role: 'alert' },
  };
};
