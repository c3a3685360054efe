import type { FileFormat } from '@exit-tickets/contracts';
import type { Reader } from './reading.ts';

/** What shows that a file has a format. */
type Sign =
  /** The main part of a zip archive, wherever in the archive it stands. */
  | { mainPart: string; stream?: never; types?: never }
  /** A stream of a compound file. */
  | { stream: string; mainPart?: never; types?: never }
  /** The media types of its first bytes. */
  | { types: readonly string[]; mainPart?: never; stream?: never };
type NoSign = { mainPart?: never; stream?: never; types?: never };

/** What reads it; loaded only when needed: a text file does not wait for a PDF library. */
interface ReadBy {
  reader: () => Promise<Reader>;
}

/** A format that may be uploaded. */
export type Format = ReadBy & (Sign | NoSign);

/** Every format that may be uploaded; text is what reads as such. */
export const formats: Record<Exclude<FileFormat, 'txt'>, ReadBy & Sign> & { txt: ReadBy & NoSign } = {
  txt: { reader: async () => (await import('./read-txt.ts')).readTxt },
  doc: { stream: 'WordDocument', reader: async () => (await import('./office/read-doc.ts')).readDoc },
  docx: { mainPart: 'word/document', reader: async () => (await import('./office/read-docx.ts')).readDocx },
  pdf: { types: ['application/pdf'], reader: async () => (await import('./pdf/read-pdf.ts')).readPdf },
  ppt: { stream: 'PowerPoint Document', reader: async () => (await import('./office/read-ppt.ts')).readPpt },
  pptx: { mainPart: 'ppt/presentation', reader: async () => (await import('./office/read-pptx.ts')).readPptx },
  picture: {
    types: ['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/bmp', 'image/webp'],
    reader: async () => (await import('./pictures/read-picture.ts')).readPicture,
  },
};
