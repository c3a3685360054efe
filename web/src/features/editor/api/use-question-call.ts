import { useMutation } from '@tanstack/react-query';
import { t } from 'i18next';
import { useEffect, useRef } from 'react';
import { hasCode } from '../../../shared/api/call-error.ts';
import { errorText } from '../../../shared/screen/error-text.ts';
import { toast } from '../../../shared/screen/toast.ts';

/**
 * A call that generates questions. Closing the editor aborts it, so that the server stops working. Errors are shown in
 * a toast.
 */
export const useQuestionCall = <Body, Result>(
  request: (body: Body, signal: AbortSignal) => Promise<Result>,
  failure: { title: string; text: string },
) => {
  const closing = useRef(new AbortController());
  useEffect(() => {
    closing.current = new AbortController();
    return () => closing.current.abort();
  }, []);
  return useMutation({
    mutationFn: (body: Body) => request(body, closing.current.signal),
    onError: (error) => {
      if (closing.current.signal.aborted) return;
      // The lesson gave questions before, so `too_little_to_ask` means that there are no more.
      const isUsedUp = hasCode(error, 'too_little_to_ask');
      const description = isUsedUp ? t('editor:regenerate.noOthers') : errorText(error, failure.text);
      toast.error({ title: failure.title, description });
    },
  });
};
