import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@exit-tickets/contracts';
import type { Installation } from './installation.ts';
import { wordsIn } from './words.ts';

const templates = fileURLToPath(new URL('../../privacy-pack/', import.meta.url));

/** Text that stands in a row of a table, too. */
const inTable = (text: string | undefined): string | undefined => text?.replaceAll(/[|\r\n]/g, ' ');

/** What a template may ask for, as `{{name}}`, in the words of a language. */
const factsOf = (
  language: Language,
  installation: Installation,
  version: string,
  now: Date,
): Record<string, string> => {
  const words = wordsIn[language];
  const { address, model, databaseHost, mailHost, tracesHost, retentionDays } = installation;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(now);
  const hosts = { database: databaseHost, mail: mailHost, model: model?.host, traces: tracesHost };
  const processors = Object.entries(words.processors).flatMap(([part, text]) => {
    const host = Object.entries(hosts).find(([name]) => name === part)?.[1];
    return part === 'server' || host ? [`- ${text.replace('HOST', host ?? '')}`] : [];
  });
  return {
    notice: words.notice(address, date),
    version,
    address,
    school: inTable(installation.school) ?? words.school,
    contact: inTable(installation.contact) ?? words.contact,
    storage: databaseHost ? words.databaseAt(databaseHost) : words.embedded,
    retention: retentionDays === undefined ? words.keptUntilDeleted : words.keptFor(retentionDays),
    model: model ? words.modelAt(model.name, model.host, model.isOurs) : words.noModel,
    judging: words.judging[model?.judges ?? 'none'],
    registration: words.registration[installation.registration],
    processors: processors.join('\n'),
  };
};

/** One document of the pack, as Markdown. */
export interface PackDocument {
  language: Language;
  /** Of its file, without an ending. */
  name: string;
  markdown: string;
}

/**
 * The documents of a language, filled in.
 * @throws {Error} when a template asks for what nobody knows
 */
export const documentsIn = async (
  language: Language,
  installation: Installation,
  version: string,
  now: Date,
): Promise<PackDocument[]> => {
  const facts = new Map(Object.entries(factsOf(language, installation, version, now)));
  const fill = (_: string, name: string): string => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`no fact is named ${name}`);
    return fact;
  };
  const files = (await readdir(join(templates, language))).sort();
  return Promise.all(
    files.map(async (file) => ({
      language,
      name: file.replace(/\.md$/, ''),
      markdown: (await readFile(join(templates, language, file), 'utf8')).replaceAll(/\{\{(\w{1,20})\}\}/g, fill),
    })),
  );
};
