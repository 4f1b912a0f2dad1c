// What the domain declares of records in the console: life, calls, scopes.
import { DOMAIN } from './places.mjs';

export const domainOf = ({ f, F, v, s }) => [
  {
    file: `${DOMAIN}/${f}/${f}.machine.ts`,
    text: `import { defineMachine } from '../core/machine';

export const ${v}Machine = defineMachine({
  name: '${s}',
  initial: 'draft',
  states: {
    draft: { tone: 'wait', awaits: 'staff' },
    published: { tone: 'good' },
  },
  actions: {
    publish: { from: ['draft'], to: 'published', by: '${s}:write' },
    withdraw: { from: ['published'], to: 'draft', by: '${s}:write' },
  },
});

export type ${F}State = keyof typeof ${v}Machine.states;
export type ${F}Action = keyof typeof ${v}Machine.actions;
`,
  },
  {
    file: `${DOMAIN}/${f}/${f}.admin.api.ts`,
    text: `import * as z from 'zod/mini';
import { consoleCall, type Counts, recordCalls, type StatefulRow } from '../core/console-endpoint';
import { int, text } from '../core/wire';
import { decisionsOf } from '../review/queue-calls';
import { ${v}Machine, type ${F}State } from './${f}.machine';

/** Maximum code points of each field. */
export const ${s.toUpperCase()}_LIMITS = { name: 50, text: 500 } as const;

export interface ${F}Row extends StatefulRow {
  state: ${F}State;
  ${s}_name: string;
  ${s}_text: string;
  created_at: string;
}

const content = {
  ${s}_name: text(${s.toUpperCase()}_LIMITS.name),
  ${s}_text: text(${s.toUpperCase()}_LIMITS.text),
};

export const ${v}AdminApi = {
  ...recordCalls<${F}Row>()('${f}s', '${s}:read', {
    subject: ${v}Machine.name,
    filters: ['state', 'q'],
    sorts: ['created_at', 'id'],
  }),
  counts: consoleCall<Counts>()('GET ${f}s/counts', { access: '${s}:read', summary: 'How many wait for staff' }),
  create: consoleCall<${F}Row>()('POST ${f}s', {
    access: '${s}:write',
    input: z.strictObject(content),
    creates: true,
    summary: 'Add to ${f}s',
  }),
  update: consoleCall<${F}Row>()('PUT ${f}s/:id', {
    access: '${s}:write',
    input: z.strictObject({ ...content, version: int(1) }),
    picks: true,
    summary: 'Change one of ${f}s',
  }),
  decide: consoleCall<${F}Row>()('POST ${f}s/:id/:action', {
    access: '${s}:write',
    inputs: decisionsOf(${v}Machine, {}),
    summary: 'Publish or withdraw one of ${f}s',
  }),
};
`,
  },
  ...listed({ f, v, s }),
];

/** Where the domain lists a resource's calls and scopes. */
export const listed = ({ f, v, s }) => [
  {
    file: `${DOMAIN}/console-api.ts`,
    imports: `import { ${v}AdminApi } from './${f}/${f}.admin.api';`,
    after: "export * from './audit/audit.admin.api';",
    lines: [`export * from './${f}/${f}.admin.api';`, `export * from './${f}/${f}.machine';`],
  },
  {
    file: `${DOMAIN}/console-api.ts`,
    block: 'export const CONSOLE_API = {',
    lines: [`  '${f}s': ${v}AdminApi,`],
  },
  {
    file: `${DOMAIN}/core/scope.ts`,
    block: 'export const RESOURCES = {',
    lines: [`  ${s}: ['read', 'write'],`],
  },
  {
    file: `${DOMAIN}/core/scope.ts`,
    block: 'reviewer: [',
    lines: [`    '${s}:read',`, `    '${s}:write',`],
  },
];
