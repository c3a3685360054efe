import type { auth as dutch } from '../nl/auth.ts';

export const auth = {
  title: { login: 'Anmelden', register: 'Kostenloses Konto anlegen', forgot: 'Passwort vergessen' },
  again: {
    title: 'Erneut anmelden',
    text: 'Sie sind nicht mehr angemeldet. Melden Sie sich an und machen Sie dort weiter, wo Sie waren: Was Sie hier eingegeben haben, ist noch da. Ihr letzter Schritt wurde vielleicht nicht gespeichert.',
  },
  benefits: {
    title: 'Mit einem kostenlosen Konto können Sie',
    save: 'Exit-Tickets speichern und herunterladen',
    share: 'eine PIN teilen und Antworten sammeln',
    analyse: 'die Antworten mit KI auswerten lassen',
  },
  firstName: 'Vorname (optional)',
  lastName: 'Nachname (optional)',
  email: 'E-Mail-Adresse',
  emailRequired: 'Geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@schule.de',
  password: 'Passwort',
  passwordHelp: 'Mindestens {{min}} Zeichen',
  passwordRequired: 'Geben Sie Ihr Passwort ein',
  passwordShort: 'Passwort zu kurz: mindestens {{min}} Zeichen',
  showPassword: 'Passwort anzeigen oder verbergen',
  fillIn: 'Bitte alle Felder ausfüllen',
  fillInText: 'E-Mail-Adresse und Passwort sind nötig',
  toLogin: 'Ich habe schon ein Konto',
  toRegister: 'Noch kein Konto? Jetzt anlegen',
  login: {
    action: 'Anmelden',
    done: 'Sie sind angemeldet',
    failed: 'Anmeldung fehlgeschlagen',
    failedText: 'Prüfen Sie E-Mail-Adresse und Passwort.',
  },
  register: {
    action: 'Konto anlegen',
    done: 'Ihr Konto ist angelegt und Sie sind angemeldet',
    failed: 'Registrierung fehlgeschlagen',
    failedText: 'Es ist ein Fehler aufgetreten',
  },
  forgot: {
    link: 'Passwort vergessen?',
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Sie bekommen einen Link, mit dem Sie ein neues Passwort wählen können.',
    action: 'Link senden',
    back: 'Zurück zur Anmeldung',
    emailRequired: 'Geben Sie eine E-Mail-Adresse ein',
    sent: 'E-Mail gesendet',
    sentText:
      'Wenn wir diese E-Mail-Adresse kennen, haben wir Ihnen einen Link für ein neues Passwort gesendet. Er gilt {{minutes}} Minuten.',
    notSent: 'Keine E-Mail gesendet',
    notSentText:
      'Diese Website sendet keine E-Mails. Bitten Sie die Administration der Website um einen Link, mit dem Sie ein neues Passwort wählen können.',
    failed: 'Es ist ein Fehler aufgetreten',
    demo: 'Einschränkung der Demo',
    demoText: 'In dieser Demo kommen E-Mails nur an bestätigten Adressen an. Der Link öffnet sich in einem neuen Tab.',
    demoSentText: 'Der Link öffnet sich in einem neuen Tab. Er gilt {{minutes}} Minuten.',
  },
} satisfies typeof dutch;
