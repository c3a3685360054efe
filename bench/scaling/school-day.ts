import { randomOf } from '@exit-tickets/question-picker';
import { type Call, calls } from './costs.ts';
import type { Jobs } from './queue.ts';

// When the calls of a school day come. Bells ring at the same minute, classes finish in the last five minutes of a lesson.
// Schools differ in everything; what is assumed of one stands here, and nowhere else.

const [secondMs, minuteMs] = [1_000, 60_000];

export const school = {
  pupilsPerClass: 25,
  /** Of 25 pupils each: a school of 1,000. */
  classes: 40,
  lessons: 6,
  lessonMinutes: 50,
  /** Lessons that end with an exit ticket. */
  ticketShare: 0.2,
  /** Minutes before the bell in which a teacher shows the PIN. */
  pinShown: { from: 8, to: 6 },
  /** Within which a class has opened the page and typed the PIN. */
  joinSeconds: 60,
  /** In which pupils submit: the last of the lesson. */
  submitMinutes: 5,
  /** Calls of a pupil that get lost on the way and are made again, as `web/src/student/send/retry.ts` does: after half a second to one. */
  retryShare: 0.02,
  /** For each ticket: how often teachers do what is done at any time of the day. */
  perTicket: { questions: 1, document: 0.3, photo: 0.1, newTicket: 1, list: 5, pdf: 0.2, login: 0.2 },
  /** Tickets that are analysed, and thereby closed, within ten minutes after the bell. */
  analysedShare: 0.7,
  analysisMinutes: 10,
} as const;

export const ticketsPerDay = school.classes * school.lessons * school.ticketShare;
export const submissionsPerDay = ticketsPerDay * school.pupilsPerClass;

/** All calls of a day in the order in which they come. */
export interface Day {
  /** Milliseconds since the first lesson began. */
  at: Float64Array;
  call: Uint8Array;
}

const inOrder = (codes: readonly number[]): Day => {
  // Time and kind in one number: sorting numbers is what a typed array does best.
  const sorted = Float64Array.from(codes).sort();
  const call = new Uint8Array(sorted.length);
  for (const [nth, code] of sorted.entries()) call[nth] = code % calls.length;
  return { at: sorted.map((code) => Math.floor(code / calls.length)), call };
};

/**
 * A day of so many schools, or its first lessons. With `timetables` of more than one, each school has one of so many, five
 * minutes apart; with one, every bell rings in the same second.
 */
export const simulateDay = (
  schools: number,
  { seed = 1, timetables = 1, lessons = school.lessons as number } = {},
): Day => {
  const random = randomOf(seed);
  const between = (from: number, to: number): number => from + random() * (to - from);
  const codes: number[] = [];
  const add = (call: Call, at: number): void =>
    void codes.push(Math.floor(Math.max(0, at)) * calls.length + calls.indexOf(call));
  const addByPupil = (call: Call, at: number): void => {
    add(call, at);
    if (random() < school.retryShare) add(call, at + between(secondMs / 2, secondMs));
  };
  const dayMs = lessons * school.lessonMinutes * minuteMs;

  const addPupil = (shownAt: number, bell: number): void => {
    const joinedAt = between(shownAt, shownAt + school.joinSeconds * secondMs);
    addByPupil('studentPage', joinedAt);
    addByPupil('lookUp', joinedAt);
    addByPupil('submission', between(Math.max(joinedAt, bell - school.submitMinutes * minuteMs), bell));
  };
  const addTeacher = (shownAt: number, bell: number): void => {
    for (const [call, times] of Object.entries(school.perTicket) as [Call, number][])
      for (let left = times; left > 0; left -= 1) if (left >= 1 || random() < left) add(call, between(0, dayMs));
    add('results', shownAt);
    const analysedAt = between(bell, bell + school.analysisMinutes * minuteMs);
    add('results', analysedAt);
    if (random() < school.analysedShare) add('analysis', analysedAt);
  };

  for (let nth = 0; nth < schools; nth += 1) {
    const offset = (nth % timetables) * 5 * minuteMs;
    for (let lesson = 1; lesson <= lessons; lesson += 1)
      for (let room = 0; room < school.classes; room += 1) {
        if (random() >= school.ticketShare) continue;
        const bell = offset + lesson * school.lessonMinutes * minuteMs;
        const shownAt = bell - between(school.pinShown.to, school.pinShown.from) * minuteMs;
        for (let pupil = 0; pupil < school.pupilsPerClass; pupil += 1) addPupil(shownAt, bell);
        addTeacher(shownAt, bell);
      }
  }
  return inOrder(codes);
};

/** What of a day comes to a part of the app that spends so many milliseconds on each kind of call. */
export const jobsFor = ({ at, call }: Day, costMs: Readonly<Record<Call, number>>): Jobs => {
  const costs = calls.map((name) => costMs[name]);
  const jobs = { at: new Float64Array(at.length), serviceMs: new Float64Array(at.length) };
  let count = 0;
  for (const [nth, kind] of call.entries()) {
    const cost = costs[kind] ?? 0;
    if (cost === 0) continue;
    jobs.at[count] = at[nth] ?? 0;
    jobs.serviceMs[count] = cost;
    count += 1;
  }
  return { at: jobs.at.subarray(0, count), serviceMs: jobs.serviceMs.subarray(0, count) };
};
