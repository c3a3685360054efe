import { AppError } from '@exit-tickets/contracts';
import type { LeftOut, Reader } from '../reading.ts';
import { openCompoundFile } from './compound-file.ts';
import { currentObjects, isProtected } from './ppt-objects.ts';
import { childOf, type PptRecord, recordType, uint32 } from './ppt-records.ts';
import { readPptNotes, readPptSlide } from './ppt-text.ts';
import { joinSlides, type SlideText } from './slides.ts';

interface ListedSlide {
  objectId: number;
  slideId: number;
  outline: PptRecord[];
}

/** Instance numbers of the document's slide lists; masters are in list 1. */
const lists = { slides: 0, notes: 2 };
const hiddenFlag = 0x04;
/** Storage of the PowerPoint 97 version in files saved for both 95 and 97. */
const forNewer = 'PP97_DUALSTORAGE/';

/** Reads a list of slides: the id of each object, and the outline texts that follow it. */
const slidesIn = (list: PptRecord | undefined): ListedSlide[] => {
  const slides: ListedSlide[] = [];
  for (const record of list?.children ?? [])
    if (record.type === recordType.slidePersist)
      slides.push({ objectId: uint32(record, 0), slideId: uint32(record, 12), outline: [] });
    else slides.at(-1)?.outline.push(record);
  return slides;
};

const isHidden = (slide: PptRecord): boolean =>
  ((childOf(slide, recordType.slideShowInfo)?.data[10] ?? 0) & hiddenFlag) !== 0;

/** Reads an old PowerPoint presentation: slides in order, with notes; no masters and no hidden slides. */
export const readPpt: Reader = async (path, tools) => {
  const file = await openCompoundFile(path);
  const folder = file.stream(`${forNewer}PowerPoint Document`) ? forNewer : '';
  const stream = (name: string): Buffer => file.stream(folder + name) ?? Buffer.alloc(0);
  const user = stream('Current User');
  if (isProtected(user) || file.stream('EncryptedSummary')) throw new AppError('file_protected');
  const { document, object } = currentObjects(stream('PowerPoint Document'), user);
  if (!document) throw new Error('no document in the presentation');
  const listOf = (instance: number): ListedSlide[] =>
    slidesIn(document.children.find((child) => child.type === recordType.slideList && child.instance === instance));
  const notes = new Map(
    listOf(lists.notes).flatMap(({ objectId }) => {
      const page = object(objectId);
      const about = childOf(page, recordType.notesAtom);
      return page && about ? [[uint32(about, 0), readPptNotes(page)] as const] : [];
    }),
  );
  const slides: SlideText[] = [];
  const leftOut: LeftOut[] = [];
  const listed = listOf(lists.slides);
  for (const [index, { objectId, slideId, outline }] of listed.entries()) {
    tools.progress(index + 1, listed.length);
    const slide = object(objectId);
    if (!slide) continue;
    if (isHidden(slide)) {
      leftOut.push({ reason: 'hidden', count: 1 });
      continue;
    }
    const { templates, ...text } = readPptSlide(slide, outline);
    slides.push({ ...text, notes: notes.get(slideId) ?? '' });
    leftOut.push({ reason: 'repeated', count: templates });
  }
  return joinSlides(slides, leftOut);
};
