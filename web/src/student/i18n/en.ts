import { listed, type Texts } from './texts.ts';

export const en: Texts = {
  language: 'Language',
  join: {
    title: 'Fill in your exit ticket',
    hint: 'Type the 4-digit PIN that your teacher shows.',
    pin: 'PIN',
    go: 'Continue',
    looking: 'Loading...',
    noConnection: 'No connection, we are trying again',
  },
  invalidPin: 'Invalid PIN or ticket not found',
  tooManyAttempts: 'Too many attempts. Wait a moment and try again.',
  tryNow: 'Try now',
  ticket: { isThisYours: 'Is this your lesson?', other: 'No, another PIN' },
  name: { label: 'Your name', hint: 'Your teacher sees your name with your answers.', required: 'Name required' },
  place: (place, of) => `${place} of ${of}`,
  notAnswered: 'Not answered yet',
  notAllAnswered: 'Not all questions are answered',
  scale: { low: 'low', high: 'high' },
  charactersLeft: (left) => `${left} characters left`,
  restored: { text: 'What you typed earlier is still here.', startAgain: 'Start again' },
  send: {
    button: 'Send',
    missing: ({ isNameMissing, questions }) =>
      `Still to fill in: ${listed(
        [
          ...(isNameMissing ? ['your name'] : []),
          ...questions.map((place, index) => (index === 0 ? `question ${place}` : String(place))),
        ],
        'and',
      )}`,
    ready: 'Everything is filled in.',
    sending: 'Sending...',
    waiting: 'Not sent yet, we are trying again',
  },
  failed: {
    title: 'Sending failed',
    unknown: 'Unknown error',
    kept: 'What you typed is still on this device.',
    byCode: {
      ticket_closed: 'This exit ticket is closed. Show your answers to your teacher.',
      ticket_not_found: 'This exit ticket no longer exists. Ask your teacher for a new PIN.',
      ticket_full: 'This exit ticket holds as many answers as it can.',
      internal: 'Something went wrong on the server. Try again.',
      storage_full: 'The server has no room left. Tell your teacher.',
    },
  },
  closed: 'This exit ticket is closed. What you typed is still on this device: show it to your teacher.',
  questionsChanged: 'Your teacher has changed the questions. Check your answers and send them.',
  receipt: {
    title: 'Thank you',
    sentAt: (time) => `Sent at ${time}`,
    explanation: 'Your teacher has your answers. Nothing is kept on this device.',
    again: 'Fill in another exit ticket',
    already: 'This exit ticket has been filled in on this device.',
    someoneElse: 'Someone else fills it in now',
  },
  privacy: 'Privacy',
};
