import { type Accounts, createAccounts, type ListedAccount } from '@exit-tickets/auth/accounts';
import { email, limits } from '@exit-tickets/contracts';
import { publicUrlOf } from './addresses.ts';
import { openDatabase } from './open-database.ts';
import { parseArguments, print, runCommand, UsageError } from './run-command.ts';
import { StartError } from './start-error.ts';

const most = { links: 500, days: 90 } as const;

const usage = `Usage: npm run accounts -- COMMAND
  list [--json]               the accounts, and how many invitations can still be used
  invite [COUNT] [--days N]   COUNT links (1), of which each makes one account within N days (${limits.invitationDays}, at most ${most.days})
  disable EMAIL               ends its sessions within a minute and lets nobody in; its tickets stay
  enable EMAIL                lets its teacher in again
  delete EMAIL                deletes it for good, with its tickets and all answers to them`;

/** @throws {UsageError} when it is not a whole number from 1 to `max` */
const wholeNumber = (name: string, typed: string, max: number): number => {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  if (number < 1 || number > max) throw new UsageError(`${name} must be a whole number from 1 to ${max}`);
  return number;
};

type Work = (accounts: Accounts) => Promise<void>;

const list =
  (isJson: boolean): Work =>
  async (accounts) => {
    const listed: ListedAccount[] = [];
    for await (const account of accounts.list()) listed.push(account);
    const invitations = await accounts.invitations();
    if (isJson) return print(JSON.stringify({ accounts: listed, invitations }, null, 2));
    for (const { email, name, createdAt, isDisabled } of listed)
      print(
        [email, createdAt.toISOString().slice(0, 10), ...(isDisabled ? ['disabled'] : []), name].join('  ').trimEnd(),
      );
    print(`accounts: ${listed.length}, invitations that can be used: ${invitations}`);
  };

const invite =
  (count: number, days: number): Work =>
  async (accounts) => {
    for (let made = 0; made < count; made += 1) print(await accounts.invite(days));
  };

const done = {
  disable: 'is disabled',
  enable: 'is enabled',
  // The app that runs consumes the event of the deletion, and reloads the ended sessions every minute.
  delete:
    'is being deleted: its sessions, tickets and answers are gone within a minute, or a minute after the next start',
} as const;

const change =
  (command: keyof typeof done, address: string): Work =>
  async (accounts) => {
    if (!(await accounts[command](address))) throw new StartError(`There is no account for ${address}`);
    print(`${address} ${done[command]}`);
  };

const isChange = (command: string): command is keyof typeof done => Object.hasOwn(done, command);

/** @throws {UsageError} */
const workOf = (): Work => {
  const options = { json: { type: 'boolean', default: false }, days: { type: 'string' } } as const;
  const { values, positionals } = parseArguments({ options, allowPositionals: true }, usage);
  const [command = '', argument, ...rest] = positionals;
  const isGiven = { json: values.json, days: values.days !== undefined };
  if (rest.length === 0 && command === 'list' && argument === undefined && !isGiven.days) return list(values.json);
  if (rest.length === 0 && command === 'invite' && !isGiven.json)
    return invite(
      wholeNumber('COUNT', argument ?? '1', most.links),
      wholeNumber('--days', values.days ?? String(limits.invitationDays), most.days),
    );
  if (rest.length > 0 || !isChange(command) || argument === undefined || isGiven.json || isGiven.days)
    throw new UsageError(usage);
  const address = email.safeParse(argument).data;
  if (!address) throw new UsageError(`${argument} is no e-mail address`);
  return change(command, address);
};

await runCommand(async () => {
  const work = workOf();
  // biome-ignore lint/style/noProcessEnv: the one place where this command's environment is read
  const { config, database, close } = await openDatabase('accounts', process.env);
  try {
    await work(createAccounts(database, { publicUrl: publicUrlOf(config), now: () => new Date() }));
  } finally {
    await close();
  }
});
