import { hasAtMostLetters, letterCount } from '@exit-tickets/contracts/rules';
import { useMergedRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterInput } from '../text/filter-input.ts';
import { withinLimit } from '../text/within-limit.ts';
import { useEarlyInput } from './use-early-input.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The options of a field with a limit of letters. */
export interface LetterLimit<Field> {
  /** Letters as the server counts them; an emoji is one. */
  maxLetters: number;
  value?: string;
  onChange: (text: string) => void;
  error?: ReactNode;
  ref?: Ref<Field> | undefined;
}

/** The text of a field, and how many letters were left out. */
interface Cut {
  text: string;
  leftOut: number;
}

/** Chrome takes seconds to insert thousands of lines, because each is a separate edit. */
const maxLinesInserted = 200;

const insertText = (text: string): boolean =>
  text.split('\n').length <= maxLinesInserted && document.execCommand('insertText', false, text);

/** The part of an edit that fits; undefined when all of it fits, or when the browser does not report the new text. */
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
 * Keeps a Mantine field within its limit, and reports how much pasted or typed text was left out. Typing in the middle
 * of a full field never removes existing text.
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
  // A word in composition, as on phones and in Chinese, is left alone; any excess is cut at its end.
  const isComposing = useRef(false);

  const note = (text: string, leftOut: number) =>
    setCut((shown) => {
      // Our own edit also triggers a change event, with nothing left out; the message must stay.
      if (shown?.text === text && (leftOut === 0 || leftOut === shown.leftOut)) return shown;
      return leftOut > 0 ? { text, leftOut } : undefined;
    });

  const take = (from: Field) => {
    const typed = from.value;
    const text = isComposing.current ? typed : filterInput(from, (all, caret) => withinLimit(all, caret, maxLetters));
    note(text, text === typed ? 0 : letterCount(typed) - letterCount(text));
    onChange(text);
  };

  // More than fits may have been pasted before hydration.
  useEarlyInput(field, (early) => hasAtMostLetters(early.value, maxLetters) || take(early));

  // Excess text is cut before the insertion by a native edit, because setting the value would clear the undo history.
  // Other cases, such as an e-mail field or a whole book, are cut after the insertion.
  const onBeforeInput = useEffectEvent((event: Event) => {
    const input = field.current;
    const part = !isComposing.current && input && fittingPart(input, event, maxLetters);
    if (!part || (part.text && !insertText(part.text))) return;
    event.preventDefault();
    note(input.value, part.leftOut);
    // Otherwise React would render the previous value and drop the inserted text.
    if (part.text) onChange(input.value);
  });
  // React has no native `beforeinput` event.
  useEffect(() => {
    const input = field.current;
    input?.addEventListener('beforeinput', onBeforeInput);
    return () => input?.removeEventListener('beforeinput', onBeforeInput);
  }, []);

  // The message about a cut stays until the text changes.
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
    // Announced at once, because the focus is already in the field.
    errorProps: shownCut && { role: 'alert' },
  };
};
