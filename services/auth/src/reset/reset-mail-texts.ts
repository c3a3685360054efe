import type { Language } from '@exit-tickets/contracts';

/** What the reset mail says. The French form of address and the German one are for teachers: vous, Sie. */
export interface ResetMailTexts {
  /** What the product is called. */
  product: string;
  subject: string;
  greeting: (name: string | undefined) => string;
  asked: string;
  button: string;
  validity: string;
  orCopy: string;
  notYou: string;
}

export const resetMailTexts: Record<Language, ResetMailTexts> = {
  nl: {
    product: 'Exit tickets',
    subject: 'Kies een nieuw wachtwoord',
    greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
    asked: 'Er is een nieuw wachtwoord aangevraagd voor je account bij Exit tickets.',
    button: 'Nieuw wachtwoord kiezen',
    validity: 'De link werkt één keer en is een uur geldig.',
    orCopy: 'Werkt de knop niet? Open dan deze link:',
    notYou: 'Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  },
  en: {
    product: 'Exit tickets',
    subject: 'Choose a new password',
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    asked: 'A new password was requested for your Exit tickets account.',
    button: 'Choose a new password',
    validity: 'The link works once and is valid for one hour.',
    orCopy: 'Does the button not work? Open this link:',
    notYou: 'If you did not ask for this, you do not have to do anything: your password stays as it is.',
  },
  de: {
    product: 'Exit-Tickets',
    subject: 'Wählen Sie ein neues Passwort',
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    asked: 'Für Ihr Konto bei Exit-Tickets wurde ein neues Passwort angefordert.',
    button: 'Neues Passwort wählen',
    validity: 'Der Link funktioniert nur einmal und gilt eine Stunde.',
    orCopy: 'Funktioniert die Schaltfläche nicht? Öffnen Sie diesen Link:',
    notYou: 'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  fr: {
    product: 'Exit tickets',
    subject: 'Choisissez un nouveau mot de passe',
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    asked: 'Un nouveau mot de passe a été demandé pour votre compte Exit tickets.',
    button: 'Choisir un nouveau mot de passe',
    validity: 'Le lien ne fonctionne qu’une fois et est valable une heure.',
    orCopy: 'Le bouton ne fonctionne pas ? Ouvrez ce lien :',
    notYou: 'Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste inchangé.',
  },
};
