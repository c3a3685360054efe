import { type FocusLevel, generateFromContent, type Question } from '@exit-tickets/contracts';
import type { ApiClient } from '@exit-tickets/testing';
import { z } from 'zod';
import { startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort, temporaryDataDir } from '../../services/all-in-one/test/app-process.ts';
import { newTeacher } from '../../services/all-in-one/test/classroom.ts';

export const providers = ['builtin', 'openai'] as const;
export type Provider = (typeof providers)[number];

/** The whole product on a database of its own, and how to talk to it. */
export interface Product {
  url: string;
  /** A teacher with an account of their own, so that what one may ask a day is never the measure. */
  newTeacher(): Promise<ApiClient>;
  close(): Promise<void>;
}

/**
 * Starts everything that `npm start` starts, in this process.
 * @param environment where the model of `openai` is found: `OPENAI_BASE_URL`, `OPENAI_API_KEY`, `AI_…`
 */
export const startProduct = async (
  provider: Provider,
  environment: Record<string, string | undefined>,
): Promise<Product> => {
  const forModel = Object.entries(environment).filter(([name]) => /^(OPENAI|AI)_/.test(name));
  const model = provider === 'openai' ? Object.fromEntries(forModel) : {};
  if (provider === 'openai' && !model.OPENAI_BASE_URL && !model.OPENAI_API_KEY)
    throw new Error('set OPENAI_BASE_URL or OPENAI_API_KEY to measure a model');
  const dataDir = await temporaryDataDir();
  const PORT = String(await freePort());
  const allInOne = await startAllInOne({
    ...model,
    DATA_DIR: dataDir.path,
    PORT,
    BCRYPT_COST: '4',
    LOG_LEVEL: 'silent',
  });
  const url = allInOne.addresses.local;
  return {
    url,
    newTeacher: () => newTeacher(url),
    close: async () => {
      await allInOne.context.close();
      await dataDir.remove();
    },
  };
};

/** What came of asking for questions: these, or the code of the refusal. */
export interface Outcome {
  questions: Question[];
  code?: string;
  /** The field that a refusal names. */
  field?: string;
}

const refusal = z.object({ code: z.string(), field: z.string().optional() });
/** Refusals that say something about the text; any other is a failure of the bench or the product. */
const aboutTheText = new Set([
  'invalid_request',
  'too_little_text',
  'too_little_to_ask',
  'language_not_supported',
  'ai_invalid',
]);

/**
 * Asks for a ticket, of other questions than those that exist.
 * @throws when it failed for a reason that is not in the text, such as a limit
 */
export const askFor = async (
  teacher: ApiClient,
  content: string,
  { levels, seed, existing = [] }: { levels: readonly FocusLevel[]; seed?: number; existing?: readonly Question[] },
): Promise<Outcome> => {
  const { status, body } = await teacher.call(generateFromContent, {
    body: { content, focusLevels: [...levels], existingQuestions: [...existing], ...(seed !== undefined && { seed }) },
  });
  if (status === 200) return { questions: body.questions };
  const { code, field } = refusal.parse(body);
  if (!aboutTheText.has(code)) throw new Error(`${status} ${code}`);
  return { questions: [], code, ...(field && { field }) };
};
