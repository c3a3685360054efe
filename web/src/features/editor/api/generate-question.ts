import type { SentBodyOf } from '@exit-tickets/contracts';
import { t } from 'i18next';
import { call } from '../../../shared/api/call.ts';
import type { EndpointOf } from '../../../shared/api/call-name.ts';
import { useQuestionCall } from './use-question-call.ts';

export type QuestionRequest = SentBodyOf<EndpointOf<'generateQuestion'>>;

/** Generates one more question. `accept` checks the result and makes it editable. */
export const useGenerateQuestion = <Accepted>(accept: (question: unknown) => Accepted) => {
  return useQuestionCall(
    async (body: QuestionRequest, signal) => accept(await call('generateQuestion', { body, signal })),
    { title: t('editor:extra.failed'), text: t('editor:extra.failedText') },
  );
};
