import type { AuthTexts } from './auth-texts.ts';

export const de: AuthTexts = {
  mail: {
    product: 'Exit-Tickets',
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    orCopy: 'Funktioniert die Schaltfläche nicht? Öffnen Sie diesen Link:',
  },
  letters: {
    reset: {
      subject: 'Wählen Sie ein neues Passwort',
      why: 'Für Ihr Konto bei Exit-Tickets wurde ein neues Passwort angefordert.',
      button: 'Neues Passwort wählen',
      further: [
        'Der Link funktioniert nur einmal und gilt eine Stunde.',
        'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
      ],
    },
    'confirm-email': {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      why: 'Sie möchten diese Adresse für Ihr Konto bei Exit-Tickets verwenden. Bitte bestätigen Sie, dass sie Ihnen gehört.',
      button: 'E-Mail-Adresse bestätigen',
      further: [
        'Der Link funktioniert nur einmal und gilt eine Stunde. Bis zur Bestätigung melden Sie sich mit Ihrer bisherigen Adresse an.',
        'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun.',
      ],
    },
    'email-taken': {
      subject: 'Sie haben bereits ein Konto',
      why: 'Jemand möchte diese Adresse für ein anderes Konto bei Exit-Tickets verwenden, doch es gibt damit bereits ein Konto. Es hat sich nichts geändert.',
      further: [
        'Waren Sie das? Dann melden Sie sich mit dieser Adresse an; ein neues Passwort erhalten Sie über „Passwort vergessen?“.',
        'Wenn Sie das nicht waren, müssen Sie nichts tun.',
      ],
    },
    'email-asked': {
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      why: 'Die E-Mail-Adresse Ihres Kontos bei Exit-Tickets soll in {email} geändert werden. Das geschieht erst, wenn es über den Link in der E-Mail an diese Adresse bestätigt wird.',
      further: [
        'Waren Sie das? Dann müssen Sie hier nichts tun.',
        'Wenn Sie das nicht waren, melden Sie sich an und ändern Sie Ihr Passwort; dann wird die Adresse nicht geändert.',
      ],
    },
    'email-changed': {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      why: 'Ihr Konto bei Exit-Tickets hat jetzt eine andere E-Mail-Adresse: {email}. Damit melden Sie sich künftig an.',
      further: ['Wenn Sie das nicht waren, wenden Sie sich umgehend an die Administration dieser Website.'],
    },
  },
  export: {
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
};
