import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnswerSchemas } from './openapi-data';

const file = join(dirname(fileURLToPath(import.meta.url)), 'answers.json');

/** What the calls answer, as the build read it off their types (`answers.mjs`); nothing where the dev loop bundled. */
export const readAnswers = (): AnswerSchemas | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AnswerSchemas) : undefined;
