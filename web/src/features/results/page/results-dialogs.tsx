import type { Response, Ticket } from '@exit-tickets/contracts';
import type { JudgedQuestion } from '../judging/groups.ts';
import type { useJudging } from '../judging/use-judging.ts';
import type { WordingOf } from '../judging/verdicts.ts';
import { StudentGroupsDialog } from '../tomorrow/student-groups-dialog.tsx';
import { AnonymizeDialog } from './anonymize-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';

export type ResultsDialog = 'groups' | 'release' | 'anonymize';

interface ResultsDialogsProps {
  opened: ResultsDialog | undefined;
  onClose: () => void;
  ticket: Ticket;
  /** Whether students can still answer. */
  isOpen: boolean;
  judging: Pick<ReturnType<typeof useJudging>, 'questions'>;
  /** As shown: without names while they are hidden. */
  questions: readonly JudgedQuestion[];
  responses: readonly Response[];
  wordingOf: WordingOf;
  onPrintGroups: () => void;
}

/** The dialogs that the page header and the plan for the next lesson open. */
export const ResultsDialogs = (props: ResultsDialogsProps) => {
  const { opened, onClose, ticket, isOpen, judging, questions, responses, wordingOf, onPrintGroups } = props;
  return (
    <>
      <ReleaseDialog
        ticket={ticket}
        isOpen={isOpen}
        questions={judging.questions}
        opened={opened === 'release'}
        onClose={onClose}
      />
      <AnonymizeDialog ticketId={ticket.id} opened={opened === 'anonymize'} onClose={onClose} />
      <StudentGroupsDialog
        ticket={ticket}
        questions={questions}
        responses={responses}
        wordingOf={wordingOf}
        onPrint={onPrintGroups}
        opened={opened === 'groups'}
        onClose={onClose}
      />
    </>
  );
};
