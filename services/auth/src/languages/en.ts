import type { AuthTexts } from './auth-texts.ts';

export const en: AuthTexts = {
  mail: {
    product: 'Exit tickets',
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    orCopy: 'If the button does not work, open this link:',
  },
  letters: {
    reset: {
      subject: 'Choose a new password',
      why: 'A new password was requested for your Exit tickets account.',
      button: 'Choose a new password',
      further: [
        'The link works once and is valid for one hour.',
        'If you did not ask for this, you do not have to do anything: your password stays as it is.',
      ],
    },
    'confirm-email': {
      subject: 'Confirm your new email address',
      why: 'You want to use this address for your Exit tickets account. Please confirm that it is yours.',
      button: 'Confirm email address',
      further: [
        'The link works once and is valid for one hour. Until you confirm, you log in with your old address.',
        'If you did not ask for this, you do not have to do anything.',
      ],
    },
    'email-taken': {
      subject: 'You already have an account',
      why: 'Somebody wants to use this address for another Exit tickets account, but there is already an account with it. Nothing has changed.',
      further: [
        'Was it you? Then log in with this address; to choose a new password, use “Forgot your password?”.',
        'If it was not you, you do not have to do anything.',
      ],
    },
    'email-asked': {
      subject: 'A change of your email address was requested',
      why: 'Somebody asked to change the email address of your Exit tickets account to {email}. It changes only once that is confirmed through the link in the email to that address.',
      further: [
        'Was it you? Then there is nothing to do here.',
        'If it was not you, log in and change your password; that cancels the request.',
      ],
    },
    'email-changed': {
      subject: 'Your email address has been changed',
      why: 'Your Exit tickets account now has another email address: {email}. From now on you log in with that.',
      further: ['If it was not you, contact the administrator of this site at once.'],
    },
  },
  export: {
    title: 'Your data in Exit tickets',
    intro: 'This is what is kept with your account. The JSON files are for other programs.',
    account: 'Account',
    tickets: 'Exit tickets',
    ticket: 'Exit ticket',
    className: 'Class',
    madeAt: 'Created',
    responses: 'Responses',
    name: 'Name',
    sentAt: 'Sent',
    questions: 'Questions',
    material: 'Lesson text',
    files: 'Files',
    none: 'There are no exit tickets.',
  },
};
