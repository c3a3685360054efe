import { isOpen, type Response, type Ticket } from '@exit-tickets/contracts';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNow } from '../../../components/use-now.ts';
import { useAnalyzeTicket } from '../api/analyze-ticket.ts';
import { analysisQuery } from '../api/get-analysis.ts';
import { useJudgeTicket } from '../api/judge-ticket.ts';
import { useWatchTicket } from '../api/watch-ticket.ts';
import { answerCount, tallyOf, undecidedGroups, workLeft } from '../judging/groups.ts';
import { NamesProvider } from '../judging/names.ts';
import { JudgingProvider, useJudging } from '../judging/use-judging.ts';
import { useMarkingKeys } from '../judging/use-marking-keys.ts';
import { indexByResponse, VerdictsProvider } from '../judging/verdicts.ts';
import { AnalysisCard, isNoAnalysis } from './analysis-card.tsx';
import { AnalyzeButton } from './analyze-button.tsx';
import { MarkingBar } from './marking-bar.tsx';
import { Overview } from './overview.tsx';
import { QuestionResults } from './question-results.tsx';
import { SentCard } from './sent-card.tsx';
import { StudentResults } from './student-results.tsx';
import { Summary } from './summary.tsx';
import classes from './ticket-results.module.css';
import { ToDo } from './to-do.tsx';

/** First who answered, what is left to judge and what to do tomorrow, then the questions, then the pupils. */
export const TicketResults = ({ ticket, responses }: { ticket: Ticket; responses: Response[] }) => {
  const canAnswer = isOpen(ticket, useNow());
  const live = useWatchTicket(ticket.id);
  const judging = useJudging(ticket);
  const { judgements, questions, actions, canUndo, error, reload } = judging;
  const [areKeysOn, setKeysOn] = useLocalStorage({
    key: 'exitTicket.markingKeys',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const cursor = useMarkingKeys(areKeysOn);
  const analyze = useAnalyzeTicket(ticket.id, ticket.originalContent);
  const modelJudging = useJudgeTicket(ticket.id);
  const stored = useQuery({ ...analysisQuery(ticket.id), enabled: ticket.isAnalyzed });

  const work = useMemo(() => workLeft(questions), [questions]);
  const [firstLeft] = questions.flatMap((judged) =>
    undecidedGroups(judged).map(({ key }) => `${judged.question.id} ${key}`),
  );
  const wordings = questions.flatMap(({ hasVerdicts, groups }) =>
    hasVerdicts ? groups.flatMap((group) => group.wordings) : [],
  );
  const judged = answerCount(wordings) - tallyOf(wordings).unjudged;
  const currentRow = cursor ?? firstLeft;

  const names = useMemo(() => new Map(responses.map(({ id, studentName }) => [id, studentName])), [responses]);
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
            {!isAnalyzed && (
              <AnalyzeButton analyze={analyze} isOpen={canAnswer} hasResponses={responses.length > 0} work={work} />
            )}
          </Summary>
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
                responses={responses}
                judgements={judgements}
                isOpen={canAnswer}
                work={work}
                stored={stored}
                analyze={analyze}
              />
              <div>
                <QuestionResults judging={judging} responses={responses} currentRow={currentRow} />
                <MarkingBar groupsLeft={work.groups} canUndo={canUndo} currentRow={currentRow} />
              </div>
            </div>
            {responses.length > 0 && (
              <div className={classes.side}>
                <Overview questions={questions} responses={responses} wordingOf={judgements && wordingOf} />
                {judgements?.hasModel && <SentCard ticketId={ticket.id} questions={questions} />}
              </div>
            )}
            <div className={classes.below}>
              <StudentResults ticket={ticket} responses={responses} isOpen={canAnswer} />
            </div>
          </div>
        </VerdictsProvider>
      </NamesProvider>
    </JudgingProvider>
  );
};
