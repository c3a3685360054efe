import { listed, type Texts } from './texts.ts';

export const nl: Texts = {
  language: 'Taal',
  join: {
    title: 'Vul je exit ticket in',
    hint: 'Typ de PIN van 4 cijfers die je docent laat zien.',
    pin: 'PIN',
    go: 'Verder',
    looking: 'Laden...',
    noConnection: 'Geen verbinding, we proberen het opnieuw',
  },
  invalidPin: 'Ongeldige PIN of exit ticket niet gevonden',
  tooManyAttempts: 'Te veel pogingen. Wacht even en probeer het opnieuw.',
  tryNow: 'Nu proberen',
  ticket: { isThisYours: 'Is dit jouw les?', other: 'Nee, andere PIN' },
  name: { label: 'Je naam', hint: 'Je docent ziet je naam bij je antwoorden.', required: 'Naam vereist' },
  place: (place, of) => `${place} van ${of}`,
  notAnswered: 'Nog niet beantwoord',
  notAllAnswered: 'Niet alle vragen beantwoord',
  scale: { low: 'laag', high: 'hoog' },
  charactersLeft: (left) => `Nog ${left} tekens`,
  restored: { text: 'Wat je eerder typte staat er nog.', startAgain: 'Opnieuw beginnen' },
  send: {
    button: 'Versturen',
    missing: ({ isNameMissing, questions }) =>
      `Nog invullen: ${listed(
        [
          ...(isNameMissing ? ['je naam'] : []),
          ...questions.map((place, index) => (index === 0 ? `vraag ${place}` : String(place))),
        ],
        'en',
      )}`,
    ready: 'Alles is ingevuld.',
    sending: 'Versturen...',
    waiting: 'Nog niet verzonden, we proberen het opnieuw',
  },
  failed: {
    title: 'Verzenden mislukt',
    unknown: 'Onbekende fout',
    kept: 'Wat je typte staat nog op dit apparaat.',
    byCode: {
      ticket_closed: 'Dit exit ticket is gesloten. Laat je antwoorden aan je docent zien.',
      ticket_not_found: 'Dit exit ticket bestaat niet meer. Vraag je docent om een nieuwe PIN.',
      ticket_full: 'Dit exit ticket heeft al zoveel antwoorden als het kan bewaren.',
      internal: 'Er ging iets mis op de server. Probeer het nog eens.',
      storage_full: 'De server heeft geen ruimte meer. Vertel het je docent.',
    },
  },
  closed: 'Dit exit ticket is gesloten. Wat je typte staat nog op dit apparaat: laat het aan je docent zien.',
  questionsChanged: 'Je docent heeft de vragen aangepast. Kijk je antwoorden na en verstuur ze.',
  receipt: {
    title: 'Bedankt',
    sentAt: (time) => `Verstuurd om ${time}`,
    explanation: 'Je antwoorden zijn bij je docent. Op dit apparaat is niets bewaard.',
    again: 'Nog een exit ticket invullen',
    already: 'Dit exit ticket is op dit apparaat al ingevuld.',
    someoneElse: 'Iemand anders vult hem nu in',
  },
  privacy: 'Privacy',
};
