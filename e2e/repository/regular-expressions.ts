import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseSync, Visitor } from 'oxc-parser';
import { z } from 'zod';

/** A place in a source that creates a regular expression. */
export interface Site {
  line: number;
  /** Missing for a constructed expression. */
  literal?: { source: string; flags: string };
  /** Why its work is bounded although its form does not show it: `// Bounded work: …` above or beside it. */
  reason?: string | undefined;
}

/** Every place in a source that creates a regular expression. */
export const sitesIn = (path: string, text: string): Site[] => {
  const { program, comments } = parseSync(path, text);
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const reasons = new Map(
    comments.flatMap(({ value, end }) => {
      const [, reason] = /Bounded work: (.+)/s.exec(value) ?? [];
      return reason === undefined ? [] : [[lineAt(end), reason] as const];
    }),
  );
  const sites: Site[] = [];
  const add = (start: number, literal?: Site['literal']): void => {
    const line = lineAt(start);
    sites.push({
      line,
      ...(literal && { literal }),
      reason: [0, 1, 2].map((above) => reasons.get(line - above)).find((one) => one !== undefined),
    });
  };
  const addConstructed = ({ callee, start }: { callee: { type: string; name?: unknown }; start: number }): void => {
    if (callee.name === 'RegExp') add(start);
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) add(node.start, { source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: addConstructed,
    CallExpression: addConstructed,
  }).visit(program);
  return sites;
};

const constructed = z.array(z.object({ path: z.string(), line: z.int(), source: z.string(), flags: z.string() }));

/** The regular expressions that modules construct on loading, in a separate process. */
export const constructedIn = async (paths: readonly string[]) => {
  const script = fileURLToPath(new URL('constructed-patterns.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...paths], { maxBuffer: 64 * 1024 * 1024 });
  return constructed.parse(JSON.parse(stdout));
};

export const readSites = async (path: string): Promise<Site[]> => sitesIn(path, await readFile(path, 'utf8'));
