import { AppError, limits } from '@exit-tickets/contracts';
import type { FastifyInstance } from 'fastify';

/** Far deeper than any body of the contract. */
const maxLevels = 32;

const codeOf = (sign: string): number => sign.charCodeAt(0);
const opening = new Set([codeOf('['), codeOf('{')]);
const closing = new Set([codeOf(']'), codeOf('}')]);
const quote = codeOf('"');
const comma = codeOf(',');
const backslash = codeOf('\\');

/**
 * Why a JSON text must not be parsed: it nests deeper than `maxLevels`, or has more than `maxValues` values, counted by
 * commas and brackets outside its strings.
 */
const excessOf = (json: string, maxValues: number): string | undefined => {
  let levels = 0;
  let values = 1;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isInText && code === backslash) at += 1;
    else if (code === quote) isInText = !isInText;
    else if (isInText) continue;
    else if (code === comma) values += 1;
    else if (closing.has(code)) levels -= 1;
    else if (opening.has(code)) {
      levels += 1;
      values += 1;
    }
    if (levels > maxLevels) return 'nested too deeply';
    if (values > maxValues) return 'too many values';
  }
  return undefined;
};

/**
 * Parses JSON bodies. A megabyte of brackets would block the parser for a quarter of a second, twenty times as long as
 * a megabyte of data, and validating three hundred thousand objects takes as long, so such bodies are refused unparsed.
 * So is a body with `__proto__` or `constructor.prototype`.
 */
export const readJsonOnly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    const excess = excessOf(json, request.routeOptions.config.endpoint?.bodyValues ?? limits.jsonValues);
    if (!excess) return parse(request, json, done);
    done(new AppError('invalid_request', { field: 'body', message: `body: ${excess}` }));
  });
};
