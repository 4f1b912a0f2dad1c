// The API's part of records in the console: table, service, module.
import { API, nextMigration } from './places.mjs';

export const serverOf = ({ f, F, v, s }) => {
  const { file, className } = nextMigration(`${f}s`);
  return [
    {
      file,
      text: `import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        '${s}',
        \`\\\`id\\\` \${ref} NOT NULL\`,
        '\`${s}_name\` varchar(50) NOT NULL',
        '\`${s}_text\` varchar(500) NOT NULL',
        \`\\\`state\\\` \${word} NOT NULL DEFAULT 'draft'\`,
        "\`version\` int NOT NULL DEFAULT '1'",
        created,
        'INDEX \`${s}_list\` (\`state\`, \`id\`)',
        'INDEX \`${s}_created\` (\`created_at\`, \`id\`)',
        'PRIMARY KEY (\`id\`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ${s}');
  }
}
`,
    },
    {
      file: `${API}/${f}/${f}.entity.ts`,
      text: `import type { ${F}State } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { CreatedAt, Id, Text, Version, Word } from '../core/db/columns';

@Entity('${s}')
@Index('${s}_list', ['state', 'id'])
@Index('${s}_created', ['created_at', 'id'])
export class ${F}Entity {
  @Id() id!: string;
  @Text(50) ${s}_name!: string;
  @Text(500) ${s}_text!: string;
  @Word({ default: 'draft' }) state!: ${F}State;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
`,
    },
    { file: `${API}/${f}/${f}.admin.service.ts`, text: service({ f, F, v, s }) },
    {
      file: `${API}/${f}/${f}.module.ts`,
      text: `import { Module } from '@nestjs/common';
import { ${v}AdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ${F}AdminService } from './${f}.admin.service';

@Module({
  controllers: [AdminController(${v}AdminApi, ${F}AdminService)],
  providers: [${F}AdminService],
})
export class ${F}Module {}
`,
    },
  ];
};

const service = ({ f, F, v, s }) => `import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type Counts,
  mayRole,
  staffMay,
  statesAwaiting,
  type ${F}Action,
  ${v}AdminApi,
  ${v}Machine,
  type ${F}Row,
  type ${F}State,
  ulid,
} from '@ipw/domain';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { StaffCaller } from '../core/http/context';
import { TransitionService } from '../core/transition/transition.service';
import type { ${F}Entity } from './${f}.entity';

/** What staff read, write and decide. */
@Injectable()
export class ${F}AdminService extends AdminRecordService<${F}Entity, ${F}Row> {
  protected readonly subject = ${v}Machine.name;

  constructor(private readonly transitions: TransitionService) {
    super();
  }

  counts({ staff }: AdminCall): Promise<Counts> {
    return this.countStates(staff, statesAwaiting(${v}Machine, 'staff'));
  }

  async create(call: AdminCall<typeof ${v}AdminApi.create>): Promise<${F}Row> {
    const id = ulid();
    await this.db.tx(async (sql) => {
      await sql.insert('${s}', { id, ...call.input });
      await this.history.write(sql, {
        subject: this.subject,
        subjectId: id,
        action: 'create',
        actor: call.staff,
        to: ${v}Machine.initial,
        after: call.input,
        content: Object.keys(call.input),
      });
    });
    return this.one({ ...call, id });
  }

  async update(call: AdminCall<typeof ${v}AdminApi.update>): Promise<${F}Row> {
    const { version, ...content } = call.input;
    const row = await this.find(call.id, call.staff);
    await this.db.tx(async (sql) => {
      const set = { ...content, version: version + 1 };
      const changed = await sql.update('${s}', set, { id: row.id, version });
      if (changed === 0) throw new DomainError('CONFLICT', { version: row.version });
      await this.history.write(sql, {
        subject: this.subject,
        subjectId: row.id,
        action: 'update',
        actor: call.staff,
        before: { ...row },
        after: content,
        content: Object.keys(content),
      });
    });
    return this.one(call);
  }

  async decide(call: AdminCall): Promise<${F}Row> {
    const { action, input } = actionInput(${v}AdminApi.decide, call);
    const { id } = await this.find(call.id, call.staff);
    await this.transitions.apply<${F}State, ${F}Action, ${F}Entity>({
      machine: ${v}Machine,
      table: '${s}',
      id,
      action,
      actor: call.staff,
      version: input.version,
    });
    return this.one(call);
  }

  protected plan(): ListPlan {
    return listPlan(${v}AdminApi.list, {
      table: '${s}',
      columns: 't.*',
      filters: { state: 'state', q: contains('t.${s}_name') },
    });
  }

  protected view(row: ${F}Entity, { role }: StaffCaller): ${F}Row {
    const edit = mayRole(role, '${s}:write') ? ['update'] : [];
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: [...actionsFor(${v}Machine, row.state, staffMay(role)), ...edit],
      ${s}_name: row.${s}_name,
      ${s}_text: row.${s}_text,
      created_at: row.created_at.toISOString(),
    };
  }
}
`;
