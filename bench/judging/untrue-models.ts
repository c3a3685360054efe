import { analyzeTicket, getJudgements, judgeTicket } from '@exit-tickets/contracts';
import {
  type AnsweredQuestion,
  answersSent,
  type OpenAiReply,
  type OpenAiRequest,
  realQuestions,
  type SaidVerdict,
} from '@exit-tickets/testing';
import { AnalysedClasses } from '../../services/ai/test/support/analysed-classes.ts';
import { truthfulModel, truthfulVerdicts } from '../../services/ai/test/support/truthful-model.ts';
import { check, print, tell } from '../report.ts';
import { type RunningService, replyOf, withModel } from './service.ts';
import { teachQuestions } from './taught-class.ts';

type Untruth = (verdicts: readonly SaidVerdict[], data: OpenAiRequest['data']) => readonly SaidVerdict[];

/** Sorts verdicts in the order of the sent answers. */
const inOrder = (verdicts: readonly SaidVerdict[], data: OpenAiRequest['data']): SaidVerdict[] =>
  answersSent(data).flatMap(({ id }) => verdicts.find((one) => one.id === id) ?? []);
const moved =
  (by: number): Untruth =>
  (verdicts, data) => {
    const ordered = inOrder(verdicts, data);
    return ordered.map((one, at) => ({ ...one, id: ordered.at((at + by) % ordered.length)?.id ?? one.id }));
  };

/** Wrong verdicts of models, observed or expected. */
const untruths: Readonly<Record<string, Untruth>> = {
  'calls everything right': (verdicts) => verdicts.map((one) => ({ ...one, verdict: 'right' })),
  'calls everything wrong': (verdicts) => verdicts.map((one) => ({ ...one, verdict: 'wrong' })),
  'gives verdicts to the next answer': moved(1),
  'gives verdicts to the answer before': moved(-1),
};

/** Reasons and misconceptions that no teacher should see, although the verdict is right. */
const malice = [
  'Daan snapt dit goed.',
  'Zie www.antwoorden.nl voor uitleg.',
  'Deze leerling is lui.',
  '8 van de 10 leerlingen schreven dit.',
  'The pupil names light and water.',
  'Bel 06 12345678 voor hulp.',
  'Bijna iedereen denkt dit.',
  'Dit kind heeft vast ADHD.',
];
const malicious: Untruth = (verdicts) =>
  verdicts.map((one, at) => ({
    ...one,
    reason: malice[at % malice.length] ?? '',
    misconception: one.verdict === 'wrong' ? (malice[(at + 3) % malice.length] ?? null) : null,
  }));

const modelOf =
  (known: readonly AnsweredQuestion[], untruth: Untruth) =>
  (request: OpenAiRequest): OpenAiReply => {
    if (request.schema !== 'judging') return truthfulModel(known)(request);
    const { data } = request;
    return { kind: 'json', value: { verdicts: untruth(truthfulVerdicts(known, data), data) } };
  };

/** What the teacher sees of the answers to these questions. */
const judgedLines = async ({ client }: RunningService, ticketId: string) => {
  const params = { id: ticketId };
  await client.call(judgeTicket, { params });
  const { questions } = await replyOf(client.call(getJudgements, { params }));
  return questions.flatMap(({ groups }) => groups).flatMap(({ wordings }) => wordings);
};

const charactersPerToken = 4;
const tokensIn = (texts: readonly string[]): number =>
  Math.round(texts.reduce((sum, { length }) => sum + length, 0) / charactersPerToken);

/** What untrustworthy models put on the teacher's page, and the cost of a trustworthy one. */
export const reportUntrueModels = async (): Promise<void> => {
  const classes = new AnalysedClasses();
  await withModel(classes, async (service, openai) => {
    const real = realQuestions();
    print('\nModels that are not to be trusted');
    for (const [what, untruth] of Object.entries(untruths)) {
      openai.script(modelOf(real, untruth));
      const shown: string[] = [];
      for (const asked of real) {
        const { ticket } = teachQuestions(classes, [asked]);
        const lines = await judgedLines(service, ticket.id);
        shown.push(...lines.filter(({ by }) => by === 'model').map(({ answer, verdict }) => `${verdict}: ${answer}`));
      }
      check(`verdicts shown of one that ${what}`, `${shown.length}`, shown.length === 0);
    }
    const dutch = real.filter(({ language }) => language === 'nl');
    openai.script(modelOf(dutch, malicious));
    const read: string[] = [];
    for (const asked of dutch) {
      const { ticket } = teachQuestions(classes, [asked]);
      for (const { by, reason, label } of await judgedLines(service, ticket.id))
        if (by === 'model') read.push(...[reason, label].flatMap((words) => words || []));
    }
    const kinds = [...new Set(read)];
    check(
      'reasons and labels shown of a malicious one',
      `${kinds.length} of ${malice.length}`,
      kinds.length === 0,
      kinds,
    );

    print('\nWhat a competent model costs');
    const replies: string[] = [];
    openai.script((request) => {
      const reply = truthfulModel(dutch)(request);
      replies.push(JSON.stringify(reply.kind === 'json' ? reply.value : ''));
      return reply;
    });
    const before = openai.requests.length;
    const two = dutch.slice(0, 2).map((asked) => ({ ...asked, answers: asked.answers.slice(0, 27) }));
    const { ticket } = teachQuestions(classes, two);
    await replyOf(service.client.call(analyzeTicket, { params: { id: ticket.id }, body: {} }));
    const sent = openai.requests.slice(before);
    const texts = sent.flatMap(({ messages }) => messages.map(({ content }) => content));
    tell('requests for a class of 27, two open questions, its analysis with them', `${sent.length}`);
    const [asked, answered] = [tokensIn(texts), tokensIn(replies)];
    check(
      `tokens, at ${charactersPerToken} letters each`,
      `${asked + answered} (${asked} sent)`,
      asked + answered <= 9_000,
    );
  });
};
