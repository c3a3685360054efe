import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { languages } from '@exit-tickets/contracts';
import { printOffline, startOffline } from '@exit-tickets/pdf/documents';
import { z } from 'zod';
import { privacyPackOf } from '../data-dir.ts';
import { readConfigs } from '../doctor/read-configs.ts';
import { parseArguments, print, runCommand } from '../run-command.ts';
import { documentsIn, type PackDocument } from './documents.ts';
import { installationOf } from './installation.ts';
import { pageOf } from './print.ts';

const usage = 'Usage: npm run privacy-pack -- [--out FOLDER] [--no-pdf]';

const versionOf = async (): Promise<string> => {
  const manifest = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
};

const printAll = async (folder: string, documents: readonly PackDocument[], chromiumPath?: string): Promise<void> => {
  const browser = await startOffline(chromiumPath);
  try {
    for (const document of documents)
      await writeFile(
        join(folder, document.language, `${document.name}.pdf`),
        await printOffline(browser, pageOf(document)),
      );
  } finally {
    await browser.close();
  }
};

await runCommand(async () => {
  const options = { out: { type: 'string' }, 'no-pdf': { type: 'boolean', default: false } } as const;
  const { out, 'no-pdf': noPdf } = parseArguments({ options }, usage).values;
  // biome-ignore lint/style/noProcessEnv: the one place where this command's environment is read
  const configs = readConfigs(process.env);
  const folder = resolve(out ?? privacyPackOf(configs.app.DATA_DIR));
  const [version, now] = [await versionOf(), new Date()];
  const installation = installationOf(configs);
  const documents = (
    await Promise.all(languages.map((language) => documentsIn(language, installation, version, now)))
  ).flat();
  for (const { language, name, markdown } of documents) {
    await mkdir(join(folder, language), { recursive: true });
    await writeFile(join(folder, language, `${name}.md`), markdown);
  }
  if (!noPdf) await printAll(folder, documents, configs.pdf.CHROMIUM_PATH);
  print(`${folder}: ${documents.length} documents. No legal advice; what stands in square brackets a person fills in.`);
});
