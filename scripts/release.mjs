// Builds and pushes every image, and writes the compose files for schools. A school needs one of them beside its .env:
// docker-compose.yml or, for everything in one container, all-in-one.yml. npm run release -- --registry
// registry.example.org/exit-tickets --tag 1.0.0 [--platforms linux/amd64] [--out release] Details: docs/operations.md,
// "Two files and one command". Runs on the machine's own Node: no dependencies.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './set-up.mjs';

/** `image: ${NAME_IMAGE:-repository:tag}`, also after an anchor. */
const image = /^( +image: (?:&\w+ )?\$\{\w+:-)([^}]+)(\}.*)$/gm;
const ownName = /^exit-tickets\/(\w+):local$/;

/** How to create .env with the sources, and without them. */
const textsOfSources = [
  [
    '`npm run setup:compose` writes .env once; then `docker compose up -d --build`.',
    'The image `setup` writes .env once; then `docker compose up -d`.',
  ],
  [':?run npm run setup:compose}', ':?have the image setup write .env}'],
];

/** The third-party images in docker-compose.yml. */
export const othersIn = (text) =>
  [...text.matchAll(image)].map(([, , name]) => name).filter((name) => !ownName.test(name));

/**
 * The published docker-compose.yml: it builds nothing, and each image is the result of `nameOf` for ours (`gateway`) or
 * a third-party one (`mongo:8.0.17`).
 */
export const publish = (text, nameOf) =>
  textsOfSources
    .reduce((whole, [from, to]) => whole.replaceAll(from, to), text)
    .replace(/^ +build: .*\n/gm, '')
    .replace(image, (_, before, name, after) => before + nameOf(ownName.exec(name)?.[1] ?? name) + after);

/**
 * The published deploy/compose/all-in-one.yml. Its version is a variable that schools change, so our image has no
 * digest, which would match a single version only.
 */
export const publishOne = (text, { registry, tag, caddy }) =>
  text
    .replace('exit-tickets/all-in-one', `${registry}/all-in-one`)
    .replace(':-local}', `:-${tag}}`)
    .replace(/(image: )caddy:.*/, `$1${caddy}`);

/** An error that the user can fix. */
class ReleaseError extends Error {}

const docker = (args, options = {}) => {
  const { status, stdout } = spawnSync('docker', args, { cwd: root, encoding: 'utf8', ...options });
  return status === 0 ? (stdout ?? '').trim() : undefined;
};

/** The digest of a third-party image, which pins its content; undefined without an answer. */
const digestOf = (name) => docker(['buildx', 'imagetools', 'inspect', name, '--format', '{{.Manifest.Digest}}']);

const release = ({ registry, tag, platforms, out }) => {
  if (!registry || !tag)
    throw new ReleaseError(
      'name the registry and the version: --registry registry.example.org/exit-tickets --tag 1.0.0',
    );
  if (tag === 'latest') throw new ReleaseError('--tag latest is refused: what runs would change with every release');
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const metadata = join(folder, 'metadata.json');
    const env = { ...process.env, REGISTRY: registry, TAG: tag, PLATFORMS: platforms };
    const args = ['buildx', 'bake', '--file', 'docker-bake.hcl', '--push', '--metadata-file', metadata];
    if (docker(args, { env, stdio: 'inherit' }) === undefined)
      throw new ReleaseError('the images were not built and pushed: see above');
    const built = JSON.parse(readFileSync(metadata, 'utf8'));
    const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
    const one = readFileSync(join(root, 'deploy', 'compose', 'all-in-one.yml'), 'utf8');
    const [, caddy] = /image: (caddy:.*)/.exec(one);
    const others = new Map([...othersIn(text), caddy].map((name) => [name, digestOf(name)]));
    const withDigest = (name) => (others.get(name) ? `${name}@${others.get(name)}` : name);
    for (const [name, digest] of others)
      if (!digest) process.stdout.write(`${name} could not be looked up: it is named without its digest\n`);
    const published = publish(text, (name) => {
      if (!built[name]) return withDigest(name);
      return `${registry}/${name}:${tag}@${built[name]['containerimage.digest']}`;
    });
    const path = join(resolve(out), 'docker-compose.yml');
    const pathOfOne = join(resolve(out), 'all-in-one.yml');
    mkdirSync(resolve(out), { recursive: true });
    writeFileSync(path, published);
    writeFileSync(pathOfOne, publishOne(one, { registry, tag, caddy: withDigest(caddy) }));
    process.stdout.write(`${path}\nA school puts it into a folder, and there once:\n`);
    process.stdout.write(`${setUpCommand(`${registry}/setup:${tag}`)}\ndocker compose up -d\n`);
    process.stdout.write(
      `${pathOfOne}\nOr this one as docker-compose.yml, with DOMAIN in .env, and there:\ndocker compose up -d\n`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const setUpCommand = (setup) => `docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/installation" ${setup}`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      registry: { type: 'string' },
      tag: { type: 'string' },
      platforms: { type: 'string', default: 'linux/amd64,linux/arm64' },
      out: { type: 'string', default: 'release' },
    },
  });
  try {
    release(values);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
