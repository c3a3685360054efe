import { type GapWording, limits } from '@exit-tickets/contracts';
import { Button, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type EditedQuestion, editedQuestion, isBlankQuestion, newQuestionId } from '../edited-ticket.ts';
import editorClasses from '../editor.module.css';
import classes from './lesson-panel.module.css';
import { gapQuestion, isTaken, isUsed, lessonParts, type Offer, wordParts } from './offers.ts';

interface LessonPanelProps {
  content: string;
  offers: readonly Offer[];
  gap: GapWording | undefined;
  questions: readonly EditedQuestion[];
  onTake: (question: EditedQuestion) => void;
  /** Removes a taken question again. */
  onUndo: (question: EditedQuestion) => void;
}

interface SentenceOffersProps extends Omit<LessonPanelProps, 'content' | 'onUndo'> {
  sentence: string;
}

/** Questions about a sentence: the ready-made ones, and each of its words as a gap. */
const SentenceOffers = ({ sentence, offers, gap, questions, onTake }: SentenceOffersProps) => {
  const { t } = useTranslation('editor');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: scrollIntoView returns a promise in newer browsers, which is no cleanup function.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isFull = questions.length >= limits.questionsPerTicket;
  const stems = offers.filter((offer) => offer.sentence === sentence);
  return (
    <div ref={panel} className={classes.offers}>
      <ul className={classes.stems}>
        {stems.map(({ question }) => (
          <li key={question.text}>
            <span>{question.text}</span>
            {isTaken({ question }, questions) ? (
              <span className={classes.there}>
                <IconCheck size={16} aria-hidden /> {t('lesson.there')}
              </span>
            ) : (
              <Button
                variant="default"
                size="sm"
                disabled={isFull}
                aria-label={t('lesson.takeQuestion', { question: question.text })}
                onClick={() => onTake(editedQuestion(question))}
              >
                {t('lesson.take')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {gap && (
        <fieldset className={classes.gap}>
          <legend>{t('lesson.gap')}</legend>
          <div>
            {wordParts(sentence).map(({ text, isWord }, place) =>
              isWord ? (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's words never move
                  key={place}
                  type="button"
                  className={classes.word}
                  disabled={isFull}
                  onClick={() => onTake(gapQuestion(sentence, place, gap, newQuestionId(questions, new Date())))}
                >
                  {text}
                </button>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's words never move
                <Fragment key={place}>{text}</Fragment>
              ),
            )}
          </div>
        </fieldset>
      )}
    </div>
  );
};

/** The lesson beside its questions: a tap on an underlined sentence shows what can be asked about it. */
export const LessonPanel = ({ content, offers, gap, questions, onTake, onUndo }: LessonPanelProps) => {
  const { t } = useTranslation('editor');
  const parts = useMemo(
    () =>
      lessonParts(
        content,
        offers.map(({ sentence }) => sentence),
      ),
    [content, offers],
  );
  const [open, setOpen] = useState<string>();
  const [taken, setTaken] = useState<EditedQuestion>();
  const opened = useRef<HTMLButtonElement>(null);
  const hasQuestion = !questions.every(isBlankQuestion);
  const number = taken ? questions.findIndex(({ id }) => id === taken.id) + 1 : 0;
  /** The pressed button is removed, so the focus returns to the sentence. */
  const take = (question: EditedQuestion) => {
    flushSync(() => {
      onTake(question);
      setTaken(question);
    });
    opened.current?.focus({ preventScroll: true });
  };
  const undo = () => {
    if (taken) onUndo(taken);
    opened.current?.focus({ preventScroll: true });
    setTaken(undefined);
  };
  return (
    <section aria-labelledby="lesson-title" className={classes.panel}>
      <h3 id="lesson-title">{t('lesson.title')}</h3>
      {(offers.length > 0 || hasQuestion) && (
        <p className={classes.help}>{t(offers.length > 0 ? 'lesson.help' : 'lesson.readOnly')}</p>
      )}
      <Group gap="0 4px" role="status" className={editorClasses.replaced}>
        {number > 0 && (
          <>
            <span>{t('lesson.taken', { number })}</span>
            <Button variant="subtle" size="sm" onClick={undo}>
              {t('lesson.undo')}
            </Button>
          </>
        )}
      </Group>
      <ul className={classes.lesson}>
        {parts.map(({ text, isSentence }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lesson does not change while it is open
          <li key={place}>
            {isSentence ? (
              <>
                <button
                  ref={open === text ? opened : undefined}
                  type="button"
                  className={classes.sentence}
                  aria-expanded={open === text}
                  data-used={isUsed(text, questions) || undefined}
                  onClick={() => setOpen(open === text ? undefined : text)}
                >
                  {text}
                  {isUsed(text, questions) && (
                    <span className={classes.used}>
                      <IconCheck size={16} aria-hidden /> {t('lesson.used')}
                    </span>
                  )}
                </button>
                {open === text && (
                  <SentenceOffers sentence={text} offers={offers} gap={gap} questions={questions} onTake={take} />
                )}
              </>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
