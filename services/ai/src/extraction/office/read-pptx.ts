import type { LeftOut, Reader } from '../reading.ts';
import { readTextParts } from './archive.ts';
import { mainPart } from './main-part.ts';
import { readPicturesInArchive } from './pictures-in-archive.ts';
import { relationsOf } from './relations.ts';
import { readDiagram, readNotes, readSlide } from './slide-text.ts';
import { joinSlides, type SlideText } from './slides.ts';
import { attribute, elementsOf, find, rootOf } from './xml.ts';

const isWanted = (name: string): boolean =>
  /^ppt\/(?:presentation\d*\.xml|(?:_rels|slides|notesSlides|diagrams)\/.*\.(?:xml|rels))$/.test(name);

/** The parts of the slides, in presentation order. */
const slideNames = (parts: ReadonlyMap<string, string>, main: string): string[] => {
  const list = find(rootOf(parts, main), 'sldIdLst');
  const relations = new Map(relationsOf(parts, main).map(({ id, target }) => [id, target]));
  return elementsOf(list).flatMap((slide) => relations.get(attribute(slide, 'id', true) ?? '') ?? []);
};

/** Reads a presentation: slides in order, with notes; no masters, slide numbers, dates or hidden slides. */
export const readPptx: Reader = async (path, tools) => {
  const parts = await readTextParts(path, isWanted);
  const main = mainPart(parts.keys(), 'ppt/presentation');
  if (!main) throw new Error('no presentation in the archive');
  const names = slideNames(parts, main);
  const slides: SlideText[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, name] of names.entries()) {
    tools.progress(index + 1, names.length);
    const root = rootOf(parts, name);
    if (!root) continue;
    if (['0', 'false'].includes(attribute(root, 'show') ?? '')) {
      leftOut.push({ reason: 'hidden', count: 1 });
      continue;
    }
    const relations = relationsOf(parts, name);
    const slide = readSlide(root);
    const notes = rootOf(parts, relations.find(({ type }) => type === 'notesSlide')?.target ?? '');
    const diagrams = slide.diagrams.flatMap(
      (id) => rootOf(parts, relations.find((one) => one.id === id)?.target ?? '') ?? [],
    );
    slides.push({
      title: slide.title,
      blocks: [...slide.blocks, ...diagrams.map(readDiagram)].filter(Boolean),
      notes: notes ? readNotes(notes) : '',
    });
    leftOut.push({ reason: 'picture', count: slide.pictures }, { reason: 'repeated', count: slide.templates });
  }
  const reading = joinSlides(slides, leftOut);
  return /\p{L}/u.test(reading.text) ? reading : readPicturesInArchive(path, /^ppt\/media\//, tools);
};
