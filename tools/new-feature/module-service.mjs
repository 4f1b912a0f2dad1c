// The service of records that members write: their side, and every action on a record.
export const service = ({ f, F, v, s }) => `import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type Input,
  type MessageKey,
  type Page,
  type ${F},
  type ${F}Action,
  type ${v}Api,
  ${v}Machine,
  type ${F}State,
  ulid,
} from '@ipw/domain';
import { Db, type Row, type Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import type { MemberCaller, StaffCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import { HistoryService } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { MessageService } from '../message';
import type { ${F}Entity } from './${f}.entity';

/** The messages the owner gets, by action. */
const MESSAGES_OF: Partial<Record<${F}Action, MessageKey>> = {
  approve: '${s}_approve',
  reject: '${s}_reject',
};

interface Move {
  version: number;
  reason?: string | null;
  /** Columns the record must match, such as its owner. */
  where?: Row;
}

/** The member's side, and every action on a record. */
@Injectable()
export class ${F}Service {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly transitions: TransitionService,
    private readonly messages: MessageService,
  ) {}

  list(me: MemberCaller, paging: Input<typeof ${v}Api.list>): Promise<Page<${F}>> {
    return pageOf<${F}Entity, ${F}>(
      this.db,
      { from: '${s} t', by: 'created_at', where: 't.member_id = ?', params: [me.id] },
      paging,
      view,
    );
  }

  /** Stores a new draft, or words of one that waits for its owner. */
  async save(
    me: MemberCaller,
    { ${s}_id, version = 1, ...content }: Input<typeof ${v}Api.save>,
  ): Promise<{ ${s}_id: string; version: number }> {
    const id = ${s}_id ?? ulid();
    const line = { subject: ${v}Machine.name, subjectId: id, actor: me, content: Object.keys(content) };
    return this.db.tx(async (sql) => {
      if (!${s}_id) {
        await sql.insert('${s}', { id, member_id: me.id, ...content });
        await this.history.write(sql, { ...line, action: 'create', to: ${v}Machine.initial, after: content });
        return { ${s}_id: id, version: 1 };
      }
      const row = await this.lockOwn(sql, me, id);
      const set = { ...content, version: version + 1 };
      if ((await sql.update('${s}', set, { id, version })) === 0)
        throw new DomainError('CONFLICT', { version: row.version });
      await this.history.write(sql, { ...line, action: 'update', before: { ...row }, after: content });
      return { ${s}_id: id, version: version + 1 };
    });
  }

  /** Locks one of the member's own; refuses it unless it waits for them. */
  private async lockOwn(sql: Sql, me: MemberCaller, id: string): Promise<${F}Entity> {
    const row = await sql.one<${F}Entity>('SELECT * FROM ${s} WHERE id = ? AND member_id = ? FOR UPDATE', [
      id,
      me.id,
    ]);
    if (!row) throw notFound();
    const { from } = ${v}Machine.actions.submit;
    if (!from.includes(row.state))
      throw new DomainError('STATE', { machine: ${v}Machine.name, state: row.state, allowed: from });
    return row;
  }

  move(
    actor: MemberCaller | StaffCaller,
    id: string,
    action: ${F}Action,
    { version, reason = null, where = {} }: Move,
  ): Promise<{ state: ${F}State; version: number }> {
    return this.transitions.apply<${F}State, ${F}Action, ${F}Entity>({
      machine: ${v}Machine,
      table: '${s}',
      id,
      action,
      actor,
      version,
      reason,
      where,
      set: { reason },
      effect: async (sql, { member_id, ${s}_name }) => {
        const key = MESSAGES_OF[action];
        if (key) await this.messages.send(sql, member_id, key, { ${s}_name, reason: reason ?? '' });
      },
    });
  }
}

const view = (row: ${F}Entity): ${F} => ({
  ${s}_id: row.id,
  ${s}_name: row.${s}_name,
  ${s}_text: row.${s}_text,
  state: row.state,
  version: row.version,
  reason: row.reason,
  actions: actionsFor(${v}Machine, row.state, (by) => by === 'owner'),
  created_at: row.created_at.toISOString(),
});
`;
