let owner: string | undefined;

/**
 * The teacher to whom this page belongs: from the login, or the first auth status, until they leave. When the login
 * expires the page stays theirs, with everything typed on it.
 */
export const pageOwner = (): string | undefined => owner;

/** Assigns the page to a teacher, or to nobody. */
export const setPageOwner = (teacherId: string | undefined): void => {
  owner = teacherId;
};
