import type { ListedTicket } from '@exit-tickets/contracts';

/**
 * What "12/27 responses" is made of: the share, or the number of responses alone while the size of the class is not known,
 * and the count that its noun agrees with, which is the last number read: "1/27 responses".
 */
export const responseShare = ({
  responseCount,
  totalStudents,
}: Pick<ListedTicket, 'responseCount' | 'totalStudents'>): { share: string; count: number } =>
  totalStudents
    ? { share: `${responseCount}/${totalStudents}`, count: totalStudents }
    : { share: String(responseCount), count: responseCount };
