import type { privacy as dutch } from '../nl/privacy.ts';

export const privacy = {
  title: 'Privacy policy',
  updated: 'Last updated 30 May 2025',
  intro:
    'Exit tickets runs on a server of your school or of the organisation that offers this site. That organisation decides how the data is used and is responsible for it. This page says what the site keeps, why, and for how long.',
  contents: 'On this page',
  installation: {
    title: 'This installation',
    responsible: 'Who is responsible',
    responsibleUnknown: 'The administrator has not filled this in. Ask your school.',
    model: 'AI model',
    unknown: 'This could not be looked up just now.',
    noModel: 'No AI is set up: no text goes to a language model.',
    modelAt: 'The language model {{model}} at {{host}}.',
    modelOwn: 'The language model {{model}} on a server of our own.',
    scope: {
      answers:
        'It writes questions, suggests assessments of answers and puts the analysis into words. A teacher can keep it away from an exit ticket, or from what a single student wrote.',
      class:
        'It writes questions and puts the analysis of a class into words, from answers that the teacher has already assessed. It says nothing about a single student.',
    },
    retention: 'Retention',
    keptFor:
      'Names and single answers are deleted {{count}} days after the last answer to an exit ticket. Counts, and answers that at least three students gave in much the same way, stay until the teacher deletes the exit ticket.',
    keptUntilDeleted:
      'Names and answers stay until the teacher deletes them or makes them anonymous: no fixed period is set.',
    mail: 'Email',
    noMail: 'This site sends no email.',
    mailAt: 'Email to teachers goes through {{host}}.',
    mailOwn: 'Email to teachers goes through a server of our own.',
    log: 'Log',
    logsRequests: 'One line per request, without names, answers, PINs or IP addresses.',
    logsFailures: 'Only what goes wrong, without names, answers, PINs or IP addresses.',
    traces: 'When parts of the site ran, and for how long, is sent to {{host}}, without names or answers.',
  },
  accessibility: {
    updated: 'Written for this version, November 2026',
    intro:
      'Everybody should be able to use this site. This page says how far we have come, and where to report a barrier.',
    sections: {
      status: {
        title: 'How accessible the site is',
        points: [
          'The site partially conforms to WCAG 2.2, levels A and AA.',
          'That is what its makers say; nobody else has audited it.',
        ],
      },
      tested: {
        title: 'How it was tested',
        points: [
          'Every version is checked in a real browser with axe-core, light and dark, narrow and wide, and with the keyboard.',
          'It was not tested with screen readers, voice control, magnifiers or switches, nor by disabled people.',
        ],
      },
      shortcomings: {
        title: 'What falls short',
        points: [
          'Removed answers can only be brought back for 10 seconds, and this time cannot be extended (2.2.1).',
          'After a new password or an invalid link the page moves on after 3 seconds, unless you press the button to stay (2.2.1).',
          'Messages that something worked disappear by themselves after 5 seconds (2.2.1).',
          'The language of what teachers and students type is only marked where the site recognises it (3.1.2).',
          'How a screen reader reads the PDFs is not known.',
        ],
      },
      contact: {
        title: 'Reporting a barrier',
        points: [
          'Say which page it was, what you wanted to do, and which browser and assistive technology you used. If that does not help, you can contact the enforcement body in your country.',
        ],
      },
    },
  },
  sections: {
    collected: {
      title: 'Data we collect',
      points: [
        'About teachers: email address, password (only as a hash, not readable), the language of your account and, if you fill them in, your first and last name.',
        'About exit tickets: title, class, number of students, questions, and the lesson text that the questions come from. An uploaded file is read and then deleted; only its text stays, if you save the exit ticket.',
        'About students: the name they type themselves, their answers and the time. Students have no account. A first name or nickname is enough.',
        'Technical data: IP addresses, kept briefly to prevent abuse, and a log of requests without names or answers.',
      ],
    },
    use: {
      title: 'What we use it for',
      points: [
        'To make questions, to collect answers and to show the teacher what the next lesson needs.',
        'The analysis and the assessment of answers are advice for the lesson. They are not meant for marks or for decisions about a student; the teacher decides.',
        'Not for advertising, not for profiles, not to train models.',
      ],
    },
    sharing: {
      title: 'Who we share it with',
      points: [
        'Only the teacher who created an exit ticket sees the answers to it.',
        'If the administrator has set up an AI service, lesson text, questions and answers go there. The student’s name is not sent; names of classmates, email addresses and phone numbers inside an answer are masked first. Without an AI service everything stays on the server.',
        'We sell nothing and pass nothing on, unless the law requires it.',
      ],
    },
    security: {
      title: 'How we protect it',
      points: [
        'Passwords are hashed. Your login expires by itself, and ends on your other devices when you change your password.',
        'A 4-digit PIN only opens the questions of an open exit ticket and, for an hour after it closed, the right answers that the teacher releases. It never opens what students answered. Anyone who tries to guess a PIN is slowed down.',
        'The site loads nothing from other companies: no fonts, no tracking, no advertisements.',
      ],
    },
    rights: {
      title: 'Your rights',
      points: [
        'You may see your data, have it corrected or deleted, take it with you, and object to its use.',
        'Teachers can see, change and download their data under “Your account”, and delete their account there with everything that belongs to it. They can also delete a single exit ticket, and find, download and delete everything under the name of a single student. For anything else, and for students and parents: ask the teacher or the school.',
        'You can complain to the data protection authority of your country.',
      ],
    },
    retention: {
      title: 'How long we keep it',
      points: [
        'Names and single answers stay as long as it says above for this installation, or until the teacher makes them anonymous or deletes them earlier. After that only counts, and answers that at least three students gave in much the same way, stay until the teacher deletes the exit ticket.',
        'An account stays until the teacher deletes it. Everything that belongs to it then disappears from the site at once. What has been deleted stays in the administrator’s backups until those are replaced. A link to reset your password or to confirm an email address works for one hour.',
        'What a student types stays on their own device until it is sent, for a day at most. After sending, the device only remembers when it was sent, and with which PIN.',
      ],
    },
    cookies: {
      title: 'Cookies and storage in your browser',
      points: [
        'Two cookies, only after logging in. One keeps you logged in for seven days. The other lets your account recognise this device for half a year, so that someone who tries to guess your password cannot lock you out. Students get no cookies.',
        'The browser keeps your choices (language, keyboard shortcuts, hidden names), exit tickets that are not saved yet (48 hours), lesson text that you typed (until you close the window), and a student’s draft.',
        'This needs no consent: the site does not work without it.',
      ],
    },
    contact: {
      title: 'Contact',
      points: ['If you have questions about this data, ask your school, or write to the address below.'],
    },
    changes: {
      title: 'Changes',
      points: ['If this policy changes, so does the date at the top. We tell teachers about important changes.'],
    },
  },
} satisfies typeof dutch;
