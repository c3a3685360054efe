/** What Excel splits the lines of a CSV at. */
export type ListSeparator = ';' | ',';

/** Where Europe writes a decimal point: its English-speaking places. */
const pointsInEurope = ['London', 'Belfast', 'Dublin', 'Gibraltar', 'Guernsey', 'Isle_of_Man', 'Jersey', 'Malta'];

/** What a page can know of the computer it is on. */
export interface Computer {
  /** The first language of the browser, as it says it: `en-GB`. */
  locale: string;
  timeZone: string;
}

/**
 * Excel goes by the region of the computer: a semicolon where the comma is in decimals. A page cannot ask for the region. The
 * language of the browser names one, but many on the European continent have theirs in American English; the clock knows better.
 * A `sep=` line would say it, but then Excel ignores the byte order mark and takes the text for another encoding.
 */
export const listSeparator = ({ locale, timeZone }: Computer): ListSeparator => {
  const [area, place = ''] = timeZone.split('/');
  const isOnContinent = area === 'Europe' && !pointsInEurope.includes(place);
  return isOnContinent || (1.5).toLocaleString(locale).includes(',') ? ';' : ',';
};

/** The computer that the page is on. */
export const thisComputer = (): Computer => ({
  locale: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
