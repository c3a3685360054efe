/** How many answers to one question fell where. */
export interface Tally {
  total: number;
  right: number;
  incomplete: number;
  wrong: number;
  blank: number;
  /** Left to the teacher: the question has more good answers than the lesson has words for. */
  unsure: number;
}

/** How many have not got it, as far as can be told. */
export const weakIn = ({ incomplete, wrong, blank }: Tally): number => incomplete + wrong + blank;
