import type { StudentTicket } from '@exit-tickets/contracts';
import { type Language, languages } from '@exit-tickets/contracts/rules';
import { type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AnswerScreen } from './answer/answer-screen.tsx';
import { Page } from './components/page.tsx';
import { createMemoryStorage } from './device-storage.ts';
import { createDrafts } from './drafts.ts';
import { textsIn } from './language.ts';
import { ReceiptScreen } from './receipt/receipt-screen.tsx';
import { isObject, isStudentTicket } from './student-ticket.ts';
import { TextsContext } from './use-texts.ts';

interface Previewed {
  ticket: StudentTicket;
  language: Language;
}

/** Accepts every complete form without sending it. */
const pretendToSend = async () => ({ kind: 'done', value: true }) as const;

const stayHere = (event: SyntheticEvent): void => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/** The student page with a teacher's ticket: nothing is sent or stored, and links do not leave the page. */
export const Preview = ({ ticket, language: first }: Previewed) => {
  const [language, setLanguage] = useState(first);
  const [round, setRound] = useState(1);
  const [sentAt, setSentAt] = useState<Date>();
  const drafts = useMemo(
    () => createDrafts({ storage: createMemoryStorage(), now: Date.now, newId: () => `preview-${round}` }),
    [round],
  );
  const draft = useMemo(() => drafts.open(ticket, ''), [drafts, ticket]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const startAgain = (): void => {
    setSentAt(undefined);
    setRound(round + 1);
  };
  return (
    <TextsContext value={textsIn[language]}>
      <div className="preview" onClickCapture={stayHere}>
        <Page language={language} onLanguage={setLanguage}>
          {sentAt ? (
            <ReceiptScreen
              title={ticket.title}
              className={ticket.className}
              time={sentAt.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
              isOld={false}
              onAgain={startAgain}
              onSomeoneElse={startAgain}
            />
          ) : (
            <AnswerScreen
              // A new form when the questions change, with the answers that still fit.
              key={`${draft.submissionId} ${JSON.stringify(ticket)}`}
              draft={draft}
              drafts={drafts}
              submit={pretendToSend}
              onSent={() => setSentAt(new Date())}
              onQuestionsChanged={startAgain}
              onStartAgain={startAgain}
              onLeave={startAgain}
            />
          )}
        </Page>
      </div>
    </TextsContext>
  );
};

const isPreviewed = (value: unknown): value is Previewed =>
  isObject(value) && isStudentTicket(value.ticket) && languages.some((language) => language === value.language);

/** Shows the tickets that the parent page sends, and reports to it when it is ready and when Escape is pressed. */
export const showPreview = (container: Element): void => {
  const root = createRoot(container);
  const tell = (word: 'ready' | 'closed') => window.parent.postMessage(word, window.location.origin);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    if (isPreviewed(data)) root.render(<Preview {...data} />);
  });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && tell('closed'));
  tell('ready');
};
