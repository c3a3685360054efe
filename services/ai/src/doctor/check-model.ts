import { languagePacks, listOf } from '@exit-tickets/answer-groups';
import { AppError } from '@exit-tickets/contracts';
import { createLogger } from '@exit-tickets/service-kit';
import type { AiConfig } from '../config.ts';
import { createConfiguredModel } from '../model/create-model.ts';
import { ModelFailure, type ModelProblem } from '../model/failures.ts';
import type { Model, ModelCall } from '../model/model.ts';
import type { AnswerInfo } from '../model/provider/provider.ts';
import { providerKinds, providerOf } from '../model/provider/providers.ts';
import { connectingVariables, modelNotice } from '../model/status.ts';
import { type Task, tasks } from './tasks.ts';

export type Print = (line: string) => void;

/** After one of these, the other tasks would fail too. */
const hopeless: readonly ModelProblem[] = [
  'wrong_key',
  'no_access',
  'no_credit',
  'unknown_model',
  'unknown_address',
  'unreachable',
  'busy',
];
/** A teacher in front of a class would not wait longer. */
const slowMs = 30_000;

const formats: Record<AnswerInfo['answerFormat'], string> = {
  schema: 'a schema',
  json: 'JSON mode: the server refuses schemas, answers fail more often',
  text: 'words alone: the server has neither schemas nor JSON mode, answers fail more often',
};

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const explain = (error: unknown, print: Print): ModelProblem | undefined => {
  const cause = error instanceof AppError ? error.cause : undefined;
  if (cause instanceof ModelFailure) {
    print(`   failed: ${cause.advice}`);
    if (cause.said) print(`   in its words: ${cause.said}`);
    return cause.problem;
  }
  if (error instanceof AppError && error.code === 'ai_unsure')
    print('   failed: it misjudges answers whose verdict is known: take another model');
  else if (error instanceof AppError && error.code === 'too_little_to_ask')
    print('   failed: it found next to nothing to ask in a lesson that holds enough: take another model');
  else print(`   failed: ${error instanceof Error ? error.message : String(error)}`);
  return undefined;
};

const runTask = async (
  task: Task,
  model: Model,
  print: Print,
): Promise<{ isGood: boolean; problem?: ModelProblem | undefined }> => {
  const call: ModelCall = { signal: new AbortController().signal };
  const startedAt = performance.now();
  try {
    const { isGood, line } = await task.run(model, call);
    const ms = performance.now() - startedAt;
    print(`   ${isGood ? 'good' : 'not good enough: take another model'}: ${line}; ${seconds(ms)}`);
    if (ms > slowMs) print('   slow: a teacher waits as long; take a smaller model or a faster machine');
    return { isGood };
  } catch (error) {
    return { isGood: false, problem: explain(error, print) };
  }
};

const summarize = (answers: readonly AnswerInfo[], print: Print): void => {
  const last = answers.at(-1);
  if (!last) return;
  const sum = (key: 'promptTokens' | 'completionTokens'): number =>
    answers.reduce((total, answer) => total + (answer[key] ?? 0), 0);
  print(`Answers are held to ${formats[last.answerFormat]}.`);
  print(`Tokens: ${sum('promptTokens')} sent, ${sum('completionTokens')} received, in ${answers.length} answers.`);
};

/**
 * Lets the configured model try small versions of the product's tasks and prints the results with advice. Returns
 * whether the product can work with this configuration.
 */
export const checkModel = async (config: AiConfig, print: Print): Promise<boolean> => {
  const provider = providerOf(config);
  if (!provider) {
    const isOff = config.AI_SCOPE === 'off';
    print(
      isOff ? modelNotice(config) : `No AI model is configured (neither ${connectingVariables.join(' nor ')} is set).`,
    );
    const languages = Object.values(languagePacks).map(({ name }) => name);
    print(`Questions quote the lesson, in ${listOf(languages, 'and')}. Answers are judged where`);
    print('that is certain, the rest by the teacher; analyses count what was judged. Nothing leaves this machine.');
    if (isOff) return true;
    print('To connect one, set in .env or before `npm start` (docs/ai.md says which suits whom):');
    for (const { howToConnect } of providerKinds) for (const line of await howToConnect()) print(line);
    return true;
  }
  print(`AI model "${provider.model}" at ${provider.address}`);
  const answers: AnswerInfo[] = [];
  const model = createConfiguredModel(provider, config, {
    budget: { spend: async () => undefined },
    logger: createLogger({ service: 'doctor', level: 'silent' }),
    now: () => new Date(),
    onAnswer: (answer) => answers.push(answer),
  });
  let failed = 0;
  const asked = tasks.filter(({ isJudging }) => !isJudging || model.judging);
  for (const [index, task] of asked.entries()) {
    print(`${index + 1}. ${task.title}`);
    const { isGood, problem } = await runTask(task, model, print);
    if (!isGood) failed += 1;
    if (problem && hopeless.includes(problem)) break;
  }
  await model.close();
  summarize(answers, print);
  print(failed === 0 ? 'The model can be used.' : 'The model cannot be used as it is: see above.');
  return failed === 0;
};
