import type { StudentTexts } from '../nl/student.ts';
import { listWith } from '../student-texts.ts';

export const student: StudentTexts = {
  product: 'Exit tickets',
  questionWords: 'the of and what why how which does do are with your explain to where when this',
  language: 'Language',
  join: {
    title: 'Fill in your exit ticket',
    hint: 'Enter the 4-digit PIN your teacher is showing.',
    pin: 'PIN',
    go: 'Continue',
    looking: 'Loading...',
    noConnection: 'No connection. We are trying again.',
    checkPin: 'Is the PIN right? Your teacher may have closed it already.',
  },
  tryNow: 'Try again now',
  ticket: { isThisYours: 'Is this your lesson?', other: 'No, use another PIN' },
  ai: (place) =>
    place === 'off'
      ? 'No AI reads your answers.'
      : `An AI ${place === 'own' ? 'on our own server' : `at ${place}`} reads your answers, without your name.`,
  name: { label: 'Your name', hint: 'Your teacher will see your name with your answers.', required: 'Enter your name' },
  place: (place, of) => `${place} of ${of}`,
  readAloud: { start: 'Read aloud', stop: 'Stop' },
  dontKnow: 'I don’t know',
  notAnswered: 'Not answered yet',
  notAllAnswered: 'Not all questions are answered',
  scale: { low: 'low', high: 'high' },
  charactersLeft: (left) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
  restored: { text: 'What you typed earlier is still here.', startAgain: 'Start again' },
  cleared: { text: 'What you typed earlier has been removed.', undo: 'Undo' },
  send: {
    button: 'Send',
    missing: ({ isNameMissing, questions }) =>
      `Still to fill in: ${listWith('and', [
        ...(isNameMissing ? ['your name'] : []),
        ...questions.map((place, index) =>
          index > 0 ? String(place) : `${questions.length === 1 ? 'question' : 'questions'} ${place}`,
        ),
      ])}`,
    ready: 'Everything is filled in.',
    sending: 'Sending...',
    waiting: 'Not sent yet, we are trying again. Your answers are on this device: leave this page open.',
  },
  failed: {
    title: 'Sending failed',
    kept: 'What you typed is still on this device.',
  },
  closed: 'This exit ticket is closed. What you typed is still on this device: show it to your teacher.',
  receipt: {
    title: 'Thank you',
    sentAt: (time) => `Sent at ${time}`,
    explanation: 'Your teacher has your answers. They are not kept on this device.',
    again: 'Fill in another exit ticket',
    already: 'This exit ticket has already been filled in on this device.',
    someoneElse: 'Let someone else fill it in',
  },
  privacy: 'Privacy',
  errors: {
    invalid_request: 'Something you filled in is not right. Check it and try again.',
    pin_not_found: 'Invalid PIN or ticket not found',
    ticket_not_found: 'This exit ticket no longer exists. Ask your teacher for a new PIN.',
    ticket_closed: 'This exit ticket is closed. Show your answers to your teacher.',
    ticket_full: 'This exit ticket is full, so no more answers can be sent. Tell your teacher.',
    questions_changed: 'Your teacher has changed the questions. Check your answers and send them.',
    request_too_slow: 'Sending took too long. We are trying again.',
    body_too_large: 'Your answers are too long to send together. Make them shorter and send them again.',
    cross_site_request: 'Something went wrong with this page. Reload it.',
    unsupported_media_type: 'Something went wrong with this page. Reload it.',
    too_many_requests: 'There were too many attempts. We will try again in a moment.',
    internal: 'Something went wrong on the server. Try again.',
    service_failed: 'Something went wrong on the server. We are trying again.',
    service_unavailable: 'The server cannot be reached right now. We are trying again.',
    service_timeout: 'The server is not answering. We are trying again.',
    storage_full: 'The server has no room left. Tell your teacher.',
  },
  unknownError: 'Unknown error',
};
