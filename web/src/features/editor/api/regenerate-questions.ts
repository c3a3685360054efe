import type { SentBodyOf } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import type { EndpointOf } from '../../../shared/api/call-name.ts';
import { useQuestionCall } from './use-question-call.ts';

/** Generates new questions about the same lesson. */
export const useRegenerateQuestions = () => {
  const { t } = useTranslation(['editor', 'common']);
  return useQuestionCall(
    (body: SentBodyOf<EndpointOf<'generateFromContent'>>, signal) => call('generateFromContent', { body, signal }),
    { title: t('common:error'), text: t('generate.questionsFailed') },
  );
};
