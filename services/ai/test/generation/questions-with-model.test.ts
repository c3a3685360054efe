import { generateFromContent, generateFromText, generateQuestion, type Question } from '@exit-tickets/contracts';
import { aQuestion, type FakeOpenAi, startFakeOpenAi } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type RunningAi, startAi } from '../support/ai.ts';
import { madeDraft, madeQuestions, otherDraft } from '../support/made-questions.ts';
import { photosynthesis } from '../support/samples.ts';

let openai: FakeOpenAi;
let ai: RunningAi;
beforeAll(async () => {
  openai = await startFakeOpenAi({ provider: 'openai' });
  ai = await startAi({ OPENAI_BASE_URL: openai.url, AI_RETRIES: '0', AI_MATERIAL_CHARACTERS: '5000' });
  ai.client.logInAs(ai.context.sessions, 'teacher');
});
afterAll(async () => {
  await ai.context.close();
  await openai.close();
});

type Ticket = z.input<typeof generateFromContent.body>;
const generate = (ticket: Partial<Ticket> = {}) =>
  ai.client.call(generateFromContent, { body: { content: photosynthesis, seed: 1, ...ticket } });
/** The data of the requests that this sends. */
const dataSentBy = async (make: () => Promise<unknown>) => {
  const before = openai.requests.length;
  await make();
  return openai.requests.slice(before).map(({ data }) => data);
};
const slots = z.array(
  z.object({
    slot: z.number(),
    level: z.string(),
    type: z.string(),
    kinds: z.array(z.string()),
    startAt: z.string().optional(),
  }),
);
const slotsOf = async (ticket: Partial<Ticket>) => {
  const [data] = await dataSentBy(() => generate(ticket));
  return slots.parse(data?.slots);
};

const yesNoDraft = { ...madeDraft, text: 'Sluiten de huidmondjes als het droog is?' };
const choiceDraft = {
  ...otherDraft,
  type: 'multiple_choice',
  text: 'Welke stof vangt lichtenergie op?',
  options: ['chlorofyl', 'glucose', 'zetmeel', 'zuurstof'],
  correctAnswer: 'chlorofyl',
};

describe('the request to a model', () => {
  test('has the language, and for each question the level, type, kinds and starting sentence that code chose', async () => {
    openai.reply(madeQuestions());
    const [data] = await dataSentBy(() => generate({ focusLevels: ['toepassen', 'inzicht-toetsen'] }));
    expect(data).toMatchObject({ language: 'Dutch', material: photosynthesis, existing: [] });
    const asking = slots.parse(data?.slots);
    expect(asking.map(({ slot }) => slot)).toEqual([1, 2, 3]);
    expect(new Set(asking.map(({ level }) => level))).toEqual(new Set(['apply', 'insight']));
    expect(asking.filter(({ type }) => type === 'multiple_choice')).toHaveLength(1);
    for (const { startAt, kinds } of asking) {
      expect(photosynthesis.replace(/\s+/g, ' ')).toContain(startAt);
      expect(kinds.length).toBeGreaterThan(0);
    }
  });

  test('starts from teaching sentences, which are also returned as suggestions', async () => {
    const content = `Huiswerk: leer bladzijde 92 tot en met 95 en maak daarna alle opdrachten van deze paragraaf.\n\n${photosynthesis}`;
    for (let seed = 1; seed < 5; seed += 1) {
      openai.reply(madeQuestions());
      const [data] = await dataSentBy(() => generate({ content, seed }));
      expect(JSON.stringify(slots.parse(data?.slots))).not.toMatch(/Huiswerk|bladzijde/);
    }
    openai.reply(madeQuestions());
    const { body } = await generate({ content });
    expect(body.notGiven).toBeUndefined();
    expect(body.suggestions?.length).toBeGreaterThan(2);
    for (const { sentence } of body.suggestions ?? []) expect(photosynthesis).toContain(sentence);
  });

  test('asks for the language of the material, also where the rules do not know it', async () => {
    openai.reply(madeQuestions());
    const spanish =
      'La fotosíntesis es un proceso en el que las plantas fabrican su propio alimento. La luz del sol llega a la hoja y la clorofila la absorbe. Después la planta produce glucosa y oxígeno.';
    const [data] = await dataSentBy(() => generate({ content: spanish }));
    expect(data?.language).toBe('the language of the material');
  });

  test('is the same for the same seed, and differs for others', async () => {
    openai.reply(madeQuestions());
    expect(await slotsOf({ seed: 7 })).toEqual(await slotsOf({ seed: 7 }));
    const tickets = new Set<string>();
    for (let seed = 0; seed < 10; seed += 1) tickets.add(JSON.stringify(await slotsOf({ seed })));
    expect(tickets.size).toBeGreaterThanOrEqual(3);
  });

  test('varies without a seed', async () => {
    openai.reply(madeQuestions());
    const tickets = new Set<string>();
    for (let time = 0; time < 8; time += 1) {
      const [data] = await dataSentBy(() => ai.client.call(generateFromText, { body: { content: photosynthesis } }));
      tickets.add(JSON.stringify(data?.slots));
    }
    expect(tickets.size).toBeGreaterThan(1);
  });

  test('has an excerpt of long material, within the maximum length', async () => {
    openai.reply(madeQuestions());
    const book = Array.from({ length: 100 }, (_, page) => `Bladzijde ${page}. ${photosynthesis}`).join('\n\n');
    const [data] = await dataSentBy(() => generate({ content: book }));
    const material = z.string().parse(data?.material);
    expect(material.length).toBeLessThanOrEqual(5_000);
    expect(material).toContain('Bladzijde 0.');
    expect(material).toContain('[…]');
  });

  test('lists the existing questions, and new questions get other ids', async () => {
    openai.reply(madeQuestions());
    const existingQuestions: Question[] = [{ id: 'q1', type: 'open_text', text: 'Hoe ontstaat glucose?' }];
    const [data] = await dataSentBy(async () => {
      const { body } = await generate({ existingQuestions });
      expect(body.questions.map(({ id }) => id)).toEqual(['q2', 'q3']);
    });
    expect(data?.existing).toEqual(['Hoe ontstaat glucose?']);
  });
});

describe('a draft that breaks a rule', () => {
  test('is requested again, once, with the reason; the good ones stay', async () => {
    openai.reply(madeQuestions([yesNoDraft, otherDraft]), madeQuestions([madeDraft]));
    const requests = await dataSentBy(async () => {
      const { body } = await generate();
      expect(body.questions.map(({ text }) => text)).toEqual([madeDraft.text, otherDraft.text]);
    });
    expect(requests).toHaveLength(2);
    expect(requests[1]).toMatchObject({
      existing: [otherDraft.text],
      rejected: [{ slot: 1, text: yesNoDraft.text, problem: expect.stringContaining('yes or no') }],
    });
    expect(slots.parse(requests[1]?.slots).map(({ slot }) => slot)).toEqual([1]);
  });

  test('is dropped when it breaks a rule again', async () => {
    openai.reply(madeQuestions([yesNoDraft, otherDraft, { ...choiceDraft, slot: 3 }]), madeQuestions([yesNoDraft]));
    const requests = await dataSentBy(async () => {
      const { body } = await generate();
      expect(body.questions.map(({ text }) => text)).toEqual([otherDraft.text, choiceDraft.text]);
    });
    expect(requests).toHaveLength(2);
  });

  test('is dropped when the second request fails, and the good ones stay', async () => {
    openai.reply(madeQuestions([yesNoDraft, otherDraft, { ...choiceDraft, slot: 3 }]), { kind: 'status', status: 500 });
    const { status, body } = await generate();
    expect({ status, count: body.questions.length }).toEqual({ status: 200, count: 2 });
  });

  test('causes ai_invalid when fewer than two are left', async () => {
    openai.reply(madeQuestions([yesNoDraft, otherDraft]), madeQuestions([yesNoDraft]));
    expect(await generate()).toMatchObject({ status: 502, body: { code: 'ai_invalid' } });
  });
});

test('material with fewer than two ideas is too_little_to_ask, not a failure of the model', async () => {
  for (const found of [[], [madeDraft]]) {
    openai.reply(madeQuestions(found));
    expect(await generate()).toMatchObject({ status: 422, body: { code: 'too_little_to_ask', field: 'content' } });
  }
});

test('a choice keeps its key, and the seed decides the order of its options', async () => {
  openai.reply(madeQuestions([madeDraft, choiceDraft]));
  const orders = new Set<string>();
  for (let seed = 0; seed < 6; seed += 1) {
    const { body } = await generate({ seed });
    const question = body.questions[1];
    if (question?.type !== 'multiple_choice') throw new Error('no choice');
    expect(question.correctAnswer).toBe('chlorofyl');
    expect(question.options.toSorted()).toEqual(choiceDraft.options);
    orders.add(question.options.join());
  }
  expect(orders.size).toBeGreaterThan(1);
});

test('the passage is returned as it is in the material', async () => {
  openai.reply(
    madeQuestions([{ ...madeDraft, passage: '"als het erg droog is,  sluiten de huidmondjes"' }, otherDraft]),
  );
  const { body } = await generate();
  expect(body.questions[0]?.guide?.passage).toBe('Als het erg droog is, sluiten de huidmondjes.');
});

test('no question is about homework or an absent teacher, even in one paragraph with the lesson', async () => {
  const content = `${photosynthesis.replace(/\s+/g, ' ')} Huiswerk: werkblad 7 maken. Meneer De Bruin is vrijdag afwezig.`;
  const about = (text: string, modelAnswer: string, passage: string) => ({ ...madeDraft, text, modelAnswer, passage });
  openai.reply(
    madeQuestions([
      madeDraft,
      otherDraft,
      about('Welk werkblad moet je maken?', 'Werkblad 7.', 'Huiswerk: werkblad 7 maken.'),
      about('Wie is er vrijdag niet?', 'Meneer De Bruin.', 'Meneer De Bruin is vrijdag afwezig.'),
    ]),
  );
  const { body } = await generate({ content });
  expect(body.questions.map(({ text }) => text).join()).not.toMatch(/werkblad|vrijdag/);
  expect(body.questions.length).toBeGreaterThan(1);
});

describe('a closing scale', () => {
  test.each([
    ['nl', photosynthesis, 'Hoe zeker ben je van je antwoorden?', 'helemaal niet zeker', 'heel zeker'],
    [
      'other',
      'Fotosintesis adalah proses tumbuhan membuat makanan sendiri dengan cahaya matahari, air, dan karbon dioksida. Klorofil menyerap energi cahaya di dalam daun.',
      'How sure are you of your answers?',
      'not sure at all',
      'very sure',
    ],
  ])(
    'is added on request, in the language of the material or in English, with its ends named: %s',
    async (_language, content, text, lowEnd, highEnd) => {
      const quoted = { passage: content.match(/[^.\n]+\./)?.[0] ?? '' };
      openai.reply(
        madeQuestions([
          { ...madeDraft, ...quoted },
          { ...otherDraft, ...quoted },
        ]),
      );
      const { body } = await generate({ content, withScale: true });
      expect(body.questions.at(-1)).toMatchObject({
        id: 'q3',
        type: 'scale',
        text,
        lowEnd,
        highEnd,
        guide: { kind: 'confidence' },
      });
    },
  );

  test('is not added otherwise', async () => {
    openai.reply(madeQuestions());
    const { body } = await generate();
    expect(body.questions.map(({ type }) => type)).not.toContain('scale');
  });
});

describe('another question', () => {
  const of: Question = {
    ...aQuestion({ id: 'q1' }),
    text: 'Hoe heet de groene stof?',
    guide: { level: 'inzicht-toetsen', kind: 'contrast' },
  };
  const more = (kind: 'same' | 'other') =>
    ai.client.call(generateQuestion, {
      body: { content: photosynthesis, existingQuestions: [of], seed: 3, variant: { of, kind } },
    });

  test('like an existing one has its level and kind', async () => {
    openai.reply(madeQuestions([madeDraft]));
    const [data] = await dataSentBy(() => more('same'));
    expect(data).toMatchObject({
      likeThis: of.text,
      existing: [of.text],
      slots: [{ level: 'insight', kinds: ['contrast'] }],
    });
  });

  test('in place of an existing one has its level and other kinds', async () => {
    openai.reply(madeQuestions([madeDraft]));
    const [data] = await dataSentBy(async () => expect((await more('other')).body).toMatchObject({ id: 'q2' }));
    expect(data).toMatchObject({ insteadOf: of.text, slots: [{ level: 'insight' }] });
    expect(slots.parse(data?.slots)[0]?.kinds).not.toContain('contrast');
  });

  test('can be made from a title and questions alone, without a passage', async () => {
    openai.reply(madeQuestions([{ ...madeDraft, passage: '' }]));
    const { status, body } = await ai.client.call(generateQuestion, {
      body: { content: `Planten\n${of.text}`, existingQuestions: [of] },
    });
    expect({ status, passage: body.guide?.passage }).toEqual({ status: 200, passage: '' });
  });
});
