import type { Language } from './language.ts';

/** What the reset mail says. The French form of address and the German one are for teachers: vous, Sie. */
export interface ResetMailTexts {
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
    subject: 'Kies een nieuw wachtwoord',
    greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
    asked: 'Er is gevraagd om een nieuw wachtwoord voor je account bij Exit tickets.',
    button: 'Nieuw wachtwoord kiezen',
    validity: 'De link werkt één keer en een uur lang.',
    orCopy: 'Werkt de knop niet? Open dan deze link:',
    notYou: 'Heb je dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  },
  en: {
    subject: 'Choose a new password',
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    asked: 'A new password was requested for your Exit tickets account.',
    button: 'Choose a new password',
    validity: 'The link works once and for one hour.',
    orCopy: 'The button does not work? Open this link:',
    notYou: 'You did not ask for this? Then you need not do anything: your password stays as it is.',
  },
  de: {
    subject: 'Wählen Sie ein neues Passwort',
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    asked: 'Für Ihr Konto bei Exit tickets wurde ein neues Passwort angefordert.',
    button: 'Neues Passwort wählen',
    validity: 'Der Link funktioniert einmal und eine Stunde lang.',
    orCopy: 'Die Schaltfläche funktioniert nicht? Öffnen Sie diesen Link:',
    notYou: 'Sie haben das nicht angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    asked: 'Un nouveau mot de passe a été demandé pour votre compte Exit tickets.',
    button: 'Choisir un nouveau mot de passe',
    validity: 'Le lien fonctionne une seule fois, pendant une heure.',
    orCopy: 'Le bouton ne fonctionne pas ? Ouvrez ce lien :',
    notYou: 'Vous n’avez rien demandé ? Alors vous n’avez rien à faire : votre mot de passe reste inchangé.',
  },
};
