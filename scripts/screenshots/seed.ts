import {
  analyzeTicket,
  archiveTicket,
  changeJudgements,
  createTicket,
  isInOwnWords,
  limits,
  type Mark,
  type Question,
  register,
  submitResponse,
  type Ticket,
} from '@exit-tickets/contracts';
import { type ApiClient, createApiClient, type PlantedClass, plantedClasses } from '@exit-tickets/testing';

/** A class with known misconceptions, so that a picture shows nothing false. */
const taughtClass = (): PlantedClass => {
  const [first] = plantedClasses();
  if (!first) throw new Error('there is no class to take pictures of');
  return first;
};
export const { title, lesson, questions, students } = taughtClass();

/** Submits the answers of the whole class; returns which response belongs to which student. */
const fill = async (url: string, ticketId: string): Promise<Map<string, string>> => {
  const responseIds = new Map<string, string>();
  for (const { name, answers } of students) {
    const body = {
      ticketId,
      studentName: name,
      answers: answers.map(({ questionId, answer }) => ({ questionId, answer })),
    };
    responseIds.set(name, (await createApiClient(url).call(submitResponse, { body })).body.id);
  }
  return responseIds;
};

/** The marks of a teacher who knows the truth: one per group of answers with the same error. */
const marksOf = (question: Question, responseIds: ReadonlyMap<string, string>): Mark[] => {
  const given = students.flatMap(({ name, answers }) =>
    answers.flatMap(({ questionId, truth: verdict, misconception: label }) =>
      questionId === question.id && verdict !== 'opinion'
        ? [{ responseId: responseIds.get(name) ?? '', verdict, label }]
        : [],
    ),
  );
  return [...Map.groupBy(given, ({ verdict, label }) => `${verdict} ${label}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ verdict, label }) => ({
      questionId: question.id,
      verdict,
      ...(label && { label }),
      responseIds: same.map(({ responseId }) => responseId),
    })),
  );
};

/** Two tickets with answers, and one without. */
export interface Seeded {
  open: Ticket;
  analyzed: Ticket;
  unanswered: Ticket;
}

/** Creates a teacher's tickets: an answered and half marked one, an analysed one, an archived one, and some others. */
export const seed = async (teacher: ApiClient, url: string): Promise<Seeded> => {
  const name = { firstName: 'An', lastName: 'Smit' };
  await teacher.call(register, { body: { email: 'an.smit@school.example', password: 'een goed geheim', ...name } });
  const make = async (title: string, className: string): Promise<Ticket> => {
    const draft = { title, className, totalStudents: limits.totalStudents.default, questions, originalContent: lesson };
    return (await teacher.call(createTicket, { body: draft })).body;
  };
  const mark = async ({ id }: Ticket, responseIds: ReadonlyMap<string, string>, marked: readonly Question[]) => {
    const marks = marked.filter(isInOwnWords).flatMap((question) => marksOf(question, responseIds));
    await teacher.call(changeJudgements, { params: { id }, body: { marks } });
  };
  const archived = await make('Cellen en weefsels', '1C');
  await teacher.call(archiveTicket, { params: { id: archived.id } });
  await make('Verbranding in cellen', '2A');
  const unanswered = await make('Transport in planten', '2B');
  const analyzed = await make(title, '2B');
  await mark(analyzed, await fill(url, analyzed.id), questions);
  await teacher.call(analyzeTicket, { params: { id: analyzed.id }, body: {} });
  const open = await make(title, '2B');
  await mark(open, await fill(url, open.id), questions.slice(0, 1));
  return { open, analyzed, unanswered };
};
