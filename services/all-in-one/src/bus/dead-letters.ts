import type { BusOperations, ParkedLetter } from '@exit-tickets/bus';
import { eventCatalogue, eventEnvelope } from '@exit-tickets/contracts';
import { parseArguments, print, runCommand, UsageError } from '../run-command.ts';
import { StartError } from '../start-error.ts';
import { openBus } from './open-bus.ts';

const usage = `Usage: npm run bus:dead-letters -- COMMAND
  list [--json]          events that a consumer could not take, without what they say
  show ID [--json]       one of them whole, with what people typed
  replay ID... | --all   publishes them once more, to all their consumers, and removes the dead letters
  drop ID... | --all     removes the dead letters`;

interface Asked {
  ids: readonly string[];
  json: boolean;
  all: boolean;
}

/** Checks the arguments of each command. */
const isComplete: Record<string, (asked: Asked) => boolean> = {
  list: ({ ids }) => ids.length === 0,
  show: ({ ids, all }) => ids.length === 1 && !all,
  replay: ({ ids, all }) => all === (ids.length === 0),
  drop: ({ ids, all }) => all === (ids.length === 0),
};

/** @throws {UsageError} */
const parse = () => {
  const options = { json: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArguments({ options, allowPositionals: true }, usage);
  const [command = 'list', ...ids] = positionals;
  const asked = { ids, ...values };
  if (!isComplete[command]?.(asked)) throw new UsageError(usage);
  return { command, ...asked };
};

const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

/** The parts that are safe to show: neither the event's data nor the error message, which may contain it. */
const summaryOf = ({ id, consumer, event, error, at }: ParkedLetter) => {
  const { id: eventId, type, time } = eventEnvelope.safeParse(event).data ?? {};
  return { id, consumer, eventType: type, eventId, eventTime: time, parkedAt: at, error: /^\w+/.exec(error)?.[0] };
};

const readAll = async (bus: BusOperations): Promise<ParkedLetter[]> => {
  const letters: ParkedLetter[] = [];
  for await (const letter of bus.deadLetters()) letters.push(letter);
  return letters;
};

const list = async (bus: BusOperations, isJson: boolean): Promise<void> => {
  const letters = (await readAll(bus)).map(summaryOf);
  if (isJson) return printJson(letters);
  for (const { id, consumer, eventType = 'no event', parkedAt, error = '' } of letters)
    print([id, parkedAt.toISOString(), consumer, eventType, error].join('  '));
  print(`${letters.length} dead ${letters.length === 1 ? 'letter' : 'letters'}`);
};

/** @throws {StartError} when one of them does not exist; then nothing is done */
const find = async (bus: BusOperations, { ids, all }: Asked): Promise<ParkedLetter[]> => {
  const letters = await readAll(bus);
  const missing = ids.filter((id) => !letters.some((letter) => letter.id === id));
  if (missing.length > 0) throw new StartError(`There is no dead letter ${missing.join(', ')}`);
  return all ? letters : letters.filter(({ id }) => ids.includes(id));
};

const show = ({ error, ...letter }: ParkedLetter, isJson: boolean): void => {
  printJson(isJson ? { ...letter, error } : letter);
  // The stack trace with its line breaks.
  if (!isJson) print(error);
};

const replay = async (bus: BusOperations, letters: readonly ParkedLetter[]): Promise<void> => {
  const replayable = letters.map(({ id, event }) => {
    const parsed = eventEnvelope.safeParse(event).data;
    if (!parsed || !eventCatalogue.some(({ type }) => type === parsed.type))
      throw new StartError(`Dead letter ${id} is no event of this release: it can only be dropped`);
    return { id, event: parsed };
  });
  for (const { id, event } of replayable) {
    await bus.publish(event);
    await bus.drop(id);
  }
  print(`${letters.length} published once more`);
};

const drop = async (bus: BusOperations, letters: readonly ParkedLetter[]): Promise<void> => {
  for (const { id } of letters) await bus.drop(id);
  print(`${letters.length} dropped`);
};

await runCommand(async () => {
  const { command, ...asked } = parse();
  // biome-ignore lint/style/noProcessEnv: the one place where this command's environment is read
  const bus = await openBus(process.env);
  try {
    if (command === 'list') return await list(bus, asked.json);
    const letters = await find(bus, asked);
    if (command === 'show') for (const letter of letters) show(letter, asked.json);
    else if (command === 'replay') await replay(bus, letters);
    else await drop(bus, letters);
  } finally {
    await bus.close();
  }
});
