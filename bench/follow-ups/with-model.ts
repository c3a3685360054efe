import { AppError, type Language, type Question } from '@exit-tickets/contracts';
import { createLogger, loadConfig } from '@exit-tickets/service-kit';
import { aiConfig } from '../../services/ai/src/config.ts';
import { questionOf } from '../../services/ai/src/generation/question-of.ts';
import { createConfiguredModel } from '../../services/ai/src/model/create-model.ts';
import { providerOf } from '../../services/ai/src/model/provider/providers.ts';

// biome-ignore lint/style/noProcessEnv: the model is chosen as for the app
const config = loadConfig(aiConfig, process.env);
const provider = providerOf(config);
const model = provider
  ? createConfiguredModel(provider, config, {
      budget: { spend: async () => undefined },
      logger: createLogger({ service: 'bench', level: 'silent' }),
      now: () => new Date(),
    })
  : undefined;

/** Another case by the configured model; or the reason why it made none; undefined without a model. */
export const followUpByModel = async (
  { misconception, modelAnswer }: { misconception: string; modelAnswer: string },
  question: Question,
  language: Language,
): Promise<Question | string | undefined> => {
  if (!model?.makeFollowUp) return undefined;
  const request = { question, core: modelAnswer, misconception, wrongAnswers: [], others: [question.text], language };
  try {
    const draft = await model.makeFollowUp(request, { signal: new AbortController().signal });
    return questionOf(draft, 'q2');
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};
