// What a generator writes: new files, and lines in blocks that exist.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../process.mjs';

/** @typedef {{file: string, text: string}} NewFile */
/** @typedef {{file: string, block: string, lines: string[], imports?: string}} Addition lines at the end of the block that a line beginning with `block` opens, and an import they need */

/** The names of a noun: `f` label-order, `F` LabelOrder, `v` labelOrder, `s` label_order. */
export function namesOf(noun = '') {
  if (!/^[a-z]+(-[a-z]+)*$/.test(noun))
    throw new Refusal('Use one singular noun in lower case, e.g. tender or label-order.');
  const F = noun.replace(/(^|-)([a-z])/g, (_, dash, letter) => letter.toUpperCase());
  return { f: noun, F, v: F[0].toLowerCase() + F.slice(1), s: noun.replaceAll('-', '_') };
}

const CATALOGUES = { en: 'En', 'zh-CN': 'ZhCn', 'zh-TW': 'ZhTw' };

/**
 * Words for every language of a catalogue of the domain.
 * @param {Record<string, string>} words key → English text, which the other languages take until somebody writes theirs
 */
export const wordsIn = (catalogue, name, words) =>
  Object.entries(CATALOGUES).map(([language, suffix]) => ({
    file: `libs/domain/src/i18n/${catalogue}.${language}.ts`,
    block: `export const ${name}${suffix} = {`,
    lines: Object.entries(words).map(([key, text]) => `  '${key}': '${text}',`),
  }));

/** Where the block ends which line `start` opens: the next line that closes something at the same indentation. */
function endOf(lines, start) {
  const indent = /^ */.exec(lines[start])[0];
  const closes = new RegExp(`^${indent}[}\\])]`);
  return lines.findIndex((line, at) => at > start && closes.test(line));
}

function added(text, { file, block, lines, imports }) {
  const all = text.split('\n');
  if (imports) all.splice(all.findLastIndex((line) => /^import .* from /.test(line)) + 1, 0, imports);
  const start = all.findIndex((line) => line.trimStart().startsWith(block));
  const end = start < 0 ? -1 : endOf(all, start);
  if (end < 0) throw new Refusal(`${file} has no block that begins with "${block}".`);
  return [...all.slice(0, end), ...lines, ...all.slice(end)].join('\n');
}

/**
 * Writes everything, or nothing when a new file exists or a block is missing.
 * @param {string} root @param {(NewFile | Addition)[]} edits @returns {string[]} the files written
 */
export function write(root, edits) {
  const results = new Map();
  for (const edit of edits) {
    const file = path.join(root, edit.file);
    if ('text' in edit && existsSync(file)) throw new Refusal(`${edit.file} exists already.`);
    const text =
      'text' in edit ? edit.text : added(results.get(edit.file) ?? readFileSync(file, 'utf8'), edit);
    results.set(edit.file, text);
  }
  for (const [file, text] of results) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...results.keys()];
}
