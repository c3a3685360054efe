/** The languages that material and questions can be in (specification section 1). */
export const languages = ['nl', 'en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];
