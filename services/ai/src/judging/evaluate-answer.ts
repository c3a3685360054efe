import { createHash } from 'node:crypto';
import { AppError, type Evaluation, type Question } from '@exit-tickets/contracts';
import { detectLanguage } from '../language/detect-language.ts';
import type { Model, ModelCall } from '../model/model.ts';
import { isBlank } from './blank.ts';
import { remarks } from './remarks.ts';

interface ToEvaluate {
  question: Question;
  answer: string;
  lessonContent?: string | undefined;
}

/** From this score an answer counts as right. */
const rightFrom = 60;
const mostKept = 2_000;

const byKey = (options: { answer: string; key: string; say: (typeof remarks)['nl'] }): Evaluation =>
  options.answer === options.key
    ? { isCorrect: true, score: 100, explanation: options.say.rightChoice(options.key) }
    : { isCorrect: false, score: 0, explanation: options.say.wrongChoice(options.key) };

/** The same question, answer and lesson get the same judgement again, for as long as the service remembers. */
export const createEvaluator = (model: Model) => {
  const kept = new Map<string, Evaluation>();

  const judge = async (asked: ToEvaluate, call: ModelCall): Promise<Evaluation> => {
    const key = createHash('sha256')
      .update(JSON.stringify([asked.question, asked.answer, asked.lessonContent]))
      .digest('base64');
    const known = kept.get(key);
    if (known) return known;
    const { score, explanation } = await model.judge({ ...asked, lessonContent: asked.lessonContent }, call);
    const evaluation = { isCorrect: score >= rightFrom, score, explanation };
    kept.set(key, evaluation);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return evaluation;
  };

  /**
   * Judges one answer. Blank answers, and choices with a right option, need no model.
   * @throws {AppError} `invalid_request` for a scale, which has no right or wrong; `ai_*` when the model fails
   */
  return async (asked: ToEvaluate, call: ModelCall): Promise<Evaluation> => {
    const { question } = asked;
    const answer = asked.answer.trim();
    const say = remarks[detectLanguage(`${question.text} ${question.guide?.modelAnswer ?? ''}`)];
    if (question.type === 'scale')
      throw new AppError('invalid_request', {
        field: 'question.type',
        message: 'A scale has no right or wrong answer',
      });
    if (isBlank(answer)) return { isCorrect: false, score: 0, explanation: say.blank };
    if (question.type === 'multiple_choice' && question.correctAnswer !== undefined)
      return byKey({ answer, key: question.correctAnswer, say });
    return judge({ ...asked, answer }, call);
  };
};
