import * as endpoints from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AiContext } from './ai-context.ts';
import { callWithProgress } from './model/call-with-progress.ts';
import { readAnswers, readResponses, readTicket } from './read-answers.ts';
import { analyseTicket } from './use-cases/analyse-ticket.ts';
import { evaluateAnswer } from './use-cases/evaluate-answer.ts';
import { generateOneMore, generateTicket } from './use-cases/generate-ticket.ts';
import { judgeTicket } from './use-cases/judge-ticket.ts';
import { markAnswers } from './use-cases/mark-answers.ts';
import { namelessAnswers } from './use-cases/nameless-answers.ts';
import { proposeFollowUps } from './use-cases/propose-follow-ups.ts';
import { readAnalysis } from './use-cases/read-analysis.ts';
import { readJudgements } from './use-cases/read-judgements.ts';
import { scheduleFirstTally } from './use-cases/schedule-tally.ts';
import { summarizeMaterial } from './use-cases/summarize-material.ts';

/** Endpoint → use case. */
export const serveAi = (app: FastifyInstance, context: AiContext, status: endpoints.AiStatus): void => {
  const { heldText } = context;
  const asked = ({ params, teacherId }: { params: { id: string }; teacherId: string }) => ({
    ticketId: params.id,
    teacherId,
  });

  serve(app, endpoints.getAiStatus, async () => status);
  serve(app, endpoints.summarizeMaterial, (call) => summarizeMaterial(context, call));
  serve(app, endpoints.generateFromContent, ({ body, ...call }) =>
    generateTicket(context, body, callWithProgress(call, 'generating')),
  );
  serve(app, endpoints.generateFromText, ({ body, ...call }) =>
    generateTicket(context, { ...body, focusLevels: [] }, callWithProgress(call, 'generating')),
  );
  serve(app, endpoints.generateQuestion, ({ body, ...call }) =>
    generateOneMore(context, body, callWithProgress(call, 'generating')),
  );

  serve(app, endpoints.evaluateAnswer, ({ body, teacherId, signal }) =>
    evaluateAnswer(context, body, { signal, teacherId }),
  );
  serve(app, endpoints.getJudgements, ({ reply, signal, ...call }) =>
    heldText.during(reply, call.teacherId, async (hold) => {
      // Changes are completed even if the client has disconnected; reads are aborted.
      const holdForReader = (text: number): void => {
        signal.throwIfAborted();
        hold(text);
      };
      const read = await readJudgements(context, await readAnswers(context, asked(call), holdForReader));
      await scheduleFirstTally(context, call.params.id);
      return read;
    }),
  );
  serve(app, endpoints.getNamelessAnswers, ({ reply, ...call }) =>
    heldText.during(reply, call.teacherId, async (hold) =>
      namelessAnswers(context, await readAnswers(context, asked(call), hold), call),
    ),
  );
  serve(app, endpoints.changeJudgements, ({ reply, ...call }) =>
    heldText.during(reply, call.teacherId, async (hold) =>
      markAnswers(context, await readAnswers(context, asked(call), hold), call.body, call.request),
    ),
  );
  serve(app, endpoints.judgeTicket, ({ reply, signal, progress, ...call }) =>
    heldText.during(reply, call.teacherId, async (hold) => {
      const ticket = await readTicket(context, asked(call));
      progress('reading');
      const responses = await readResponses(context, ticket.id, { hold });
      return judgeTicket(context, { ticket, responses }, { signal }, progress);
    }),
  );

  serve(app, endpoints.analyzeTicket, ({ body, teacherId, signal, progress, request: { traceparent }, ...call }) =>
    analyseTicket(
      context,
      { ...asked({ ...call, teacherId }), ...body, traceparent },
      { signal, teacherId, onQueued: (place) => progress('queued', place) },
      progress,
    ),
  );
  serve(app, endpoints.getAnalysis, (call) => readAnalysis(context, asked(call)));
  serve(app, endpoints.getAnalysisSent, ({ reply, ...call }) =>
    heldText.during(reply, call.teacherId, async (hold) => {
      const { id } = await readTicket(context, asked(call));
      const sent = (await Promise.all([context.judgements.sent(id), context.analyses.sent(id)])).flat();
      for (const { messages } of sent) hold(messages.reduce((sum, { content }) => sum + content.length, 0));
      return { requests: sent.sort((one, other) => one.sentAt.localeCompare(other.sentAt)) };
    }),
  );

  serve(app, endpoints.proposeFollowUps, ({ body, signal, ...call }) =>
    proposeFollowUps(context, { ...asked(call), questionId: body.questionId }, { signal }),
  );
};
