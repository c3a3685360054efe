// Writes the secrets of .env to files, for installations that use deploy/compose/secrets.yml. Runs on the machine's own
// Node: no dependencies.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const overlay = 'deploy/compose/secrets.yml';

/** The value of a variable as compose reads it: without quotes, escapes in them, and comments. */
export const valueIn = (text, name) => {
  const [, plain = ''] = text.match(new RegExp(`^${name}=(.*)$`, 'm')) ?? [];
  const [, quote, quoted = ''] = plain.trim().match(/^(['"])(.*)\1(?:\s+#.*)?$/) ?? [];
  return quote ? quoted.replaceAll(`\\${quote}`, quote) : plain.replace(/(?:^|\s)#.*$/, '').trim();
};

/** Updates the files of the folder `secrets` beside `.env`, if compose uses them. */
export const writeSecretFiles = (folder) => {
  const variables = readFileSync(join(folder, '.env'), 'utf8');
  if (!valueIn(variables, 'COMPOSE_FILE').includes(overlay)) return;
  const secrets = join(folder, 'secrets');
  // Only the owner can enter the folder; but in a container each file is read by a user with a different id.
  mkdirSync(secrets, { recursive: true });
  chmodSync(secrets, 0o700);
  const names = [...readFileSync(join(root, overlay), 'utf8').matchAll(/file: \.\/secrets\/(\w+)/g)].map(
    ([, name]) => name,
  );
  const isUpToDate = (path, value) => existsSync(path) && readFileSync(path, 'utf8') === value;
  const changed = names.filter((name) => !isUpToDate(join(secrets, name), valueIn(variables, name)));
  for (const name of changed) {
    const path = join(secrets, name);
    rmSync(path, { force: true });
    // An unset secret becomes an empty file, which counts as unset: compose requires every file.
    writeFileSync(path, valueIn(variables, name));
    chmodSync(path, 0o444);
  }
  if (changed.length > 0)
    process.stdout.write(
      `${secrets}: ${changed.length} files were written. Now: docker compose up -d --force-recreate\n`,
    );
};
