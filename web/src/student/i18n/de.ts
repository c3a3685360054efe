import { listed, type Texts } from './texts.ts';

export const de: Texts = {
  language: 'Sprache',
  join: {
    title: 'Fülle dein Exit Ticket aus',
    hint: 'Gib die vierstellige PIN ein, die deine Lehrkraft zeigt.',
    pin: 'PIN',
    go: 'Weiter',
    looking: 'Wird geladen...',
    noConnection: 'Keine Verbindung, wir versuchen es weiter',
  },
  invalidPin: 'Ungültige PIN oder Exit Ticket nicht gefunden',
  tooManyAttempts: 'Zu viele Versuche. Warte kurz und versuche es noch einmal.',
  tryNow: 'Jetzt versuchen',
  ticket: { isThisYours: 'Ist das deine Stunde?', other: 'Nein, andere PIN' },
  name: {
    label: 'Dein Name',
    hint: 'Deine Lehrkraft sieht deinen Namen bei deinen Antworten.',
    required: 'Name erforderlich',
  },
  place: (place, of) => `${place} von ${of}`,
  notAnswered: 'Noch nicht beantwortet',
  notAllAnswered: 'Nicht alle Fragen beantwortet',
  scale: { low: 'niedrig', high: 'hoch' },
  charactersLeft: (left) => `Noch ${left} Zeichen`,
  restored: { text: 'Was du vorhin getippt hast, ist noch da.', startAgain: 'Neu anfangen' },
  send: {
    button: 'Absenden',
    missing: ({ isNameMissing, questions }) =>
      `Fehlt noch: ${listed(
        [
          ...(isNameMissing ? ['dein Name'] : []),
          ...questions.map((place, index) => (index === 0 ? `Frage ${place}` : String(place))),
        ],
        'und',
      )}`,
    ready: 'Alles ist ausgefüllt.',
    sending: 'Wird gesendet...',
    waiting: 'Noch nicht gesendet, wir versuchen es weiter',
  },
  failed: {
    title: 'Senden fehlgeschlagen',
    unknown: 'Unbekannter Fehler',
    kept: 'Was du getippt hast, ist noch auf diesem Gerät.',
    byCode: {
      ticket_closed: 'Dieses Exit Ticket ist geschlossen. Zeige deiner Lehrkraft deine Antworten.',
      ticket_not_found: 'Dieses Exit Ticket gibt es nicht mehr. Frage deine Lehrkraft nach einer neuen PIN.',
      ticket_full: 'Dieses Exit Ticket hat schon so viele Antworten, wie es aufnehmen kann.',
      internal: 'Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.',
      storage_full: 'Der Server hat keinen Platz mehr. Sage es deiner Lehrkraft.',
    },
  },
  closed:
    'Dieses Exit Ticket ist geschlossen. Was du getippt hast, ist noch auf diesem Gerät: Zeige es deiner Lehrkraft.',
  questionsChanged: 'Deine Lehrkraft hat die Fragen geändert. Prüfe deine Antworten und sende sie ab.',
  receipt: {
    title: 'Danke',
    sentAt: (time) => `Gesendet um ${time}`,
    explanation: 'Deine Antworten sind bei deiner Lehrkraft. Auf diesem Gerät ist nichts gespeichert.',
    again: 'Noch ein Exit Ticket ausfüllen',
    already: 'Dieses Exit Ticket wurde auf diesem Gerät schon ausgefüllt.',
    someoneElse: 'Jetzt füllt es jemand anderes aus',
  },
  privacy: 'Datenschutz',
};
