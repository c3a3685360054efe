// Writes deploy/nats/users.conf: the NATS permissions of each service, from the traffic declared in its traffic.ts.
// `--check` writes nothing and fails if the file is outdated.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  deadLetterStream,
  deadLetterSubject,
  earlierStream,
  erasureStream,
  requestSubject,
  signalSubject,
  stateStream,
  streamOf,
  subjectsOf,
} from '../packages/bus/src/nats/names.ts';
import { eventCatalogue, services } from '../packages/contracts/src/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'deploy', 'nats', 'users.conf');

const signalOf = ({ name }) => signalSubject(name);
const requestOf = ({ name }) => requestSubject(name);

const users = await Promise.all(
  ['gateway', ...services].map(async (user) => {
    const { traffic } = await import(`../services/${user}/src/traffic.ts`);
    const { publishes = [], consumes = {}, asks = [], answers = [], signals = [], hears = [] } = traffic;
    const consumers = Object.entries(consumes).map(([durable, event]) => ({ durable, event }));
    return { user, publishes, consumers, asks, answers, signals, hears };
  }),
);
for (const event of eventCatalogue) {
  if (!users.some(({ publishes }) => publishes.includes(event))) throw new Error(`no service publishes ${event.type}`);
  if (!users.some(({ consumers }) => consumers.some((consumer) => consumer.event === event)))
    throw new Error(`no service hears ${event.type}`);
}

/** Every process ensures that the streams exist, and checks for one of an earlier release. */
const streams = [
  ...[stateStream, erasureStream, deadLetterStream].flatMap(({ name }) =>
    ['CREATE', 'INFO', 'UPDATE'].map((verb) => `$JS.API.STREAM.${verb}.${name}`),
  ),
  ...['INFO', 'UPDATE'].map((verb) => `$JS.API.STREAM.${verb}.${earlierStream.name}`),
];

/** Storing an event, and reading the stored one with the same key, which may be newer. */
const storing = (event) => [
  subjectsOf(event),
  ...(event.orderOf ? [`$JS.API.DIRECT.GET.${streamOf(event).name}.${subjectsOf(event)}`] : []),
];

/** A durable consumer, also on the stream of an earlier release, and storing dead letters. */
const consuming = ({ durable, event }) => [
  ...[streamOf(event), earlierStream].flatMap(({ name }) => [
    `$JS.API.CONSUMER.CREATE.${name}.${durable}.>`,
    `$JS.API.CONSUMER.INFO.${name}.${durable}`,
    `$JS.API.CONSUMER.MSG.NEXT.${name}.${durable}`,
    `$JS.ACK.${name}.${durable}.>`,
  ]),
  deadLetterSubject(durable),
];

const list = (subjects) => subjects.map((subject) => `\n        ${JSON.stringify(subject)}`).join('');

const entries = users.map(({ user, publishes, consumers, asks, answers, signals, hears }) => {
  const publish = [
    ...streams,
    ...publishes.flatMap(storing),
    ...consumers.flatMap(consuming),
    ...asks.map(requestOf),
    ...signals.map(signalOf),
  ];
  const subscribe = [
    `_INBOX.${user}.>`,
    // The replicas of a service share its requests.
    ...answers.map((request) => `${requestOf(request)} ${user}`),
    ...hears.map(signalOf),
  ];
  return `  {
    user: ${user}
    password: $NATS_${user.toUpperCase()}_PASSWORD
    permissions: {
      publish: [${list(publish)}
      ]
      subscribe: [${list(subscribe)}
      ]${answers.length > 0 ? '\n      allow_responses: true' : ''}
    }
  }`;
});

const text = `# Written by \`npm run nats-users\` from the traffic that services declare; do not edit.
# Each service has just its subjects: its own events, requests, signals and inboxes, and its own durables.
users: [
  # For operators' commands: the doctor, dead letters, rebuilding.
  { user: operator, password: $NATS_OPERATOR_PASSWORD }
${entries.join('\n')}
]
`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error('deploy/nats/users.conf is out of date: run `npm run nats-users`');
  process.exitCode = 1;
}
