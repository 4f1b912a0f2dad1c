import { Injectable } from '@nestjs/common';
import { type ReviewAction, reviewMachine, type ReviewState } from '@ipw/domain';
import { fromJson, type Sql } from '../core/db/db';
import { FileUseService } from '../core/files/file-use.service';
import { OWN_IP, tableFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import type { ContentItemEntity } from '../core/review/content-item.entity';
import type { RevisionEntity } from '../core/review/revision.entity';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import type { SeriesEntity } from '../gallery/series.entity';
import type { ShopLinkEntity, ShopSettingEntity } from '../shop/shop.entity';

type Named<R> = R & { ip_name: string };

const list = (text: string | null): unknown[] => (text === null ? [] : fromJson<unknown[]>(text));

/** All reviewed content of an IP, live and proposed. Of reviews only their number and outcome outlast the account. */
@Injectable()
export class ContentPersonalData extends PersonalData {
  readonly name = 'content';

  constructor(
    private readonly transitions: TransitionService,
    private readonly uses: FileUseService,
  ) {
    super();
  }

  override export({ id }: ExportedMember) {
    return [this.series(id), this.shop(id), this.pieces(id), this.edits(id)];
  }

  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    for (const id of ipIds) await this.eraseOf(sql, id);
  }

  /** Live series of the member's own IPs, not of IPs they only operate. */
  private series(id: string) {
    return tableFile<Named<SeriesEntity>>(this.db, 'series.json', {
      sql: `SELECT t.*, ip.ip_name FROM series t JOIN ip ON ip.id = t.ip_id
        WHERE ${OWN_IP} AND t.deleted_at IS NULL AND t.published_at IS NOT NULL`,
      params: [id, id],
      toRecord: (series) => ({
        series_id: series.id,
        ip_id: series.ip_id,
        ip_name: series.ip_name,
        series_name: series.series_name,
        visibility: series.visibility,
        shelf: series.shelf,
        cover: series.cover,
        images: list(series.images),
        rights_documents: list(series.rights_documents),
        entity_documents: list(series.entity_documents),
        published_at: series.published_at,
        created_at: series.created_at,
      }),
    });
  }

  /** Settings of the shops of their own IPs. */
  private shop(id: string) {
    return tableFile<Named<ShopSettingEntity & Pick<ShopLinkEntity, 'issued_at' | 'expires_at'>>>(
      this.db,
      'shop.json',
      {
        sql: `SELECT t.*, ip.ip_name, l.issued_at, l.expires_at FROM shop_setting t JOIN ip ON ip.id = t.ip_id
        LEFT JOIN shop_link l ON l.ip_id = t.ip_id AND l.state = 'on' WHERE ${OWN_IP} AND t.data IS NOT NULL`,
        params: [id, id],
        toRecord: (setting) => ({
          ip_id: setting.ip_id,
          ip_name: setting.ip_name,
          subject: setting.subject,
          content: fromJson(setting.data),
          private_link: setting.issued_at && { issued_at: setting.issued_at, expires_at: setting.expires_at },
          created_at: setting.created_at,
        }),
      },
    );
  }

  /** Live cases, milestones, moments and announcements of their own IPs. */
  private pieces(id: string) {
    return tableFile<Named<ContentItemEntity>>(this.db, 'pieces.json', {
      sql: `SELECT t.*, ip.ip_name FROM piece t JOIN ip ON ip.id = t.ip_id
        WHERE ${OWN_IP} AND t.deleted_at IS NULL AND t.data IS NOT NULL`,
      params: [id, id],
      toRecord: (piece) => ({
        piece_id: piece.id,
        ip_id: piece.ip_id,
        ip_name: piece.ip_name,
        subject: piece.subject,
        content: fromJson(piece.data),
        published_at: piece.published_at,
        created_at: piece.created_at,
      }),
    });
  }

  /** Edits they submitted, and the open ones of their own IPs. */
  private edits(id: string) {
    return tableFile<Named<RevisionEntity>>(this.db, 'edits.json', {
      sql: `SELECT t.*, ip.ip_name FROM revision t JOIN ip ON ip.id = t.ip_id
        WHERE (t.submitted_by = ? OR (t.is_open = 1 AND ${OWN_IP}))`,
      params: [id, id, id],
      toRecord: (edit) => ({
        edit_id: edit.id,
        ip_id: edit.ip_id,
        ip_name: edit.ip_name,
        subject: edit.subject,
        subject_id: edit.subject_id,
        state: edit.state,
        content: fromJson(edit.data),
        reason_code: edit.reason_code,
        reason: edit.reason,
        created_at: edit.created_at,
        submitted_at: edit.submitted_at,
        decided_at: edit.decided_at,
      }),
    });
  }

  /** Live content first, as everybody who changes or decides it locks it. */
  private async eraseOf(sql: Sql, ipId: string): Promise<void> {
    await sql.execute(
      `UPDATE series SET series_name = '', cover = NULL, images = NULL, rights_documents = NULL, entity_documents = NULL,
        visibility = 'private', published_at = NULL, deleted_at = COALESCE(deleted_at, NOW(3)), version = version + 1 WHERE ip_id = ?`,
      [ipId],
    );
    await sql.execute('UPDATE shop_setting SET data = NULL, version = version + 1 WHERE ip_id = ?', [ipId]);
    await sql.execute(
      `UPDATE piece SET data = NULL, place = '', published_at = NULL, deleted_at = COALESCE(deleted_at, NOW(3)),
        version = version + 1 WHERE ip_id = ?`,
      [ipId],
    );
    const open = await sql.rows<Pick<RevisionEntity, 'id' | 'state'>>(
      'SELECT id, state FROM revision WHERE ip_id = ? AND is_open = 1 FOR UPDATE',
      [ipId],
    );
    for (const { id, state } of open) {
      if (!reviewMachine.actions.discard.from.some((from) => from === state))
        await this.move(sql, id, 'withdraw');
      await this.move(sql, id, 'discard');
    }
    await sql.update(
      'revision',
      { data: '{}', title: '', picture_id: null, due_at: null, reason: null, marks: null, rejected: null },
      { ip_id: ipId },
    );
    await this.uses.release(sql, ipId);
  }

  private async move(sql: Sql, id: string, action: ReviewAction): Promise<void> {
    await this.transitions.applyIn<ReviewState, ReviewAction, RevisionEntity>(sql, {
      machine: reviewMachine,
      table: 'revision',
      id,
      action,
      actor: SYSTEM,
    });
  }
}
