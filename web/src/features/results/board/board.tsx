import { Button, Group } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSample } from '../../../shared/sample.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import visuallyHidden from '../visually-hidden.module.css';
import classes from './board.module.css';
import { BoardFiles } from './board-files.tsx';
import type { BoardPair } from './board-sheet.ts';

interface BoardProps {
  pair: BoardPair;
  /** Title of the ticket. */
  title: string;
  onClose: () => void;
}

/** The steps of the board: both answers, then the question they were given to, then the right answer. */
const lastStep = 2;
const stepTexts = ['board.showQuestion', 'board.showRight'] as const;

/** Two answers in full screen, without names; arrow keys, clicks or a presenter move forward and back. */
export const Board = ({ pair, title, onClose }: BoardProps) => {
  const { question, wrong, right, isWrongFirst } = pair;
  const { t } = useTranslation(['results', 'common']);
  const isSample = useIsSample();
  const [step, setStep] = useState(0);
  useWindowEvent('keydown', (event) => {
    const move = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 }[event.key];
    if (!move) return;
    event.preventDefault();
    setStep((now) => Math.min(lastStep, Math.max(0, now + move)));
  });
  useEffect(() => {
    // Style sheets use it to hide teacher-only content from the class (styles/base.css).
    document.documentElement.dataset.board = '';
    return () => {
      delete document.documentElement.dataset.board;
    };
  }, []);
  useEffect(() => {
    // Full screen may be refused or unsupported; the page then stays as it is.
    if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(() => undefined);
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  const answers = isWrongFirst ? [wrong, right] : [right, wrong];
  return (
    <Dialog
      opened
      fullScreen
      onClose={onClose}
      title={
        <>
          <span className={visuallyHidden.always}>{t('board.title')}</span>
          {isSample && t('common:sample.name')}
        </>
      }
      transitionProps={{ duration: 0 }}
    >
      <div className={classes.board}>
        <p className={classes.question} data-hidden={step < 1} aria-hidden={step < 1}>
          {question}
        </p>
        <div className={classes.answers} aria-live="polite">
          {answers.map((answer, at) => {
            const isRight = answer === right;
            return (
              <p key={isRight ? 'right' : 'wrong'} className={classes.answer} data-right={step === lastStep && isRight}>
                <b aria-hidden>{'AB'[at]}</b>
                <span>{t('judging.quote', { answer })}</span>
                {step === lastStep && (
                  <span className={classes.verdict}>
                    {isRight ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
                    {t(isRight ? 'board.right' : 'tomorrow.wrong')}
                  </span>
                )}
              </p>
            );
          })}
        </div>
        <Group justify="flex-end" align="stretch" gap="sm" className={classes.buttons}>
          <div className={classes.toolbar}>
            <BoardFiles pair={pair} title={title} />
          </div>
          <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {t('board.back')}
          </Button>
          <Button onClick={() => (step === lastStep ? onClose() : setStep(step + 1))} data-autofocus>
            {t(stepTexts[step] ?? 'board.done')}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
};
