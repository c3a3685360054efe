import { sample } from '@exit-tickets/testing';

/** The words of a text, without the formatting of paragraphs and lists. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that every format of a sample contains: those of its lesson text. */
export const wordsOfLesson = (name: string): string[] => {
  const [lesson = ''] = /^.*-(?:nl|de|fr|en)/.exec(name) ?? [];
  return wordsOf(sample(`${lesson}.txt`).toString());
};

/** A lesson that many tests use. */
export const photosynthesis = `Fotosynthese

Planten maken hun eigen voedsel. Dat proces heet fotosynthese. In de cel zit chlorofyl, een groene stof die lichtenergie opvangt. Met die energie zet de plant koolstofdioxide en water om in glucose en zuurstof.

Wat heeft een plant nodig?

Voor fotosynthese zijn drie dingen nodig: licht, water en koolstofdioxide. Als het erg droog is, sluiten de huidmondjes. De plant verliest dan minder water, maar neemt ook minder koolstofdioxide op.

Hoe snel gaat het?

De snelheid hangt af van de lichtsterkte, de temperatuur en de hoeveelheid koolstofdioxide. De factor die het minst aanwezig is, bepaalt de snelheid en heet de beperkende factor. In kassen voegen tuinders daarom soms extra koolstofdioxide toe.`;
