import { z } from 'zod';
import { errorReply } from '../errors.ts';
import { limits } from '../rules/limits.ts';

/** The material of the examples. */
export const exampleLesson =
  'Plants make their own food. With the energy of light they turn water and carbon dioxide into sugar.';

/** Why a part of the lesson material is missing from the extracted text. */
export const leftOutReasons = [
  /** Repeated on its pages or slides: headers, footers, page and slide numbers, template text. */
  'repeated',
  /** Pages or pictures on which no text was found. */
  'no_text',
  /** Pages beyond the page limit. */
  'too_many_pages',
  /** The text exceeded the limit: only parts of it were kept, spread over its whole length. */
  'condensed',
  /** A picture in a document whose other text was read. */
  'picture',
  /** Slides that a teacher hides from the class. */
  'hidden',
  /** All frames of an animation but the first. */
  'frames',
  /** One of several files could not be read; `code` is the reason. */
  'file',
] as const;

/** A part of an uploaded file that is missing from its text. */
export const materialPart = z.object({
  reason: z.enum(leftOutReasons),
  fileName: z.string().max(limits.fileNameLength),
  count: z.int().min(1).describe('Lines, pages, slides, pictures, frames or characters, as the reason says'),
  code: errorReply.shape.code.optional().describe('The error code of a file that could not be read'),
});
export type MaterialPart = z.infer<typeof materialPart>;
