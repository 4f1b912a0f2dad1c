// `kind award`: reviewed content of which an IP has several, complete in all layers.
import { namesOf, wordsIn } from './edits.mjs';

const CALLS = ['List', 'Detail', 'Save', 'Submit', 'Delete', 'Sort'];
const READS = ['', '/:id', '/:id/history'];

export function kind(noun) {
  const { f, F, v } = namesOf(noun);
  const desk = `${f}s`;
  return [
    {
      file: `libs/domain/src/kind/${f}.ts`,
      text: `import { defineKind } from './content-kind';

/** A ${f}: say what it is, in one sentence. */
export const ${v}Kind = defineKind({
  name: '${v}',
  fields: {
    ${v}_image: { as: 'picture', usage: '${v}_image' },
    ${v}_name: { as: 'line', max: 40 },
    ${v}_desc: { as: 'lines', max: 500 },
  },
  table: 'piece',
  title: '${v}_name',
  picture: ['${v}_image'],
  most: 200,
  deletes: true,
  page: '/ipStore/${v}Detail',
  listPage: '/ipStore/${v}s',
  desk: '${desk}',
  section: { layout: 'cards', most: 12 },
});
`,
    },
    {
      file: 'libs/domain/src/kind/content-kinds.ts',
      block: 'export const CONTENT_KINDS = {',
      lines: [`  ${v}: ${v}Kind,`],
      imports: `import { ${v}Kind } from './${f}';`,
    },
    {
      file: 'libs/domain/src/core/limits.ts',
      block: 'export const UPLOADS = {',
      lines: [`  ${v}_image: single,`],
    },
    ...wordsIn('kinds', 'kinds', {
      [`subject.${v}`]: F,
      [`content.${v}.list`]: `${F}s`,
      [`content.${v}.lead`]: `The ${f}s of this IP.`,
      [`content.${v}.new`]: `New ${f}`,
      [`content.${v}.about`]: `The ${f}`,
      [`content.${v}.empty.title`]: `No ${f}s yet`,
      [`content.${v}.empty.text`]: 'One is enough to begin with.',
      [`content.${v}.tips.1`]: 'A good name is short.',
      [`content.${v}.tips.2`]: 'A good picture is wide.',
      [`field.${v}_image`]: 'Picture',
      [`field.${v}_image.hint`]: 'The first picture buyers see.',
      [`field.${v}_name`]: 'Name',
      [`field.${v}_name.hint`]: 'In a few words',
      [`field.${v}_desc`]: 'Description',
      [`field.${v}_desc.hint`]: 'In a few sentences',
      [`name.${v}_image`]: 'the picture',
      [`name.${v}_name`]: 'the name',
      [`name.${v}_desc`]: 'the description',
      [`name.${v}_id`]: `the ${f}`,
      [`name.${v}_ids`]: `the ${f}s`,
    }),
    {
      file: 'apps/api/testing/access/call-access.ts',
      block: 'ip: [',
      lines: CALLS.map((call) => `    'ip/${v}${call}',`),
    },
    {
      file: 'apps/api/testing/access/console-scopes.ts',
      block: "'revision:read': [",
      lines: READS.map((end) => `    'GET ${desk}${end}',`),
    },
    {
      file: 'apps/api/testing/access/console-scopes.ts',
      block: "'revision:review': [",
      lines: [`    'POST ${desk}/:id/:action',`],
    },
    {
      file: 'e2e/payloads.ts',
      block: 'export const KEPT = [',
      lines: [`  'ip/${v}Save ${v}_desc',`, `  'ip/${v}Save ${v}_name',`],
    },
  ];
}

/** `field award.award_year`: a text field of a kind whose content is stored as JSON. */
export function field(name = '') {
  const [noun, column = ''] = name.split('.');
  const { f } = namesOf(noun);
  namesOf(column.replaceAll('_', '-'));
  return [
    {
      file: `libs/domain/src/kind/${f}.ts`,
      block: 'fields: {',
      lines: [`    ${column}: { as: 'line', max: 40, optional: true },`],
    },
    ...wordsIn('kinds', 'kinds', {
      [`field.${column}`]: column.replaceAll('_', ' '),
      [`name.${column}`]: `the ${column.replaceAll('_', ' ')}`,
    }),
  ];
}
