import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@exit-tickets/contracts';
import { runProgram } from '@exit-tickets/testing';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfigs } from '../../services/all-in-one/src/doctor/read-configs.ts';
import { documentsIn } from '../../services/all-in-one/src/privacy-pack/documents.ts';
import { installationOf } from '../../services/all-in-one/src/privacy-pack/installation.ts';
import { pageOf } from '../../services/all-in-one/src/privacy-pack/print.ts';

const main = new URL('../../services/all-in-one/src/privacy-pack/main.ts', import.meta.url);
const templates = fileURLToPath(new URL('../../services/all-in-one/privacy-pack/', import.meta.url));

/** An installation with all servers on other machines. */
const remoteServers = {
  PUBLIC_URL: 'https://tickets.school.example',
  MONGODB_URL: 'mongodb://user:geheim1@db.host.example/exit-tickets',
  SMTP_URL: 'smtp://user:geheim2@mail.host.example',
  OPENAI_API_KEY: 'geheim3',
  OPENAI_BASE_URL: 'https://user:geheim4@models.example/v1?key=geheim5',
  AI_MODEL: 'some-model',
  LEGAL_NAME: 'Het College',
  LEGAL_CONTACT: 'privacy@college.example',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user:geheim6@traces.example:4318',
};
const packOf = (language: Language, environment: Record<string, string> = remoteServers) =>
  documentsIn(language, installationOf(readConfigs(environment)), '1.2.3', new Date('2026-11-26T12:00:00Z'));
const textOf = async (language: Language, environment?: Record<string, string>): Promise<string> =>
  (await packOf(language, environment)).map(({ markdown }) => markdown).join('\n');

describe('the command', () => {
  const folder = folderOfTests();
  beforeAll(async () => {
    expect(await runProgram(main, remoteServers, '--out', folder)).toMatchObject({ code: 0 });
  }, 60_000);

  test.each(languages)('writes every document in %s as Markdown and as PDF', async (language) => {
    const names = await readdir(join(templates, language));
    expect(names).toHaveLength(5);
    const written = await readdir(join(folder, language));
    expect(written.sort()).toEqual([...names, ...names.map((name) => name.replace(/md$/, 'pdf'))].sort());
    for (const name of written.filter((each) => each.endsWith('.pdf')))
      expect((await readFile(join(folder, language, name))).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

/** The structure that a translation must keep: headings by level and number, table rows and list items. */
const shapeOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const [, mark = ''] = /^(#+ \d?|- |\|)/.exec(line) ?? [];
    return mark === '' ? [] : [mark === '|' ? `${line.split('|').length - 2} cells` : mark];
  });
const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(([all]) => all);

test.each(languages)(
  '%s has the same documents, sections, tables, lists and placeholders as Dutch',
  async (language) => {
    const names = await readdir(join(templates, 'nl'));
    expect(await readdir(join(templates, language))).toEqual(names);
    for (const name of names) {
      const [dutch, translated] = await Promise.all(
        ['nl', language].map((each) => readFile(join(templates, each, name), 'utf8')),
      );
      expect(shapeOf(translated ?? ''), name).toEqual(shapeOf(dutch ?? ''));
      expect(placeholdersIn(translated ?? ''), name).toEqual(placeholdersIn(dutch ?? ''));
    }
  },
);

test('the pack states the configured way of registration, and asks a person when only the database knows it', async () => {
  const accessText = async (REGISTRATION?: string) =>
    /- Access: (.*)/.exec(await textOf('en', { ...remoteServers, ...(REGISTRATION && { REGISTRATION }) }))?.[1];
  expect(await accessText('invite')).toBe('teachers create an account with an invitation.');
  expect(await accessText()).toMatch(/^teachers create an account with an invitation\. \[Or, if .*\]$/);
});

const noAdvice: Record<Language, RegExp> = {
  nl: /geen juridisch advies.*vierkante haken/,
  en: /no legal advice.*square brackets/,
  de: /keine Rechtsberatung.*eckigen Klammern/,
  fr: /pas un conseil juridique.*crochets/,
};

describe.each(languages)('in %s', (language) => {
  test('every placeholder is replaced, and each document says that it is no legal advice and what to fill in', async () => {
    for (const { name, markdown } of await packOf(language)) {
      expect(markdown, name).not.toMatch(/\{\{|\}\}|undefined|HOST/);
      expect(markdown, name).toMatch(noAdvice[language]);
      expect(markdown, name).toMatch(/\[[^\]]+\]/);
    }
  });

  test('the pack names the recipients of data and the servers, and no secret', async () => {
    const text = await textOf(language);
    for (const host of ['db.host.example', 'mail.host.example', 'models.example', 'traces.example', 'some-model'])
      expect(text).toContain(host);
    for (const known of ['Het College', 'privacy@college.example']) expect(text).toContain(known);
    expect(text).not.toMatch(/geheim\d/);
  });

  test('the pack says how long answers are kept', async () => {
    const [usual, year, off] = await Promise.all([
      textOf(language, {}),
      textOf(language, { RETENTION_DAYS: '365' }),
      textOf(language, { RETENTION_DAYS: 'off' }),
    ]);
    expect(year).toMatch(/\b365 (?:dagen|days|Tage|jours)\b/);
    expect(new Set([usual, year, off]).size).toBe(3);
  });

  test('the pack distinguishes a remote model, a local one, one for the class only, and none', async () => {
    const hosted = { OPENAI_BASE_URL: 'https://models.example/v1' };
    const [nothing, off, ours, others, aboutTheClass] = await Promise.all([
      textOf(language, {}),
      textOf(language, { ...hosted, AI_SCOPE: 'off' }),
      textOf(language, { OPENAI_BASE_URL: 'http://model:11434/v1' }),
      textOf(language, { ...hosted, AI_EVALUATE: 'off' }),
      textOf(language, { ...hosted, AI_SCOPE: 'class' }),
    ]);
    expect(nothing).not.toMatch(/models\.example|host\.example/);
    expect(off).toBe(nothing);
    expect(new Set([nothing, ours, others, aboutTheClass]).size).toBe(4);
    expect(ours).toContain('(model)');
  });

  test('the printed page escapes markup from settings and leaves no Markdown', async () => {
    const installation = { ...installationOf(readConfigs({})), school: 'School <b>"X"</b> & Co' };
    const [record] = await documentsIn(language, installation, '1.2.3', new Date());
    const page = pageOf(record ?? { language, name: '', markdown: '' });
    expect(page).toContain('School &lt;b&gt;&quot;X&quot;&lt;/b&gt; &amp; Co');
    expect(page).not.toMatch(/<p>(?:- |\||#)|\*\*/);
  });
});
