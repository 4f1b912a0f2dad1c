// Folders of a package that need each other in a circle are one folder, or lack a third. Which folder imports which is
// read once from all files, types and lazy imports included, so that every file of a circle is reported.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = /^.*\/(?:apps|libs)\/[^/]+\/src(?=\/)/;
const IMPORT = /^(?:import|export)\b[^;]*? from '(\.[^']+)';|\bimport\('(\.[^']+)'\)/gm;
/** A feature's words are imported by the catalogue that puts them together, and import no code. */
const WORDS = /\.i18n\.[\w-]+$/;
/** Specs and their data may import everything. */
const ASIDE = /\.spec\.tsx?$|(?:^|\/)testing\//;

/** The folder of a file. A file at the root of `src`, where a package is put together, stands for itself. */
const folderOf = (source, file) => {
  const folder = path.dirname(file);
  return folder === source ? file.replace(/\.tsx?$/, '') : folder;
};
/** The folder of an import; for a folder with an index file that folder itself. */
const targetOf = (source, target) =>
  existsSync(path.join(target, 'index.ts')) && !existsSync(`${target}.ts`)
    ? target
    : folderOf(source, target);

const graphs = new Map();
function graphOf(source) {
  if (graphs.has(source)) return graphs.get(source);
  const graph = new Map();
  graphs.set(source, graph);
  for (const name of readdirSync(source, { recursive: true })) {
    if (!/\.tsx?$/.test(name) || ASIDE.test(name)) continue;
    const file = path.join(source, name);
    const from = folderOf(source, file);
    for (const [, imported, lazy] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (WORDS.test(imported ?? lazy)) continue;
      const to = targetOf(source, path.join(path.dirname(file), imported ?? lazy));
      if (to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

/** The chain of imports from one folder to another, or undefined. */
function chain(graph, from, to) {
  const chains = [[from]];
  const seen = new Set([from]);
  for (const steps of chains) {
    const last = steps.at(-1);
    if (last === to) return steps;
    for (const next of graph.get(last) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        chains.push([...steps, next]);
      }
  }
  return undefined;
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      circle: 'A circle of folders: {{chain}}. Move what both need down, or let one register with the other.',
    },
  },
  create(context) {
    const source = SOURCE.exec(context.filename)?.[0];
    if (!source || ASIDE.test(path.relative(source, context.filename))) return {};
    const from = folderOf(source, context.filename);
    const check = ({ source: specifier }) => {
      if (typeof specifier?.value !== 'string' || !specifier.value.startsWith('.')) return;
      if (WORDS.test(specifier.value)) return;
      const to = targetOf(source, path.join(path.dirname(context.filename), specifier.value));
      const back = to !== from && chain(graphOf(source), to, from);
      if (!back) return;
      const names = [from, ...back].map((folder) => path.relative(source, folder));
      context.report({ node: specifier, messageId: 'circle', data: { chain: names.join(' → ') } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
