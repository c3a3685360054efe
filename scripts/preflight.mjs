// Checks whether this machine can run docker-compose.yml: `npm run preflight`, and before `npm run setup:compose`
// writes. It warns and never fails. Runs on the machine's own Node: no dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { arch, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './set-up.mjs';

const gigabyte = 1024 ** 3;
/** The memory required by docs/operations.md; a machine of 8 GB reports a little less. */
const leastMemory = 7.5 * gigabyte;
const leastDisk = 20 * gigabyte;
/** The first version with `start_interval`. */
const leastEngine = [25, 0, 0];
const leastCompose = [2, 20, 3];
/** Kernels whose restartable sequences are incompatible with the allocator of MongoDB 8 (SERVER-121912). */
const crashing = { from: [6, 19, 0], to: [7, 0, 13], mongoMajor: 8 };

const numbersOf = (version) => (version.match(/\d+/g) ?? []).slice(0, 3).map(Number);
const isBefore = (one, other) => {
  const index = other.findIndex((number, position) => (one[position] ?? 0) !== number);
  return index >= 0 && (one[index] ?? 0) < other[index];
};
const inGigabytes = (bytes) => `${(bytes / gigabyte).toFixed(1)} GB`;

const ok = (text) => ({ level: 'ok', text });
const warning = (text) => ({ level: 'warning', text });

const judgeVersion = (name, version, least, isContained) => {
  if (isContained) return ok(`${name} is not seen from within a container: ${least.join('.')} or newer is needed`);
  if (!version) return warning(`${name} does not answer: ${least.join('.')} or newer is needed`);
  return isBefore(numbersOf(version), least)
    ? warning(`${name} ${version} is too old: ${least.join('.')} or newer is needed`)
    : ok(`${name} ${version}`);
};

const judgeMemory = (bytes) =>
  bytes < leastMemory
    ? warning(`${inGigabytes(bytes)} of memory: 8 GB are needed`)
    : ok(`${inGigabytes(bytes)} of memory`);

const judgeDisk = (bytes) =>
  bytes < leastDisk
    ? warning(`${inGigabytes(bytes)} free on the disk: have 20 GB for images, database and events`)
    : ok(`${inGigabytes(bytes)} free on the disk`);

const judgeProcessor = ({ architecture, cpuInfo, mongoMajor }) => {
  // Only Linux on x86 reports it there.
  if (!['x64', 'x86_64', 'amd64'].includes(architecture) || !cpuInfo) return ok(`${architecture} processor`);
  return /^flags\s*:.*\bavx\b/m.test(cpuInfo)
    ? ok('a processor with AVX')
    : warning(`a processor without AVX, on which MongoDB ${mongoMajor} does not start`);
};

const judgeKernel = (kernel, mongoMajor) => {
  const version = numbersOf(kernel);
  const isAffected = !isBefore(version, crashing.from) && !isBefore(crashing.to, version);
  return isAffected && mongoMajor >= crashing.mongoMajor
    ? warning(`Linux ${kernel}, on which MongoDB ${mongoMajor} crashes: take 7.0.14 or newer, or one before 6.19`)
    : ok(`Linux ${kernel}`);
};

/** One line per requirement of docker-compose.yml. */
export const judge = ({
  engine,
  compose,
  memory,
  disk,
  architecture,
  cpuInfo,
  kernel,
  mongoImage,
  isContained = false,
}) => {
  const mongoMajor = Number(/:(\d+)/.exec(mongoImage)?.[1] ?? crashing.mongoMajor);
  return [
    judgeVersion('Docker', engine, leastEngine, isContained),
    judgeVersion('Docker compose', compose, leastCompose, isContained),
    judgeMemory(memory),
    judgeDisk(disk),
    judgeProcessor({ architecture, cpuInfo, mongoMajor }),
    judgeKernel(kernel, mongoMajor),
  ];
};

const ask = (...args) => {
  const { status, stdout } = spawnSync('docker', args, { encoding: 'utf8', timeout: 10_000 });
  return status === 0 ? stdout.trim() : '';
};

const infoOfEngine = () => {
  try {
    return JSON.parse(ask('info', '--format', '{{json .}}'));
  } catch {
    return {};
  }
};

/** What the engine reports of its host, else what this machine reports; the files are those of this folder. */
const readMachine = (folder, isContained) => {
  const info = infoOfEngine();
  const images = info.DockerRootDir && existsSync(info.DockerRootDir) ? info.DockerRootDir : root;
  const { bavail, bsize } = statfsSync(images);
  const written = ['.env', 'docker-compose.yml'].map((name) => join(folder, name)).filter((path) => existsSync(path));
  const image = /^MONGO_IMAGE=['"]?([^\s'"]+)|MONGO_IMAGE:-([^}]+)/m;
  const [, chosen, usual] = image.exec(written.map((path) => readFileSync(path, 'utf8')).join('\n')) ?? [];
  return {
    engine: info.ServerVersion,
    compose: ask('compose', 'version', '--short'),
    memory: info.MemTotal || totalmem(),
    disk: bavail * bsize,
    architecture: info.Architecture || arch(),
    cpuInfo: existsSync('/proc/cpuinfo') ? readFileSync('/proc/cpuinfo', 'utf8') : '',
    kernel: info.KernelVersion || release(),
    mongoImage: chosen ?? usual ?? '',
    isContained,
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // The `setup` image passes the target folder as an argument, and cannot reach the engine.
  const [, , folder] = process.argv;
  for (const { level, text } of judge(readMachine(folder ?? root, folder !== undefined)))
    process.stdout.write(`${level.padEnd(8)} ${text}\n`);
}
