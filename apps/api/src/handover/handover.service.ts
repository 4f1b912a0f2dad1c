import { Injectable } from '@nestjs/common';
import {
  type Handover,
  HANDOVER,
  type handoverApi,
  handoverMachine,
  type HandoverStatus,
  type Input,
  ulid,
} from '@ipw/domain';
import { Db, isDuplicate, type Sql } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { FieldCipher } from '../core/security/field-cipher';
import { type Phone, PhoneService } from '../core/security/phone.service';
import { HistoryService } from '../core/transition/history.service';
import { type IpEntity, OPEN_DISPUTE_STATES, refuseDisputed } from '../ip';
import { OwnProofService } from '../member';
import type { HandoverEntity } from './handover.entity';
import { HandoverMoveService } from './handover-move.service';
import { HandoverNoticeService } from './handover-notice.service';
import { handoverContext, ownersHandover } from './handover.view';
import { obstaclesOf } from './obstacles';

type Shown = HandoverEntity & { to_name: string | null };

const SHOWN = 'SELECT t.*, m.username AS to_name FROM handover t LEFT JOIN member m ON m.id = t.to_id';

/** The owner's side of a hand-over: offer, cancel. */
@Injectable()
export class HandoverService {
  constructor(
    private readonly db: Db,
    private readonly limits: LimitService,
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
    private readonly proofs: OwnProofService,
    private readonly history: HistoryService,
    private readonly moves: HandoverMoveService,
    private readonly notices: HandoverNoticeService,
  ) {}

  async status(me: MemberCaller, ipId: string): Promise<HandoverStatus> {
    const ip = await this.db.one<IpEntity>('SELECT * FROM ip WHERE id = ?', [ipId]);
    if (ip?.owner_id !== me.id) return { handover: null, may: 0, disputed: 0, obstacles: [] };
    const newest = await this.db.one<Shown>(
      `${SHOWN} WHERE t.ip_id = ? AND t.member_id = ? ORDER BY t.id DESC LIMIT 1`,
      [ipId, me.id],
    );
    const dispute = await this.db.one(
      `SELECT id FROM dispute WHERE ip_id = ? AND state IN ${OPEN_DISPUTE_STATES} LIMIT 1`,
      [ipId],
    );
    return {
      handover: newest ? ownersHandover(newest, this.cipher) : null,
      may: ip.kind === 'artist' ? 0 : 1,
      disputed: dispute ? 1 : 0,
      obstacles: await obstaclesOf(this.db, ipId),
    };
  }

  async offer(me: MemberCaller, input: Input<typeof handoverApi.offer>, context: Context): Promise<Handover> {
    const { ip_id, area_code, phone_number, password, yzm } = input;
    const phone: Phone = { area_code, phone_number };
    const ip = await this.owned(this.db, me, ip_id);
    if (ip.kind === 'artist') throw validationError('ip_id', 'artist_handover');
    this.phones.check(phone);
    const phone_hash = this.phones.hash(phone);
    if (await this.isOwn(me, phone_hash)) throw validationError('phone_number', 'self');
    await this.limits.take('invite_phone', phone_hash);
    const spend = await this.proofs.check(me, { password, yzm }, context);
    const id = ulid();
    return this.db.tx(async (sql) => {
      await spend(sql);
      // Locked, so that of two owners' offers, and of an offer and an objection, one sees the other.
      await sql.one('SELECT id FROM ip WHERE id = ? FOR UPDATE', [ip_id]);
      await this.owned(sql, me, ip_id);
      await refuseDisputed(sql, ip_id);
      await this.refuseObstacles(sql, ip_id);
      await this.moves.expireOf(sql, ip_id);
      await sql
        .insert('handover', {
          id,
          ip_id,
          member_id: me.id,
          area_code,
          phone: this.cipher.seal(handoverContext(id), phone_number),
          phone_hash,
          open_key: ip_id,
          expires_at: new Date(Date.now() + HANDOVER.days * 86_400_000),
        })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? validationError('ip_id', 'handover_open') : error;
        });
      const { initial: to, name: subject } = handoverMachine;
      await this.history.write(sql, { subject, subjectId: id, action: 'create', actor: me, to });
      const row = (await sql.one<Shown>(`${SHOWN} WHERE t.id = ?`, [id]))!;
      await this.notices.offered(sql, row, phone, context.language);
      return ownersHandover(row, this.cipher);
    });
  }

  async cancel(me: MemberCaller, input: Input<typeof handoverApi.cancel>): Promise<null> {
    const { ip_id, handover_id, version } = input;
    await this.owned(this.db, me, ip_id);
    await this.db.tx((sql) =>
      this.moves.move(sql, {
        id: handover_id,
        action: 'cancel',
        actor: me,
        version,
        where: { ip_id, member_id: me.id },
        set: { open_key: null },
        effect: (_sql, row) => this.notices.ended(sql, row, 'cancelled'),
      }),
    );
    return null;
  }

  private async owned(sql: Sql, me: MemberCaller, ipId: string): Promise<IpEntity> {
    const ip = await sql.one<IpEntity>('SELECT * FROM ip WHERE id = ? AND owner_id = ?', [ipId, me.id]);
    if (!ip) throw new DomainError('FORBIDDEN');
    return ip;
  }

  private async isOwn(me: MemberCaller, phoneHash: string): Promise<boolean> {
    const own = await this.db.one('SELECT id FROM member WHERE id = ? AND phone_hash = ?', [
      me.id,
      phoneHash,
    ]);
    return own !== undefined;
  }

  private async refuseObstacles(sql: Sql, ipId: string): Promise<void> {
    const [first] = await obstaclesOf(sql, ipId);
    if (first) throw new DomainError('SETTLE_FIRST', { obstacle: first.kind });
  }
}
