import { type Question, ticketDeleted } from '@exit-tickets/contracts';
import { metrics } from '@exit-tickets/telemetry';
import { aChoice, aQuestion, aScale, aTicket, pagesOf } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startPdf, type TestPdf } from './start-pdf.ts';
import { allTypes, teacherId, textOf } from './support.ts';
import { setTraps } from './traps.ts';

let pdf: TestPdf;
beforeAll(async () => {
  pdf = await startPdf();
});
afterAll(() => pdf.context.close());

describe('the paper ticket', () => {
  test('contains title, class, PIN and the questions of every type, also in Greek and with accents', async () => {
    const title = 'Ελλάδα, façade & Größe';
    const answer = await pdf.download(aTicket({ title, className: 'Klasse 8c', questions: allTypes }));
    expect(answer.status).toBe(200);
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const text = await textOf(answer.bytes);
    for (const part of [
      title,
      'Klasse 8c',
      'PIN 4 0 7 1',
      '1 Où naît le magma ?',
      '2 Wer gehörte',
      'Bürger',
      'Geistliche',
    ])
      expect(text).toContain(part);
    expect(text).toContain('coördinatie? 1 2 3 4 5');
  });

  test('shows the names of the ends of a scale, also with 60 characters without a space', async () => {
    const long = 'W'.repeat(60);
    const scale = aScale({ text: 'Hoe zeker ben je?', lowEnd: 'helemaal niet', highEnd: long });
    const { bytes } = await pdf.download(aTicket({ questions: [scale] }));
    const text = await textOf(bytes);
    expect(text).toContain('1 2 3 4 5 helemaal niet');
    expect(text.replaceAll(' ', '')).toContain(long);
    expect(await pagesOf(bytes)).toHaveLength(1);
  });

  test('shows no answer key and nothing of the teacher’s guide', async () => {
    const { bytes } = await pdf.download(aTicket({ questions: allTypes }));
    expect(await textOf(bytes)).not.toContain('GEHEIM');
    const others = allTypes.map(
      ({ guide: _, ...asked }): Question =>
        asked.type === 'multiple_choice' ? { ...asked, correctAnswer: 'Geistliche' } : asked,
    );
    const other = await pdf.download(aTicket({ questions: others }));
    // Text in a PDF is compressed: equal bytes show that no part of it depends on the key or the guide.
    expect(undated(other.bytes) === undated(bytes)).toBe(true);
    const otherText = await pdf.download(
      aTicket({ questions: others.map((asked) => ({ ...asked, text: 'Anders?' })) }),
    );
    expect(undated(otherText.bytes) === undated(bytes)).toBe(false);
  });

  test.each([
    ['closed', { isActive: false }],
    ['archived', { isArchived: true }],
    ['analysed', { isAnalyzed: true }],
    ['expired', { expiresAt: '2020-01-01T00:00:00.000Z' }],
  ])('shows no PIN when the ticket is %s', async (_, state) => {
    const text = await textOf((await pdf.download(aTicket(state))).bytes);
    expect(text).toContain('Fotosynthese');
    expect(text).not.toMatch(/PIN|4 ?8 ?2 ?7/);
  });

  test.each([
    ['nl-NL,nl;q=0.9,en;q=0.8', 'exit ticket', 'Naam', 'Datum'],
    ['fr', 'exit ticket', 'Nom', 'Date'],
    ['de-AT;q=0.7, nl;q=0.1', 'Exit-Ticket', 'Name', 'Datum'],
    ['tlh, en;q=0.1', 'exit ticket', 'Name', 'Date'],
  ])('is in the language of its reader (%s)', async (language, product, name, date) => {
    const text = await textOf((await pdf.download(aTicket(), { 'accept-language': language })).bytes);
    expect(text).toContain(product);
    expect(text).toContain(`${name} ${date}`);
  });

  test('shows markup in title, class, question and option as text', async () => {
    const markup = `</title><script>document.body.textContent='X'</script><b onclick="y">vet</b>&amp;'"`;
    const questions = [aQuestion({ text: markup }), aChoice({ options: [markup, 'gewoon'], correctAnswer: 'gewoon' })];
    const { bytes } = await pdf.download(aTicket({ title: markup, className: markup, questions }));
    const text = (await textOf(bytes)).replaceAll(' ', '');
    expect(text.split(markup.replaceAll(' ', ''))).toHaveLength(5);
  });

  test('with markup that would load from the network or the disk loads nothing', async () => {
    const traps = await setTraps();
    onTestFinished(traps.close);
    for (const markup of [Object.values(traps.online), traps.onDisk]) {
      const questions = markup.map((text, n) => aQuestion({ id: `q${n}`, text }));
      const { status, bytes } = await pdf.download(aTicket({ title: `Fotosynthese ${markup[0]}`, questions }));
      expect(status).toBe(200);
      const text = await textOf(bytes);
      expect(text).toContain('<iframe');
      expect(text).not.toContain(traps.secret);
    }
    expect(traps.connections()).toBe(0);
  });

  test('has one page when three questions fit on it, and all questions when it needs more', async () => {
    const three = ['a', 'b', 'c'].map((id) => aQuestion({ id, text: `Vraag ${id} `.repeat(10) }));
    expect(await pagesOf((await pdf.download(aTicket({ questions: three }))).bytes)).toHaveLength(1);
    const ten = Array.from({ length: 10 }, (_, n) =>
      aQuestion({ id: `q${n}`, text: `Nummer-${n} ${'woord '.repeat(160)}` }),
    );
    const pages = await pagesOf((await pdf.download(aTicket({ questions: ten }))).bytes);
    expect(pages.length).toBeGreaterThan(2);
    for (const n of ten.keys()) expect(pages.join(' ')).toContain(`Nummer-${n} `);
  });
});

describe('a download', () => {
  test('needs a session', async () => {
    const answer = await pdf.get('ticket-1', undefined);
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'not_logged_in' });
  });

  test('of another teacher’s ticket gets the same 404 as a missing one, also when its PDF is in the cache', async () => {
    await pdf.download(aTicket({ id: 'owned' }));
    const others = await pdf.get('owned', 'teacher-2');
    const missing = await pdf.get('missing', teacherId);
    expect(others.status).toBe(404);
    expect(others.json()).toEqual(missing.json());
    expect(others.json()).toMatchObject({ code: 'ticket_not_found' });
  });
});

describe('the response', () => {
  test('is a PDF to save that no cache may store', async () => {
    const { headers } = await pdf.download(aTicket());
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="exit-ticket-Fotosynthese.pdf"; filename*=UTF-8''exit-ticket-Fotosynthese.pdf`,
    });
  });

  test('is valid with a title that would break a header or a path', async () => {
    const title = 'a"b\r\nset-cookie: x=1\r\n../../etc/passwd 🌋';
    const { headers, status } = await pdf.download(aTicket({ title }));
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="exit-ticket-[^"/\\]+\.pdf"; filename\*=UTF-8''[\w.%-]+\.pdf$/,
    );
  });

  test('contains the requested ticket for each of twenty simultaneous requests', async () => {
    const tickets = Array.from({ length: 20 }, (_, n) =>
      aTicket({ id: `t${n}`, title: `Ticket nummer ${n} van twintig` }),
    );
    const answers = await Promise.all(tickets.map((ticket) => pdf.download(ticket)));
    for (const [n, answer] of answers.entries())
      expect(await textOf(answer.bytes)).toContain(`Ticket nummer ${n} van twintig`);
  });
});

describe('the cache', () => {
  test('returns the same paper twice without rendering it again, and requests the ticket each time', async () => {
    const ticket = aTicket({ id: 'cached', title: 'Twee keer' });
    const before = pdf.ticketRequests();
    const first = await pdf.download(ticket);
    await nextSecond();
    const second = await pdf.download(ticket);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(pdf.ticketRequests()).toBe(before + 2);
    const changed = await pdf.download({ ...ticket, title: 'Anders' });
    expect(await textOf(changed.bytes)).toContain('Anders');
  });

  test('drops the PDF of a deleted ticket', async () => {
    const ticket = aTicket({ id: 'deleted', title: 'Straks weg' });
    const first = await pdf.download(ticket);
    await pdf.context.publish(ticketDeleted, { ticketId: ticket.id });
    await nextSecond();
    await vi.waitFor(async () => expect((await pdf.download(ticket)).bytes.equals(first.bytes)).toBe(false));
  });
});

/** A PDF without the times at which it was made. */
const undated = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(/\/(?:CreationDate|ModDate) \(D:[^)]*\)/g, '');

/** A PDF contains the second in which it was made: one that is rendered after this has other bytes. */
const nextSecond = async (): Promise<void> => {
  const began = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(began);
};

test('without a Chromium a download is refused, and the service stays up', async () => {
  const without = await startPdf({ CHROMIUM_PATH: '/nowhere/chromium' });
  const answer = await without.download(aTicket());
  expect(answer.status).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'pdf_unavailable' });
  expect(`${answer.bytes}`).not.toContain('/nowhere');
  expect(await without.health()).toBe('ok');
  await without.context.close();
});

test('a teacher who downloads many tickets at once takes turns with the others', async () => {
  // Nothing is rendered before the browser has started: by then all requests have arrived.
  const fresh = await startPdf();
  onTestFinished(() => fresh.context.close());
  const done: string[] = [];
  const asked = Array.from({ length: 15 }, (_, n) => aTicket({ id: `ticket-${n}`, title: `Les ${n}` })).map((ticket) =>
    fresh.download(ticket).then(() => done.push('many')),
  );
  await expect.poll(() => fresh.ticketRequests()).toBe(15);
  const other = aTicket({ id: 'ticket-of-other', createdBy: 'teacher-2' });
  asked.push(fresh.download(other).then(() => done.push('one')));
  await Promise.all(asked);
  expect(done.indexOf('one')).toBeLessThan(8);
});

test('a PDF whose caller has left before its turn is not rendered', async () => {
  const fresh = await startPdf();
  const rendered = vi.spyOn(metrics.pdfRenderDuration, 'observe');
  onTestFinished(async () => {
    rendered.mockRestore();
    await fresh.context.close();
  });
  const leaving = new AbortController();
  const tickets = Array.from({ length: 20 }, (_, n) => aTicket({ id: `ticket-${n}`, title: `Les ${n}` }));
  const left = Promise.allSettled(tickets.map((ticket) => fresh.download(ticket, {}, leaving.signal)));
  await expect.poll(() => fresh.ticketRequests()).toBe(20);
  leaving.abort();
  await left;
  expect((await fresh.download(aTicket({ id: 'last', title: 'Les 20' }))).status).toBe(200);
  expect(rendered.mock.calls.length).toBeLessThan(12);
});
