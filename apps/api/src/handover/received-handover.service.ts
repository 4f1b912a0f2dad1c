import { Injectable } from '@nestjs/common';
import {
  CONSENT,
  type handoverApi,
  handoverMachine,
  type Input,
  type Language,
  type ReceivedHandover,
  VERIFIED,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { Db } from '../core/db/db';
import { DomainError, notAgreed, notFound } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import type { HandoverEntity } from './handover.entity';
import { HandoverMoveService } from './handover-move.service';
import { HandoverNoticeService } from './handover-notice.service';
import { actionsOf, OPEN_HANDOVERS, TO_MEMBER } from './handover.view';

/** The receiving member's side of a hand-over: confirm, decline. */
@Injectable()
export class ReceivedHandoverService {
  constructor(
    private readonly db: Db,
    private readonly consents: ConsentService,
    private readonly moves: HandoverMoveService,
    private readonly notices: HandoverNoticeService,
  ) {}

  async list(me: MemberCaller): Promise<ReceivedHandover[]> {
    const rows = await this.db.rows<HandoverEntity & { ip_name: string; member_name: string }>(
      `SELECT t.*, ip.ip_name, o.username AS member_name FROM handover t JOIN ip ON ip.id = t.ip_id JOIN member o ON o.id = t.member_id
         WHERE t.state IN ${OPEN_HANDOVERS} AND (t.state <> ? OR t.expires_at > NOW(3))
           AND ${TO_MEMBER} ORDER BY t.id DESC LIMIT 50`,
      [handoverMachine.initial, me.id, me.id],
    );
    return rows.map((row) => ({
      handover_id: row.id,
      state: row.state,
      version: row.version,
      ip_name: row.ip_name,
      member_name: row.member_name,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      actions: actionsOf(row, ['accept', 'decline']),
    }));
  }

  async answer(
    me: MemberCaller,
    { handover_id, version, accept, agree, texts }: Input<typeof handoverApi.answer>,
    language: Language,
  ): Promise<null> {
    const found = await this.db.one<Pick<HandoverEntity, 'to_id' | 'phone_hash'> & { auth_status: string }>(
      `SELECT t.to_id, t.phone_hash, m.auth_status FROM handover t JOIN member m ON m.id = ? WHERE t.id = ? AND ${TO_MEMBER}`,
      [me.id, handover_id, me.id, me.id],
    );
    if (!found) throw notFound();
    const { to_id, phone_hash, auth_status } = found;
    if (accept && auth_status !== VERIFIED) throw new DomainError('REAL_NAME');
    if (accept && !agree) throw notAgreed(CONSENT.claim[0]);
    await this.db.tx((sql) =>
      this.moves.move(sql, {
        id: handover_id,
        action: accept ? 'accept' : 'decline',
        actor: me,
        version,
        where: to_id === null ? { phone_hash } : { to_id },
        set: accept ? {} : { open_key: null },
        effect: async (_sql, row) => {
          await sql.update('handover', { to_id: me.id }, { id: row.id });
          if (!accept) return this.notices.ended(sql, { ...row, to_id: me.id }, 'declined');
          await this.consents.record(sql, me.id, CONSENT.claim, language, texts);
          return this.notices.accepted(sql, { ...row, to_id: me.id });
        },
      }),
    );
    return null;
  }
}
