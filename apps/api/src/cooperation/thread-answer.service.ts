import { Injectable } from '@nestjs/common';
import {
  COOPERATION,
  type cooperationApi,
  draftPages,
  type Input,
  type ThreadResult,
  type ThreadAction,
  threadMachine,
  type ThreadState,
  ulid,
} from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { FileUseService } from '../core/files/file-use.service';
import type { MemberCaller } from '../core/http/context';
import { FieldCipher } from '../core/security/field-cipher';
import { TransitionService } from '../core/transition/transition.service';
import type { IpEntity } from '../ip';
import type { CooperationEntity } from '../opportunity';
import { CooperationReadService } from './cooperation-read.service';
import { sealBrand } from './sealed-brand';
import type { RoundFileEntity, ThreadEntity, ThreadRoundEntity } from './thread.entity';
import { ThreadNoticeService } from './thread-notice.service';
import { demandActive, stepTo, threadRefusal } from './thread-round.service';

type Api = typeof cooperationApi;
type Reply = Input<Api['threadReply']>;
type Round = ThreadRoundEntity & Pick<ThreadEntity, 'cooperation_id'>;

/** What the holder does with a round: answer it, or seal the final draft. */
@Injectable()
export class ThreadAnswerService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly cooperations: CooperationReadService,
    private readonly db: Db,
    private readonly files: FileService,
    private readonly notices: ThreadNoticeService,
    private readonly transitions: TransitionService,
    private readonly uses: FileUseService,
  ) {}

  reply(me: MemberCaller, input: Reply): Promise<ThreadResult> {
    const action = input.decision === 'approved' ? 'approve' : input.decision;
    return this.move(me, input, action, async (sql, round, thread) => {
      await this.refuseForeignMarks(sql, round.id, input.marks);
      await this.refuseTooManyMarks(sql, thread.id, input.marks);
      const { decision, feedback = null, images } = input;
      // A round that was approved may be answered again, when the brand has called it final.
      const answered = { decision, feedback, decided_at: new Date(), decided_by: me.id, brand_seen_at: null };
      await sql.update('thread_round', answered, { id: round.id });
      await this.attach(sql, me, thread.ip_id, round.id, images);
      const before = await this.pinsOf(sql, round.id);
      await sql.insertAll(
        'round_pin',
        input.marks.map(({ image_id, page = null, x, y, w = null, h = null, text }, place) => ({
          id: ulid(),
          round_id: round.id,
          file_id: image_id,
          place: before + place,
          page,
          x,
          y,
          w,
          h,
          text,
        })),
      );
    });
  }

  /** The second confirmation of a final draft, by the hashes of exactly its files. */
  confirm(me: MemberCaller, input: Input<Api['confirmFinal']>): Promise<ThreadResult> {
    if (!input.agree) throw validationError('agree', 'required');
    const seal = { sealed_at: new Date(), sealed_by: me.id };
    return this.move(
      me,
      input,
      'confirm',
      async (sql, round, { id, ip_id, version, state }, cooperation) => {
        const files = await sql.rows<{ sha256: string }>(
          `SELECT DISTINCT u.sha256 FROM round_file f JOIN uploaded_file u ON u.id = f.file_id
            WHERE f.round_id = ? AND f.side = 'draft'`,
          [round.id],
        );
        const named = new Set(input.hashes);
        if (files.length !== named.size || !files.every(({ sha256 }) => named.has(sha256)))
          throw new DomainError('CONFLICT', { version, state });
        const answered = { decision: 'approved', decided_at: seal.sealed_at, decided_by: me.id };
        await sql.update('thread_round', answered, { id: round.id });
        const ip = (await sql.one<Pick<IpEntity, 'owner_id' | 'ip_name'>>(
          'SELECT owner_id, ip_name FROM ip WHERE id = ?',
          [ip_id],
        ))!;
        // Both parties as they are now: the certificate names them whatever becomes of their names.
        const parties = {
          sealed_for: ip.owner_id,
          sealed_brand: sealBrand(this.cipher, id, this.cooperations.brandOf(cooperation)),
          sealed_ip_name: ip.ip_name,
        };
        await sql.update('thread', parties, { id });
      },
      seal,
    );
  }

  /** Moves the thread of a round of the caller's IP. Only the newest round can be answered, and once. */
  private async move(
    me: MemberCaller,
    { ip_id, round_id, version }: Pick<Reply, 'ip_id' | 'round_id' | 'version'>,
    action: Extract<ThreadAction, 'approve' | 'continue_providing' | 'confirm'>,
    effect: (
      sql: Sql,
      round: ThreadRoundEntity,
      thread: ThreadEntity,
      cooperation: CooperationEntity,
    ) => Promise<void>,
    seal: { sealed_at?: Date; sealed_by?: string } = {},
  ): Promise<ThreadResult> {
    const found = await this.db.one<Round>(
      'SELECT r.*, t.cooperation_id FROM thread_round r JOIN thread t ON t.id = r.thread_id WHERE r.id = ? AND t.ip_id = ?',
      [round_id, ip_id],
    );
    if (!found) throw notFound();
    const target = threadMachine.actions[action].to as ThreadState;
    return this.db.tx(async (sql) => {
      const cooperation = await demandActive(sql, found.cooperation_id);
      const moved = await this.transitions.applyIn<ThreadState, ThreadAction, ThreadEntity>(sql, {
        machine: threadMachine,
        table: 'thread',
        id: found.thread_id,
        action,
        actor: me,
        ...(version !== undefined && { version }),
        where: { ip_id },
        set: { ...stepTo(target), ...seal, ...(target === 'continue_providing' && { brand_final_at: null }) },
        effect: async (inner, thread) => {
          if (found.number !== thread.rounds) throw threadRefusal(thread.state);
          await effect(inner, found, thread, cooperation);
          await this.notices.notify(inner, thread.id, target, me.id);
        },
      });
      return { thread_id: found.thread_id, ...moved };
    }, 'committed');
  }

  /** Replaces the feedback pictures of a round; those that no answer shows any longer are deleted like unused uploads. */
  private async attach(
    sql: Sql,
    { id: member }: MemberCaller,
    ipId: string,
    round_id: string,
    images: readonly string[],
  ): Promise<void> {
    await this.uses.attach(sql, member, ipId, { images: [...images] }, { images: 'feedback_image' }, []);
    const drafts = await sql.rows<RoundFileEntity & { usage_name: 'draft_image' }>(
      `SELECT f.*, u.usage_name FROM round_file f JOIN uploaded_file u ON u.id = f.file_id
        WHERE f.round_id = ? AND f.side = 'draft'`,
      [round_id],
    );
    await sql.execute("DELETE FROM round_file WHERE round_id = ? AND side = 'feedback'", [round_id]);
    await sql.insertAll(
      'round_file',
      images.map((file_id, place) => ({ round_id, file_id, side: 'feedback', place })),
    );
    await this.uses.replace(
      sql,
      { id: round_id, ipId },
      'live',
      { draft_images: drafts.map(({ file_id }) => file_id), feedback_images: [...images] },
      { draft_images: drafts[0]?.usage_name ?? 'draft_image', feedback_images: 'feedback_image' },
    );
  }

  /** Pins of an earlier answer to the same round; those of the next one follow them. */
  private async pinsOf(sql: Sql, roundId: string): Promise<number> {
    const pins = await sql.one<{ count: number | string }>(
      'SELECT COUNT(*) AS count FROM round_pin WHERE round_id = ?',
      [roundId],
    );
    return Number(pins!.count);
  }

  /** The thread is locked, so that no other answer adds pins meanwhile. */
  private async refuseTooManyMarks(sql: Sql, threadId: string, marks: Reply['marks']): Promise<void> {
    if (marks.length === 0) return;
    const pins = await sql.one<{ count: number | string }>(
      'SELECT COUNT(*) AS count FROM round_pin p JOIN thread_round r ON r.id = p.round_id WHERE r.thread_id = ?',
      [threadId],
    );
    if (Number(pins!.count) + marks.length > COOPERATION.threadMarks)
      throw validationError('marks', 'thread_marks', { max: COOPERATION.threadMarks });
  }

  /** Pins are on pictures of the round they answer, those on a document on one of its pages. */
  private async refuseForeignMarks(sql: Sql, roundId: string, marks: Reply['marks']): Promise<void> {
    if (marks.length === 0) return;
    const ids = (
      await sql.rows<RoundFileEntity>("SELECT * FROM round_file WHERE round_id = ? AND side = 'draft'", [
        roundId,
      ])
    ).map(({ file_id }) => file_id);
    if (!marks.every(({ image_id }) => ids.includes(image_id))) throw validationError('marks', 'choice');
    const drafts = new Map((await this.files.many(ids, undefined)).map((file) => [file.image_id, file]));
    for (const [at, { image_id, page = null }] of marks.entries())
      if (!draftPages(drafts.get(image_id)!).some((one) => one.page === page))
        throw validationError(`marks.${String(at)}.page`, 'range');
  }
}
