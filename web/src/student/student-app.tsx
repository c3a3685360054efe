import type { StudentTicket } from '@exit-tickets/contracts';
import type { Language } from '@exit-tickets/contracts/rules';
import { useEffect, useState } from 'react';
import { rememberLanguage } from '../shared/i18n/language.ts';
import { AnswerScreen, type Notice } from './answer/answer-screen.tsx';
import { Page } from './components/page.tsx';
import { type Draft, type Drafts, hasContent } from './drafts.ts';
import { errorTextOf } from './error-text.ts';
import { JoinScreen } from './join/join-screen.tsx';
import { LookupScreen } from './join/lookup-screen.tsx';
import { type FindTicket, useLookup } from './join/use-lookup.ts';
import { textsIn } from './language.ts';
import { answersIdInPath, isCompletePin, pinInPath } from './pin.ts';
import { ReceiptScreen } from './receipt/receipt-screen.tsx';
import type { Refused } from './send/request.ts';
import type { Answers } from './student-ticket.ts';
import { TextsContext } from './use-texts.ts';

type Screen =
  | { kind: 'join'; pin: string; refused?: Refused }
  | { kind: 'lookup'; pin: string; isReload?: boolean }
  | { kind: 'answer'; draft: Draft; notice?: Notice | undefined; cleared?: Draft }
  | { kind: 'sent'; ticket: StudentTicket; pin: string; at: number; isOld: boolean; own: Answers }
  | {
      kind: 'right-answers';
      ticketId: string;
      ticket?: StudentTicket | null;
      own: Answers;
      /** Shown while nothing is released. */
      otherwise?: Screen;
    };

interface StudentAppProps {
  drafts: Drafts;
  find: FindTicket;
  language: Language;
}

const screenForUrl = (): Screen => {
  const ticketId = answersIdInPath(window.location.pathname);
  if (ticketId !== undefined) return { kind: 'right-answers', ticketId, own: {} };
  const pin = pinInPath(window.location.pathname);
  return { kind: isCompletePin(pin) ? 'lookup' : 'join', pin };
};

/** The screen for a found ticket. */
const screenForTicket = (drafts: Drafts, ticket: StudentTicket, pin: string, notice?: Notice): Screen => {
  if (ticket.rightAnswers)
    return { kind: 'right-answers', ticketId: ticket.id, ticket, own: drafts.answersOf(ticket.id) };
  const at = drafts.sentAt(ticket.id);
  if (at !== undefined) return { kind: 'sent', ticket, pin, at, isOld: true, own: {} };
  const draft = drafts.open(ticket, pin);
  return { kind: 'answer', draft, notice: notice ?? (hasContent(draft) ? 'restored' : undefined) };
};

/** A PIN that no longer exists may belong to a ticket that closed while this student was typing. */
const screenForRefusal = (drafts: Drafts, pin: string, refused: Refused): Screen => {
  const draft = drafts.findByPin(pin);
  const otherwise: Screen = draft
    ? { kind: 'answer', draft: { ...draft, isSending: false }, notice: 'closed' }
    : { kind: 'join', pin, refused };
  const ticketId = draft?.ticket.id ?? drafts.ticketOfPin(pin);
  if (ticketId === undefined) return otherwise;
  return { kind: 'right-answers', ticketId, own: draft?.answers ?? {}, otherwise };
};

/** Loaded only when right answers may have been released. */
type Later = typeof import('./right-answers/right-answers.tsx');

/** Null when loading has failed. */
const useLater = (isNeeded: boolean): Later | null | undefined => {
  const [later, setLater] = useState<Later | null>();
  useEffect(() => {
    if (isNeeded) import('./right-answers/right-answers.tsx').then(setLater, () => setLater((known) => known ?? null));
  }, [isNeeded]);
  return later;
};

const Looking = (props: {
  pin: string;
  isReload: boolean;
  find: FindTicket;
  drafts: Drafts;
  onScreen: (screen: Screen) => void;
}) => {
  const { pin, isReload, find, drafts, onScreen } = props;
  const { waiting, tryNow } = useLookup(
    pin,
    find,
    (answer) =>
      onScreen(
        answer.kind === 'done'
          ? screenForTicket(drafts, answer.value, pin, isReload ? 'changed' : undefined)
          : screenForRefusal(drafts, pin, answer),
      ),
    () => {
      const draft = isReload ? undefined : drafts.findByPin(pin);
      if (draft) onScreen({ kind: 'answer', draft, notice: 'restored' });
    },
  );
  return <LookupScreen waiting={waiting} onTryNow={tryNow} />;
};

/** The student's steps: PIN, answers, receipt. */
export const StudentApp = ({ drafts, find, language: first }: StudentAppProps) => {
  const [language, setLanguage] = useState(first);
  const [screen, setScreen] = useState(screenForUrl);
  const texts = textsIn[language];
  const later = useLater(screen.kind === 'sent' || screen.kind === 'right-answers');

  useEffect(() => {
    const follow = () => setScreen(screenForUrl());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = textsIn[language].product;
  }, [language]);

  const go = (pin: string): void => {
    window.history.pushState(null, '', pin ? `/student/${pin}` : '/student');
    setScreen({ kind: pin ? 'lookup' : 'join', pin });
    window.scrollTo(0, 0);
  };

  const sent = (ticket: StudentTicket, pin: string, own: Answers): void => {
    drafts.markSent(ticket.id, pin);
    setScreen({ kind: 'sent', ticket, pin, at: Date.now(), isOld: false, own });
    window.scrollTo(0, 0);
  };

  const problemOf = (refused: Refused): string =>
    refused.status === 404 ? texts.errors.pin_not_found : errorTextOf(texts, refused.code);

  const renderScreen = () => {
    switch (screen.kind) {
      case 'join':
        return (
          <JoinScreen
            pin={screen.pin}
            problem={screen.refused && problemOf(screen.refused)}
            hint={screen.refused?.status === 404 ? texts.join.checkPin : undefined}
            onJoin={go}
          />
        );
      case 'lookup': {
        const { pin, isReload = false } = screen;
        return <Looking key={pin} pin={pin} isReload={isReload} find={find} drafts={drafts} onScreen={setScreen} />;
      }
      case 'answer': {
        const { draft, notice, cleared } = screen;
        return (
          <AnswerScreen
            key={draft.submissionId}
            draft={draft}
            notice={notice}
            drafts={drafts}
            onSent={(ticket, answers) => sent(ticket, draft.pin, answers)}
            onQuestionsChanged={() => setScreen({ kind: 'lookup', pin: draft.pin, isReload: true })}
            onStartAgain={(cleared) => {
              drafts.discard(draft.ticket.id);
              setScreen({ kind: 'answer', draft: drafts.open(draft.ticket, draft.pin), cleared });
            }}
            onUndo={
              cleared &&
              (() => {
                drafts.save(cleared);
                setScreen({ kind: 'answer', draft: cleared, notice: 'restored' });
              })
            }
            onLeave={() => go('')}
          />
        );
      }
      case 'sent': {
        const { ticket, pin, at, isOld, own } = screen;
        return (
          <>
            <ReceiptScreen
              title={ticket.title}
              className={ticket.className}
              time={new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
              isOld={isOld}
              onAgain={() => go('')}
              onSomeoneElse={() => {
                drafts.clearSent(ticket.id);
                setScreen(screenForTicket(drafts, ticket, pin));
              }}
            />
            {later && (
              <later.ReleaseWatch
                ticketId={ticket.id}
                onReleased={(released) =>
                  setScreen({ kind: 'right-answers', ticketId: ticket.id, ticket: released, own })
                }
              />
            )}
          </>
        );
      }
      case 'right-answers': {
        const { ticketId, ticket, own, otherwise } = screen;
        return later ? (
          <later.RightAnswers
            language={language}
            ticketId={ticketId}
            ticket={ticket}
            own={own}
            onFound={(found) => setScreen(found || !otherwise ? { ...screen, ticket: found } : otherwise)}
            onFailure={() => otherwise && setScreen(otherwise)}
            onAgain={() => go('')}
          />
        ) : (
          <LookupScreen
            waiting={later === null ? { code: undefined } : undefined}
            onTryNow={() => window.location.reload()}
          />
        );
      }
    }
  };

  return (
    <TextsContext value={texts}>
      <Page
        language={language}
        onLanguage={(chosen) => {
          setLanguage(chosen);
          rememberLanguage(chosen);
        }}
      >
        {renderScreen()}
      </Page>
    </TextsContext>
  );
};
