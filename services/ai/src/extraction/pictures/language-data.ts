import { access, copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { languageWords } from '../../languages/languages.ts';

const { resolve } = createRequire(import.meta.url);

/** The languages of the product, as the data of Tesseract call them. */
export const ocrLanguages = Object.values(languageWords).map(({ ocrData }) => ocrData);

/** Tesseract wants the data of all languages in one folder, and npm brings a package each. */
const copyInto = async (folder: string): Promise<void> => {
  for (const language of ocrLanguages) {
    const name = `${language}.traineddata.gz`;
    const home = dirname(resolve(`@tesseract.js-data/${language}/package.json`));
    await copyFile(join(home, '4.0.0_best_int', name), join(folder, name));
  }
};

/** Puts the data of the languages into a folder, unless they are there; several processes may do so at the same time. */
export const prepareLanguageData = async (folder: string): Promise<void> => {
  const isThere = (): Promise<boolean> =>
    access(folder).then(
      () => true,
      () => false,
    );
  if (await isThere()) return;
  const made = await mkdtemp(`${folder}-`);
  try {
    await copyInto(made);
    // Only one gets the name, with everything in it; for the others it is there then.
    await rename(made, folder);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    if (!(await isThere())) throw error;
  }
};
