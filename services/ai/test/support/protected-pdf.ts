import { pdfPages } from '@exit-tickets/testing';

const encryption = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`;

/** A PDF that needs a password to open. */
export const protectedPdf = (): Buffer =>
  pdfPages([{ lines: ['Geheim'] }], [encryption], '/Encrypt 6 0 R /ID [<41> <41>]');
