import type { Language } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { problemOfWords, quantityIn } from '../model/fit-to-show.ts';
import type { AnswerVerdict, JudgingModel, JudgingRequest, ModelCall } from '../model/model.ts';

interface GivenAnswers extends Omit<JudgingRequest, 'answers'> {
  language: Language;
  /** Student names of the class. */
  names: string[];
  answers: string[];
}

/**
 * Judges answers with a model, with names masked; the id of each is its index. Passes verdicts on as they arrive, and
 * removes reasons and labels that name someone or are unfit for a teacher.
 */
export const judgeNameless = async (
  { mask }: AiContext,
  model: JudgingModel,
  { question, core, lessonContent, language, names, answers: given }: GivenAnswers,
  call: ModelCall,
  onVerdicts: (verdicts: readonly AnswerVerdict[]) => Promise<void>,
): Promise<void> => {
  const { guide } = question;
  const taught = [question.text, guide?.modelAnswer ?? '', guide?.passage ?? '', core ?? ''];
  const lesson = [lessonContent, ...taught].join(' ');
  const masked = await mask({ names, lesson, answers: given }, call);
  // Quantities may be repeated from the lesson, and remarks about people from the masked answers.
  const isUnfit = (words: string): boolean =>
    problemOfWords(words, language, [...taught, ...masked]) !== undefined || quantityIn(words, taught) !== undefined;
  const fitToShow = async (verdicts: readonly AnswerVerdict[]): Promise<AnswerVerdict[]> => {
    const said = [...new Set(verdicts.flatMap(({ reason, label }) => [reason, label ?? '']))];
    const nameless = await mask({ names, lesson, answers: said }, call);
    const unfit = new Set(said.filter((words, index) => nameless[index] !== words || isUnfit(words)));
    return verdicts.map(({ label, ...one }) => ({
      ...one,
      reason: unfit.has(one.reason) ? '' : one.reason,
      ...(label && !unfit.has(label) && { label }),
    }));
  };
  const answers = masked.map((answer, index) => ({ id: `${index}`, answer }));
  await model.judgeAnswers({ question, core, lessonContent, answers }, call, async (verdicts) =>
    onVerdicts(await fitToShow(verdicts)),
  );
};
