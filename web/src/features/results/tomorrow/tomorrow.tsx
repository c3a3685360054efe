import { type BoardAnswer, tidy, wholeFirst } from '@exit-tickets/answer-groups/board';
import { type AnswerCounts, answersIn, isInOwnWords, limits } from '@exit-tickets/contracts/rules';
import { Button, Group, Title } from '@mantine/core';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/forms/limited-field.tsx';
import { Board } from '../board/board.tsx';
import { BoardFiles } from '../board/board-files.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { FollowUpButton } from '../follow-up/follow-up-button.tsx';
import type { WeakQuestion } from '../judging/board-pair.ts';
import resultsClasses from '../results.module.css';
import type { NamelessAnswer } from '../use-nameless-answers.ts';
import { HowItFell } from './how-it-fell.tsx';
import classes from './tomorrow.module.css';

/** In a smaller class, everybody recognises who wrote what, so the teacher has to reword it. */
const minForOwnWords = 10;

interface TomorrowProps {
  /** Title of the ticket. */
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  weakest: WeakQuestion | undefined;
  /** Reports unjudged answers: while there are any, nothing is called fine. */
  notYet: ReactNode;
  /** Whether there are too few responses to say anything about the class. */
  isTooFew: boolean;
  /** The verdicts on all answers: a blank is neither wrong nor fine. Undefined until loaded. */
  tally: AnswerCounts | undefined;
  nameless: NamelessAnswer;
  /** Whether every answer has been checked for names. */
  isReady: boolean;
  responseCount: number;
  /** The activity that the analysis suggests. */
  suggestion: string | undefined;
  /** Whether that is to compare the two answers. */
  isPairSuggested: boolean;
  /** Other actions based on the marks, beside the board. */
  next: ReactNode;
  onShowAnswers: (questionId: string) => void;
}

interface BoardTextProps {
  answer: BoardAnswer;
  text: string;
  isRight: boolean;
  /** Whether the teacher has to reword it, so that it must look like a field. */
  isToRetype: boolean;
  onChange: (text: string) => void;
  onSwap: (() => void) | undefined;
}

/** One of the two answers as it will appear on the board, to be reworded or swapped for another. */
const BoardText = ({ answer, text, isRight, isToRetype, onChange, onSwap }: BoardTextProps) => {
  const { t } = useTranslation('results');
  return (
    <div className={classes.answer} data-right={isRight}>
      <LimitedTextarea
        maxLetters={limits.answerLength}
        label={t(isRight ? 'tomorrow.right' : 'tomorrow.wrong')}
        value={text}
        onChange={onChange}
        autosize
        minRows={2}
        maxRows={6}
        variant={isToRetype ? 'default' : 'unstyled'}
        classNames={{ input: isToRetype ? `${classes.text} ${classes.field}` : classes.text, label: classes.which }}
      />
      {onSwap && <LinkButton onClick={onSwap}>{t('tomorrow.other')}</LinkButton>}
      {!answer.wording && <span className={resultsClasses.muted}>{t('tomorrow.expected')}</span>}
    </div>
  );
};

type Side = 'wrong' | 'right';

/** The pair to compare: which answers, and in which wording. */
const usePair = (weak: WeakQuestion, nameless: NamelessAnswer) => {
  const [places, setPlaces] = useState({ wrong: 0, right: 0 });
  const [typed, setTyped] = useState<Partial<Record<Side, string>>>({});
  const questionId = weak.judged.question.id;
  /** Without names; tidied up if any were removed. */
  const namelessText = ({ text, wording }: BoardAnswer): string => {
    const [responseId] = wording?.responseIds ?? [];
    const words = responseId === undefined ? text : (nameless(responseId, questionId, text) ?? '');
    return words === text ? text : tidy(words);
  };
  const isWhole = (answer: BoardAnswer): boolean => namelessText(answer) === answer.text;
  const answerOf = (side: Side): BoardAnswer | undefined =>
    wholeFirst(weak[side], isWhole)[places[side] % Math.max(1, weak[side].length)];
  const ownWordsOf = (side: Side): string => {
    const answer = answerOf(side);
    return answer ? namelessText(answer) : '';
  };
  const swap = (side: Side) => () => {
    setPlaces({ ...places, [side]: places[side] + 1 });
    setTyped({ ...typed, [side]: undefined });
  };
  return {
    answerOf,
    textOf: (side: Side): string => typed[side] ?? ownWordsOf(side),
    isRetyped: (side: Side): boolean => (typed[side]?.trim() ?? ownWordsOf(side)) !== ownWordsOf(side),
    type: (side: Side) => (text: string) => setTyped({ ...typed, [side]: text }),
    swapOf: (side: Side) => (weak[side].length > 1 ? swap(side) : undefined),
  };
};

const Pair = ({
  title,
  weak,
  nameless,
  isReady,
  responseCount,
  suggestion,
  isPairSuggested,
  next,
  onShowAnswers,
}: Omit<TomorrowProps, 'titleRef' | 'weakest' | 'notYet' | 'isTooFew' | 'tally'> & { weak: WeakQuestion }) => {
  const { t } = useTranslation('results');
  const [isOnBoard, setOnBoard] = useState(false);
  const retypeId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const pair = usePair(weak, nameless);
  const { judged, notRight, total } = weak;
  const { question, place } = judged;
  const wrong = pair.answerOf('wrong');
  const right = pair.answerOf('right');
  if (!wrong || !right)
    return (
      <>
        <p>{suggestion ?? t('tomorrow.noPair', { place })}</p>
        <Group gap="sm" mt={14} data-no-print>
          <FollowUpButton questionId={question.id} />
          {next}
        </Group>
      </>
    );
  /** Same order as on the board: whoever reads it aloud finds A on the left. */
  const isWrongFirst = question.text.length % 2 === 0;
  const isToRetype = responseCount < minForOwnWords && isInOwnWords(question);
  const mustRetype = isToRetype && !pair.isRetyped('wrong');
  const onBoard = { question: question.text, wrong: pair.textOf('wrong'), right: pair.textOf('right'), isWrongFirst };
  return (
    <>
      <p>{isPairSuggested || !suggestion ? t('tomorrow.how') : suggestion}</p>
      {suggestion && !isPairSuggested && <p>{t('tomorrow.pair')}</p>}
      <div className={classes.two}>
        {(isWrongFirst ? (['wrong', 'right'] as const) : (['right', 'wrong'] as const)).map((side) => (
          <BoardText
            key={side}
            answer={side === 'right' ? right : wrong}
            text={pair.textOf(side)}
            isRight={side === 'right'}
            isToRetype={side === 'wrong' && isToRetype}
            onChange={pair.type(side)}
            onSwap={pair.swapOf(side)}
          />
        ))}
      </div>
      {mustRetype && (
        <p id={retypeId} className={resultsClasses.later} data-no-print>
          {t('tomorrow.retype')}
        </p>
      )}
      <Group gap="sm" mt={14} data-no-print>
        <Button
          ref={button}
          disabled={!isReady || mustRetype}
          aria-describedby={mustRetype ? retypeId : undefined}
          onClick={() => setOnBoard(true)}
        >
          {t('board.title')}
        </Button>
        <FollowUpButton questionId={question.id} />
        {next}
        <BoardFiles pair={onBoard} title={title} isDisabled={!isReady || mustRetype} />
      </Group>
      <div className={classes.why}>
        <Title order={3} size="h4">
          {t('tomorrow.ofQuestion', { place, result: t('tomorrow.notYet', { count: notRight, total }) })}
        </Title>
        <HowItFell weak={weak} onShowAnswers={onShowAnswers} />
      </div>
      {isOnBoard && (
        <Board
          pair={onBoard}
          title={title}
          onClose={() => {
            setOnBoard(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
};

/** A five-minute plan for the next lesson, ready for the board, and the counts that it is based on. */
export const Tomorrow = ({ titleRef, weakest, notYet, isTooFew, tally, ...props }: TomorrowProps) => {
  const { t } = useTranslation('results');
  const nothingToRepeat = ({ partly, wrong, blank, ...others }: AnswerCounts): string => {
    const total = answersIn({ partly, wrong, blank, ...others });
    if (partly + wrong > 0) return t('tomorrow.little', { count: partly + wrong, total });
    return blank > 0 ? t('tomorrow.blank', { count: blank, total }) : t('tomorrow.nothing');
  };
  const text = props.suggestion ?? (notYet || !tally ? undefined : nothingToRepeat(tally));
  return (
    <section className={classes.tomorrow} aria-labelledby="tomorrow">
      <Title order={2} id="tomorrow" ref={titleRef} tabIndex={-1}>
        {t('tomorrow.title')}
      </Title>
      {weakest && <Pair key={weakest.judged.question.id} weak={weakest} {...props} />}
      {!weakest && (
        <>
          {isTooFew && <p>{t('analysis.few')}</p>}
          {text && !isTooFew ? <p>{text}</p> : notYet}
          <Group gap="sm" mt={14} data-no-print>
            {props.next}
          </Group>
        </>
      )}
    </section>
  );
};
