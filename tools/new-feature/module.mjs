// `module tender`: the files of a feature with records of its own, under its one noun.
import { namesOf } from './edits.mjs';

/** The skeleton: path → text. `f` is the noun (`tender`, `label-order`), `F` its PascalCase, `v` camelCase, `s` snake_case. */
const skeleton = ({ f, F, v, s }) => ({
  [`libs/domain/src/${f}/${f}.machine.ts`]: `import { defineMachine } from '../core/machine';

/** The life of a ${f}. */
export const ${v}Machine = defineMachine({
  name: '${s}',
  initial: 'draft',
  states: {
    draft: { tone: 'neutral', awaits: 'member' },
    submitted: { tone: 'wait', awaits: 'staff' },
  },
  actions: {
    submit: { from: ['draft'], to: 'submitted', by: 'owner' },
    withdraw: { from: ['submitted'], to: 'draft', by: 'owner' },
  },
});

export type ${F}State = keyof typeof ${v}Machine.states;
export type ${F}Action = keyof typeof ${v}Machine.actions;
`,
  [`libs/domain/src/${f}/${f}.schema.ts`]: `import * as z from 'zod/mini';
import { id, text } from '../core/wire';
import type { ${F}Action, ${F}State } from './${f}.machine';

export const ${v}Input = z.strictObject({ ${s}_name: text(50) });
export const one${F} = z.strictObject({ ${s}_id: id(), version: z.optional(z.int()) });

export interface ${F}Row {
  ${s}_id: string;
  ${s}_name: string;
  state: ${F}State;
  version: number;
  actions: ${F}Action[];
  created_at: string;
}
`,
  [`libs/domain/src/${f}/${f}.api.ts`]: `import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { type Page, paging } from '../core/wire';
import type { ${F}State } from './${f}.machine';
import { one${F}, ${v}Input, type ${F}Row } from './${f}.schema';

export const ${v}Api = {
  list: call<Page<${F}Row>>()({ path: '${f}/list', access: 'member', input: z.strictObject({ ...paging }), summary: 'My ${f}s' }),
  save: call<{ ${s}_id: string }>()({ path: '${f}/save', access: 'member', post: true, creates: true, input: ${v}Input, summary: 'Keep a ${f}' }),
  submit: call<{ state: ${F}State; version: number }>()({ path: '${f}/submit', access: 'member', post: true, input: one${F}, summary: 'Submit a ${f}' }),
};
`,
  [`apps/api/src/${f}/${f}.entity.ts`]: `import type { ${F}State } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { CreatedAt, Id, Ref, Text, Version, Word } from '../core/db/columns';

@Entity('${s}')
@Index('${s}_member', ['member_id', 'id'])
export class ${F}Entity {
  @Id() id!: string;
  @Ref() member_id!: string;
  @Text(50) ${s}_name!: string;
  @Word({ default: 'draft' }) state!: ${F}State;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
`,
  [`apps/api/src/${f}/${f}.view.ts`]: `import { actionsFor, ${v}Machine, type ${F}Row } from '@ipw/domain';
import type { ${F}Entity } from './${f}.entity';

/** What its owner sees. */
export const ${v}View = (row: ${F}Entity): ${F}Row => ({
  ${s}_id: row.id,
  ${s}_name: row.${s}_name,
  state: row.state,
  version: row.version,
  actions: actionsFor(${v}Machine, row.state, (by) => by === 'owner'),
  created_at: row.created_at.toISOString(),
});
`,
  [`apps/api/src/${f}/${f}.service.ts`]: `import { Injectable } from '@nestjs/common';
import { type ${F}Row, type Input, type Page, type ${v}Api, ${v}Machine, ulid } from '@ipw/domain';
import { Db } from '../core/db/db';
import { pageOf } from '../core/http/page';
import type { Actor } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import type { ${F}Entity } from './${f}.entity';
import { ${v}View } from './${f}.view';

@Injectable()
export class ${F}Service {
  constructor(
    private readonly db: Db,
    private readonly transitions: TransitionService,
  ) {}

  list(memberId: string, paging: Input<typeof ${v}Api.list>): Promise<Page<${F}Row>> {
    return pageOf<${F}Entity, ${F}Row>(this.db, { from: '${s} t', where: 't.member_id = ?', params: [memberId] }, paging, ${v}View);
  }

  async save(memberId: string, input: Input<typeof ${v}Api.save>): Promise<{ ${s}_id: string }> {
    const id = ulid();
    await this.db.tx((sql) => sql.insert('${s}', { id, member_id: memberId, ${s}_name: input.${s}_name }));
    return { ${s}_id: id };
  }

  submit(actor: Actor, memberId: string, input: Input<typeof ${v}Api.submit>) {
    const where = { member_id: memberId };
    return this.transitions.apply({ machine: ${v}Machine, table: '${s}', id: input.${s}_id, action: 'submit', actor, where, ...(input.version !== undefined && { version: input.version }) });
  }
}
`,
  [`apps/api/src/${f}/${f}.controller.ts`]: `import { Controller } from '@nestjs/common';
import { type Input, ${v}Api } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { ${F}Service } from './${f}.service';

@Controller()
export class ${F}Controller {
  constructor(private readonly ${v}s: ${F}Service) {}

  @Call(${v}Api.list)
  list(@Me() me: MemberCaller, @In() input: Input<typeof ${v}Api.list>) {
    return this.${v}s.list(me.id, input);
  }

  @Call(${v}Api.save)
  save(@Me() me: MemberCaller, @In() input: Input<typeof ${v}Api.save>) {
    return this.${v}s.save(me.id, input);
  }

  @Call(${v}Api.submit)
  submit(@Me() me: MemberCaller, @In() input: Input<typeof ${v}Api.submit>) {
    return this.${v}s.submit({ kind: 'member', id: me.id }, me.id, input);
  }
}
`,
  [`apps/api/src/${f}/${f}.module.ts`]: `import { Module } from '@nestjs/common';
import { ${F}Controller } from './${f}.controller';
import { ${F}Service } from './${f}.service';

@Module({ controllers: [${F}Controller], providers: [${F}Service], exports: [${F}Service] })
export class ${F}Module {}
`,
  [`apps/api/src/${f}/${f}.db.spec.ts`]: `import request from 'supertest';
import { api } from '../../testing/server';

const { url, reset } = api();
beforeAll(reset);

it('refuses a stranger', async () => {
  await request(url).post('/api/${f}/list').expect(401);
});
`,
  [`apps/holder-web/src/features/${f}/${f}.calls.ts`]: `import { ${v}Api } from '@ipw/domain';
import { useApi } from '../../app/use-api';

export const use${F}s = (page = 1) => useApi(${v}Api.list, { page });
`,
  [`apps/holder-web/src/features/${f}/${F}Page.tsx`]: `import { EmptyState, ErrorState, Skeleton } from '@ipw/ui';
import { Page } from '../../app/Page';
import { useT } from '../../i18n/catalogue';
import { use${F}s } from './${f}.calls';

export function ${F}Page() {
  const t = useT();
  const ${v}s = use${F}s();
  return (
    <Page title={t('${v}.title')}>
      {${v}s.isPending && <Skeleton lines={3} height={120} />}
      {${v}s.isError && <ErrorState message={${v}s.error.message} onRetry={() => void ${v}s.refetch()} />}
      {${v}s.data?.list.length === 0 && <EmptyState title={t('${v}.empty.title')} />}
      <ul>
        {${v}s.data?.list.map((row) => (
          <li key={row.${s}_id}>{row.${s}_name}</li>
        ))}
      </ul>
    </Page>
  );
}
`,
});

/** The remaining steps; the type checker and the route test find each one that is missing. */
const next = ({ f, F, v }) => `
Now register it:
  libs/domain/src/index.ts                export * from './${f}/${f}.{api,machine,schema}'
  libs/domain/src/i18n/shared.*.ts        words of its states and actions, in three languages
  apps/api/src/db/entities.ts             ${F}Entity, then a migration
  apps/api/src/app.module.ts              ${F}Module
  apps/holder-web/src/                    app/paths.ts, shell/member-routes.tsx: ${F}Page
  apps/holder-web/src/i18n/               ${v}.title, ${v}.empty.title, in three languages`;

export const module = (noun) =>
  Object.entries(skeleton(namesOf(noun))).map(([file, text]) => ({ file, text }));
export const nextOfModule = (noun) => next(namesOf(noun));
