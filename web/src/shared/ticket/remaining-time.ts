const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export interface RemainingTime {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

/**
 * How long a ticket stays open: in days when over 24 h, in hours when over 1 h, otherwise in minutes
 * (docs/product.md 4). Undefined once it has expired.
 */
export const remainingTime = (expiresAt: string, now: Date): RemainingTime | undefined => {
  const left = new Date(expiresAt).getTime() - now.getTime();
  if (!(left > 0)) return undefined;
  if (left > dayMs) return { unit: 'days', count: Math.round(left / dayMs) };
  if (left > hourMs) return { unit: 'hours', count: Math.round(left / hourMs) };
  return { unit: 'minutes', count: Math.ceil(left / minuteMs) };
};
