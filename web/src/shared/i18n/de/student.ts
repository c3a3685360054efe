import type { StudentTexts } from '../nl/student.ts';
import { listWith } from '../student-texts.ts';

export const student: StudentTexts = {
  product: 'Exit-Tickets',
  questionWords: 'der das und ist nicht warum welche welcher wird sind mit ein eine erkläre wo wann dem den',
  language: 'Sprache',
  join: {
    title: 'Fülle dein Exit-Ticket aus',
    hint: 'Gib die vierstellige PIN ein, die deine Lehrkraft zeigt.',
    pin: 'PIN',
    go: 'Weiter',
    looking: 'Laden...',
    noConnection: 'Keine Verbindung. Wir versuchen es weiter.',
    checkPin: 'Stimmt die PIN? Vielleicht ist das Exit-Ticket schon geschlossen.',
  },
  tryNow: 'Jetzt noch einmal versuchen',
  ticket: { isThisYours: 'Ist das deine Stunde?', other: 'Nein, andere PIN' },
  ai: (place) =>
    place === 'off'
      ? 'Keine KI liest mit.'
      : `Eine KI ${place === 'own' ? 'auf unserem eigenen Server' : `bei ${place}`} liest deine Antworten mit, ohne deinen Namen.`,
  name: {
    label: 'Dein Name',
    hint: 'Deine Lehrkraft sieht deinen Namen bei deinen Antworten.',
    required: 'Dein Name fehlt noch',
  },
  place: (place, of) => `${place} von ${of}`,
  readAloud: { start: 'Vorlesen', stop: 'Stoppen' },
  dontKnow: 'Ich weiß es nicht',
  notAnswered: 'Noch nicht beantwortet',
  notAllAnswered: 'Nicht alle Fragen beantwortet',
  scale: { low: 'niedrig', high: 'hoch' },
  charactersLeft: (left) => `Noch ${left} Zeichen`,
  restored: { text: 'Was du vorhin getippt hast, ist noch da.', startAgain: 'Neu anfangen' },
  cleared: { text: 'Was du vorhin getippt hast, wurde entfernt.', undo: 'Rückgängig machen' },
  send: {
    button: 'Absenden',
    missing: ({ isNameMissing, questions }) =>
      `Fehlt noch: ${listWith('und', [
        ...(isNameMissing ? ['dein Name'] : []),
        ...questions.map((place, index) =>
          index > 0 ? String(place) : `${questions.length === 1 ? 'Frage' : 'Fragen'} ${place}`,
        ),
      ])}`,
    ready: 'Alles ist ausgefüllt.',
    sending: 'Wird gesendet...',
    waiting:
      'Noch nicht gesendet, wir versuchen es weiter. Deine Antworten sind auf diesem Gerät: Lass diese Seite offen.',
  },
  failed: {
    title: 'Senden fehlgeschlagen',
    kept: 'Was du getippt hast, ist noch auf diesem Gerät.',
  },
  closed:
    'Dieses Exit-Ticket ist geschlossen. Was du getippt hast, ist noch auf diesem Gerät: Zeig es deiner Lehrkraft.',
  receipt: {
    title: 'Danke',
    sentAt: (time) => `Gesendet um ${time} Uhr`,
    explanation: 'Deine Lehrkraft hat deine Antworten. Auf diesem Gerät bleiben sie nicht gespeichert.',
    again: 'Noch ein Exit-Ticket ausfüllen',
    already: 'Dieses Exit-Ticket wurde auf diesem Gerät schon ausgefüllt.',
    someoneElse: 'Jemand anders füllt es jetzt aus',
  },
  privacy: 'Datenschutz',
  errors: {
    invalid_request: 'An deinen Eingaben stimmt etwas nicht. Prüfe sie und versuche es noch einmal.',
    pin_not_found: 'Ungültige PIN oder Exit-Ticket nicht gefunden',
    ticket_not_found: 'Dieses Exit-Ticket gibt es nicht mehr. Frag deine Lehrkraft nach einer neuen PIN.',
    ticket_closed: 'Dieses Exit-Ticket ist geschlossen. Zeig deiner Lehrkraft deine Antworten.',
    ticket_full: 'Dieses Exit-Ticket ist voll und nimmt keine Antworten mehr an. Sag es deiner Lehrkraft.',
    questions_changed: 'Deine Lehrkraft hat die Fragen geändert. Prüfe deine Antworten und sende sie ab.',
    request_too_slow: 'Das Absenden hat zu lange gedauert. Wir versuchen es weiter.',
    body_too_large: 'Deine Antworten sind zusammen zu lang. Kürze sie und sende sie noch einmal ab.',
    cross_site_request: 'Mit dieser Seite stimmt etwas nicht. Lade sie neu.',
    unsupported_media_type: 'Mit dieser Seite stimmt etwas nicht. Lade sie neu.',
    too_many_requests: 'Das waren zu viele Versuche. Wir versuchen es gleich noch einmal.',
    internal: 'Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.',
    service_failed: 'Auf dem Server ist etwas schiefgegangen. Wir versuchen es weiter.',
    service_unavailable: 'Der Server ist gerade nicht erreichbar. Wir versuchen es weiter.',
    service_timeout: 'Der Server antwortet nicht. Wir versuchen es weiter.',
    storage_full: 'Der Server hat keinen Platz mehr. Sag es deiner Lehrkraft.',
  },
  unknownError: 'Unbekannter Fehler',
};
