import { acceptedFiles, limits } from '@exit-tickets/contracts';

/** For the `accept` of a file field: ".txt,.pdf". */
export const acceptAttribute = acceptedFiles.map((type) => `.${type}`).join(',');

const images: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'];
/** Their texts would name no images among the accepted formats (specification section 1); none is accepted now. */
const withoutImages: readonly string[] = ['de', 'fr'];

/** For people: "TXT, PDF, DOCX". */
export const namesOfTypes = (language: string, types: readonly string[] = acceptedFiles): string =>
  types
    .filter((type) => !(withoutImages.includes(language) && images.includes(type)))
    .map((type) => type.toUpperCase())
    .join(', ');

export type FileProblem = 'tooLarge' | 'wrongType';

/** What can be said of a file before sending it; the server judges the content (specification section 5). */
export const problemOfFile = ({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined => {
  if (size > limits.uploadBytes) return 'tooLarge';
  return acceptedFiles.some((type) => name.toLowerCase().endsWith(`.${type}`)) ? undefined : 'wrongType';
};

/** The title a file suggests: its name without the extension. */
export const titleOfFile = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return (dot > 0 ? name.slice(0, dot) : name).trim().slice(0, limits.titleLength);
};
