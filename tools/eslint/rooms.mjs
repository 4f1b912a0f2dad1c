// Which folders of the API import which, read once from all files, so that every file of a cycle is reported.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../apps/api/src/', import.meta.url));
const IMPORT = /^(?:import|export)\b[^;]*? from '(\.[^']+)';/gm;

/**
 * Folders that are no features: `core` is used file by file, and `db` (entities, migrations, seeds) may import every
 * feature.
 */
const BELOW = ['core', 'db', ''];

/** The feature folder of a path; '' at the root, where the application is assembled. */
const roomOf = (file) => {
  const parts = path.relative(source, file).split(path.sep);
  return parts.length > 1 || existsSync(path.join(source, parts[0], 'index.ts')) ? parts[0] : '';
};

export const targetOf = (file, specifier) => path.join(path.dirname(file), specifier);

let known;
function needs() {
  if (known) return known;
  known = new Map();
  for (const name of readdirSync(source, { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.spec.ts') || !name.includes(path.sep)) continue;
    const file = path.join(source, name);
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const [from, to] = [roomOf(file), roomOf(targetOf(file, specifier))];
      if (to !== from && !BELOW.includes(to)) known.set(from, (known.get(from) ?? new Set()).add(to));
    }
  }
  return known;
}

/** The chain of imports from one folder to another, or undefined. */
function way(from, to) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const steps of ways) {
    const last = steps.at(-1);
    if (last === to) return steps;
    for (const next of needs().get(last) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        ways.push([...steps, next]);
      }
  }
  return undefined;
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      circle: 'A circle of folders: {{way}}. Move what both need down, or let one register with the other.',
      inside: "Import what {{room}} shows to others: '{{room}}/index.ts'.",
    },
  },
  create(context) {
    const from = roomOf(context.filename);
    const check = ({ source: specifier }) => {
      if (!specifier?.value.startsWith('.')) return;
      const target = targetOf(context.filename, specifier.value);
      const to = roomOf(target);
      if (to === from || BELOW.includes(to) || from === 'db') return;
      if (path.relative(source, target) !== to)
        context.report({ node: specifier, messageId: 'inside', data: { room: to } });
      const back = from && way(to, from);
      if (back)
        context.report({ node: specifier, messageId: 'circle', data: { way: [from, ...back].join(' → ') } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
