import type { Language } from '@exit-tickets/contracts';
import type { LetterTexts } from '../mail/letter.ts';

/** The mail with a reset link. */
export const resetMailTexts: Record<Language, LetterTexts> = {
  nl: {
    subject: 'Kies een nieuw wachtwoord',
    why: 'Er is een nieuw wachtwoord aangevraagd voor je account bij Exit tickets.',
    button: 'Nieuw wachtwoord kiezen',
    further: [
      'De link werkt één keer en is een uur geldig.',
      'Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
  },
  en: {
    subject: 'Choose a new password',
    why: 'A new password was requested for your Exit tickets account.',
    button: 'Choose a new password',
    further: [
      'The link works once and is valid for one hour.',
      'If you did not ask for this, you do not have to do anything: your password stays as it is.',
    ],
  },
  de: {
    subject: 'Wählen Sie ein neues Passwort',
    why: 'Für Ihr Konto bei Exit-Tickets wurde ein neues Passwort angefordert.',
    button: 'Neues Passwort wählen',
    further: [
      'Der Link funktioniert nur einmal und gilt eine Stunde.',
      'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    ],
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    why: 'Un nouveau mot de passe a été demandé pour votre compte Exit tickets.',
    button: 'Choisir un nouveau mot de passe',
    further: [
      'Le lien ne fonctionne qu’une fois et est valable une heure.',
      'Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste inchangé.',
    ],
  },
};
