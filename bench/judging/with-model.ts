import { analyzeTicket, getJudgements, type Judgements, judgeTicket, limits } from '@exit-tickets/contracts';
import {
  type AnsweredQuestion,
  type FakeOpenAi,
  labelledAnswers,
  plantedClasses,
  realQuestions,
  startContext,
  startFakeOpenAi,
} from '@exit-tickets/testing';
import { Classes } from '../../services/ai/test/support/classes.ts';
import { check, print, tell } from '../report.ts';
import { FaultyModel } from './faulty-model.ts';
import { enlarge } from './large-class.ts';
import { type RunningService, replyOf, startService } from './service.ts';
import { misjudged, type TaughtClass, teachPlanted, teachQuestions } from './taught-class.ts';
import { sentIn, sentOneByOne } from './text-sent.ts';

/** The largest class of one ticket. */
const largeClass = limits.responsesPerTicket;

interface Judged {
  taught: TaughtClass;
  judgements: Judgements;
  /** Why judging stopped early; earlier verdicts are included. */
  failure?: string;
}

const judge = async ({ client }: RunningService, taught: TaughtClass): Promise<Judged> => {
  const params = { id: taught.ticket.id };
  const { status, body: judgements } = await client.call(judgeTicket, { params });
  if (status === 200) return { taught, judgements };
  const failure = `${taught.ticket.questions[0]?.text} ${status} ${JSON.stringify(judgements)}`;
  return { taught, judgements: await replyOf(client.call(getJudgements, { params })), failure };
};
const wordingsIn = ({ questions }: Judgements) =>
  questions.flatMap(({ groups }) => groups).flatMap(({ wordings }) => wordings);
const known = (taught: readonly TaughtClass[]): AnsweredQuestion[] =>
  taught.flatMap(({ ticket, answers }) =>
    ticket.questions.map((question, place) => ({ question, answers: answers.flatMap((given) => given[place] ?? []) })),
  );

/** Runs judging with a model that knows the truth but often gives bad replies, and reports the result. */
const report = async (
  name: string,
  service: RunningService,
  openai: FakeOpenAi,
  classes: readonly TaughtClass[],
): Promise<Judged[]> => {
  const model = new FaultyModel(known(classes));
  openai.script(model.reply);
  const before = openai.requests.length;
  const judged: Judged[] = [];
  for (const taught of classes) judged.push(await judge(service, taught));
  const requests = openai.requests.slice(before);

  const answers = classes.reduce((sum, each) => sum + each.answers.flat().length, 0);
  print(`\n${name}: ${answers} answers, ${model.faulty} requests answered badly`);
  const failures = judged.flatMap(({ failure }) => failure ?? []);
  check('judgings that failed', `${failures.length} of ${judged.length}`, failures.length === 0, failures);
  const wrong = judged.flatMap(({ taught, judgements }) => misjudged(taught, judgements));
  check('answers whose verdict is not their truth', `${wrong.length} of ${answers}`, wrong.length === 0, wrong);
  const lines = judged.flatMap(({ judgements }) => wordingsIn(judgements)).filter(({ by }) => by === 'model').length;
  const needed = lines + model.answersOwed;
  const asked = `${model.answersSent} for ${lines} lines, ${model.answersOwed} of them left without a verdict at first`;
  check('lines asked', asked, model.answersSent === needed);
  const sent = sentIn(requests);
  const single = sentOneByOne(requests, judged);
  tell('requests', `${sent.requests} instead of ${single.requests}, one an answer`);
  const saved = Math.round(100 * (1 - sent.characters / single.characters));
  tell('text sent', `${sent.characters} characters instead of ${single.characters} (${saved} % less)`);
  return judged;
};

/** Judges everything again after a restart: no verdict may change, and no request may be sent. */
const reportRestart = async (service: RunningService, openai: FakeOpenAi, judged: readonly Judged[]): Promise<void> => {
  const before = openai.requests.length;
  const lost: string[] = [];
  for (const { taught, judgements } of judged) {
    const { judgements: again } = await judge(service, taught);
    if (JSON.stringify(again) !== JSON.stringify(judgements)) lost.push(taught.ticket.questions[0]?.text ?? '');
  }
  print('\nAfter a restart');
  check('tickets with other verdicts', `${lost.length} of ${judged.length}`, lost.length === 0, lost);
  const requests = openai.requests.length - before;
  check('requests to judge them again', `${requests}`, requests === 0);
};

const reportLarge = async (service: RunningService, openai: FakeOpenAi, taught: TaughtClass): Promise<void> => {
  const cpu = process.cpuUsage();
  const seconds = (): string => {
    const { user, system } = process.cpuUsage(cpu);
    return `${((user + system) / 1_000_000).toFixed(1)} CPU seconds, with the fake model and without the database`;
  };
  await report(`${taught.responses.length} responses`, service, openai, [taught]);
  tell('judged in', seconds());
  const before = openai.requests.length;
  const analysis = await replyOf(service.client.call(analyzeTicket, { params: { id: taught.ticket.id }, body: {} }));
  tell('judged and analysed in', seconds());
  tell('requests for the analysis', `${openai.requests.length - before}`);
  check('responses analysed', `${analysis.responseCount}`, analysis.responseCount === taught.responses.length);
  const unjudged = analysis.tallies.reduce((sum, each) => sum + each.unjudged, 0);
  check('answers that the analysis finds not judged', `${unjudged}`, unjudged === 0);
};

/** What groups, ids, repairs and stored verdicts lose when the model knows the truth. The target is nothing. */
export const reportWithModel = async (): Promise<void> => {
  const openai = await startFakeOpenAi();
  const context = await startContext();
  const classes = new Classes();
  const environment = { OPENAI_BASE_URL: openai.url, AI_EVALUATE: 'on-demand' };
  const each = (asked: readonly AnsweredQuestion[]): TaughtClass[] =>
    asked.map((one) => teachQuestions(classes, [one]));
  const planted = plantedClasses();
  let service = await startService(context, classes, environment);
  try {
    const judged = [
      ...(await report('Hard answers, with a model', service, openai, each(labelledAnswers()))),
      ...(await report('28 answers to a question, with a model', service, openai, each(realQuestions()))),
      ...(await report(
        'Classes, with a model',
        service,
        openai,
        planted.map((one) => teachPlanted(classes, one)),
      )),
    ];
    await service.context.close();
    service = await startService(context, classes, environment);
    await reportRestart(service, openai, judged);
    const large = realQuestions()
      .slice(0, 3)
      .map((one, index) => enlarge(one, largeClass, index + 1));
    await reportLarge(service, openai, teachQuestions(classes, large));
  } finally {
    await context.close();
    await openai.close();
  }
};
