import type { Language } from '@exit-tickets/contracts';

/** The words on the page that are not the teacher's. */
export interface Labels {
  product: string;
  name: string;
  date: string;
  pin: string;
}

export const labels: Readonly<Record<Language, Labels>> = {
  nl: { product: 'exit ticket', name: 'Naam', date: 'Datum', pin: 'PIN' },
  en: { product: 'exit ticket', name: 'Name', date: 'Date', pin: 'PIN' },
  de: { product: 'Exit-Ticket', name: 'Name', date: 'Datum', pin: 'PIN' },
  fr: { product: 'exit ticket', name: 'Nom', date: 'Date', pin: 'PIN' },
};
