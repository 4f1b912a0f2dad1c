/** Files of the repository, for specs that compare them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '../../..');

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Paths below the root of all files in a folder and the folders in it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length + 1));

/** Of a file whose comments are lines of their own. */
export const withoutComments = (text: string): string => text.replace(/^\s*# .*$/gm, '');
