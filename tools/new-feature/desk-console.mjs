// The console's part of records: list, record, forms, words.
import { CONSOLE } from './places.mjs';

/** The resource in the console's list. */
export const resource = ({ f, v }, pages) => [
  {
    file: `${CONSOLE}/${f}/index.ts`,
    text: `import icon from '@mui/icons-material/FolderOutlined';
import { ${v}Machine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: '${f}s',
  group: 'content',
  icon,
  machine: ${v}Machine,
  pages: [${pages.map((page) => `'${page}'`).join(', ')}],
  load: () => import('./pages'),
});
`,
  },
  {
    file: `${CONSOLE}/resources.ts`,
    block: 'export const resources: readonly Resource[] = [',
    lines: [`  ${v}s,`],
    imports: `import ${v}s from './${f}';`,
  },
];

export const pagesOf = ({ f, v, s }) => [
  {
    file: `${CONSOLE}/${f}/pages.tsx`,
    text: `import { ${s.toUpperCase()}_LIMITS, ${v}Machine } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { choices, moment, prose, search, sorted, state, text } from '../fields/kinds';
import { recordPages } from '../review/record-pages';

const written = ['${s}_name', '${s}_text'] as const;

export default recordPages<'${f}s'>({
  asks: {},
  title: (row) => row.${s}_name,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['state', 'created_at'],
  filters: { q: search, state: choices(Object.keys(${v}Machine.states), 'state.${s}') },
  fields: {
    state: state(${v}Machine, (row) => row.state),
    ${s}_name: {
      ...text((row) => row.${s}_name),
      input: (
        <TextInput
          source="${s}_name"
          label="field.${s}_name"
          helperText={false}
          validate={[required(), maxLength(${s.toUpperCase()}_LIMITS.name)]}
        />
      ),
    },
    ${s}_text: {
      ...prose((row) => row.${s}_text),
      input: (
        <TextInput
          source="${s}_text"
          label="field.${s}_text"
          helperText={false}
          multiline
          minRows={3}
          validate={[required(), maxLength(${s.toUpperCase()}_LIMITS.text)]}
        />
      ),
    },
    created_at: sorted(moment((row) => row.created_at)),
  },
  create: written,
  edit: written,
  facts: [{ title: 'facts.${s}', fields: ['state', '${s}_name', '${s}_text', 'created_at'] }],
});
`,
  },
];

/** The console's words of a resource. */
export const consoleWords = ({ f, s, en, En, cn, tw }) => ({
  [`subject.${s}`]: [En, cn, tw],
  [`menu.${f}s`]: [`${En}s`, cn, tw],
  [`about.${f}s`]: [
    `All ${en}s, with their state and history.`,
    `全部${cn}及其状态和记录。`,
    `全部${tw}及其狀態與記錄。`,
  ],
  [`lead.${f}s`]: [En, cn, tw],
  [`create.${f}s`]: [`New ${en}`, `新建${cn}`, `新增${tw}`],
  [`${f}s.empty.title`]: [`No ${en}s yet`, `还没有${cn}`, `還沒有${tw}`],
  [`facts.${s}`]: [En, cn, tw],
  [`name.${s}_name`]: ['the name', '名称', '名稱'],
  [`name.${s}_text`]: ['the text', '内容', '內容'],
});

export const wordsOf = (names) => ({
  ...consoleWords(names),
  [`${names.f}s.empty.text`]: [
    `Write the first one; it is a draft until somebody publishes it.`,
    '新建一条；发布之前它只是草稿。',
    '新增一則；發布之前它只是草稿。',
  ],
  [`state.${names.s}.draft`]: ['Draft', '草稿', '草稿'],
  [`state.${names.s}.published`]: ['Published', '已发布', '已發布'],
  [`action.${names.s}.publish`]: ['Publish', '发布', '發布'],
  [`action.${names.s}.withdraw`]: ['Withdraw', '撤回', '撤回'],
});
