import { isOpen, type Response, type Ticket } from '@exit-tickets/contracts';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNow } from '../../../components/use-now.ts';
import { useAnalyzeTicket } from '../api/analyze-ticket.ts';
import { analysisQuery } from '../api/get-analysis.ts';
import { useJudgeTicket } from '../api/judge-ticket.ts';
import { useWatchTicket } from '../api/watch-ticket.ts';
import { answerCount, tallyOf, workLeft } from '../judging/groups.ts';
import { NamesProvider } from '../judging/names.ts';
import { JudgingProvider, useJudging } from '../judging/use-judging.ts';
import { indexByResponse, VerdictsProvider } from '../judging/verdicts.ts';
import { useShownNames } from '../use-shown-names.ts';
import { AnalysisCard, isNoAnalysis } from './analysis-card.tsx';
import { AnalyzeButton } from './analyze-button.tsx';
import { Overview } from './overview.tsx';
import { PinBar } from './pin-bar.tsx';
import { QuestionResults } from './question-results.tsx';
import { ResultsTools } from './results-tools.tsx';
import { SentCard } from './sent-card.tsx';
import { StatusButton } from './status-button.tsx';
import { StudentResults } from './student-results.tsx';
import { Summary } from './summary.tsx';
import classes from './ticket-results.module.css';
import { ToDo } from './to-do.tsx';

/** First who answered, what is left to judge and what to do tomorrow, then the questions, then the pupils. */
export const TicketResults = ({ ticket, responses }: { ticket: Ticket; responses: Response[] }) => {
  const canAnswer = useNow((now) => isOpen(ticket, now));
  const { id, title, pin, totalStudents } = ticket;
  const shared = useMemo(
    () => (canAnswer && pin ? { id, title, pin, totalStudents } : undefined),
    [canAnswer, id, title, pin, totalStudents],
  );
  const live = useWatchTicket(id);
  const judging = useJudging(ticket);
  const { judgements, questions, actions, error, reload } = judging;
  const [areKeysOn, setKeysOn] = useLocalStorage({
    key: 'exitTicket.markingKeys',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const analyze = useAnalyzeTicket(ticket.id, ticket.originalContent);
  const modelJudging = useJudgeTicket(ticket.id);
  const stored = useQuery({ ...analysisQuery(ticket.id), enabled: ticket.isAnalyzed });

  const [areNamesHidden, setNamesHidden] = useLocalStorage({
    key: 'exitTicket.namesHidden',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { shown, nameOf: shownNameOf } = useShownNames(responses, areNamesHidden);

  const work = useMemo(() => workLeft(questions), [questions]);
  const wordings = questions.flatMap(({ hasVerdicts, groups }) =>
    hasVerdicts ? groups.flatMap((group) => group.wordings) : [],
  );
  const judged = answerCount(wordings) - tallyOf(wordings).unjudged;

  const names = useMemo(() => new Map(shown.map(({ id, studentName }) => [id, studentName])), [shown]);
  const nameOf = useCallback((id: string) => names.get(id), [names]);
  const wordingOf = useMemo(() => indexByResponse(judgements), [judgements]);
  const hasReadFailed = error !== null && !judgements;
  const { mutate: judgeByModel } = modelJudging;
  const verdicts = useMemo(
    () => ({
      wordingOf,
      hasVerdicts: (questionId: string) =>
        judgements?.questions.find((question) => question.questionId === questionId)?.hasVerdicts ?? false,
      hasFailed: hasReadFailed || judgements?.failure !== undefined,
      retry: () => (hasReadFailed ? reload() : judgeByModel()),
    }),
    [wordingOf, judgements, hasReadFailed, reload, judgeByModel],
  );
  const isAnalyzed = ticket.isAnalyzed && !isNoAnalysis(stored.error);

  return (
    <JudgingProvider value={actions}>
      <NamesProvider value={nameOf}>
        <VerdictsProvider value={verdicts}>
          <Summary ticket={ticket} responseCount={responses.length} live={canAnswer ? live : undefined}>
            <StatusButton ticket={ticket} isOpen={canAnswer} />
            {!isAnalyzed && (
              <AnalyzeButton analyze={analyze} isOpen={canAnswer} hasResponses={responses.length > 0} work={work} />
            )}
          </Summary>
          {shared && <PinBar ticket={shared} responseCount={responses.length} />}
          <ResultsTools
            ticket={ticket}
            questions={questions}
            responses={shown}
            judgements={judgements}
            analysis={isAnalyzed ? stored.data : undefined}
            areNamesHidden={areNamesHidden}
            onNamesHiddenChange={setNamesHidden}
          />
          <div className={responses.length > 0 ? classes.columns : undefined}>
            <div className={classes.main}>
              {judgements && wordings.length > 0 && (
                <ToDo
                  judgements={judgements}
                  work={work}
                  judged={judged}
                  modelJudging={modelJudging}
                  areKeysOn={areKeysOn}
                  onKeysChange={setKeysOn}
                />
              )}
              <AnalysisCard
                ticket={ticket}
                responses={shown}
                judgements={judgements}
                isOpen={canAnswer}
                work={work}
                stored={stored}
                analyze={analyze}
              />
              <div>
                <QuestionResults judging={judging} responses={shown} work={work} areKeysOn={areKeysOn} />
              </div>
            </div>
            {responses.length > 0 && (
              <div className={classes.side}>
                <Overview questions={questions} responses={shown} wordingOf={judgements && wordingOf} />
                {judgements?.hasModel && <SentCard ticketId={ticket.id} questions={questions} />}
              </div>
            )}
            <div className={classes.below}>
              <StudentResults ticket={ticket} responses={responses} nameOf={shownNameOf} shared={shared} />
            </div>
          </div>
        </VerdictsProvider>
      </NamesProvider>
    </JudgingProvider>
  );
};
