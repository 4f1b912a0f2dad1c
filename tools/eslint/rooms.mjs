// A feature of the API is used by other features through its `index.ts` only.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../apps/api/src/', import.meta.url));

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

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { inside: "Import what {{room}} shows to others: '{{room}}/index.ts'." },
  },
  create(context) {
    const from = roomOf(context.filename);
    const check = ({ source: specifier }) => {
      if (!specifier?.value.startsWith('.')) return;
      const target = path.join(path.dirname(context.filename), specifier.value);
      const to = roomOf(target);
      if (to === from || BELOW.includes(to) || from === 'db') return;
      if (path.relative(source, target) !== to)
        context.report({ node: specifier, messageId: 'inside', data: { room: to } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
