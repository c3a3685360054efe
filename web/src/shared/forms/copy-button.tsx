import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const copiedShownMs = 2_000;

const copySelection = (text: string, beside: HTMLElement): void => {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside the dialog: its focus trap would undo a selection elsewhere.
  beside.after(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  beside.focus();
  if (!isCopied) throw new Error('the browser refused to copy');
};

/** Browsers have no clipboard API over plain http, as in a classroom without TLS: there a selection is copied. */
const copyText = async (text: string, beside: HTMLElement): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelection(text, beside);
  }
};

/** Copies a link and confirms it on the button itself. */
export const CopyButton = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async (button: HTMLElement) => {
    await copyText(text, button).then(
      () => setCopied(true),
      () => setCopied(false),
    );
    setTimeout(() => setCopied(false), copiedShownMs);
  };
  return (
    <Button
      variant="default"
      onClick={({ currentTarget }) => void copy(currentTarget)}
      leftSection={isCopied ? <IconCheck size={20} /> : <IconCopy size={20} />}
    >
      <span aria-live="polite">{t(isCopied ? 'copied' : 'copyLink')}</span>
    </Button>
  );
};
