// The names of the product's settings, as its schema lists them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

const schema = readFileSync(path.join(root, 'apps/api/src/core/config.ts'), 'utf8');
const SETTINGS = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);

/**
 * Removes the user's settings from the environment: they are for their own product, and must not reach tests and benchmarks, which
 * would send its mails and write to its storage. NODE_ENV stays, which each of these programs sets itself.
 */
export function forgetSettings() {
  for (const name of SETTINGS) if (name !== 'NODE_ENV') delete process.env[name];
}
