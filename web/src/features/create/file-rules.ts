import { acceptedFiles, fileFormats, limits, wordsOfFileName } from '@exit-tickets/contracts';

/** For the `accept` of a file field: ".txt,.pdf". */
export const acceptAttribute = acceptedFiles.map((type) => `.${type}`).join(',');

const images: readonly string[] = fileFormats.picture;
/** Languages whose texts do not list images among the accepted formats (docs/product.md 1). */
const withoutImages: readonly string[] = ['de', 'fr'];

/** The accepted types as shown: "TXT, PDF, DOCX". */
export const namesOfTypes = (language: string, types: readonly string[] = acceptedFiles): string =>
  types
    .filter((type) => !(withoutImages.includes(language) && images.includes(type)))
    .map((type) => type.toUpperCase())
    .join(', ');

const hasTypeOf = (types: readonly string[], { name }: Pick<File, 'name'>): boolean =>
  types.some((type) => name.toLowerCase().endsWith(`.${type}`));

export const isImage = (file: Pick<File, 'name'>): boolean => hasTypeOf(images, file);

/** Whether the file extension is accepted; the server checks the content. */
export const isAccepted = (file: Pick<File, 'name'>): boolean => hasTypeOf(acceptedFiles, file);

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>;

/** Identifies a file by what browsers expose of it. */
export const keyOfFile = ({ name, size, lastModified }: FileFacts): string => `${name} ${size} ${lastModified}`;

/** Adds files to those already chosen: accepted types only, each file once, up to the limit of one upload. */
export const addFiles = <F extends FileFacts>(chosen: readonly F[], added: readonly F[]) => {
  const refused = added.filter((file) => !isAccepted(file));
  const all = new Map([...chosen, ...added.filter(isAccepted)].map((file) => [keyOfFile(file), file]));
  const files = [...all.values()].slice(0, limits.filesPerUpload);
  return { files, refused, isTooMany: files.length < all.size };
};

export type SizeProblem = 'tooLarge' | 'tooLargeTogether';

/** Whether files are too large to send (docs/product.md 5: 100 MB); the server checks their content. */
export const sizeProblemOf = (files: readonly Pick<File, 'size'>[]): SizeProblem | undefined => {
  if (files.some(({ size }) => size > limits.uploadBytes)) return 'tooLarge';
  return files.reduce((sum, { size }) => sum + size, 0) > limits.uploadBytes ? 'tooLargeTogether' : undefined;
};

/** The title a file suggests: the words of its name without the extension. */
export const titleOfFile = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return wordsOfFileName(dot > 0 ? name.slice(0, dot) : name).slice(0, limits.titleLength);
};
