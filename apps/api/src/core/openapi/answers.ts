import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnswerSchemas } from './openapi-data';

const file = join(dirname(fileURLToPath(import.meta.url)), 'answers.json');

/** Schemas of the answers, generated from the types by the build (`answers.mjs`); none under `npm run dev`. */
export const readAnswers = (): AnswerSchemas | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AnswerSchemas) : undefined;
