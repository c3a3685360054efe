import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { languageWords } from '../../languages/languages.ts';

const { resolve } = createRequire(import.meta.url);

/** The Tesseract names of the product's languages. */
export const ocrLanguages = Object.values(languageWords).map(({ ocrData }) => ocrData);

/** Tesseract expects all languages in one folder, but npm has one package for each. */
const copyInto = async (folder: string): Promise<void> => {
  for (const language of ocrLanguages) {
    const name = `${language}.traineddata.gz`;
    const home = dirname(resolve(`@tesseract.js-data/${language}/package.json`));
    await copyFile(join(home, '4.0.0_best_int', name), join(folder, name));
  }
};

/** Prepares the folder of language data unless it exists; safe to run in several processes at once. */
export const prepareLanguageData = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  const made = await mkdtemp(`${folder}-`);
  try {
    await copyInto(made);
    // Atomic: one process wins the rename, and the others then find a complete folder.
    await rename(made, folder);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
};
