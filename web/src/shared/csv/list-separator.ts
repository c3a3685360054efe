/** The separator that Excel expects in a CSV. */
export type ListSeparator = ';' | ',';

/** The time zones of Europe's English-speaking places, which use a decimal point. */
const pointsInEurope = ['London', 'Belfast', 'Dublin', 'Gibraltar', 'Guernsey', 'Isle_of_Man', 'Jersey', 'Malta'];

/** What a page can find out about the computer. */
export interface Computer {
  /** The first language of the browser: `en-GB`. */
  locale: string;
  timeZone: string;
}

/**
 * Excel uses the region of the computer: a semicolon where decimals have a comma. A page cannot read the region. The
 * browser's language implies one, but many on the European continent use American English, so the time zone counts
 * first. A `sep=` line is no solution: Excel then ignores the byte order mark and assumes another encoding.
 */
export const listSeparator = ({ locale, timeZone }: Computer): ListSeparator => {
  const [area, place = ''] = timeZone.split('/');
  const isOnContinent = area === 'Europe' && !pointsInEurope.includes(place);
  return isOnContinent || (1.5).toLocaleString(locale).includes(',') ? ';' : ',';
};

/** The computer that shows this page. */
export const thisComputer = (): Computer => ({
  locale: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
