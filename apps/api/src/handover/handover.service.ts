import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CONSENT,
  type Handover,
  HANDOVER,
  type HandoverAction,
  type handoverApi,
  handoverMachine,
  type HandoverState,
  type HandoverStatus,
  type Input,
  type Language,
  type ReceivedHandover,
  ulid,
  VERIFIED,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { Db, isDuplicate, type Sql } from '../core/db/db';
import { sweepEach } from '../core/db/sweep';
import { DomainError, notAgreed, notFound, validationError } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { JobService } from '../core/jobs/job.service';
import { LimitService } from '../core/limit/limit.service';
import { FieldCipher } from '../core/security/field-cipher';
import { type Phone, PhoneService } from '../core/security/phone.service';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { type Move, TransitionService } from '../core/transition/transition.service';
import { type IpEntity, OPEN_DISPUTE_STATES, refuseDisputed } from '../ip';
import { OwnProofService } from '../member';
import type { HandoverEntity } from './handover.entity';
import { HandoverNoticeService } from './handover-notice.service';
import { actionsOf, handoverContext, OPEN_HANDOVERS, ownersHandover, TO_MEMBER } from './handover.view';
import { obstaclesOf } from './obstacles';

type HandoverMove = Pick<
  Move<HandoverState, HandoverAction, HandoverEntity>,
  'id' | 'action' | 'actor' | 'version' | 'where' | 'set' | 'effect'
>;
type Shown = HandoverEntity & { to_name: string | null };

const SHOWN = 'SELECT t.*, m.username AS to_name FROM handover t LEFT JOIN member m ON m.id = t.to_id';

/** The two members' sides of a hand-over: offer, cancel, confirm, decline. */
@Injectable()
export class HandoverService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly limits: LimitService,
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
    private readonly proofs: OwnProofService,
    private readonly consents: ConsentService,
    private readonly history: HistoryService,
    private readonly transitions: TransitionService,
    private readonly notices: HandoverNoticeService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(3_600_000, 'expire-handovers', () => this.expire());
  }

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
      await this.expireOf(sql, ip_id);
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
      this.move(sql, {
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

  async received(me: MemberCaller): Promise<ReceivedHandover[]> {
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
      this.move(sql, {
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

  private async move(sql: Sql, move: HandoverMove): Promise<void> {
    await this.transitions.applyIn<HandoverState, HandoverAction, HandoverEntity>(sql, {
      machine: handoverMachine,
      table: 'handover',
      ...move,
      effect: async (_sql, row, to) => {
        const over = row.state === handoverMachine.initial && row.expires_at.getTime() <= Date.now();
        if (over && move.action !== 'expire')
          throw new DomainError('STATE', { machine: handoverMachine.name, state: 'expired', allowed: [] });
        await move.effect?.(sql, row, to);
      },
    });
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

  /** Ends offers whose time is over, and those of members who lost the IP, as by an upheld objection. */
  async expire(): Promise<void> {
    await sweepEach<{ id: string }>(
      this.db,
      `SELECT t.id FROM handover t JOIN ip ON ip.id = t.ip_id WHERE t.state IN ${OPEN_HANDOVERS}
         AND ((t.state = ? AND t.expires_at <= NOW(3)) OR ip.owner_id IS NULL OR ip.owner_id <> t.member_id)`,
      [handoverMachine.initial],
      ({ id }) => this.db.tx((sql) => this.expireOne(sql, id)),
    );
  }

  /** An offer whose time is over makes room for a new one before the periodic task. */
  private async expireOf(sql: Sql, ipId: string): Promise<void> {
    const due = await sql.one<{ id: string }>(
      'SELECT id FROM handover WHERE open_key = ? AND state = ? AND expires_at <= NOW(3)',
      [ipId, handoverMachine.initial],
    );
    if (due) await this.expireOne(sql, due.id);
  }

  private expireOne(sql: Sql, id: string): Promise<void> {
    return this.move(sql, {
      id,
      action: 'expire',
      actor: SYSTEM,
      set: { open_key: null },
      effect: (_sql, row) => this.notices.ended(sql, row, 'expired'),
    });
  }
}
