/** A fictional student: name, answer to the first question, option chosen in the second, answer to the third. */
export type Student = readonly [name: string, first: string, option: number, third: string];

interface OpenQuestion {
  text: string;
  modelAnswer: string;
  misconception: string;
}

/** A fictional lesson with one misconception that about eight of the class hold, in students' wording. */
export interface ClassContent {
  title: string;
  className: string;
  /** Two of them are absent today. */
  totalStudents: number;
  first: OpenQuestion;
  /** The first option is the right one; they are displayed in another order. */
  second: { text: string; options: readonly [string, string, string] };
  third: OpenQuestion;
  /** In the order in which they answer. */
  students: readonly Student[];
}
