import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../shared/api/call-error.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { useErrorText } from '../../../shared/screen/use-error-text.ts';

/**
 * A call that generates questions. Closing the editor aborts it, so that the server stops working. Errors are shown in
 * a toast.
 */
export const useQuestionCall = <Body, Result>(
  request: (body: Body, signal: AbortSignal) => Promise<Result>,
  failure: { title: string; text: string },
) => {
  const { t } = useTranslation('editor');
  const errorText = useErrorText();
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
      const description = isUsedUp ? t('regenerate.noOthers') : errorText(error, failure.text);
      toast.error({ title: failure.title, description });
    },
  });
};
