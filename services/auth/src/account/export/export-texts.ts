import type { Language } from '@exit-tickets/contracts';

/** The words of the pages in the archive. */
export interface ExportTexts {
  title: string;
  intro: string;
  account: string;
  tickets: string;
  ticket: string;
  className: string;
  madeAt: string;
  responses: string;
  name: string;
  sentAt: string;
  questions: string;
  material: string;
  files: string;
  none: string;
}

export const exportTexts: Record<Language, ExportTexts> = {
  nl: {
    title: 'Je gegevens bij Exit tickets',
    intro: 'Dit is wat er bij je account is opgeslagen. De JSON-bestanden zijn voor andere programma’s.',
    account: 'Account',
    tickets: 'Exit tickets',
    ticket: 'Exit ticket',
    className: 'Klas',
    madeAt: 'Gemaakt',
    responses: 'Antwoorden',
    name: 'Naam',
    sentAt: 'Verstuurd',
    questions: 'Vragen',
    material: 'Lestekst',
    files: 'Bestanden',
    none: 'Er zijn geen exit tickets.',
  },
  en: {
    title: 'Your data in Exit tickets',
    intro: 'This is what is kept with your account. The JSON files are for other programs.',
    account: 'Account',
    tickets: 'Exit tickets',
    ticket: 'Exit ticket',
    className: 'Class',
    madeAt: 'Created',
    responses: 'Responses',
    name: 'Name',
    sentAt: 'Sent',
    questions: 'Questions',
    material: 'Lesson text',
    files: 'Files',
    none: 'There are no exit tickets.',
  },
  de: {
    title: 'Ihre Daten bei Exit-Tickets',
    intro: 'Das ist zu Ihrem Konto gespeichert. Die JSON-Dateien sind für andere Programme.',
    account: 'Konto',
    tickets: 'Exit-Tickets',
    ticket: 'Exit-Ticket',
    className: 'Klasse',
    madeAt: 'Erstellt',
    responses: 'Antworten',
    name: 'Name',
    sentAt: 'Gesendet',
    questions: 'Fragen',
    material: 'Unterrichtstext',
    files: 'Dateien',
    none: 'Es gibt keine Exit-Tickets.',
  },
  fr: {
    title: 'Vos données dans Exit tickets',
    intro: 'Voici ce qui est conservé avec votre compte. Les fichiers JSON servent à d’autres programmes.',
    account: 'Compte',
    tickets: 'Exit tickets',
    ticket: 'Exit ticket',
    className: 'Classe',
    madeAt: 'Créé',
    responses: 'Réponses',
    name: 'Nom',
    sentAt: 'Envoyé',
    questions: 'Questions',
    material: 'Texte du cours',
    files: 'Fichiers',
    none: 'Il n’y a aucun exit ticket.',
  },
};
