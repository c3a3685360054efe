import type { AuthTexts } from './auth-texts.ts';

export const nl: AuthTexts = {
  mail: {
    product: 'Exit tickets',
    greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
    orCopy: 'Werkt de knop niet? Open dan deze link:',
  },
  letters: {
    reset: {
      subject: 'Kies een nieuw wachtwoord',
      why: 'Er is een nieuw wachtwoord aangevraagd voor je account bij Exit tickets.',
      button: 'Nieuw wachtwoord kiezen',
      further: [
        'De link werkt één keer en is een uur geldig.',
        'Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      ],
    },
    'confirm-email': {
      subject: 'Bevestig je nieuwe e-mailadres',
      why: 'Je wilt dit adres gebruiken voor je account bij Exit tickets. Bevestig dat het van jou is.',
      button: 'E-mailadres bevestigen',
      further: [
        'De link werkt één keer en is een uur geldig. Tot je bevestigt, log je in met je oude adres.',
        'Heb je dit niet aangevraagd? Dan hoef je niets te doen.',
      ],
    },
    'email-taken': {
      subject: 'Je hebt al een account',
      why: 'Iemand wil dit adres gebruiken voor een ander account bij Exit tickets, maar met dit adres is er al een account. Er is niets veranderd.',
      further: [
        'Was jij dit? Log dan in met dit adres; een nieuw wachtwoord vraag je aan via “Wachtwoord vergeten?”.',
        'Was jij dit niet? Dan hoef je niets te doen.',
      ],
    },
    'email-asked': {
      subject: 'Wijziging van je e-mailadres aangevraagd',
      why: 'Er is gevraagd om het e-mailadres van je account bij Exit tickets te wijzigen in {email}. Dat gebeurt pas als het is bevestigd via de link in de mail aan dat adres.',
      further: [
        'Was jij dit? Dan hoef je hier niets te doen.',
        'Was jij dit niet? Log dan in en wijzig je wachtwoord; daarmee vervalt de aanvraag.',
      ],
    },
    'email-changed': {
      subject: 'Je e-mailadres is gewijzigd',
      why: 'Je account bij Exit tickets heeft nu een ander e-mailadres: {email}. Daarmee log je voortaan in.',
      further: ['Was jij dit niet? Neem dan meteen contact op met de beheerder van deze site.'],
    },
  },
  export: {
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
};
