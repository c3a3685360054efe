import type { Language } from '@exit-tickets/contracts';

/** The few words on the paper that are not the teacher's own. */
export interface Labels {
  name: string;
  date: string;
  pin: string;
}

export const labels: Readonly<Record<Language, Labels>> = {
  nl: { name: 'Naam', date: 'Datum', pin: 'PIN' },
  en: { name: 'Name', date: 'Date', pin: 'PIN' },
  de: { name: 'Name', date: 'Datum', pin: 'PIN' },
  fr: { name: 'Nom', date: 'Date', pin: 'PIN' },
};
