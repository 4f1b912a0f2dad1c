import { Injectable } from '@nestjs/common';
import { ulid } from '@ipw/domain';
import { isDuplicate, type Row, type Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FileUseService } from '../core/files/file-use.service';
import type { MemberCaller } from '../core/http/context';
import { type Actor, HistoryService } from '../core/transition/history.service';
import { CurrentIpService } from '../member';
import { OWNER } from './ip-access.service';
import type { IpEntity } from './ip.entity';

/** The member an IP is created for; `actor`: who does it, if another. */
interface Creator {
  id: string;
  actor?: Actor;
}

/** Creates, describes, assigns and deletes IPs in the transaction of a claim. */
@Injectable()
export class IpOwnershipService {
  constructor(
    private readonly history: HistoryService,
    private readonly current: CurrentIpService,
    private readonly uses: FileUseService,
  ) {}

  /** Creates an IP visible to its creator only until a claim of it is approved. */
  async add(sql: Sql, me: Creator, ip: Pick<IpEntity, 'kind' | 'ip_name'>): Promise<string> {
    const id = ulid();
    await sql.insert('ip', { id, ...ip, created_by: me.id });
    await this.history.write(sql, {
      subject: 'ip',
      subjectId: id,
      action: 'add',
      actor: me.actor ?? { kind: 'member', id: me.id },
      after: { ip_name: ip.ip_name },
      content: ['ip_name'],
    });
    return id;
  }

  /** Sets what lists and the public page show of an artist's IP. */
  async describe(
    sql: Sql,
    id: string,
    shown: Pick<IpEntity, 'ip_name' | 'image_id' | 'intro'> & Partial<Pick<IpEntity, 'artist'>>,
  ): Promise<void> {
    await sql.update('ip', shown satisfies Row, { id });
  }

  /** Makes the member its owner and operator, and the IP their current one when they have none. */
  async give(sql: Sql, id: string, memberId: string): Promise<void> {
    const taken = await sql.execute(
      'UPDATE ip SET owner_id = ?, claimed_at = NOW(3), listed = 1, version = version + 1 WHERE id = ? AND owner_id IS NULL',
      [memberId, id],
    );
    if (taken === 0) throw new DomainError('ALREADY_CLAIMED');
    await this.uses.recountOf(sql, id);
    try {
      await sql.insert('ip_operator', { id: ulid(), ip_id: id, member_id: memberId, match_relation: OWNER });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await sql.execute(
        'UPDATE ip_operator SET match_relation = ?, version = version + 1 WHERE ip_id = ? AND member_id = ?',
        [OWNER, id, memberId],
      );
    }
    await this.current.choose(sql, memberId, id);
  }

  /**
   * Takes an IP from its owner for good: nobody has access, no page or search but the former owner's shows it, and its pictures
   * are not public. It stays the former owner's record, with orders and contacts, until their account is closed. Returns the other members who lost
   * access.
   */
  async takeFrom(sql: Sql, actor: Actor, id: string, ownerId: string): Promise<string[]> {
    const taken = await sql.execute(
      'UPDATE ip SET owner_id = NULL, claimed_at = NULL, listed = 0, created_by = ?, version = version + 1 WHERE id = ? AND owner_id = ?',
      [ownerId, id, ownerId],
    );
    if (taken === 0) throw notFound();
    await this.uses.recountOf(sql, id);
    const others = await sql.rows<{ member_id: string }>(
      'SELECT member_id FROM ip_operator WHERE ip_id = ? AND member_id <> ?',
      [id, ownerId],
    );
    await sql.execute('DELETE FROM ip_operator WHERE ip_id = ?', [id]);
    await this.current.leaveAll(sql, id);
    await this.history.write(sql, { subject: 'ip', subjectId: id, action: 'revoke', actor });
    return others.map(({ member_id }) => member_id);
  }

  /**
   * Gives the record of an IP to another member, with everything in it. The former owner's access and business phone end;
   * co-operators stay. Refuses when somebody else owns it meanwhile.
   */
  async handOver(sql: Sql, actor: Actor, id: string, fromId: string, toId: string): Promise<void> {
    const moved = await sql.execute(
      `UPDATE ip SET owner_id = ?, created_by = IF(created_by = ?, ?, created_by), link_phone_number = NULL, version = version + 1
         WHERE id = ? AND owner_id = ?`,
      [toId, fromId, toId, id, fromId],
    );
    if (moved === 0) throw new DomainError('CONFLICT');
    await sql.execute('DELETE FROM ip_operator WHERE ip_id = ? AND member_id IN (?, ?)', [id, fromId, toId]);
    await sql.insert('ip_operator', { id: ulid(), ip_id: id, member_id: toId, match_relation: OWNER });
    await this.current.leave(sql, fromId, id);
    await this.current.choose(sql, toId, id);
    await this.history.write(sql, { subject: 'ip', subjectId: id, action: 'hand_over', actor });
  }

  /**
   * Deletes an IP that was created with a draft and that only its creator has seen. An IP added separately stays and can be
   * claimed.
   */
  async removeUnseen(sql: Sql, me: MemberCaller, id: string): Promise<void> {
    const gone = await sql.execute(
      `DELETE FROM ip WHERE id = ? AND created_by = ? AND listed = 0 AND owner_id IS NULL AND (kind = 'artist' OR image_id IS NULL)
        AND NOT EXISTS (SELECT 1 FROM claim c WHERE c.ip_id = ?) AND NOT EXISTS (SELECT 1 FROM ip_operator o WHERE o.ip_id = ?)`,
      [id, me.id, id, id],
    );
    if (gone > 0)
      await this.history.write(sql, { subject: 'ip', subjectId: id, action: 'remove', actor: me });
  }
}
