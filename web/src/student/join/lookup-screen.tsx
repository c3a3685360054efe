import './lookup-screen.css';
import { useEffect, useRef } from 'react';
import { errorTextOf } from '../error-text.ts';
import { useTexts } from '../use-texts.ts';
import type { Waiting } from './use-lookup.ts';

/** Shown while a PIN is looked up. */
export const LookupScreen = ({ waiting, onTryNow }: { waiting: Waiting | undefined; onTryNow: () => void }) => {
  const texts = useTexts();
  const place = useRef<HTMLDivElement>(null);
  // The focused PIN field is gone; the ticket takes the focus once it is loaded.
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="looking" role="status" tabIndex={-1} ref={place}>
      {waiting ? (
        <>
          <p>{waiting.code === undefined ? texts.join.noConnection : errorTextOf(texts, waiting.code)}</p>
          <button type="button" onClick={onTryNow}>
            {texts.tryNow}
          </button>
        </>
      ) : (
        <p className="late">{texts.join.looking}</p>
      )}
    </div>
  );
};
