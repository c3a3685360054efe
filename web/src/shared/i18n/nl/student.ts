import { listWith, type Missing, type StudentErrorCode } from '../student-texts.ts';

export const student = {
  product: 'Exit tickets',
  /** Small words of questions that occur in no other language. */
  questionWords: 'het een van niet wat waarom hoe welke welk wordt zijn waar wanneer leg met je naar deze',
  language: 'Taal',
  join: {
    title: 'Vul je exit ticket in',
    hint: 'Typ de PIN van 4 cijfers die je docent laat zien.',
    pin: 'PIN',
    go: 'Verder',
    looking: 'Laden...',
    noConnection: 'Geen verbinding, we proberen het opnieuw',
    checkPin: 'Klopt de PIN? Misschien heeft je docent het al gesloten.',
  },
  tryNow: 'Nu opnieuw proberen',
  ticket: { isThisYours: 'Is dit jouw les?', other: 'Nee, andere PIN' },
  /** Whether an AI reads the answers, and where it runs: a host, `own` for the server's network, or nowhere. */
  ai: (place: string) =>
    place === 'off'
      ? 'Er leest geen AI mee.'
      : `Een AI ${place === 'own' ? 'op onze eigen server' : `bij ${place}`} leest je antwoorden mee, zonder je naam.`,
  name: { label: 'Je naam', hint: 'Je docent ziet je naam bij je antwoorden.', required: 'Naam vereist' },
  place: (place: number, of: number) => `${place} van ${of}`,
  readAloud: { start: 'Voorlezen', stop: 'Stoppen' },
  /** For students who do not know the answer; judged as blank (packages/answer-groups). */
  dontKnow: 'Ik weet het niet',
  notAnswered: 'Nog niet beantwoord',
  notAllAnswered: 'Niet alle vragen beantwoord',
  scale: { low: 'laag', high: 'hoog' },
  charactersLeft: (left: number) => `Nog ${left} ${left === 1 ? 'teken' : 'tekens'}`,
  restored: { text: 'Wat je eerder typte, staat er nog.', startAgain: 'Opnieuw beginnen' },
  cleared: { text: 'Wat je eerder typte, is weggehaald.', undo: 'Ongedaan maken' },
  send: {
    button: 'Versturen',
    missing: ({ isNameMissing, questions }: Missing) =>
      `Nog invullen: ${listWith('en', [
        ...(isNameMissing ? ['je naam'] : []),
        ...questions.map((place, index) => (index === 0 ? `vraag ${place}` : String(place))),
      ])}`,
    ready: 'Alles is ingevuld.',
    sending: 'Wordt verstuurd...',
    waiting: 'Nog niet verstuurd, we proberen het opnieuw. Je antwoorden staan op dit apparaat: laat deze pagina open.',
  },
  failed: {
    title: 'Verzenden mislukt',
    kept: 'Wat je typte, staat nog op dit apparaat.',
  },
  closed: 'Dit exit ticket is gesloten. Wat je typte, staat nog op dit apparaat: laat het aan je docent zien.',
  receipt: {
    title: 'Bedankt',
    sentAt: (time: string) => `Verstuurd om ${time}`,
    explanation: 'Je docent heeft je antwoorden. Op dit apparaat blijven ze niet bewaard.',
    again: 'Nog een exit ticket invullen',
    already: 'Dit exit ticket is op dit apparaat al ingevuld.',
    someoneElse: 'Iemand anders laten invullen',
  },
  privacy: 'Privacy',
  errors: {
    invalid_request: 'Er klopt iets niet aan wat je hebt ingevuld. Kijk het na en probeer het opnieuw.',
    pin_not_found: 'Ongeldige PIN of exit ticket niet gevonden',
    ticket_not_found: 'Dit exit ticket bestaat niet meer. Vraag je docent om een nieuwe PIN.',
    ticket_closed: 'Dit exit ticket is gesloten. Laat je antwoorden aan je docent zien.',
    ticket_full: 'Dit exit ticket is vol, er kunnen geen antwoorden meer bij. Zeg het tegen je docent.',
    questions_changed: 'Je docent heeft de vragen aangepast. Kijk je antwoorden na en verstuur ze.',
    request_too_slow: 'Het versturen duurde te lang. We proberen het opnieuw.',
    body_too_large: 'Je antwoorden zijn samen te lang. Maak ze korter en verstuur ze opnieuw.',
    cross_site_request: 'Er ging iets mis met deze pagina. Laad de pagina opnieuw.',
    unsupported_media_type: 'Er ging iets mis met deze pagina. Laad de pagina opnieuw.',
    too_many_requests: 'Er zijn te veel pogingen gedaan. We proberen het zo opnieuw.',
    internal: 'Er ging iets mis op de server. Probeer het opnieuw.',
    service_failed: 'Er ging iets mis op de server. We proberen het opnieuw.',
    service_unavailable: 'De server is even niet bereikbaar. We proberen het opnieuw.',
    service_timeout: 'De server antwoordt niet. We proberen het opnieuw.',
    storage_full: 'De server heeft geen ruimte meer. Zeg het tegen je docent.',
  } satisfies Record<StudentErrorCode, string>,
  unknownError: 'Onbekende fout',
};

/** The texts of the student page in one language. */
export type StudentTexts = typeof student;
