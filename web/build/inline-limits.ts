import { limits, timeouts } from '@exit-tickets/contracts';
import type { Plugin } from 'vite';

const tables: Readonly<Record<string, unknown>> = { limits, timeouts };

const valueAt = (table: unknown, path: readonly string[]): unknown =>
  path.reduce(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    table,
  );

/** Inlines the contract's numbers where a module uses them, so that a page loads only those instead of all. */
export const inlineLimits = (): Plugin => ({
  name: 'inline-limits',
  transform: {
    filter: { id: /\.tsx?$/, code: /\b(?:limits|timeouts)\./ },
    handler: (code) => ({
      code: code.replaceAll(/\b(limits|timeouts)((?:\.\w+)+)/g, (written, table: string, path: string) => {
        const value = valueAt(tables[table], path.slice(1).split('.'));
        return typeof value === 'number' ? String(value) : written;
      }),
      map: null,
    }),
  },
});
