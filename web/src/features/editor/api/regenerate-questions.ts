import type { SentBodyOf } from '@exit-tickets/contracts';
import { t } from 'i18next';
import { call } from '../../../shared/api/call.ts';
import type { EndpointOf } from '../../../shared/api/call-name.ts';
import { useQuestionCall } from './use-question-call.ts';

/** Generates new questions about the same lesson. */
export const useRegenerateQuestions = () => {
  return useQuestionCall(
    (body: SentBodyOf<EndpointOf<'generateFromContent'>>, signal) => call('generateFromContent', { body, signal }),
    { title: t('error'), text: t('editor:generate.questionsFailed') },
  );
};
