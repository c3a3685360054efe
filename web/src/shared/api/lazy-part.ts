import { type ComponentType, createElement, lazy } from 'react';

/** A part of the app that could not be loaded. */
export class MissingPartError extends Error {
  /** The site answers, so the part no longer exists: a new version was deployed after this page was opened. */
  readonly isReplaced: boolean;
  /** Requests the part again the next time it is shown; React would remember the failure for good. */
  forget: () => void = () => undefined;

  constructor(isReplaced: boolean, cause: unknown) {
    super('a part of the app could not be loaded', { cause });
    this.name = 'MissingPartError';
    this.isReplaced = isReplaced;
  }
}

/** Checks for our own header, because a broken proxy or the login page of a wifi may answer instead. */
const siteAnswers = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok, headers }) => ok && headers.has('x-request-id'),
    () => false,
  );

/**
 * Loads a part of the app.
 * @throws {MissingPartError} when there is no network, or the part no longer exists
 */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load();
  } catch (cause) {
    throw new MissingPartError(await siteAnswers(), cause);
  }
};

/** A component that is loaded when it is first shown, as by React's `lazy`; a failure is a MissingPartError. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const begin = () =>
    lazy(() =>
      loadPart(async () => ({ default: await load() })).catch((error: MissingPartError) => {
        error.forget = () => {
          Part = begin();
        };
        throw error;
      }),
    );
  let Part: ComponentType<Props> = begin();
  return (props: Props) => createElement(Part, props);
};
