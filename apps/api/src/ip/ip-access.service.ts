import { Injectable } from '@nestjs/common';
import { ulid } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { type Actor, HistoryService } from '../core/transition/history.service';
import { CurrentIpService } from '../member';
import { MessageService } from '../message';
import type { IpOperatorEntity } from './ip.entity';

/** Relation of an owner to their IP. */
export const OWNER = 1;

type Ended = Pick<IpOperatorEntity, 'id' | 'ip_id' | 'member_id' | 'match_relation'>;

/** Begins and ends the relations of members to an IP, in the caller's transaction. */
@Injectable()
export class IpAccessService {
  constructor(
    private readonly history: HistoryService,
    private readonly current: CurrentIpService,
    private readonly messages: MessageService,
  ) {}

  /** Links a member who waits until staff assign access; returns the relation, which may exist already. */
  async request(sql: Sql, actor: Actor, ipId: string, memberId: string): Promise<string> {
    const known = await sql.one<{ id: string }>(
      'SELECT id FROM ip_operator WHERE ip_id = ? AND member_id = ? FOR UPDATE',
      [ipId, memberId],
    );
    if (known) return known.id;
    const id = ulid();
    await sql.insert('ip_operator', { id, ip_id: ipId, member_id: memberId, match_relation: null });
    await this.history.write(sql, {
      subject: 'operator',
      subjectId: id,
      action: 'create',
      actor,
      after: { match_relation: null },
    });
    await this.current.choose(sql, memberId, ipId);
    return id;
  }

  /** Ends a relation. Access is read from it at every call, so all sessions of the member lose the IP at once. */
  async end(
    sql: Sql,
    actor: Actor,
    row: Ended,
    { version, action }: { version: number; action: 'remove' | 'leave' },
  ): Promise<void> {
    const gone = await sql.execute('DELETE FROM ip_operator WHERE id = ? AND ip_id = ? AND version = ?', [
      row.id,
      row.ip_id,
      version,
    ]);
    if (gone === 0) {
      const now = await sql.one<{ version: number }>('SELECT version FROM ip_operator WHERE id = ?', [
        row.id,
      ]);
      throw now ? new DomainError('CONFLICT', { version: now.version }) : notFound();
    }
    await this.current.leave(sql, row.member_id, row.ip_id);
    await this.history.write(sql, {
      subject: 'operator',
      subjectId: row.id,
      action,
      actor,
      before: { match_relation: row.match_relation },
      after: { match_relation: null },
    });
  }

  /** Notifies the owners of an IP of somebody who came or went; `except` caused it. */
  async tellOwners(
    sql: Sql,
    key: 'operator_joined' | 'operator_left',
    row: Pick<Ended, 'ip_id' | 'member_id'>,
    except?: string,
  ): Promise<void> {
    const owners = await sql.rows<{ member_id: string; ip_name: string }>(
      'SELECT o.member_id, ip.ip_name FROM ip_operator o JOIN ip ON ip.id = o.ip_id WHERE o.ip_id = ? AND o.match_relation = ?',
      [row.ip_id, OWNER],
    );
    const person = await sql.one<{ username: string }>('SELECT username FROM member WHERE id = ?', [
      row.member_id,
    ]);
    for (const { member_id, ip_name } of owners)
      if (member_id !== except && member_id !== row.member_id)
        await this.messages.send(sql, member_id, key, {
          name: person?.username ?? '',
          ip_name,
          ip_id: row.ip_id,
        });
  }
}
