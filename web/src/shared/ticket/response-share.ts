import type { ListedTicket } from '@exit-tickets/contracts';

/**
 * The parts of "12/27 responses": the share, or only the number of responses when the class size is unknown; and the
 * count for the plural of the noun, which is the last number: "1/27 responses".
 */
export const responseShare = ({
  responseCount,
  totalStudents,
}: Pick<ListedTicket, 'responseCount' | 'totalStudents'>): { share: string; count: number } =>
  totalStudents
    ? { share: `${responseCount}/${totalStudents}`, count: totalStudents }
    : { share: String(responseCount), count: responseCount };
