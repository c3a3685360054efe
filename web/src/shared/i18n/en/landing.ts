import type { landing as dutch } from '../nl/landing.ts';

export const landing = {
  tab: 'Exit tickets: know what stuck after every lesson',
  stillLoading: 'The page is still loading. It will carry on by itself.',
  hero: {
    sentence: 'Know what stuck after every lesson',
    lead: 'An exit ticket is a few short questions at the end of the lesson. Create it from your lesson material; students answer on a laptop, tablet or phone, without an account. You see what the next lesson needs.',
    create: 'Create an exit ticket from your lesson',
  },
  pin: { label: 'Student? Enter the PIN on the board', submit: 'Join' },
  steps: {
    title: 'How it works',
    make: {
      title: 'Upload or paste your lesson',
      text: 'You get a few questions about this very lesson, each with a model answer. Swap a question, or change what you like.',
    },
    share: {
      title: 'Share the PIN',
      text: 'Four digits on the board. Students type their name and answer in a few minutes, each on their own device.',
    },
    read: {
      title: 'Know what to reteach tomorrow',
      text: 'The analysis shows where they got stuck, in your students’ own words, with something to do in the first five minutes.',
    },
  },
  picture: {
    make: 'The questions of an exit ticket in the editor',
    share: 'The board: the address, the PIN and a QR code',
    read: 'An analysis: 11 of 24 think that a plant takes its food from the soil',
  },
  features: {
    title: 'What you get',
    smart: {
      name: 'Smart questions',
      text: 'Open questions about what really matters in your lesson. Each shows the sentence it comes from. You can add multiple choice and scales.',
    },
    live: {
      name: 'Real-time results',
      text: 'Answers appear while the class is still working. You see who has finished and where things go wrong.',
    },
    easy: {
      name: 'Easy to use',
      text: 'Students need no account, only a PIN. You can start before you have an account.',
    },
  },
  why: {
    title: 'Why exit tickets help',
    intro:
      'At the end of a lesson it often feels as if everybody gets it. The students who put their hands up do. An exit ticket asks the whole class: a few questions in the last minutes, answered by everyone before they leave the room.',
    points: [
      {
        name: 'You adjust while you still can.',
        text: 'Finding out in the test that an idea never landed is weeks too late. Black and Wiliam showed that students learn markedly more when teaching adapts to such information along the way.',
      },
      {
        name: 'Retrieval is learning too.',
        text: 'Bringing something back from memory makes it last longer than reading it once more. So the questions do more than measure: they help.',
      },
      {
        name: 'Quiet students count.',
        text: 'Everyone answers, including those who never put a hand up. You hear the misunderstandings that would otherwise go unsaid.',
      },
      {
        name: 'Students see where they stand.',
        text: 'A student who cannot answer a question knows what to ask. Feedback works best when it is about the task and comes soon.',
      },
    ],
  },
  design: {
    title: 'How to write a good exit ticket',
    intro:
      'Start from the goal of the lesson: what should every student now be able to do or explain? After that, these rules help.',
    points: [
      {
        name: 'Keep it short.',
        text: 'Two to five questions; three is usually enough. A student should be done within five minutes.',
      },
      {
        name: 'One idea per question.',
        text: 'With a double question you cannot tell afterwards which half was the problem.',
      },
      {
        name: 'Ask for an explanation.',
        text: 'Anyone can guess a yes or no. “Explain why” shows how a student thinks.',
      },
      {
        name: 'Think of the misconception first.',
        text: 'Decide which misconception you expect, and ask a question that a student who holds it will answer differently.',
      },
      {
        name: 'Mix the levels.',
        text: 'One question to recall, one to apply, one to go deeper. Then everybody has something to show.',
      },
      {
        name: 'Do something with it.',
        text: 'Begin the next lesson with what you saw. Students answer more seriously when they notice that someone reads their answers.',
      },
    ],
  },
  examples: {
    title: 'Example questions per subject',
    intro: 'Three questions on each topic, from understanding to analysis, and what the answer tells you.',
    level: 'Level',
    question: 'Question',
    shows: 'What you see',
    levels: ['Understand', 'Apply', 'Analyse'],
    subjects: [
      {
        subject: 'Biology: photosynthesis',
        rows: [
          {
            question: 'Explain in your own words what a plant does with carbon dioxide.',
            shows: 'Whether students know that the plant is built from it.',
          },
          {
            question: 'A house plant is kept in a dark cupboard for a week. What happens to the glucose in its leaves?',
            shows: 'Whether they see light as a condition and not as food.',
          },
          {
            question: 'A tree weighing 500 kg grew from a seed. Where did most of its mass come from? Explain.',
            shows: 'The stubborn idea that plants are made of soil.',
          },
        ],
      },
      {
        subject: 'Mathematics: straight-line graphs',
        rows: [
          {
            question: 'What does the 3 mean in the formula y = 3x + 5?',
            shows: 'Whether students keep gradient and y-intercept apart.',
          },
          {
            question: 'A taxi costs £4 plus £2.50 a mile. Write a formula for the price of a journey.',
            shows: 'Whether students can turn a story into a formula.',
          },
          {
            question: 'Two lines have the same gradient. Can they cross? Explain.',
            shows: 'Whether students can picture a gradient as well as calculate it.',
          },
        ],
      },
      {
        subject: 'History: the French Revolution',
        rows: [
          {
            question: 'Name two reasons why the Third Estate was discontented.',
            shows: 'Whether students give causes, and not just events.',
          },
          {
            question: 'You are a baker in Paris in 1789. Do you take to the streets? Why, or why not?',
            shows: 'Whether students can place themselves in that time.',
          },
          {
            question: 'Would the revolution have broken out without the famine? Give one argument.',
            shows: 'Whether they tell a trigger from a cause.',
          },
        ],
      },
      {
        subject: 'English: writing to persuade',
        rows: [
          {
            question: 'What is the difference between a claim and an argument?',
            shows: 'Whether students keep the two ideas apart.',
          },
          {
            question: '“Without phones, everyone pays more attention in lessons.” Give the strongest counter-argument.',
            shows: 'Whether the counter-argument answers the same point.',
          },
          {
            question: '“Everybody thinks so, so it is true.” What is wrong with this?',
            shows: 'Whether students spot a fallacy without being told the word.',
          },
        ],
      },
    ],
  },
  mistakes: {
    title: 'Common mistakes',
    points: [
      {
        name: 'Asking what students learned.',
        text: '“What did you learn today?” gets you the title of the chapter. Ask about the idea itself.',
      },
      {
        name: 'Giving a mark for it.',
        text: 'Then being right matters more than being honest. An exit ticket gives advice, not a mark.',
      },
      {
        name: 'Too many questions.',
        text: 'With ten questions you will not get through the answers before the next lesson, and then it was all for nothing.',
      },
      {
        name: 'Starting too late.',
        text: 'When the bell goes, so does the class. Plan five minutes and keep to them.',
      },
      {
        name: 'Doing nothing with it.',
        text: 'One sentence at the start of the next lesson is enough: I saw this, so now we do this.',
      },
    ],
  },
  conclusion: {
    title: 'In conclusion',
    text: 'An exit ticket costs five minutes of the lesson and five minutes of reading. In return the next lesson starts where your students really are. Try it with one class and one topic, and see what you find out.',
    start: 'Create your first exit ticket',
  },
  sources: 'Sources',
} satisfies typeof dutch;
