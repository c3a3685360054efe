export const nl = {};
