import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of a file in `packages/testing/samples`, for APIs that need a path, such as a file field in a browser. */
export const samplePath = (name: string): string => fileURLToPath(new URL(`../samples/${name}`, import.meta.url));

/** The content of a file of lesson material in `packages/testing/samples`. */
export const sample = (name: string): Buffer => readFileSync(samplePath(name));
