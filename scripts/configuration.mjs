// Writes docs/configuration.md: every environment variable of every process, from the schemas that parse them.
// `--check` writes nothing and fails if the page is outdated.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { services } from '../packages/contracts/src/endpoint.ts';
import { secretNamesIn } from '../packages/service-kit/src/config/secrets.ts';
import { processConfig, processConfigWithDatabase } from '../packages/service-kit/src/process/process-config.ts';
import { allInOneConfig } from '../services/all-in-one/src/config.ts';
import { gatewayConfig, urlVariables } from '../services/gateway/src/config.ts';

const page = fileURLToPath(new URL('../docs/configuration.md', import.meta.url));

const start = '`npm start`';
/** The variables that `npm start` sets for its services. */
const decided = [...Object.keys(urlVariables(() => '')), 'WEB_DIR'];

/** A service's own configuration: `ticketsConfig` of tickets. */
const configOf = async (service) => (await import(`../services/${service}/src/config.ts`))[`${service}Config`];

/** The readers of the environment; `npm start` reads the variables of all services in addition to its own. */
const readers = [
  [start, allInOneConfig],
  ['every process', processConfig],
  ['every process but pdf', processConfigWithDatabase.pick({ MONGODB_URL: true })],
  ['gateway', gatewayConfig],
  ...(await Promise.all(services.map(async (service) => [service, await configOf(service)]))),
];

const rows = new Map();
for (const [reader, schema] of readers) {
  const { properties, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { properties: parsed } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  for (const [name, { description, default: given, enum: values }] of Object.entries(properties)) {
    // A switch is text that becomes a boolean, so its default appears only in the parsed value.
    const usual = given ?? (typeof parsed[name].default === 'boolean' ? parsed[name].default : undefined);
    const row = rows.get(name) ?? { defaults: new Map(), description: '' };
    rows.set(name, row);
    row.defaults.set(reader, required.includes(name) ? '**needed**' : usual === undefined ? '' : `\`${usual}\``);
    row.description ||= [description ?? '', values && `(${values.map((value) => `\`${value}\``).join(', ')})`]
      .filter(Boolean)
      .join(' ');
  }
}

const secretNames = new Set(readers.flatMap(([, { shape }]) => secretNamesIn(shape)));

const undescribed = [...rows].filter(([, { description }]) => description === '').map(([name]) => name);
if (undescribed.length > 0) throw new Error(`say with .describe(…) what these mean: ${undescribed.join(', ')}`);

/** A default shared by all readers is shown once; otherwise each is shown with its reader. */
const defaultOf = (defaults) => {
  const values = new Set(defaults.values());
  if (values.size === 1) return [...values][0];
  return [...defaults]
    .filter(([, value]) => value !== '')
    .map(([reader, value]) => `${value} (${reader})`)
    .join(', ');
};

const readersOf = (name, defaults) => {
  const own = [...defaults.keys()].filter((reader) => reader !== start && !reader.startsWith('every process'));
  const all = [...defaults.keys()].filter((reader) => reader.startsWith('every process'));
  if (all.length > 0) return defaults.has(start) ? `${all[0]}, ${start}` : all[0];
  if (own.length === 0) return start;
  return decided.includes(name) ? own.join(', ') : `${own.join(', ')}, ${start}`;
};

const lines = [...rows].map(
  ([name, { defaults, description }]) =>
    `| \`${name}\` | ${defaultOf(defaults)} | ${description} | ${readersOf(name, defaults)} |`,
);

const text = `# Configuration

All settings are environment variables. The app reads no file for them: fill in a copy of [.env.example](../.env.example) named \`.env\`
(values with spaces in quotes) and start with \`(set -a; . ./.env; npm start)\`. An empty variable counts as unset. An invalid
value ends the start with a line that names the variable. \`npm run doctor\` checks an installation.

What most installations set:

| variable | meaning |
|---|---|
| \`PORT\`, \`HOST\` | where the app listens; \`HOST=0.0.0.0\` for the whole network |
| \`DATA_DIR\` | where the embedded database and the session secret are kept (\`.data\`) |
| \`PUBLIC_URL\` | the address that people open; https makes cookies \`Secure\` |
| \`REGISTRATION\`, \`REGISTRATION_DOMAINS\` | who may register: by invitation as soon as others can reach the app ([operations.md](operations.md#who-may-register)) |
| \`OPENAI_API_KEY\`, \`OPENAI_BASE_URL\`, \`AI_MODEL\` | an OpenAI-compatible model, hosted or in the building ([ai.md](ai.md)); without key and URL the questions quote the lesson |
| \`RETENTION_DAYS\` | when a ticket is made anonymous, in days after its last answer, or \`off\` ([operations.md](operations.md#how-long-answers-are-kept)) |
| \`AI_SCOPE\` | what the model may do: judge answers, only word what the teacher has judged, or nothing ([ai.md](ai.md#what-it-may-do)) |
| \`LEGAL_NAME\`, \`LEGAL_CONTACT\`, \`LEGAL_IMPRINT_URL\` | who is responsible, for \`/privacy\`, \`/accessibility\` and the foot of each page |
| \`SMTP_URL\`, \`MAIL_FROM\` | the mail server for reset links and confirmations of addresses |
| \`TRUSTED_PROXIES\` | reverse proxies in front; only their \`X-Forwarded-For\` is believed |
| \`MONGODB_URL\`, \`NATS_URL\` | a MongoDB and a NATS server that replace the embedded ones |

## Every variable

\`npm run configuration\` writes this page from the schemas that parse the environment; do not edit it. \`npm start\` reads its own
variables and those of its services. A service that runs as a process (\`npm start --workspace services/tickets\`) reads those of
every process, and its own.

| variable | default | meaning | read by |
|---|---|---|---|
${lines.join('\n')}

## Secrets

Append \`_FILE\` to read a secret from a file (Docker, Kubernetes); an empty file counts as unset: ${[...secretNames]
  .map((name) => `\`${name}_FILE\``)
  .join(', ')}.

The user and password of \`MONGODB_URL\`, \`NATS_URL\` and \`SMTP_URL\` may be in separate variables, without
percent-encoding: \`MONGODB_USER\` and \`MONGODB_PASSWORD\` (or \`MONGODB_PASSWORD_FILE\`), and so on.

Tests find a NATS server by \`NATS_SERVER_BIN\`, a Firefox by \`FIREFOX_PATH\`.
`;

if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
  console.error('docs/configuration.md is out of date: run `npm run configuration`');
  process.exitCode = 1;
}
