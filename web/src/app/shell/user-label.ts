import type { User } from '@exit-tickets/contracts';

/** First initial plus last name, else the e-mail address, else the word for "user" (docs/product.md 2). */
export const userLabel = (user: Pick<User, 'email' | 'firstName' | 'lastName'> | null, fallback: string): string => {
  if (user?.firstName && user.lastName) return `${Array.from(user.firstName)[0]?.toUpperCase()}. ${user.lastName}`;
  return user?.email || fallback;
};
