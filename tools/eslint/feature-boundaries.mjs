// A feature of the API is used by other features through its `index.ts` only.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import shared from '../shared-folders.cjs';

const source = fileURLToPath(new URL('../../apps/api/src/', import.meta.url));

/** The feature folder of a path; '' at the root, where the application is assembled. */
const featureOf = (file) => {
  const parts = path.relative(source, file).split(path.sep);
  return parts.length > 1 || existsSync(path.join(source, parts[0], 'index.ts')) ? parts[0] : '';
};

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { inside: "Import what {{feature}} shows to others: '{{feature}}/index.ts'." },
  },
  create(context) {
    const from = featureOf(context.filename);
    const check = ({ source: specifier }) => {
      if (!specifier?.value.startsWith('.')) return;
      const target = path.join(path.dirname(context.filename), specifier.value);
      const to = featureOf(target);
      if (to === from || to === '' || shared.includes(to) || from === 'db') return;
      if (path.relative(source, target) !== to)
        context.report({ node: specifier, messageId: 'inside', data: { feature: to } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
