import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@exit-tickets/contracts';
import type { Installation } from './installation.ts';
import { wordsIn } from './words.ts';

const templates = fileURLToPath(new URL('../../privacy-pack/', import.meta.url));

/** Makes text safe for a Markdown table cell. */
const inTable = (text: string | undefined): string | undefined => text?.replaceAll(/[|\r\n]/g, ' ');

/** The values of template placeholders such as `{{name}}`, in one language. */
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
  /** File name without extension. */
  name: string;
  markdown: string;
}

/**
 * The filled-in documents in a language.
 * @throws {Error} when a template uses an unknown placeholder
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
