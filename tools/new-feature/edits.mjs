// What a generator writes: new files, and lines in files that exist.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../process.mjs';

/** @typedef {{file: string, text: string}} NewFile */
/**
 * @typedef {{file: string, lines?: string[], imports?: string, block?: string, after?: string, before?: string}} Addition
 * `lines` go to the end of the block that a line beginning with `block` opens, or behind (before) the line that begins with
 * `after` (`before`), or to the end of the file; `imports` are what they need.
 */

/** A catalogue's language and the ending of its name. */
export const LANGUAGES = { en: 'En', 'zh-CN': 'ZhCn', 'zh-TW': 'ZhTw' };

/**
 * The names of a noun: `f` label-order, `F` LabelOrder, `v` labelOrder, `s` label_order, `en` label order; and what it is
 * called in Chinese, without which Chinese words contain the English noun.
 */
export function namesOf(noun = '', zhCN, zhTW) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(noun))
    throw new Refusal('Use one singular noun in lower case, e.g. tender or label-order.');
  const F = noun.replace(/(^|-)([a-z])/g, (_, dash, letter) => letter.toUpperCase());
  const en = noun.replaceAll('-', ' ');
  return {
    ...{ f: noun, F, v: F[0].toLowerCase() + F.slice(1), s: noun.replaceAll('-', '_') },
    ...{ en, En: en[0].toUpperCase() + en.slice(1), cn: zhCN ?? en, tw: zhTW ?? zhCN ?? en },
  };
}

const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** The lines of a catalogue in one language. `words`: key → text, or its texts in English, zh-CN and zh-TW. */
export const wordLines = (words, language) =>
  Object.entries(words).map(([key, texts]) => {
    const [en, ...others] = [texts].flat();
    const text = language === 'en' ? en : (others[language === 'zh-CN' ? 0 : 1] ?? en);
    return `  '${key}': ${quoted(text)},`;
  });

/**
 * Words for every language of a catalogue of the domain.
 * @param {Record<string, string | [string, string, string]>} words a text without translations stands in all languages
 */
export const wordsIn = (catalogue, name, words) =>
  Object.entries(LANGUAGES).map(([language, suffix]) => ({
    file: `libs/domain/src/i18n/${catalogue}.${language}.ts`,
    block: `export const ${name}${suffix} = {`,
    lines: wordLines(words, language),
  }));

/** Where the block ends which line `start` opens: the next line that closes something at the same indentation. */
function endOf(lines, start) {
  const indent = /^ */.exec(lines[start])[0];
  const closes = new RegExp(`^${indent}[}\\])]`);
  return lines.findIndex((line, at) => at > start && closes.test(line));
}

/** The number of lines before the addition. */
function placeOf(all, { file, block, after, before }) {
  const wanted = block ?? after ?? before;
  if (wanted === undefined) return all.length - 1;
  const found = all.findIndex((line) => line.trimStart().startsWith(wanted));
  const place = found < 0 ? -1 : block ? endOf(all, found) : after ? found + 1 : found;
  if (place < 0)
    throw new Refusal(
      `${file} has no line that begins with "${wanted}". Calls and notifications are added to modules that this program wrote; others are changed by hand.`,
    );
  return place;
}

function added(text, addition) {
  const all = text.split('\n');
  const { lines = [], imports } = addition;
  // Before the imports, which could be what the place is named by.
  if (lines.length) all.splice(placeOf(all, addition), 0, ...lines);
  if (imports) all.splice(all.findLastIndex((line) => /^import .* from /.test(line)) + 1, 0, imports);
  return all.join('\n');
}

/**
 * Writes everything, or nothing when a new file exists or a place is missing.
 * @param {string} root @param {(NewFile | Addition)[]} edits @returns {string[]} the files written
 */
export function write(root, edits) {
  const results = new Map();
  for (const edit of edits) {
    const file = path.join(root, edit.file);
    if ('text' in edit && existsSync(file)) throw new Refusal(`${edit.file} exists already.`);
    if (!('text' in edit) && !results.has(edit.file) && !existsSync(file))
      throw new Refusal(`There is no ${edit.file}, which this adds to.`);
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
