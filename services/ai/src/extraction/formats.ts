import type { FileFormat } from '@exit-tickets/contracts';
import type { Reader } from './reading.ts';

/** How a format is recognised. */
type Sign =
  /** The main part of a zip archive, at any position in the archive. */
  | { mainPart: string; stream?: never; types?: never }
  /** A stream in a compound file. */
  | { stream: string; mainPart?: never; types?: never }
  /** Media types detected from its first bytes. */
  | { types: readonly string[]; mainPart?: never; stream?: never };
type NoSign = { mainPart?: never; stream?: never; types?: never };

/** The reader of a format, loaded on demand, so that a text file does not wait for a PDF library. */
interface ReadBy {
  reader: () => Promise<Reader>;
}

/** A format that may be uploaded. */
export type Format = ReadBy & (Sign | NoSign);

/** Every accepted format; plain text has no sign of its own. */
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
