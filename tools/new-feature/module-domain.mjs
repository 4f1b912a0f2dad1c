// What the domain declares of records that members write and staff decide on.
import { LANGUAGES, wordLines } from './edits.mjs';
import { consoleWords } from './desk-console.mjs';
import { listed } from './desk-domain.mjs';
import { DOMAIN } from './places.mjs';

const machine = ({ F, v, s }) => `import { defineMachine } from '../core/machine';

export const ${v}Machine = defineMachine({
  name: '${s}',
  initial: 'draft',
  states: {
    draft: { tone: 'neutral', awaits: 'member' },
    submitted: { tone: 'wait', awaits: 'staff' },
    approved: { tone: 'good' },
    rejected: { tone: 'bad', awaits: 'member' },
  },
  actions: {
    submit: { from: ['draft', 'rejected'], to: 'submitted', by: 'owner' },
    withdraw: { from: ['submitted'], to: 'draft', by: 'owner' },
    approve: { from: ['submitted'], to: 'approved', by: '${s}:write' },
    reject: { from: ['submitted'], to: 'rejected', by: '${s}:write', note: true },
  },
});

export type ${F}State = keyof typeof ${v}Machine.states;
export type ${F}Action = keyof typeof ${v}Machine.actions;
`;

const api = ({ f, F, v, s, en }) => `import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, int, type Page, paging, text } from '../core/wire';
import type { ${F}Action, ${F}State } from './${f}.machine';

/** Maximum code points of each field. */
export const ${s.toUpperCase()}_LIMITS = { name: 50, text: 500 } as const;

export interface ${F} {
  ${s}_id: string;
  ${s}_name: string;
  ${s}_text: string;
  state: ${F}State;
  version: number;
  /** Why staff rejected it. */
  reason: string | null;
  actions: ${F}Action[];
  created_at: string;
}

/** A new one, or changed words of one with the version seen. */
export const ${v}Input = z.strictObject({
  ${s}_id: z.optional(id()),
  version: z.optional(int(1)),
  ${s}_name: text(${s.toUpperCase()}_LIMITS.name),
  ${s}_text: text(${s.toUpperCase()}_LIMITS.text),
});
const one = z.strictObject({ ${s}_id: id(), version: int(1) });

export const ${v}Api = {
  list: call<Page<${F}>>()({
    path: '${f}/list',
    access: 'member',
    input: z.strictObject({ ...paging }),
    summary: 'My ${en}s, newest first',
  }),
  save: call<{ ${s}_id: string; version: number }>()({
    path: '${f}/save',
    access: 'member',
    post: true,
    creates: true,
    input: ${v}Input,
    summary: 'Store a draft',
  }),
  submit: call<{ state: ${F}State; version: number }>()({
    path: '${f}/submit',
    access: 'member',
    post: true,
    input: one,
    summary: 'Submit it for review',
  }),
  withdraw: call<{ state: ${F}State; version: number }>()({
    path: '${f}/withdraw',
    access: 'member',
    post: true,
    input: one,
    summary: 'Make it a draft again',
  }),
};
`;

const adminApi = ({ f, F, v, s, en }) => `import * as z from 'zod/mini';
import { consoleCall, type Counts, recordCalls, type StatefulRow } from '../core/console-endpoint';
import { TEXT } from '../core/limits';
import { int, text } from '../core/wire';
import { decisionsOf } from '../review/queue-calls';
import { ${v}Machine, type ${F}State } from './${f}.machine';

export interface ${F}Row extends StatefulRow {
  state: ${F}State;
  member_id: string;
  member_name: string;
  ${s}_name: string;
  ${s}_text: string;
  reason: string | null;
  created_at: string;
}

export const ${v}AdminApi = {
  ...recordCalls<${F}Row>()('${f}s', '${s}:read', {
    subject: ${v}Machine.name,
    filters: ['state', 'member_id', 'q'],
    sorts: ['created_at', 'id'],
  }),
  counts: consoleCall<Counts>()('GET ${f}s/counts', { access: '${s}:read', summary: 'How many wait for staff' }),
  decide: consoleCall<${F}Row>()('POST ${f}s/:id/:action', {
    access: '${s}:write',
    inputs: decisionsOf(${v}Machine, { reject: z.strictObject({ version: int(1), reason: text(TEXT.reason) }) }),
    summary: 'Approve or reject one of ${en}s',
  }),
};
`;

const words = (names) => {
  const { f, v, s, en, cn, tw } = names;
  return {
    ...consoleWords(names),
    [`${f}s.empty.text`]: [
      `What members submit is shown here.`,
      '会员提交的内容会出现在这里。',
      '會員送出的內容會出現在這裡。',
    ],
    [`name.${s}_id`]: [`the ${en}`, cn, tw],
    [`state.${s}.draft`]: ['Draft', '草稿', '草稿'],
    [`state.${s}.submitted`]: ['Under review', '审核中', '審核中'],
    [`state.${s}.approved`]: ['Approved', '已通过', '已通過'],
    [`state.${s}.rejected`]: ['Rejected', '未通过', '未通過'],
    [`action.${s}.submit`]: ['Submit', '提交', '送出'],
    [`action.${s}.withdraw`]: ['Withdraw', '撤回', '撤回'],
    [`action.${s}.approve`]: ['Approve', '通过', '核准'],
    [`action.${s}.reject`]: ['Reject', '驳回', '駁回'],
    [`${v}.title`]: [`My ${en}s`, `我的${cn}`, `我的${tw}`],
    [`${v}.add`]: [`New ${en}`, `新建${cn}`, `新增${tw}`],
    [`${v}.edit`]: [`Edit ${en}`, `编辑${cn}`, `編輯${tw}`],
    [`${v}.name`]: ['Name', '名称', '名稱'],
    [`${v}.text`]: ['Text', '内容', '內容'],
    [`${v}.save`]: ['Save', '保存', '儲存'],
    [`${v}.saved`]: ['Saved as a draft', '已存为草稿', '已存為草稿'],
    [`${v}.done`]: ['Done', '已完成', '已完成'],
    [`${v}.reason`]: ['Reason: {reason}', '原因：{reason}', '原因：{reason}'],
    [`${v}.empty.title`]: [`No ${en}s yet`, `还没有${cn}`, `還沒有${tw}`],
    [`${v}.empty.text`]: [
      'Write the first one; nobody sees it before you submit it.',
      '先写一条；提交之前只有您能看到。',
      '先寫一則；送出之前只有您看得到。',
    ],
  };
};

const messages = ({ s, en, cn, tw }) => ({
  [`message.${s}_approve.title`]: [
    `Your ${en} was approved: {${s}_name}`,
    `${cn}已通过：{${s}_name}`,
    `${tw}已通過：{${s}_name}`,
  ],
  [`message.${s}_approve.body`]: ['You need not do anything.', '您无需再做什么。', '您不必再做什麼。'],
  [`message.${s}_reject.title`]: [
    `Your ${en} was rejected: {${s}_name}`,
    `${cn}未通过：{${s}_name}`,
    `${tw}未通過：{${s}_name}`,
  ],
  [`message.${s}_reject.body`]: ['{reason}', '{reason}', '{reason}'],
});

/** A catalogue of its own, in three languages, and where the catalogues of pages and server take it in. */
const catalogues = (names) => {
  const { f, v, en } = names;
  return Object.entries(LANGUAGES).flatMap(([language, suffix]) => {
    const english = language === 'en';
    const end = (name) => (english ? '} as const;' : `} satisfies Record<keyof typeof ${name}En, string>;`);
    const parts = [
      ...(english ? [] : [`import type { ${v}En, ${v}ServerEn } from './${f}.en';`, '']),
      ...(english ? [`/** Words of ${en}s in both web apps and the server. */`] : []),
      `export const ${v}${suffix} = {`,
      ...wordLines(words(names), language),
      end(v),
      '',
      ...(english ? [`/** Messages about ${en}s. */`] : []),
      `export const ${v}Server${suffix} = {`,
      ...wordLines(messages(names), language),
      end(`${v}Server`),
      '',
    ];
    const into = (catalogue, from, part) => ({
      file: `${DOMAIN}/i18n/${catalogue}.${language}.ts`,
      block: `export const ${from}${suffix} = {`,
      lines: [`  ...${part}${suffix},`],
      imports: `import { ${part}${suffix} } from './${f}.${language}';`,
    });
    return [
      { file: `${DOMAIN}/i18n/${f}.${language}.ts`, text: parts.join('\n') },
      into('signed-in', 'signedIn', v),
      into('server', 'server', `${v}Server`),
    ];
  });
};

/** The message of an action, which the owner gets. */
export const messageOf = ({ f, s }, action) => ({
  file: `${DOMAIN}/message/message.keys.ts`,
  block: 'export const MESSAGES = {',
  lines: [`  ${s}_${action}: { group: 'reviews', link: \`\${CENTRE}/${f}s\` },`],
});

export const domainOf = (names) => {
  const { f, v } = names;
  return [
    { file: `${DOMAIN}/${f}/${f}.machine.ts`, text: machine(names) },
    { file: `${DOMAIN}/${f}/${f}.api.ts`, text: api(names) },
    { file: `${DOMAIN}/${f}/${f}.admin.api.ts`, text: adminApi(names) },
    ...listed(names),
    {
      file: `${DOMAIN}/data-api.ts`,
      block: 'export const DATA_API = {',
      lines: [`  ${v}: ${v}Api,`],
      imports: `import { ${v}Api } from './${f}/${f}.api';`,
    },
    {
      file: `${DOMAIN}/index.ts`,
      after: "export * from './audit/audit';",
      lines: [`export * from './${f}/${f}.api';`],
    },
    messageOf(names, 'approve'),
    messageOf(names, 'reject'),
    ...catalogues(names),
  ];
};
