export const focusLevels = ['reproduceren-begrijpen', 'toepassen', 'inzicht-toetsen'] as const;
