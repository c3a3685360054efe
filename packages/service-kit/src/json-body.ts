import { AppError } from '@exit-tickets/contracts';
import type { FastifyInstance } from 'fastify';

/** Far deeper than any body of the contract. */
const maxLevels = 32;

const codeOf = (sign: string): number => sign.charCodeAt(0);
const opening = new Set([codeOf('['), codeOf('{')]);
const closing = new Set([codeOf(']'), codeOf('}')]);
const quote = codeOf('"');
const backslash = codeOf('\\');

/** Whether a JSON text nests deeper than `maxLevels`; brackets inside its texts do not count. */
const isTooDeep = (json: string): boolean => {
  let levels = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isInText && code === backslash) at += 1;
    else if (code === quote) isInText = !isInText;
    else if (isInText) continue;
    else if (closing.has(code)) levels -= 1;
    else if (opening.has(code)) levels += 1;
    if (levels > maxLevels) return true;
  }
  return false;
};

/**
 * Reads JSON bodies and nothing else. A megabyte of brackets would keep the parser busy for a quarter of a second, some
 * twenty times as long as a megabyte of data, so it is refused unparsed; so is a body that names a prototype.
 */
export const readJsonOnly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    if (!isTooDeep(json)) return parse(request, json, done);
    done(new AppError('invalid_request', { field: 'body', message: 'body: nested too deeply' }));
  });
};
