import type { EventOrigin, InFlight, Outbox } from '@exit-tickets/bus';
import type { AiScope, Judgement } from '@exit-tickets/contracts';
import type { BoundedMap, FairQueue, ServiceContext } from '@exit-tickets/service-kit';
import type { AnalysisRepository } from './analysis/analysis.repository.ts';
import type { ExtractionLimits } from './extraction/extract-text.ts';
import type { UploadFolder } from './extraction/upload.ts';
import type { Group } from './grouping/group-cache.ts';
import type { HeldText } from './judging/held-text.ts';
import type { JudgementRepository } from './judging/judgement.repository.ts';
import type { JudgingJobRepository } from './judging/judging-job.repository.ts';
import type { JudgingModel, Model } from './model/model.ts';
import type { TallyRepository } from './tallies/tally.repository.ts';
import type { JudgingTimes, TallyTimes } from './times.ts';
import type { MaskAnswers } from './worker/mask-answers.ts';
import type { WorkerPool } from './worker/pool.ts';

/** Shared dependencies of all use cases. */
export interface AiContext extends Pick<ServiceContext, 'bus' | 'database' | 'logger' | 'now' | 'signal'> {
  analyses: AnalysisRepository;
  judgements: JudgementRepository;
  judgingJobs: JudgingJobRepository;
  tallies: TallyRepository;
  outboxes: Readonly<Record<'analyses' | 'judgements' | 'tallies', Outbox>>;

  model: Model;
  /** The part of `model` that judges answers; undefined if the configuration or the model does not allow it. */
  judgingModel: JudgingModel | undefined;
  /** What a model may read (`AI_SCOPE`). */
  allowed: AiScope;
  /** Worker threads for CPU-heavy tasks. */
  workers: WorkerPool;
  mask: MaskAnswers;
  group: Group;

  /** How long an abandoned analysis or judging blocks others, in milliseconds. */
  claimMs: number;
  /** Whether new answers are judged without a request. */
  judgesInBackground: boolean;
  judgingTimes: JudgingTimes;
  tallyTimes: TallyTimes;
  /** When this process last heard of new answers, in milliseconds. */
  lastAnswers: { at: number };
  /** Tickets that this process is judging in the background. */
  judgingNow: { ticketIds: Set<string>; work: InFlight };
  /** Cached verdicts of a model on single answers. */
  evaluated: BoundedMap<string, Judgement>;
  /** Students' text held in memory for responses not sent yet. */
  heldText: HeldText;

  uploads: UploadFolder;
  /** Limits how many uploads are read at once, one file at a time; all users share one queue. */
  readers: FairQueue;
  readingLimits: ExtractionLimits;
  /** Replaces the program that reads files. */
  reader: URL | undefined;
}

/** The W3C trace of a change. */
export interface TraceContext {
  traceparent?: string | undefined;
}

/** The origin of this service's events. */
export const originOf = ({ now }: AiContext, { traceparent }: TraceContext): EventOrigin => ({
  source: 'ai',
  now: now(),
  ...(traceparent !== undefined && { traceparent }),
});
