// Writes the secrets of docker-compose.yml into .env: `npm run setup:compose`. Existing ones stay, so it can run again,
// also after an update with new secrets; guessable ones are refused. Runs on the machine's own Node: no dependencies.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { valueIn, writeSecretFiles } from './secret-files.mjs';
import { root } from './set-up.mjs';

const [, , given = root] = process.argv;
const folder = resolve(given);
const path = join(folder, '.env');

/** Beside .env when an image runs this (scripts/release.mjs), else that of the sources. */
const composeFile = [folder, root].map((place) => join(place, 'docker-compose.yml')).find((file) => existsSync(file));
if (!composeFile) {
  console.error(`there is no docker-compose.yml in ${folder}`);
  process.exit(1);
}
/** A secret is a required variable of the file: `${NAME:?…}`. */
const compose = readFileSync(composeFile, 'utf8');
const secrets = new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));

const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
const writtenFor = (name) => valueIn(before, name);

// The same rule as in deploy/mongo/prepare.js and deploy/nats/start.sh.
const isGuessable = (password) =>
  password.length < 16 || /change|example|password|placeholder|replace|secret|^(.)\1*$/i.test(password);
// The same rule as in packages/service-kit/src/config/config.ts.
const isGuessableSecret = (secret) =>
  secret.length < 32 || /change|secret|example|password|geheim|12345678/i.test(secret) || new Set(secret).size < 10;

/** The problem with a secret that a user typed; several signing secrets are separated by commas. */
const complaintOf = (name) => {
  const written = writtenFor(name);
  const isBad =
    name === 'SESSION_SECRET'
      ? written.split(',').some((secret) => isGuessableSecret(secret.trim()))
      : isGuessable(written);
  if (!isBad) return [];
  const minLength = name === 'SESSION_SECRET' ? 32 : 16;
  const mend =
    name === 'MONGO_ROOT_PASSWORD'
      ? 'MongoDB keeps it from its first start. Where that has been, change it there first (docs/operations.md, "Rotate secrets"); else delete the line'
      : `delete the line for a new one, or write ${minLength} letters and digits or more`;
  return [`${name} in ${path} can be guessed: ${mend}`];
};

const missing = [...secrets].filter((name) => writtenFor(name) === '');
const complaints = [...secrets].filter((name) => !missing.includes(name)).flatMap(complaintOf);
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exit(1);
}

if (missing.length === 0) process.stdout.write(`${path} holds every secret already: nothing was changed.\n`);
else {
  const begin =
    before === ''
      ? '# Read by docker compose. Values with signs other than letters and digits in single quotes.\n'
      : '';
  // Hexadecimal needs no escaping in any reader of this file.
  const lines = missing.map((name) => `${name}=${randomBytes(32).toString('hex')}\n`);
  const separator = before === '' || before.endsWith('\n') ? '' : '\n';
  writeFileSync(path, before + separator + begin + lines.join(''), { mode: 0o600 });
  chmodSync(path, 0o600);
  const isBuilt = /^ +build: /m.test(compose);
  process.stdout.write(
    `${path}: ${missing.length} secrets were made. Now: docker compose up -d${isBuilt ? ' --build' : ''}\n`,
  );
}
writeSecretFiles(folder);
