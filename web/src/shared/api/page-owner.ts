let owner: string | undefined;

/**
 * The teacher whose page this is: from the login, or the first answer about who is logged in, until they leave. A session
 * that ends leaves the page theirs, with all that is typed in it.
 */
export const pageOwner = (): string | undefined => owner;

/** Gives the page to a teacher, or to nobody. */
export const setPageOwner = (teacherId: string | undefined): void => {
  owner = teacherId;
};
