import { isOpen, type Response, type Ticket } from '@exit-tickets/contracts';
import { answersIn, minResponses, tallyOf } from '@exit-tickets/contracts/rules';
import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSample } from '../../../shared/sample.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { AnalysisCard, isNoAnalysis } from '../analysis/analysis-card.tsx';
import { AnalyzeButton } from '../analysis/analyze-button.tsx';
import { SentCard } from '../analysis/sent-card.tsx';
import { useFreshAnalysis } from '../analysis/use-fresh-analysis.ts';
import { useAnalyzeTicket } from '../api/analyze-ticket.ts';
import { useJudgeTicket } from '../api/judge-ticket.ts';
import { analysisQuery } from '../api/ticket-reads.ts';
import { useWatchTicket } from '../api/watch-ticket.ts';
import { EarlierProvider } from '../follow-up/earlier-line.tsx';
import { FollowUpProvider } from '../follow-up/follow-up-button.tsx';
import { FollowUpDialog } from '../follow-up/follow-up-dialog.tsx';
import { questionsToRepeat, suggestionFor, weakQuestions } from '../judging/board-pair.ts';
import { quickestQuestion, undecidedGroups, workLeft } from '../judging/groups.ts';
import { firstUndecidedRow, focusRow } from '../judging/marking-rows.ts';
import { ShownClass } from '../judging/shown-class.tsx';
import { useJudging } from '../judging/use-judging.ts';
import { indexByResponse, useConcerns } from '../judging/verdicts.ts';
import { QuestionResults } from '../question/question-results.tsx';
import { StudentResults } from '../students/student-results.tsx';
import { AlsoWeak } from '../tomorrow/also-weak.tsx';
import { MarkingProgress } from '../tomorrow/marking-progress.tsx';
import { NotYetToSay } from '../tomorrow/not-yet-to-say.tsx';
import { StudentGroupsDialog } from '../tomorrow/student-groups-dialog.tsx';
import { Tomorrow } from '../tomorrow/tomorrow.tsx';
import { usePhone } from '../use-media.ts';
import { useNamelessAnswers } from '../use-nameless-answers.ts';
import { usePrint } from '../use-print.ts';
import { useShownNames } from '../use-shown-names.ts';
import { useShownQuestions } from '../use-shown-questions.ts';
import { AnonymizeDialog } from './anonymize-dialog.tsx';
import { CopiesLink } from './copies-link.tsx';
import { DueLine } from './due-line.tsx';
import { Overview } from './overview.tsx';
import { ReadYourself } from './read-yourself.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ResultsHead } from './results-head.tsx';
import { showAnswers, showCard, showCell } from './show-place.ts';
import classes from './ticket-results.module.css';

const setting = <Value,>(key: string, defaultValue: Value) => ({
  key: `exitTicket.${key}`,
  defaultValue,
  getInitialValueInEffect: false,
});

/** The question to mark, or the plan for the next lesson once analysed; then what both are based on. */
export const TicketResults = ({ ticket, responses }: { ticket: Ticket; responses: Response[] }) => {
  const { t } = useTranslation('results');
  const isSample = useIsSample();
  const canAnswer = useNow((now) => isOpen(ticket, now));
  const { id, title, pin, totalStudents } = ticket;
  const shared = useMemo(
    () => (canAnswer && pin ? { id, title, pin, totalStudents } : undefined),
    [canAnswer, id, title, pin, totalStudents],
  );
  const live = useWatchTicket(id);
  const judging = useJudging(ticket);
  const { judgements } = judging;
  const [areKeysOn, setKeysOn] = useLocalStorage(setting('markingKeys', true));
  const [areNamesHidden, setNamesHidden] = useLocalStorage(setting('namesHidden', false));
  const analyze = useAnalyzeTicket(ticket.id, ticket.originalContent);
  const modelJudging = useJudgeTicket(ticket.id);
  const stored = useQuery({ ...analysisQuery(ticket.id), enabled: ticket.isAnalyzed });
  const isAnalyzed = ticket.isAnalyzed && !isNoAnalysis(stored.error);
  const analysis = isAnalyzed ? stored.data : undefined;

  const { nameless, isReady } = useNamelessAnswers(ticket, responses, areNamesHidden || isAnalyzed);
  const { shown, show } = useShownNames(responses, areNamesHidden, nameless, useConcerns(judging.questions));
  const questions = useShownQuestions(judging.questions, areNamesHidden, nameless);

  const work = useMemo(() => workLeft(questions), [questions]);
  const weak = useMemo(
    () => (analysis ? questionsToRepeat(weakQuestions(questions), analysis) : []),
    [questions, analysis],
  );
  // Without a right answer there is nothing to put on the board.
  const weakest = weak.find(({ right }) => right.length > 0) ?? weak[0];
  const alsoWeak = weak.find((each) => each !== weakest);
  const tally = tallyOf(
    questions.flatMap(({ hasVerdicts, groups }) => (hasVerdicts ? groups.flatMap((group) => group.wordings) : [])),
  );
  const given = answersIn(tally);
  const judged = given - tally.unjudged;

  const wordingOf = useMemo(() => indexByResponse(judgements), [judgements]);

  const isOutdated = judgements !== undefined && analysis !== undefined && analysis.digest !== judgements.digest;
  const renewsItself = isOutdated && judgements.scope === 'off' && !analyze.isPending && !analyze.isError;
  useFreshAnalysis(renewsItself ? judgements.digest : undefined, () => analyze.mutate({ renew: true }));

  const tomorrow = useRef<HTMLHeadingElement>(null);
  const [opened, open] = useState<'groups' | 'release' | 'anonymize'>();
  const close = () => open(undefined);
  const [askedAgain, setAskedAgain] = useState<{ id: string; isOpen: boolean }>();
  const askAgain = useCallback((questionId: string) => setAskedAgain({ id: questionId, isOpen: true }), []);
  const toAskAgain = judging.questions.find(({ question }) => question.id === askedAgain?.id);
  const print = usePrint();

  const quickest = quickestQuestion(questions);
  const notYet = quickest && (
    <NotYetToSay
      answers={work.answers}
      quickest={quickest}
      onJudge={() => focusRow(firstUndecidedRow(quickest.judged.question.id))}
    />
  );
  const suggestion = analysis && suggestionFor(weakest?.judged.question.id, analysis);
  const grid = responses.length > 0 && (
    <div className={classes.side}>
      <Overview
        questions={questions}
        responses={shown}
        wordingOf={judgements && wordingOf}
        missing={Math.max(0, (totalStudents ?? 0) - responses.length)}
        isPrivate={!areNamesHidden}
        onStudent={showCard}
        onCell={(questionId, responseId) => showCell(questions, questionId, responseId)}
      />
      {judgements && judgements.scope !== 'off' && <SentCard ticketId={ticket.id} questions={questions} />}
    </div>
  );
  const isPhone = usePhone();
  const analyzeButton = !isAnalyzed && (
    <AnalyzeButton
      analyze={analyze}
      isOpen={canAnswer}
      hasResponses={responses.length > 0}
      work={work}
      quickest={quickest}
    />
  );
  // On a phone the analyse button is in the marking bar once all is judged, until then in the analysis card.
  const isInBar = isPhone && work.groups === 0 && judging.canUndo;
  const next = judgements && (
    <>
      <Button variant="default" onClick={() => open('groups')}>
        {t('groups.action')}
      </Button>
      {!isSample && (
        <Button variant="default" onClick={() => open('release')}>
          {t(ticket.rightAnswers?.isReleased ? 'release.released' : 'release.action')}
        </Button>
      )}
    </>
  );
  const students = <StudentResults key="students" ticket={ticket} responses={responses} show={show} shared={shared} />;

  const questionResults = (
    <QuestionResults
      judging={{ ...judging, questions }}
      first={
        (isAnalyzed ? quickest?.judged : questions.find((judged) => undecidedGroups(judged).length > 0))?.question.id
      }
      responses={shown}
      work={work}
      areKeysOn={areKeysOn}
      next={isInBar && analyzeButton}
    />
  );
  const analysisCard = (
    <AnalysisCard
      ticket={ticket}
      responses={shown}
      isOpen={canAnswer}
      isOutdated={isOutdated && !renewsItself && !analyze.isPending}
      stored={stored}
      analyze={analyze}
      nextHeading={tomorrow}
      action={isPhone && work.groups > 0 && analyzeButton}
    />
  );

  return (
    <ShownClass judging={judging} shown={shown} wordingOf={wordingOf} judgeByModel={modelJudging.mutate}>
      <FollowUpProvider value={isSample ? undefined : askAgain}>
        <EarlierProvider ticket={ticket}>
          <ResultsHead
            ticket={ticket}
            isOpen={canAnswer}
            live={canAnswer ? live : undefined}
            shared={shared}
            questions={questions}
            responses={shown}
            judgements={judgements}
            analysis={analysis}
            areNamesHidden={areNamesHidden}
            onNamesHiddenChange={setNamesHidden}
            onPrint={(withAnswers) => print(withAnswers ? 'answers' : 'summary')}
            onGroups={() => open('groups')}
            onRelease={() => open('release')}
            onAnonymize={() => open('anonymize')}
            action={!isPhone && analyzeButton}
          />
          <CopiesLink ticket={ticket} />
          {!isSample && <DueLine ticketId={ticket.id} place="top" />}
          {judgements && <ReadYourself questions={questions} hasModel={judgements.scope === 'answers'} />}
          <div className={responses.length > 0 ? classes.columns : classes.column} data-analysed={isAnalyzed}>
            {isAnalyzed && (
              <div className={classes.top}>
                {analysis && (
                  <>
                    <Tomorrow
                      title={title}
                      titleRef={tomorrow}
                      weakest={weakest}
                      notYet={notYet}
                      isTooFew={analysis.responseCount < minResponses}
                      tally={judgements && tally}
                      nameless={nameless}
                      isReady={isReady}
                      responseCount={responses.length}
                      suggestion={suggestion}
                      isPairSuggested={weakest !== undefined && analysis.pairQuestionId === weakest.judged.question.id}
                      next={next}
                      onShowAnswers={showAnswers}
                    />
                    {alsoWeak && <AlsoWeak weak={alsoWeak} onShowAnswers={showAnswers} />}
                  </>
                )}
                {/* Without a plan for tomorrow, it is in the card of the plan. */}
                {(!analysis || weak.length > 0 || suggestion) && notYet}
                {analysisCard}
              </div>
            )}
            {isAnalyzed && grid}
            <div className={classes.main}>
              {!isAnalyzed && (analyze.isPending || analyze.isError) && analysisCard}
              {judgements && given > 0 && (work.groups > 0 || !isAnalyzed) && (
                <MarkingProgress
                  judgements={judgements}
                  work={work}
                  judged={judged}
                  modelJudging={modelJudging}
                  isAskedAbove={isAnalyzed}
                  areKeysOn={areKeysOn}
                  onKeysChange={setKeysOn}
                  next={
                    <>
                      {isPhone && !isInBar && analyzeButton}
                      {next}
                    </>
                  }
                />
              )}
              {/* Until somebody has answered, joining is all that there is to show. */}
              {responses.length === 0 && students}
              {questionResults}
              {!isAnalyzed && !analyze.isPending && !analyze.isError && analysisCard}
            </div>
            {!isAnalyzed && grid}
            {responses.length > 0 && (
              <div className={classes.students}>
                {students}
                {!isSample && <DueLine ticketId={ticket.id} place="end" />}
              </div>
            )}
          </div>
          <ReleaseDialog
            ticket={ticket}
            isOpen={canAnswer}
            questions={judging.questions}
            opened={opened === 'release'}
            onClose={close}
          />
          <AnonymizeDialog ticketId={ticket.id} opened={opened === 'anonymize'} onClose={close} />
          <StudentGroupsDialog
            ticket={ticket}
            questions={questions}
            responses={shown}
            wordingOf={wordingOf}
            onPrint={() => print('groups')}
            opened={opened === 'groups'}
            onClose={close}
          />
          <FollowUpDialog
            ticket={ticket}
            judged={toAskAgain}
            digest={judgements?.digest}
            opened={askedAgain?.isOpen ?? false}
            onClose={() => setAskedAgain((last) => last && { ...last, isOpen: false })}
          />
        </EarlierProvider>
      </FollowUpProvider>
    </ShownClass>
  );
};
