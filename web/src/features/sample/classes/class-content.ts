/** A made-up student: the name, the answer to the first question, which option of the second, the answer to the third. */
export type Student = readonly [name: string, first: string, option: number, third: string];

interface OpenQuestion {
  text: string;
  modelAnswer: string;
  misconception: string;
}

/** A lesson with one misconception that about eight of the class hold, as its students would put it; nobody in it is real. */
export interface ClassContent {
  title: string;
  className: string;
  /** Two of them are ill today. */
  totalStudents: number;
  first: OpenQuestion;
  /** The first option is the right one; they are shown in another order. */
  second: { text: string; options: readonly [string, string, string] };
  third: OpenQuestion;
  /** In the order in which they send their answers. */
  students: readonly Student[];
}
