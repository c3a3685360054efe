import { counter, gauge, histogram } from './instruments.ts';

/** From a fast database call to the gateway's longest timeout. */
const callSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;
/** For work that shows the user a waiting message. */
const workSeconds = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120] as const;

/**
 * Every metric of our own; Node's (`nodejs_…`, `process_…`) are exported as well. Names follow Prometheus' conventions:
 * a unit in the name, `_total` for counters.
 */
export const metrics = {
  httpRequestDuration: histogram({
    name: 'exit_tickets_http_request_duration_seconds',
    help: 'Requests and how long they took, by endpoint; a live stream that began well is not among them.',
    labels: ['service', 'endpoint', 'status_class'],
    buckets: callSeconds,
  }),
  dependencyUp: gauge({
    name: 'exit_tickets_dependency_up',
    help: 'Whether a service reaches its database or bus (1) or not (0).',
    labels: ['service', 'dependency'],
  }),
  liveStreams: gauge({
    name: 'exit_tickets_live_streams',
    help: 'Results pages that are being kept up to date.',
    labels: [],
  }),
  busDeliveries: counter({
    name: 'exit_tickets_bus_deliveries_total',
    help: 'Tries of a consumer to take an event: acked, retry or deadLettered.',
    labels: ['consumer', 'outcome'],
  }),
  busPending: gauge({
    name: 'exit_tickets_bus_consumer_pending_events',
    help: 'Events that the stream has not delivered to a consumer yet.',
    labels: ['consumer'],
  }),
  busAckPending: gauge({
    name: 'exit_tickets_bus_consumer_ack_pending_events',
    help: 'Events that were delivered to a consumer and are not acknowledged: being worked on, or waiting for another try.',
    labels: ['consumer'],
  }),
  busRedelivered: gauge({
    name: 'exit_tickets_bus_consumer_redelivered_events',
    help: 'Events among those not acknowledged that were delivered more than once.',
    labels: ['consumer'],
  }),
  busStreamFull: gauge({
    name: 'exit_tickets_bus_stream_full_ratio',
    help: 'How full a stream of NATS is, of the bytes that it may hold; missing for one without a bound.',
    labels: ['stream'],
  }),
  deadLetters: gauge({
    name: 'exit_tickets_bus_dead_letters',
    help: 'Events that a consumer could not take and that wait for an operator.',
    labels: [],
  }),
  outboxDocuments: gauge({
    name: 'exit_tickets_outbox_documents',
    help: 'Documents with events that are stored and not published yet.',
    labels: ['collection'],
  }),
  outboxAge: gauge({
    name: 'exit_tickets_outbox_oldest_event_age_seconds',
    help: 'Age of the oldest event that is not published yet; 0 when there is none.',
    labels: ['collection'],
  }),
  queueWaiting: gauge({
    name: 'exit_tickets_queue_waiting_tasks',
    help: 'Tasks that wait for their turn, by queue: model, judging (at the model too, and for nobody who waits), extraction, computing, pdf, mail.',
    labels: ['queue'],
  }),
  judgingJobs: gauge({
    name: 'exit_tickets_judging_jobs',
    help: 'Tickets whose answers a model is to judge: due and unclaimed, or claimed. Each replica reports all of them.',
    labels: ['state'],
  }),
  aiRequestDuration: histogram({
    name: 'exit_tickets_ai_request_duration_seconds',
    help: 'Requests to the AI model and how long they took; the outcome is ok, or the problem there was.',
    labels: ['request', 'outcome'],
    buckets: workSeconds,
  }),
  aiTokens: counter({
    name: 'exit_tickets_ai_tokens_total',
    help: 'Tokens that the AI model counted, sent or received.',
    labels: ['direction'],
  }),
  pdfRenderDuration: histogram({
    name: 'exit_tickets_pdf_render_duration_seconds',
    help: 'PDFs that were rendered and how long that took, the time in the queue not counted.',
    labels: ['outcome'],
    buckets: workSeconds,
  }),
} as const;
