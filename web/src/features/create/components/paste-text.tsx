import { limits } from '@exit-tickets/contracts';
import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/forms/limited-field.tsx';
import { useEarlyInput } from '../../../shared/forms/use-early-input.ts';
import { errorText } from '../../../shared/screen/error-text.ts';
import { WorkProgress } from '../../../shared/ui/work-progress.tsx';
import { isAboutText, useGenerateTicket } from '../api/generate-ticket.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import classes from './paste-text.module.css';

interface PasteTextProps {
  content: string;
  onContent: (content: string) => void;
  title: string;
  /** Another button of the card is the primary one now. */
  isSecond: boolean;
  onDone: () => void;
  /** Further fields, above the button. */
  children: ReactNode;
}

/** Lesson text that is typed or pasted; questions are generated from it directly. */
export const PasteText = ({ content, onContent, title, isSecond, onDone, children }: PasteTextProps) => {
  const { t } = useTranslation(['editor', 'common']);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { generate, isGenerating, progress, cancel } = useGenerateTicket(() => {
    onContent('');
    onDone();
  });
  useRestoreFocus(isGenerating, field);
  useEarlyInput(field, ({ value }) => value && onContent(value));
  const submit = () => {
    if (content.trim() === '') {
      setProblem(t('paste.empty'));
      return field.current?.focus();
    }
    const markText = (error: Error) => {
      if (isAboutText(error)) setProblem(errorText(error));
    };
    generate({ content: content.trim(), title }, { onError: markText });
  };
  return (
    <>
      <LimitedTextarea
        ref={field}
        label={t('paste.label')}
        placeholder={t('paste.placeholder')}
        autosize
        minRows={3}
        maxRows={10}
        maxLetters={limits.contentLength}
        value={content}
        disabled={isGenerating}
        error={problem}
        onChange={(text) => {
          onContent(text);
          setProblem(undefined);
        }}
      />
      {children}
      {isGenerating ? (
        <div className={classes.busy}>
          <WorkProgress label={t('stages.generating')} progress={progress} />
          <Button variant="subtle" onClick={cancel} autoFocus>
            {t('common:cancel')}
          </Button>
        </div>
      ) : (
        <Button variant={isSecond ? 'default' : 'filled'} onClick={submit}>
          {t('generate.action')}
        </Button>
      )}
    </>
  );
};
