import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  beginning,
  COOPERATING,
  type DraftFile,
  sampleConfirmOf,
  type ThreadAction,
  type ThreadDetail,
  threadMachine,
  type ThreadRef,
  type ThreadRound,
  type ThreadSummary,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { FileService, type Viewer } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { CooperationReadService, type FoundCooperation, type Naming } from './cooperation-read.service';
import { groupedBy, pinsOf } from './pin.view';
import type { RoundFileEntity, ThreadEntity, ThreadRoundEntity } from './thread.entity';

/** Whose eyes a thread is shown to. */
export interface Reader extends Naming {
  side: 'holder' | 'brand' | 'staff';
  viewer: Viewer;
}

/** A member of the holder's side. */
export const readerOf = ({ id }: MemberCaller, naming: Naming): Reader => ({
  ...naming,
  side: 'holder',
  viewer: { kind: 'member', id },
});

type Newest = ThreadRoundEntity & { last_feedback: string | null; picture: string | null };

/** Code points of a feedback that a list shows. */
const SHOWN = 120;

/** The newest round of threads, with its first picture and the last answer. */
const NEWEST = `SELECT r.*, (SELECT f.file_id FROM round_file f WHERE f.round_id = r.id AND f.side = 'draft' ORDER BY f.place LIMIT 1)
    AS picture, (SELECT x.feedback FROM thread_round x WHERE x.thread_id = r.thread_id AND x.decision IS NOT NULL
      ORDER BY x.number DESC LIMIT 1) AS last_feedback
  FROM thread_round r JOIN thread t ON t.id = r.thread_id AND t.rounds = r.number WHERE r.thread_id IN (?)`;

/** Threads and rounds as each side sees them. */
@Injectable()
export class ThreadReadService {
  constructor(
    private readonly cooperations: CooperationReadService,
    private readonly db: Db,
    private readonly files: FileService,
  ) {}

  async summaries(threads: readonly ThreadEntity[], reader: Reader): Promise<ThreadSummary[]> {
    if (threads.length === 0) return [];
    const found = await this.cooperations.byId(threads.map(({ cooperation_id }) => cooperation_id));
    const newest = await this.db.rows<Newest>(NEWEST, [threads.map(({ id }) => id)]);
    return threads.map((thread) =>
      this.summary(
        thread,
        found.get(thread.cooperation_id)!,
        newest.find(({ thread_id }) => thread_id === thread.id)!,
        reader,
      ),
    );
  }

  /** A thread with all its rounds; `may` says which of the machine's actors the reader is. */
  async detail(
    thread: ThreadEntity,
    cooperation: FoundCooperation,
    reader: Reader,
    may: (by: string) => boolean,
  ): Promise<ThreadDetail<ThreadAction>> {
    const [summary] = await this.summaries([thread], reader);
    const refs = await this.db.rows<ThreadRef & { corrects_id: string | null }>(
      'SELECT id AS thread_id, product_name, corrects_id FROM thread WHERE id = ? OR corrects_id = ? ORDER BY id',
      [thread.corrects_id, thread.id],
    );
    const refOf = ({ thread_id, product_name }: ThreadRef): ThreadRef => ({ thread_id, product_name });
    const list = await this.rounds(thread.id, reader);
    const open = cooperation.state === COOPERATING && !cooperation.rests;
    // Final is what has files.
    const has = (action: ThreadAction) => action !== 'mark_final' || list.at(-1)!.images.length > 0;
    const corrects = refs.find(({ thread_id }) => thread_id === thread.corrects_id);
    return {
      ...summary!,
      coop_no: cooperation.coop_no,
      actions: open ? actionsFor(threadMachine, thread.state, may).filter(has) : [],
      list,
      corrects: corrects ? refOf(corrects) : null,
      corrected_by: refs.filter(({ corrects_id }) => corrects_id === thread.id).map(refOf),
      sealed: thread.sealed_at && {
        brand_at: thread.brand_final_at!.toISOString(),
        holder_at: thread.sealed_at.toISOString(),
      },
    };
  }

  /** Records that a side has opened what is new to it; of later replies to pins it is told again. */
  async read({ id }: ThreadEntity, side: 'holder' | 'brand'): Promise<void> {
    const [column, news] =
      side === 'holder' ? ['holder_seen_at', 'TRUE'] : ['brand_seen_at', 'decision IS NOT NULL'];
    await this.db.execute(
      `UPDATE thread_round SET ${column} = NOW(3) WHERE thread_id = ? AND ${column} IS NULL AND ${news}`,
      [id],
    );
    await this.db.execute(
      `UPDATE thread SET ${side}_told_at = NULL WHERE id = ? AND ${side}_told_at IS NOT NULL`,
      [id],
    );
  }

  async rounds(threadId: string, { side, viewer }: Reader): Promise<ThreadRound[]> {
    const rounds = await this.db.rows<ThreadRoundEntity>(
      'SELECT * FROM thread_round WHERE thread_id = ? ORDER BY number',
      [threadId],
    );
    const ids = rounds.map(({ id }) => id);
    const uses = await this.db.rows<RoundFileEntity & { sha256: string }>(
      `SELECT f.*, u.sha256 FROM round_file f JOIN uploaded_file u ON u.id = f.file_id WHERE f.round_id IN (?)
        ORDER BY f.place`,
      [ids],
    );
    const usesOf = groupedBy(uses, ({ round_id }) => round_id);
    const found = await this.files.many([...new Set(uses.map(({ file_id }) => file_id))], viewer);
    const files = new Map(found.map((file) => [file.image_id, file]));
    const pinsOfRound = groupedBy(
      await pinsOf(this.db, 'p.round_id IN (?)', [ids]),
      ({ round_id }) => round_id,
    );
    return rounds.map((round) => {
      const filesOf = (wanted: RoundFileEntity['side']): DraftFile[] =>
        (usesOf.get(round.id) ?? [])
          .filter(({ side: from }) => from === wanted)
          .flatMap(({ file_id, sha256 }) => {
            const file = files.get(file_id);
            return file ? [{ ...file, sha256 }] : [];
          });
      return {
        round_id: round.id,
        number: round.number,
        by: round.staff_id ? 'staff' : 'brand',
        text: round.text,
        tracking_number: round.tracking_number,
        images: filesOf('draft'),
        final: round.final,
        created_at: round.created_at.toISOString(),
        decision: round.decision,
        feedback: round.feedback,
        feedback_images: filesOf('feedback'),
        pins: (pinsOfRound.get(round.id) ?? []).map(({ pin }) => pin),
        decided_at: iso(round.decided_at),
        seen_at: iso(side === 'holder' ? round.brand_seen_at : round.holder_seen_at),
      };
    });
  }

  private summary(
    thread: ThreadEntity,
    cooperation: FoundCooperation,
    { last_feedback, picture, decision, holder_seen_at, brand_seen_at }: Newest,
    reader: Reader,
  ): ThreadSummary {
    const { side, viewer, language } = reader;
    const unread =
      side === 'holder' ? holder_seen_at === null : side === 'brand' && !!decision && brand_seen_at === null;
    return {
      thread_id: thread.id,
      cooperation_id: thread.cooperation_id,
      kind: thread.kind,
      project_name: this.cooperations.projectOf(cooperation, language),
      brand_name: this.cooperations.brandFor(cooperation, reader),
      product_name: thread.product_name,
      state: thread.state,
      version: thread.version,
      turn: thread.turn,
      due_at: cooperation.rests ? null : iso(thread.due_at),
      rests: cooperation.rests,
      rounds: thread.rounds,
      sample_confirm: sampleConfirmOf(thread.state),
      feedback: last_feedback && beginning(last_feedback, SHOWN),
      picture: this.files.picture(picture, viewer),
      unread: unread ? 1 : 0,
      created_at: thread.created_at.toISOString(),
      changed_at: thread.changed_at.toISOString(),
    };
  }
}
