// Writes deploy/nats/users.conf: what NATS lets each service do, out of what its sources publish, hear, ask and answer.
// With `--check` it writes nothing and fails when the file is out of date.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
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
import * as contracts from '../packages/contracts/src/index.ts';

const { eventCatalogue, rebuildRequested, services } = contracts;
const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'deploy', 'nats', 'users.conf');

const declared = new Map(Object.entries(contracts));
const declaredAs = (name) => {
  const declaration = declared.get(name);
  if (declaration === undefined) throw new Error(`${name} stands where a name of contracts is expected`);
  return declaration;
};

const signalOf = ({ name }) => signalSubject(name);
const requestOf = ({ name }) => requestSubject(name);

/** What the sources of a service say of the bus; they name what contracts declares. */
const trafficOf = (service) => {
  const source = globSync(`services/${service}/src/**/*.ts`, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  const named = (call) => {
    const names = [...source.matchAll(new RegExp(`\\b${call}\\(\\s*(\\w+)`, 'g'))].map(([, name]) => name);
    return [...new Set(names)].map(declaredAs);
  };
  const consumers = [...source.matchAll(/\bconsumer\(\s*'([\w-]+)',\s*(\w+)/g)].map(([, durable, name]) => ({
    durable,
    event: declaredAs(name),
  }));
  const republishes = /\brepublishOnRequest\(/.test(source);
  return {
    stored: [...named('newEvent'), ...(republishes ? [rebuildRequested] : [])],
    consumers: [
      ...consumers,
      ...(republishes ? [{ durable: `${service}-on-rebuild-requested`, event: rebuildRequested }] : []),
    ],
    asked: named('bus\\.request'),
    answered: named('bus\\.respond'),
    signalled: named('bus\\.signal'),
    signalsHeard: named('bus\\.onSignal'),
  };
};

const users = ['gateway', ...services].map((user) => ({ user, ...trafficOf(user) }));
for (const event of eventCatalogue) {
  if (!users.some(({ stored }) => stored.includes(event))) throw new Error(`no service stores ${event.type}`);
  if (!users.some(({ consumers }) => consumers.some((consumer) => consumer.event === event)))
    throw new Error(`no service hears ${event.type}`);
}

/** Every process makes sure that the streams are there, and looks whether there is one of an earlier release. */
const streams = [
  ...[stateStream, erasureStream, deadLetterStream].flatMap(({ name }) =>
    ['CREATE', 'INFO', 'UPDATE'].map((verb) => `$JS.API.STREAM.${verb}.${name}`),
  ),
  ...['INFO', 'UPDATE'].map((verb) => `$JS.API.STREAM.${verb}.${earlierStream.name}`),
];

/** An event, and a look at the one before it about the same thing where that may be newer. */
const storing = (event) => [
  subjectsOf(event),
  ...(event.orderOf ? [`$JS.API.DIRECT.GET.${streamOf(event).name}.${subjectsOf(event)}`] : []),
];

/** A durable consumer of its own, also for what an earlier release has stored, and a place for what it could not handle. */
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

const entries = users.map(({ user, stored, consumers, asked, answered, signalled, signalsHeard }) => {
  const publish = [
    ...streams,
    ...stored.flatMap(storing),
    ...consumers.flatMap(consuming),
    ...asked.map(requestOf),
    ...signalled.map(signalOf),
  ];
  const subscribe = [
    `_INBOX.${user}.>`,
    // The replicas of a service share its questions.
    ...answered.map((request) => `${requestOf(request)} ${user}`),
    ...signalsHeard.map(signalOf),
  ];
  return `  {
    user: ${user}
    password: $NATS_${user.toUpperCase()}_PASSWORD
    permissions: {
      publish: [${list(publish)}
      ]
      subscribe: [${list(subscribe)}
      ]${answered.length > 0 ? '\n      allow_responses: true' : ''}
    }
  }`;
});

const text = `# Written by \`npm run nats-users\` from the sources of the services; do not edit.
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
