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

/** What every use case works with. */
export interface AiContext extends Pick<ServiceContext, 'bus' | 'database' | 'logger' | 'now' | 'signal'> {
  analyses: AnalysisRepository;
  judgements: JudgementRepository;
  judgingJobs: JudgingJobRepository;
  tallies: TallyRepository;
  outboxes: Readonly<Record<'analyses' | 'judgements' | 'tallies', Outbox>>;

  model: Model;
  /** The part of it that judges answers; undefined where it may not, or cannot. */
  judgingModel: JudgingModel | undefined;
  /** What a model may read, by the configuration. */
  allowed: AiScope;
  /** Threads for long computing. */
  workers: WorkerPool;
  mask: MaskAnswers;
  group: Group;

  /** How long an analysis or a judging that stopped without a word keeps others waiting, in milliseconds. */
  claimMs: number;
  /** Whether answers are judged as they come in, without anybody asking. */
  judgesInBackground: boolean;
  judgingTimes: JudgingTimes;
  tallyTimes: TallyTimes;
  /** What this process judges in the background now. */
  judgingNow: { ticketIds: Set<string>; work: InFlight };
  /** What a model said of single answers. */
  evaluated: BoundedMap<string, Judgement>;
  /** Text of students in memory, for answers that are not out yet. */
  heldText: HeldText;

  uploads: UploadFolder;
  /** Uploads are read a few at a time, each file by file; all wait in one line, whoever sent them. */
  readers: FairQueue;
  readingLimits: ExtractionLimits;
  /** The program that reads files, when it is another. */
  reader: URL | undefined;
}

/** The W3C trace of a change. */
export interface TraceContext {
  traceparent?: string | undefined;
}

/** The origin of an event of this service. */
export const originOf = ({ now }: AiContext, { traceparent }: TraceContext): EventOrigin => ({
  source: 'ai',
  now: now(),
  ...(traceparent !== undefined && { traceparent }),
});
