import { Injectable } from '@nestjs/common';
import {
  IMAGE_ACTIONS_AT_REST,
  IMAGES_OPEN,
  type ImageRequestAction,
  imageRequestMachine,
  type ImageRequestState,
  type Input,
  type imageRequestApi,
  type ImageRequestResult,
  ulid,
} from '@ipw/domain';
import { Db, fromJson, type Sql } from '../core/db/db';
import { notFound, validationError } from '../core/errors/domain-error';
import { FileUseService } from '../core/files/file-use.service';
import type { MemberCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { type Actor, HistoryService } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { ASKABLE } from './askable';
import { ImageCopyService } from './image-copy.service';
import { newCopyNumber } from './image-mark';
import { ImageNoticeService } from './image-notice.service';
import type { ImageRequestEntity, ImageRequestItemEntity } from './image-request.entity';
import { answerTerms, endOf, warningOf } from './image-terms';
import { demandActive, demandOpen } from './thread-round.service';

type Api = typeof imageRequestApi;
type Decision = Input<Api['imageDecide']>;
type Moving = Pick<Decision, 'ip_id' | 'image_request_id' | 'version'>;

interface NewRequest {
  series_id: string;
  /** Undefined: all of the series. */
  images?: string[];
  purpose: string;
  used_in: string;
  until: string;
}

const USAGE = { images: 'series_image' } as const;

/** Requests for pictures: asked by the brand, granted, refused and revoked by the holder. */
@Injectable()
export class ImageRequestService {
  constructor(
    private readonly copies: ImageCopyService,
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly notices: ImageNoticeService,
    private readonly transitions: TransitionService,
    private readonly uses: FileUseService,
  ) {}

  async ask(
    cooperationId: string,
    { images, ...asked }: NewRequest,
    { actor, staff_id }: { actor: Actor; staff_id: string | null },
  ): Promise<ImageRequestResult> {
    await this.limits.take('image_request', cooperationId);
    return this.db.tx(async (sql) => {
      const { ip_id } = await demandActive(sql, cooperationId, actor);
      const series = await this.demandAskable(sql, cooperationId, asked.series_id, images);
      const state = imageRequestMachine.initial as ImageRequestState;
      const ends_at = endOf(asked.until);
      const request = {
        id: ulid(),
        cooperation_id: cooperationId,
        ip_id,
        ...asked,
        series_name: series.series_name,
        ends_at,
        state,
        staff_id,
        ...answerTerms(new Date(), ends_at),
      };
      await sql.insert('image_request', request);
      await sql.insertAll(
        'image_request_item',
        series.images.map((file_id, place) => ({
          image_request_id: request.id,
          file_id,
          place,
          copy_no: newCopyNumber(),
        })),
      );
      // The pictures stay while the request does, also when the series loses them.
      await this.uses.replace(sql, { id: request.id, ipId: ip_id }, 'live', { images: series.images }, USAGE);
      await this.history.write(sql, {
        subject: imageRequestMachine.name,
        subjectId: request.id,
        action: 'create',
        actor,
        to: state,
      });
      await this.notices.holder(sql, request.id, 'image_asked');
      return { image_request_id: request.id, state, version: 1 };
    }, 'committed');
  }

  withdraw(
    { id, cooperation_id }: Pick<ImageRequestEntity, 'id' | 'cooperation_id'>,
    version: number,
    actor: Actor,
  ): Promise<ImageRequestResult> {
    const set = { due_at: null, remind_at: null, escalated_at: null };
    return this.move({ id, cooperation_id }, 'withdraw', actor, version, set);
  }

  /** Grants the named pictures; the others are refused, which takes a reason. */
  async decide(me: MemberCaller, { granted, marked, reason, ...of }: Decision): Promise<ImageRequestResult> {
    const request = await this.find(of);
    const items = await this.items(this.db, request.id);
    demandAmong(granted, items, 'granted');
    if (granted.length < items.length && !reason) throw validationError('reason', 'required');
    const action = granted.length > 0 ? 'grant' : 'refuse';
    const now = new Date();
    const set = {
      marked: marked ? 1 : 0,
      answered_by: me.id,
      answered_at: now,
      due_at: null,
      escalated_at: null,
      remind_at: action === 'grant' ? warningOf(request.ends_at) : null,
    };
    return this.move(request, action, me, of.version, set, async (sql) => {
      await sql.update('image_request', { answer: reason ?? null }, { id: request.id });
      if (granted.length)
        await sql.execute(
          'UPDATE image_request_item SET granted_at = ? WHERE image_request_id = ? AND file_id IN (?)',
          [now, request.id, granted],
        );
      const told = action === 'grant' ? 'sms.brand_images_granted' : 'sms.brand_images_refused';
      await this.notices.brand(sql, request.id, told, granted.length);
    });
  }

  /** Ends named pictures, or all, at once: links end, and so does a download that has begun. */
  async revoke(
    me: MemberCaller,
    { images, reason, ...of }: Input<Api['imageRevoke']>,
  ): Promise<ImageRequestResult> {
    // Pictures are read before the request, so that of those another call has just revoked its version tells.
    const items = await this.items(this.db, of.image_request_id);
    const request = await this.find(of);
    const open = items.filter((item) => item.granted_at && !item.revoked_at);
    // A request that has changed is refused as such below, not for its pictures.
    if (request.version === of.version) demandAmong(images, open, 'images');
    const revoked = images.length ? images : open.map(({ file_id }) => file_id);
    const isAll = revoked.length === open.length;
    const set = { answered_by: me.id, ...(isAll && { remind_at: null }) };
    return this.move(request, isAll ? 'revoke' : 'revoke_some', me, of.version, set, async (sql) => {
      await sql.update('image_request', { answer: reason }, { id: request.id });
      await sql.execute(
        'UPDATE image_request_item SET revoked_at = NOW(3) WHERE image_request_id = ? AND file_id IN (?)',
        [request.id, revoked],
      );
      await this.copies.removeAfter(sql, request.id, revoked);
      await this.notices.brand(sql, request.id, 'sms.brand_images_revoked', revoked.length);
    });
  }

  /**
   * Ends what is still open: with its last day, or with its cooperation. Copies with a mark are deleted. Returns the state it was
   * in; undefined when it was open no more.
   */
  async end(
    sql: Sql,
    { id }: Pick<ImageRequestEntity, 'id'>,
    action: 'expire' | 'end',
    actor: Actor,
  ): Promise<ImageRequestState | undefined> {
    const open = await sql.one<Pick<ImageRequestEntity, 'state'>>(
      'SELECT state FROM image_request WHERE id = ? AND state IN (?) FOR UPDATE',
      [id, IMAGES_OPEN],
    );
    if (!open) return undefined;
    await this.transitions.applyIn<ImageRequestState, ImageRequestAction, ImageRequestEntity>(sql, {
      machine: imageRequestMachine,
      table: 'image_request',
      id,
      action,
      actor,
      set: { due_at: null, remind_at: null, escalated_at: null },
    });
    const items = await this.items(sql, id);
    await this.copies.removeAfter(
      sql,
      id,
      items.map(({ file_id }) => file_id),
    );
    return open.state;
  }

  private move(
    { id, cooperation_id }: Pick<ImageRequestEntity, 'id' | 'cooperation_id'>,
    action: ImageRequestAction,
    actor: Actor,
    version: number,
    set: Record<string, string | number | Date | null>,
    effect?: (sql: Sql) => Promise<void>,
  ): Promise<ImageRequestResult> {
    return this.db.tx(async (sql) => {
      await (IMAGE_ACTIONS_AT_REST.includes(action)
        ? demandOpen(sql, cooperation_id)
        : demandActive(sql, cooperation_id, actor));
      const moved = await this.transitions.applyIn<ImageRequestState, ImageRequestAction, ImageRequestEntity>(
        sql,
        {
          machine: imageRequestMachine,
          table: 'image_request',
          id,
          action,
          actor,
          version,
          set,
          ...(effect && { effect }),
        },
      );
      return { image_request_id: id, ...moved };
    });
  }

  private async find({ ip_id, image_request_id }: Moving): Promise<ImageRequestEntity> {
    const found = await this.db.one<ImageRequestEntity>(
      'SELECT * FROM image_request WHERE id = ? AND ip_id = ?',
      [image_request_id, ip_id],
    );
    if (!found) throw notFound();
    return found;
  }

  private items(sql: Sql, id: string): Promise<ImageRequestItemEntity[]> {
    return sql.rows<ImageRequestItemEntity>(
      'SELECT * FROM image_request_item WHERE image_request_id = ? ORDER BY place',
      [id],
    );
  }

  /** The series of a cooperation with the wanted pictures, or all of it; a series that cannot be asked for is as good as none. */
  private async demandAskable(
    sql: Sql,
    cooperationId: string,
    seriesId: string,
    wanted: string[] | undefined,
  ): Promise<{ series_name: string; images: string[] }> {
    const found = await sql.one<{ series_name: string; images: string | null }>(
      `SELECT s.series_name, s.images FROM series s JOIN cooperation c ON c.id = ? WHERE s.id = ? AND ${ASKABLE}`,
      [cooperationId, seriesId],
    );
    if (!found) throw notFound();
    const all = fromJson<string[]>(found.images ?? '[]');
    const reviewed = all.length
      ? await sql.rows<{ id: string }>('SELECT id FROM uploaded_file WHERE id IN (?) AND image_status = 1', [
          all,
        ])
      : [];
    const askable = all.filter((image) => reviewed.some(({ id }) => id === image));
    if (wanted && !wanted.every((image) => askable.includes(image)))
      throw validationError('images', 'choice');
    const images = wanted ?? askable;
    if (images.length === 0) throw validationError('series_id', 'required');
    return { series_name: found.series_name, images };
  }
}

function demandAmong(
  ids: readonly string[],
  items: readonly ImageRequestItemEntity[],
  field: 'granted' | 'images',
): void {
  if (!ids.every((id) => items.some(({ file_id }) => file_id === id))) throw validationError(field, 'choice');
}
