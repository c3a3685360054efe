import type { Readable } from 'node:stream';
import { AppError, type exportAccount as exportAccountCall, type Language, type Ticket } from '@exit-tickets/contracts';
import { languageFor, type RequestContext } from '@exit-tickets/service-kit';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { AuthContext } from '../auth-context.ts';
import { type Archive, createArchive } from '../export/archive.ts';
import { createKeptData, type KeptData } from '../export/kept-data.ts';
import { type IndexedTicket, indexPage, ticketPage } from '../export/pages.ts';
import { type StoredUser, userView } from '../users/user.model.ts';

const hourSeconds = 60 * 60;
const maxTitleLength = 60;

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Serialises a JSON list, one item at a time. */
async function* jsonListOf(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** A folder name valid on every system: date, title and the unique ticket id. */
const folderOf = ({ id, title, createdAt }: Ticket): string => {
  const clean = title.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|%.]+/gu, ' ').replaceAll(/\s+/g, ' ');
  const name = Array.from(clean.trim()).slice(0, maxTitleLength).join('');
  return `tickets/${[createdAt.slice(0, 10), name, id].filter(Boolean).join(' ')}`;
};

const addTicket = async (
  archive: Archive,
  kept: KeptData,
  ticket: Ticket,
  language: Language,
): Promise<IndexedTicket> => {
  const { id, title, className, createdAt, responseCount, originalContent } = ticket;
  const folder = folderOf(ticket);
  const files: string[] = [];
  const add = async (name: string, pieces: AsyncIterable<string> | Iterable<string>) => {
    files.push(name);
    await archive.add(`${folder}/${name}`, pieces);
  };
  await add('ticket.html', ticketPage(language, ticket, kept.responses(id)));
  await add('ticket.json', [jsonOf({ ...ticket, originalContent: undefined })]);
  if (originalContent) await add('material.txt', [originalContent]);
  await add('responses.json', jsonListOf(kept.responses(id)));
  await add('judgements.json', jsonListOf(kept.judgements(id)));
  const anonymous = ticket.anonymizedAt && (await kept.anonymous(id));
  if (anonymous) await add('anonymous.json', [jsonOf(anonymous)]);
  const analysis = await kept.analysis(id);
  if (analysis) await add('analysis.json', [jsonOf(analysis)]);
  return { folder, files, title, className, createdAt, responseCount };
};

const write = async (
  archive: Archive,
  kept: KeptData,
  { user, ticketIds, language }: { user: StoredUser; ticketIds: AsyncIterable<string>; language: Language },
): Promise<void> => {
  const { createdAt } = user;
  await archive.add('account.json', [jsonOf({ ...userView(user), createdAt })]);
  const followUps = await kept.followUps(user._id);
  if (followUps.length > 0) await archive.add('follow-ups.json', [jsonOf(followUps)]);
  const tickets: IndexedTicket[] = [];
  for await (const ticketId of ticketIds) {
    const ticket = await kept.ticket(ticketId, user._id);
    if (ticket) tickets.push(await addTicket(archive, kept, ticket, language));
  }
  tickets.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  await archive.add('index.html', indexPage(language, userView(user), tickets));
  archive.end();
};

/**
 * Exports a teacher's data as a zip, written while it is read. An archive that fails is aborted, so that it cannot be
 * mistaken for a complete one.
 * @throws {AppError} `too_many_requests`
 */
export const exportAccount = async (
  { users, hourly, bus, now }: AuthContext,
  { teacherId, request, reply, signal, log }: RequestContext<typeof exportAccountCall>,
): Promise<Readable> => {
  const user = await users.byId(teacherId);
  if (!user) throw new AppError('not_logged_in');
  if (!(await hourly.aboutEmail('export', teacherId, hourlyLimits.exportsPerAccount)))
    throw new AppError('too_many_requests', { retryAfterSeconds: hourSeconds });
  const kept = createKeptData(bus);
  const ticketIds = await kept.ticketIds(teacherId);
  const language = user.language ?? languageFor(request.headers['accept-language']);
  const archive = createArchive(signal);
  write(archive, kept, { user, ticketIds, language }).catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'an export was broken off');
    archive.fail(error instanceof Error ? error : new Error('the export failed'));
  });
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="exit-tickets-${now().toISOString().slice(0, 10)}.zip"`,
    'cache-control': 'private, no-store',
  });
  return archive.stream;
};
