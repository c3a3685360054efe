import type { Wording } from '@exit-tickets/contracts';
import { Button, Title } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { JudgedBy } from '../answers/judged-by.tsx';
import { answerCount, type JudgedQuestion } from '../judging/groups.ts';
import { useShownResponses } from '../judging/shown-class.tsx';
import { useJudgingActions } from '../judging/use-judging.ts';
import judgingClasses from '../judging.module.css';
import classes from './read-yourself.module.css';

interface ReadYourselfProps {
  questions: readonly JudgedQuestion[];
  hasModel: boolean;
}

/** Undoing a mark needs no row to return to: the answer reappears here. */
const noRow = '';

/** Answers of students who may need an adult. The text is collapsed, because others may see the screen. */
export const ReadYourself = ({ questions, hasModel }: ReadYourselfProps) => {
  const { t } = useTranslation('results');
  const { mark } = useJudgingActions();
  const responses = useShownResponses();
  const nameOf = (id: string) => responses.get(id)?.studentName ?? t('judging.removed');
  const heading = useRef<HTMLHeadingElement>(null);
  const concerned = questions.filter(({ concerns }) => concerns.length > 0);
  const all = concerned.flatMap(({ concerns }) => concerns);
  if (all.length === 0) return null;
  const clear = (questionId: string, wordings: readonly Wording[]) => {
    mark(questionId, wordings, { verdict: 'unjudged' }, noRow);
    heading.current?.focus();
  };
  return (
    <section className={classes.concerns} data-no-print aria-labelledby="read-yourself">
      <Title order={2} size="h4" id="read-yourself" ref={heading} tabIndex={-1}>
        {t('concern.title', { count: answerCount(all) })}
      </Title>
      <p>
        {t('concern.text')} {t(hasModel ? 'concern.byModel' : 'concern.byWords')}
      </p>
      <details>
        <summary>{t('concern.show')}</summary>
        <ul>
          {concerned.flatMap(({ question, place, concerns }) =>
            concerns.map((wording) => (
              <li key={`${question.id} ${wording.responseIds[0]}`}>
                <div>
                  <p>{t('judging.quote', { answer: wording.answer })}</p>
                  <p className={judgingClasses.meta}>
                    <span>
                      {wording.responseIds.map(nameOf).join(', ')}, {t('questions.place', { place })}
                    </span>
                    <JudgedBy wordings={[wording]} />
                  </p>
                </div>
                <Button variant="default" onClick={() => clear(question.id, [wording])}>
                  {t('concern.none')}
                </Button>
              </li>
            )),
          )}
        </ul>
        {all.length > 1 && (
          <Button
            variant="default"
            onClick={() => {
              for (const { question, concerns } of concerned) clear(question.id, concerns);
            }}
          >
            {t('concern.noneOfAll')}
          </Button>
        )}
      </details>
    </section>
  );
};
