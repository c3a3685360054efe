import { optionsOf, type Question } from '@exit-tickets/contracts';
import type { AnalysisRequest, AnswerVerdict, Model, ModelCall } from '../model/model.ts';
import { generateTicket } from '../use-cases/generate-ticket.ts';

/** The result of a task: a line of text, and whether it is good enough for a teacher. */
export interface Finding {
  isGood: boolean;
  line: string;
}

export interface Task {
  title: string;
  /** Skipped if the configuration does not allow the model to judge. */
  isJudging?: true;
  run(model: Model, call: ModelCall): Promise<Finding>;
}

const lesson = `Water in de lucht

Als water warm wordt, verdampt het: het verandert in waterdamp, een gas dat je niet ziet. Hoe warmer het is, hoe sneller water verdampt. Wind helpt daarbij, want die voert de damp weg.

Warme lucht kan meer waterdamp bevatten dan koude lucht. Koelt de lucht af, dan condenseert een deel van de damp: het wordt weer vloeibaar water. Daarom beslaat een koude spiegel in een warme badkamer.

's Nachts koelt het gras sterk af. De waterdamp uit de lucht condenseert op het koude gras, en dat heet dauw. Vriest het, dan ontstaat rijp: de damp wordt meteen ijs, zonder eerst vloeibaar te worden.`;

const questions: Task = {
  title: 'Questions about a short lesson in Dutch',
  run: async (model, call) => {
    const wish = {
      content: lesson,
      focusLevels: ['reproduceren-begrijpen', 'toepassen', 'inzicht-toetsen'] as const,
      seed: 1,
    };
    const { questions: made } = await generateTicket({ model }, wish, call);
    const choices = made.filter((one) => optionsOf(one).length > 0).length;
    return { isGood: true, line: `${made.length} questions that keep the rules, ${choices} of them with options` };
  },
};

const question: Question = {
  id: 'q1',
  type: 'open_text',
  text: 'Waarom ontstaat er in een koude nacht dauw op het gras?',
  guide: {
    level: 'reproduceren-begrijpen',
    passage: 'De waterdamp uit de lucht condenseert op het koude gras, en dat heet dauw.',
    modelAnswer: 'Het gras koelt af en de waterdamp uit de lucht condenseert erop.',
  },
};

interface KnownAnswer {
  answer: string;
  /** Acceptable verdicts, preferred one first. */
  verdicts: readonly AnswerVerdict['verdict'][];
}
const answers: readonly KnownAnswer[] = [
  { answer: 'Waterdamp uit de lucht condenseert op het koude gras.', verdicts: ['right'] },
  { answer: 'het gras word heel koud en dan word de damp in de lucht daar weer water', verdicts: ['right'] },
  { answer: 'doordat het water uit het gras verdampt', verdicts: ['wrong'] },
  { answer: 'omdat het gras koud is', verdicts: ['partly', 'wrong'] },
  { answer: 'hoi tot morgen', verdicts: ['blank', 'wrong'] },
];
/** A wrong answer called right always fails, because it misleads teachers; one other difference is acceptable. */
const maxDifferences = 1;

const judging: Task = {
  title: 'Judging five answers',
  isJudging: true,
  run: async ({ judging: judge }, call) => {
    if (!judge) throw new Error('the model judges no answers');
    const { core } = await judge.makeCore({ question: { ...question, guide: undefined }, lessonContent: lesson }, call);
    const verdicts = new Map<string, AnswerVerdict['verdict']>();
    await judge.judgeAnswers(
      { question, core, answers: answers.map(({ answer }, index) => ({ id: String(index), answer })) },
      call,
      async (given) => {
        for (const { id, verdict } of given) verdicts.set(id, verdict);
      },
    );
    const agreed = answers.filter(({ verdicts: fair }, index) =>
      fair.some((verdict) => verdict === verdicts.get(String(index))),
    );
    const misled = answers.some(
      ({ verdicts: fair }, index) => verdicts.get(String(index)) === 'right' && !fair.includes('right'),
    );
    const line = `${agreed.length} of ${answers.length} as a fair teacher would${misled ? '; it calls an answer right that is not' : ''}`;
    return { isGood: !misled && answers.length - agreed.length <= maxDifferences, line };
  },
};

const request: AnalysisRequest = {
  title: 'Water in de lucht',
  language: 'Dutch',
  questions: [
    {
      number: 1,
      text: question.text,
      core: 'De waterdamp uit de lucht condenseert op het koude gras.',
      tally: { right: 14, partly: 0, wrong: 8, blank: 0, unjudged: 0 },
      groups: [
        { id: 'g1', verdict: 'right', wordings: ['de damp condenseert op het koude gras'], count: 14 },
        {
          id: 'g2',
          verdict: 'wrong',
          label: 'Dauw is water uit het gras',
          wordings: ['het gras zweet water uit'],
          count: 8,
        },
      ],
      answersInOtherGroups: 0,
    },
  ],
  together: [],
};

const analysis: Task = {
  title: 'A sentence for the analysis of a class',
  run: async ({ analyse }, call) => {
    if (!analyse) throw new Error('the model writes no analyses');
    const { misconceptions } = await analyse(request, call);
    const isGood = misconceptions.some(({ groupIds, text }) => groupIds.includes('g2') && text.trim() !== '');
    return {
      isGood,
      line: isGood ? 'names the misconception and its group' : 'does not find the only misconception there is',
    };
  },
};

/** A small version of each task that the product gives a model. */
export const tasks: readonly Task[] = [questions, judging, analysis];
