import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  analyzeTicket,
  archiveTicket,
  changeJudgements,
  createTicket,
  deleteAccount,
  getAuthStatus,
  getTicket,
  listResponses,
  login,
} from '@exit-tickets/contracts';
import { copyStore } from '@exit-tickets/embedded-mongo/copy-store';
import { aQuestion } from '@exit-tickets/testing';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { describe, expect, test, vi } from 'vitest';
import { newTeacher, newTicket, password, submit } from '../support/classroom.ts';
import { deployedApp, oncePropagated } from '../support/deployed-app.ts';

const app = deployedApp();

/** A teacher with an open, an analysed and an archived ticket, and words that occur only in their data. */
const teacherWithData = async (sign: string) => {
  const teacher = await newTeacher(app.url);
  const words = ['Titel', 'Vraag', 'Leerling', 'Antwoord', 'Lesstof', 'Misvatting'].map((word) => `${word}${sign}`);
  const [title = '', text = '', studentName = '', answer = '', originalContent = '', label = ''] = words;
  const questions = [aQuestion({ text })];
  const ticketIds: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const { ticket, params } = await newTicket(teacher, { title, questions, originalContent });
    ticketIds.push(ticket.id);
    await submit(app.url, { ticketId: ticket.id, studentName, answers: [{ questionId: 'q1', answer }] });
    const { body: responses } = await teacher.call(listResponses, { params });
    const mark = { questionId: 'q1', responseIds: responses.map(({ id }) => id), verdict: 'wrong', label } as const;
    const isMarked = async () => (await teacher.call(changeJudgements, { params, body: { marks: [mark] } })).status;
    // A busy machine may need a second attempt.
    await vi.waitFor(async () => expect(await isMarked()).toBe(200), { timeout: 60_000 });
    if (nth === 1) expect((await teacher.call(analyzeTicket, { params, body: {} })).status).toBe(200);
    if (nth === 2) await teacher.call(archiveTicket, { params });
  }
  const { body } = await teacher.call(getAuthStatus);
  return { teacher, ticketIds, userId: String(body.user?.id), words: [teacher.email, ...words] };
};

/** Every document of every collection, with the name of the collection. */
const everyDocument = async () => {
  const { database } = app;
  const collections = await database.listCollections();
  const found = await Promise.all(
    collections.map(async ({ name }) =>
      (await database.collection(name).find().toArray()).map((document) => ({ name, document })),
    ),
  );
  return found.flat();
};
type Found = Awaited<ReturnType<typeof everyDocument>>;
const containing = (documents: Found, words: readonly string[]) =>
  documents.filter(({ document }) => words.some((word) => JSON.stringify(document).includes(word)));

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
const contains = async (file: string, words: readonly string[]): Promise<boolean> => {
  const bytes = await readFile(file);
  return words.some((word) => bytes.includes(word));
};

describe('a deleted account', () => {
  test('leaves no word of the teacher or of a student in any collection or file, and other teachers keep theirs', async () => {
    const gone = await teacherWithData('Gisteren');
    const kept = await teacherWithData('Morgen');
    const { status } = await gone.teacher.call(deleteAccount, { body: { password } });
    expect(status).toBe(204);

    const perTicket = ['deleted_tickets', 'response_tickets', 'tickets'];
    // After the events of the deletion only tombstones with ids remain, so that late events bring nothing back.
    await vi.waitFor(
      async () => {
        const documents = await everyDocument();
        expect(containing(documents, gone.words)).toEqual([]);
        const left = containing(documents, [gone.userId, ...gone.ticketIds]);
        expect(left.filter(({ document }) => document.outbox?.length > 0)).toEqual([]);
        expect(left.map(({ name }) => name).sort()).toEqual(
          ['deleted_teachers', 'users', ...gone.ticketIds.flatMap(() => perTicket)].sort(),
        );
      },
      { timeout: 20_000, interval: 200 },
    );
    for (const { name, document } of containing(await everyDocument(), [gone.userId, ...gone.ticketIds])) {
      if (name === 'response_tickets') expect(document).toMatchObject({ teacherId: '-', questions: [] });
      if (name === 'tickets') expect(document).toMatchObject({ teacherId: '-', title: '-', questions: [] });
      if (name === 'users') expect(document).toMatchObject({ passwordHash: '-', devices: [], firstName: null });
    }
    const documents = await everyDocument();
    for (const word of kept.words) expect(containing(documents, [word]), word).not.toEqual([]);
    const params = { id: String(kept.ticketIds[0]) };
    expect((await kept.teacher.call(listResponses, { params })).body).toHaveLength(1);

    // The file of the store keeps freed pages until they are overwritten (docs/security.md); a copy of it has none.
    const copy = folderOfTest();
    await copyStore(join(app.dataDir, 'database'), copy);
    const files = [...(await filesIn(copy)), ...(await filesIn(app.dataDir))].filter(
      (file) => file !== join(app.dataDir, 'database', 'data.mdb'),
    );
    expect(await Promise.all(files.map((file) => contains(file, kept.words)))).toContain(true);
    for (const file of files) expect(await contains(file, gone.words), file).toBe(false);
  });

  test('gives no access any more, neither by a remaining session nor by the password', async () => {
    const { teacher, ticketIds } = await teacherWithData('Nu');
    const { cookie } = teacher;
    await teacher.call(deleteAccount, { body: { password } });
    teacher.cookie = cookie;
    const body = { title: 'Na', questions: [aQuestion()] };
    await oncePropagated(async () => expect((await teacher.call(createTicket, { body })).status).toBe(401));
    expect((await teacher.call(getTicket, { params: { id: String(ticketIds[0]) } })).status).toBe(401);
    expect((await teacher.call(login, { body: { email: teacher.email, password } })).status).toBe(401);
  });
});
