// `kind fair`: reviewed content of which an IP has several, complete in all layers.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal, root } from '../process.mjs';
import { namesOf, wordsIn } from './edits.mjs';
import { ACCESS, DOMAIN, SEED } from './places.mjs';

const CALLS = ['List', 'Detail', 'Save', 'Submit', 'Delete', 'Sort'];
const READS = ['', '/:id', '/:id/history'];

/** @param {string} noun @param {string} [zhCN] @param {string} [zhTW] what it is called in Chinese */
export function kind(noun, zhCN, zhTW) {
  const { f, v, en, En, cn, tw } = namesOf(noun, zhCN, zhTW);
  const desk = `${f}s`;
  return [
    {
      file: `${DOMAIN}/kind/${f}.ts`,
      text: `import { defineKind } from './content-kind';

/** ${En}s: say in one sentence what they are. */
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
      file: `${DOMAIN}/kind/content-kinds.ts`,
      block: 'export const CONTENT_KINDS = {',
      lines: [`  ${v}: ${v}Kind,`],
      imports: `import { ${v}Kind } from './${f}';`,
    },
    {
      file: `${DOMAIN}/core/limits.ts`,
      block: 'export const UPLOADS = {',
      lines: [`  ${v}_image: single,`],
    },
    ...wordsIn('kinds', 'kinds', {
      [`subject.${v}`]: [En, cn, tw],
      [`content.${v}.list`]: [`${En}s`, cn, tw],
      [`content.${v}.lead`]: [`The ${en}s of this IP.`, `这个 IP 的${cn}。`, `這個 IP 的${tw}。`],
      [`content.${v}.new`]: [`New ${en}`, `新建${cn}`, `新增${tw}`],
      [`content.${v}.about`]: [`The ${en}`, cn, tw],
      [`content.${v}.empty.title`]: [`No ${en}s yet`, `还没有${cn}`, `還沒有${tw}`],
      [`content.${v}.empty.text`]: ['One is enough to begin with.', '先从一条开始。', '先從一則開始。'],
      [`content.${v}.tips.1`]: ['A good name is short.', '名称越短越好记。', '名稱越短越好記。'],
      [`content.${v}.tips.2`]: [
        'A wide picture fills its frame.',
        '横向的图片更合适。',
        '橫式圖片比較合適。',
      ],
      [`field.${v}_image`]: ['Picture', '图片', '圖片'],
      [`field.${v}_image.hint`]: [
        'The first picture brands see.',
        '品牌方首先看到的图片。',
        '品牌方首先看到的圖片。',
      ],
      [`field.${v}_name`]: ['Name', '名称', '名稱'],
      [`field.${v}_name.hint`]: ['In a few words', '几个字即可', '幾個字即可'],
      [`field.${v}_desc`]: ['Description', '介绍', '介紹'],
      [`field.${v}_desc.hint`]: ['In a few sentences', '几句话即可', '幾句話即可'],
      [`name.${v}_image`]: ['the picture', '图片', '圖片'],
      [`name.${v}_name`]: ['the name', '名称', '名稱'],
      [`name.${v}_desc`]: ['the description', '介绍', '介紹'],
      [`name.${v}_id`]: [`the ${en}`, cn, tw],
      [`name.${v}_ids`]: [`the ${en}s`, cn, tw],
    }),
    {
      file: `${SEED}/seed-stories.ts`,
      block: 'const TALES: readonly Tale[] = [',
      lines: [
        `  tale('${v}', '${v}_image')({`,
        `    state: 'approved',`,
        `    days: 20,`,
        `    text: { ${v}_name: '${cn}', ${v}_desc: '${cn}' },`,
        `    pictures: { ${v}_image: 1 },`,
        `  }),`,
      ],
    },
    {
      file: `${ACCESS}/call-access.ts`,
      block: 'ip: [',
      lines: CALLS.map((call) => `    'ip/${v}${call}',`),
    },
    {
      file: `${ACCESS}/console-scopes.ts`,
      block: "'revision:read': [",
      lines: READS.map((end) => `    'GET ${desk}${end}',`),
    },
    {
      file: `${ACCESS}/console-scopes.ts`,
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

/**
 * `field fair.fair_year`: a text field of a kind of which an IP has several; their content is stored as JSON.
 * @param {string} name @param {string} [zhCN] @param {string} [zhTW] its label in Chinese
 */
export function field(name = '', zhCN, zhTW) {
  const [noun, column = ''] = name.split('.');
  if (!/^[a-z]+(_[a-z]+)*$/.test(column))
    throw new Refusal('Name it KIND.FIELD, the field in lower case, e.g. fair.fair_year.');
  const { f, v } = namesOf(noun);
  const { en, En, cn, tw } = namesOf(column.replaceAll('_', '-'), zhCN, zhTW);
  const file = `${DOMAIN}/kind/${f}.ts`;
  if (existsSync(path.join(root, file))) {
    const kind = readFileSync(path.join(root, file), 'utf8');
    if (!kind.includes("table: 'piece'"))
      throw new Refusal(
        `${file} is not stored as a \`piece\`: its fields are added by hand, with column or call.`,
      );
    if (kind.includes(` ${column}: {`)) throw new Refusal(`${file} has a field ${column} already.`);
  }
  return [
    {
      file,
      block: 'fields: {',
      lines: [`    ${column}: { as: 'line', max: 40, optional: true },`],
    },
    ...wordsIn('kinds', 'kinds', {
      [`field.${column}`]: [En, cn, tw],
      [`name.${column}`]: [`the ${en}`, cn, tw],
    }),
    { file: 'e2e/payloads.ts', block: 'export const KEPT = [', lines: [`  'ip/${v}Save ${column}',`] },
  ];
}
