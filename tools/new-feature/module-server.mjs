// The API's part of records that members write and staff decide on.
import { service } from './module-service.mjs';
import { API, nextMigration } from './places.mjs';

const migration = ({ s }, className) => `import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        '${s}',
        \`\\\`id\\\` \${ref} NOT NULL\`,
        \`\\\`member_id\\\` \${ref} NOT NULL\`,
        '\`${s}_name\` varchar(50) NOT NULL',
        '\`${s}_text\` varchar(500) NOT NULL',
        '\`reason\` varchar(500) NULL',
        \`\\\`state\\\` \${word} NOT NULL DEFAULT 'draft'\`,
        "\`version\` int NOT NULL DEFAULT '1'",
        created,
        'INDEX \`${s}_list\` (\`state\`, \`id\`)',
        'INDEX \`${s}_created\` (\`created_at\`, \`id\`)',
        'INDEX \`${s}_member\` (\`member_id\`, \`created_at\`, \`id\`)',
        'PRIMARY KEY (\`id\`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ${s}');
  }
}
`;

const entity = ({ F, s }) => `import type { ${F}State } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { CreatedAt, Id, Ref, Text, Version, Word } from '../core/db/columns';

@Entity('${s}')
@Index('${s}_list', ['state', 'id'])
@Index('${s}_created', ['created_at', 'id'])
@Index('${s}_member', ['member_id', 'created_at', 'id'])
export class ${F}Entity {
  @Id() id!: string;
  @Ref() member_id!: string;
  @Text(50) ${s}_name!: string;
  @Text(500) ${s}_text!: string;
  /** Why staff rejected it. */
  @Text(500, { nullable: true }) reason!: string | null;
  @Word({ default: 'draft' }) state!: ${F}State;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
`;

const controller = ({ f, F, v, s }) => `import { Controller } from '@nestjs/common';
import { type Input, ${v}Api } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { ${F}Service } from './${f}.service';

@Controller()
export class ${F}Controller {
  constructor(private readonly ${v}s: ${F}Service) {}

  @Call(${v}Api.list)
  list(@Me() me: MemberCaller, @In() input: Input<typeof ${v}Api.list>) {
    return this.${v}s.list(me, input);
  }

  @Call(${v}Api.save)
  save(@Me() me: MemberCaller, @In() input: Input<typeof ${v}Api.save>) {
    return this.${v}s.save(me, input);
  }

  @Call(${v}Api.submit)
  submit(@Me() me: MemberCaller, @In() { ${s}_id, version }: Input<typeof ${v}Api.submit>) {
    return this.${v}s.move(me, ${s}_id, 'submit', { version, where: { member_id: me.id } });
  }

  @Call(${v}Api.withdraw)
  withdraw(@Me() me: MemberCaller, @In() { ${s}_id, version }: Input<typeof ${v}Api.withdraw>) {
    return this.${v}s.move(me, ${s}_id, 'withdraw', { version, where: { member_id: me.id } });
  }
}
`;

const adminService = ({ f, F, v, s }) => `import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type Counts,
  staffMay,
  statesAwaiting,
  ${v}AdminApi,
  ${v}Machine,
  type ${F}Row,
} from '@ipw/domain';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { StaffCaller } from '../core/http/context';
import type { ${F}Entity } from './${f}.entity';
import { ${F}Service } from './${f}.service';

type Row = ${F}Entity & { member_name: string };

/** What staff read and decide. */
@Injectable()
export class ${F}AdminService extends AdminRecordService<Row, ${F}Row> {
  protected readonly subject = ${v}Machine.name;

  constructor(private readonly ${v}s: ${F}Service) {
    super();
  }

  counts({ staff }: AdminCall): Promise<Counts> {
    return this.countStates(staff, statesAwaiting(${v}Machine, 'staff'));
  }

  async decide(call: AdminCall): Promise<${F}Row> {
    const { action, input } = actionInput(${v}AdminApi.decide, call);
    const { id } = await this.find(call.id, call.staff);
    await this.${v}s.move(call.staff, id, action, input);
    return this.one(call);
  }

  protected plan(): ListPlan {
    return listPlan(${v}AdminApi.list, {
      table: '${s}',
      columns: 't.*, m.username AS member_name',
      joins: 'JOIN member m ON m.id = t.member_id',
      filters: { state: 'state', member_id: 'member_id', q: contains('t.${s}_name') },
    });
  }

  protected view(row: Row, { role }: StaffCaller): ${F}Row {
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: actionsFor(${v}Machine, row.state, staffMay(role)),
      member_id: row.member_id,
      member_name: row.member_name,
      ${s}_name: row.${s}_name,
      ${s}_text: row.${s}_text,
      reason: row.reason,
      created_at: row.created_at.toISOString(),
    };
  }
}
`;

const personalData = ({ f, F, s }) => `import { Injectable } from '@nestjs/common';
import type { Sql } from '../core/db/db';
import { tableFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import type { ${F}Entity } from './${f}.entity';

@Injectable()
export class ${F}PersonalData extends PersonalData {
  readonly name = '${s}';

  override export({ id }: ExportedMember) {
    return [
      tableFile<${F}Entity>(this.db, '${s}s.json', {
        sql: 'SELECT t.* FROM ${s} t WHERE t.member_id = ?',
        params: [id],
        toRecord: (row) => ({
          ${s}_id: row.id,
          ${s}_name: row.${s}_name,
          ${s}_text: row.${s}_text,
          state: row.state,
          reason: row.reason,
          created_at: row.created_at,
        }),
      }),
    ];
  }

  override async erase(sql: Sql, { id }: ErasedMember): Promise<void> {
    await sql.execute('DELETE FROM ${s} WHERE member_id = ?', [id]);
  }
}
`;

const nest = ({ f, F, v }) => `import { Module } from '@nestjs/common';
import { ${v}AdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { MessageModule } from '../message';
import { ${F}AdminService } from './${f}.admin.service';
import { ${F}Controller } from './${f}.controller';
import { ${F}PersonalData } from './${f}.personal-data';
import { ${F}Service } from './${f}.service';

@Module({
  imports: [MessageModule],
  controllers: [${F}Controller, AdminController(${v}AdminApi, ${F}AdminService)],
  providers: [${F}AdminService, ${F}PersonalData, ${F}Service],
})
export class ${F}Module {}
`;

const README = {
  en: (s, en) => `${`${s}s.json`.padEnd(19)} your ${en}s, and how they were decided`,
  'zh-CN': (s, en, cn) => `${`${s}s.json`.padEnd(19)} 您的${cn}与审核结果`,
  'zh-TW': (s, en, cn, tw) => `${`${s}s.json`.padEnd(19)} 您的${tw}與審核結果`,
};

export const serverOf = (names) => {
  const { f, s, en, cn, tw } = names;
  const { file, className } = nextMigration(`${f}s`);
  const of = (part, make) => ({ file: `${API}/${f}/${f}.${part}.ts`, text: make(names) });
  return [
    { file, text: migration(names, className) },
    of('entity', entity),
    of('service', service),
    of('controller', controller),
    of('admin.service', adminService),
    of('personal-data', personalData),
    of('module', nest),
    {
      file: `${API}/core/personal-data/personal-data.ts`,
      after: "'claim',",
      lines: [`  '${s}',`],
    },
    ...Object.entries(README).map(([language, line]) => ({
      file: `libs/domain/src/i18n/member.${language}.ts`,
      after: 'consents.json ',
      lines: [line(s, en, cn, tw)],
    })),
  ];
};
