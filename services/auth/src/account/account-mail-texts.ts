import type { Language } from '@exit-tickets/contracts';
import type { LetterTexts } from '../mail/letter.ts';
import type { AccountMailKind } from '../mail/mail.model.ts';

/** Each kind of mail about a change of the address. */
export const accountMailTexts: Record<AccountMailKind, Record<Language, LetterTexts>> = {
  'confirm-email': {
    nl: {
      subject: 'Bevestig je nieuwe e-mailadres',
      why: 'Je wilt dit adres gebruiken voor je account bij Exit tickets. Bevestig dat het van jou is.',
      button: 'E-mailadres bevestigen',
      further: [
        'De link werkt één keer en is een uur geldig. Tot je bevestigt, log je in met je oude adres.',
        'Heb je dit niet aangevraagd? Dan hoef je niets te doen.',
      ],
    },
    en: {
      subject: 'Confirm your new email address',
      why: 'You want to use this address for your Exit tickets account. Please confirm that it is yours.',
      button: 'Confirm email address',
      further: [
        'The link works once and is valid for one hour. Until you confirm, you log in with your old address.',
        'If you did not ask for this, you do not have to do anything.',
      ],
    },
    de: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      why: 'Sie möchten diese Adresse für Ihr Konto bei Exit-Tickets verwenden. Bitte bestätigen Sie, dass sie Ihnen gehört.',
      button: 'E-Mail-Adresse bestätigen',
      further: [
        'Der Link funktioniert nur einmal und gilt eine Stunde. Bis zur Bestätigung melden Sie sich mit Ihrer bisherigen Adresse an.',
        'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun.',
      ],
    },
    fr: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      why: 'Vous souhaitez utiliser cette adresse pour votre compte Exit tickets. Confirmez qu’elle est bien la vôtre.',
      button: 'Confirmer l’adresse e-mail',
      further: [
        'Le lien ne fonctionne qu’une fois et est valable une heure. Jusqu’à la confirmation, connectez-vous avec votre ancienne adresse.',
        'Si vous n’avez rien demandé, vous n’avez rien à faire.',
      ],
    },
  },
  'email-taken': {
    nl: {
      subject: 'Je hebt al een account',
      why: 'Iemand wil dit adres gebruiken voor een ander account bij Exit tickets, maar met dit adres is er al een account. Er is niets veranderd.',
      further: [
        'Was jij dit? Log dan in met dit adres; een nieuw wachtwoord vraag je aan via “Wachtwoord vergeten?”.',
        'Was jij dit niet? Dan hoef je niets te doen.',
      ],
    },
    en: {
      subject: 'You already have an account',
      why: 'Somebody wants to use this address for another Exit tickets account, but there is already an account with it. Nothing has changed.',
      further: [
        'Was it you? Then log in with this address; to choose a new password, use “Forgot your password?”.',
        'If it was not you, you do not have to do anything.',
      ],
    },
    de: {
      subject: 'Sie haben bereits ein Konto',
      why: 'Jemand möchte diese Adresse für ein anderes Konto bei Exit-Tickets verwenden, doch es gibt damit bereits ein Konto. Es hat sich nichts geändert.',
      further: [
        'Waren Sie das? Dann melden Sie sich mit dieser Adresse an; ein neues Passwort erhalten Sie über „Passwort vergessen?“.',
        'Wenn Sie das nicht waren, müssen Sie nichts tun.',
      ],
    },
    fr: {
      subject: 'Vous avez déjà un compte',
      why: 'Quelqu’un souhaite utiliser cette adresse pour un autre compte Exit tickets, mais un compte existe déjà avec cette adresse. Rien n’a changé.',
      further: [
        'C’était vous ? Connectez-vous avec cette adresse ; « Mot de passe oublié ? » vous permet d’en choisir un nouveau.',
        'Si ce n’était pas vous, vous n’avez rien à faire.',
      ],
    },
  },
  'email-asked': {
    nl: {
      subject: 'Wijziging van je e-mailadres aangevraagd',
      why: 'Er is gevraagd om het e-mailadres van je account bij Exit tickets te wijzigen in {email}. Dat gebeurt pas als het is bevestigd via de link in de mail aan dat adres.',
      further: [
        'Was jij dit? Dan hoef je hier niets te doen.',
        'Was jij dit niet? Log dan in en wijzig je wachtwoord; daarmee vervalt de aanvraag.',
      ],
    },
    en: {
      subject: 'A change of your email address was requested',
      why: 'Somebody asked to change the email address of your Exit tickets account to {email}. It changes only once that is confirmed through the link in the email to that address.',
      further: [
        'Was it you? Then there is nothing to do here.',
        'If it was not you, log in and change your password; that cancels the request.',
      ],
    },
    de: {
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      why: 'Die E-Mail-Adresse Ihres Kontos bei Exit-Tickets soll in {email} geändert werden. Das geschieht erst, wenn es über den Link in der E-Mail an diese Adresse bestätigt wird.',
      further: [
        'Waren Sie das? Dann müssen Sie hier nichts tun.',
        'Wenn Sie das nicht waren, melden Sie sich an und ändern Sie Ihr Passwort; dann wird die Adresse nicht geändert.',
      ],
    },
    fr: {
      subject: 'Changement de votre adresse e-mail demandé',
      why: 'Quelqu’un a demandé de remplacer l’adresse e-mail de votre compte Exit tickets par {email}. Elle ne changera qu’après confirmation au moyen du lien envoyé à cette adresse.',
      further: [
        'C’était vous ? Vous n’avez rien à faire ici.',
        'Si ce n’était pas vous, connectez-vous et changez votre mot de passe : la demande sera annulée.',
      ],
    },
  },
  'email-changed': {
    nl: {
      subject: 'Je e-mailadres is gewijzigd',
      why: 'Je account bij Exit tickets heeft nu een ander e-mailadres: {email}. Daarmee log je voortaan in.',
      further: ['Was jij dit niet? Neem dan meteen contact op met de beheerder van deze site.'],
    },
    en: {
      subject: 'Your email address has been changed',
      why: 'Your Exit tickets account now has another email address: {email}. From now on you log in with that.',
      further: ['If it was not you, contact the administrator of this site at once.'],
    },
    de: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      why: 'Ihr Konto bei Exit-Tickets hat jetzt eine andere E-Mail-Adresse: {email}. Damit melden Sie sich künftig an.',
      further: ['Wenn Sie das nicht waren, wenden Sie sich umgehend an die Administration dieser Website.'],
    },
    fr: {
      subject: 'Votre adresse e-mail a été modifiée',
      why: 'Votre compte Exit tickets a désormais une autre adresse e-mail : {email}. Connectez-vous dorénavant avec celle-ci.',
      further: ['Si ce n’était pas vous, contactez sans attendre l’administrateur de ce site.'],
    },
  },
};
