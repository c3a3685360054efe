import type { FileFormat } from '@exit-tickets/contracts';
import type { Reader } from './reading.ts';

/** What shows that a file has a format, and what reads it. */
interface Format {
  /** The main part of a zip archive, wherever in the archive it stands. */
  mainPart?: string;
  /** A stream of a compound file. */
  stream?: string;
  /** The media types of its first bytes. */
  types?: readonly string[];
  /** Loaded only when needed: a text file does not wait for a PDF library. */
  reader: () => Promise<Reader>;
}

/** Every format that may be uploaded; text is what reads as such. */
export const formats: Record<FileFormat, Format> = {
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
