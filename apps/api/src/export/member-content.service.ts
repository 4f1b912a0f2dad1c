import { Injectable } from '@nestjs/common';
import { Db, fromJson } from '../core/db/db';
import type { ContentItemEntity } from '../core/review/content-item.entity';
import type { RevisionEntity } from '../core/review/revision.entity';
import type { SeriesEntity } from '../gallery/series.entity';
import type { IpVisitEntity } from '../ip/visit.entity';
import type { ShopLinkEntity, ShopSettingEntity } from '../shop/shop.entity';
import { allRows, exported } from './rows';

type Named<R> = R & { ip_name: string };

const OWN = '(ip.owner_id = ? OR (ip.owner_id IS NULL AND ip.created_by = ?))';
const list = (text: string | null): unknown[] => (text === null ? [] : fromJson<unknown[]>(text));

/** The content of a member's archive: live and proposed, of their own IPs and of IPs they operate. */
@Injectable()
export class MemberContentService {
  constructor(private readonly db: Db) {}

  /** Live series of the member's own IPs, not of IPs they only operate. */
  series(id: string): AsyncGenerator<unknown> {
    const rows = allRows<Named<SeriesEntity>>(
      this.db,
      `SELECT t.*, ip.ip_name FROM series t JOIN ip ON ip.id = t.ip_id
        WHERE ${OWN} AND t.deleted_at IS NULL AND t.published_at IS NOT NULL`,
      [id, id],
    );
    return exported(rows, (series) => ({
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
    }));
  }

  /** Settings of the shops of their own IPs. */
  shop(id: string): AsyncGenerator<unknown> {
    const rows = allRows<Named<ShopSettingEntity & Pick<ShopLinkEntity, 'issued_at' | 'expires_at'>>>(
      this.db,
      `SELECT t.*, ip.ip_name, l.issued_at, l.expires_at FROM shop_setting t JOIN ip ON ip.id = t.ip_id
        LEFT JOIN shop_link l ON l.ip_id = t.ip_id AND l.state = 'on' WHERE ${OWN} AND t.data IS NOT NULL`,
      [id, id],
    );
    return exported(rows, (setting) => ({
      ip_id: setting.ip_id,
      ip_name: setting.ip_name,
      subject: setting.subject,
      content: fromJson(setting.data),
      private_link: setting.issued_at && { issued_at: setting.issued_at, expires_at: setting.expires_at },
      created_at: setting.created_at,
    }));
  }

  /** Live cases, milestones, moments and announcements of their own IPs. */
  pieces(id: string): AsyncGenerator<unknown> {
    const rows = allRows<Named<ContentItemEntity>>(
      this.db,
      `SELECT t.*, ip.ip_name FROM piece t JOIN ip ON ip.id = t.ip_id
        WHERE ${OWN} AND t.deleted_at IS NULL AND t.data IS NOT NULL`,
      [id, id],
    );
    return exported(rows, (piece) => ({
      piece_id: piece.id,
      ip_id: piece.ip_id,
      ip_name: piece.ip_name,
      subject: piece.subject,
      content: fromJson(piece.data),
      published_at: piece.published_at,
      created_at: piece.created_at,
    }));
  }

  /** How many people came to see the pages of their own IPs, day by day. */
  visits(id: string): AsyncGenerator<unknown> {
    const rows = allRows<Named<IpVisitEntity & { id: string }>>(
      this.db,
      `SELECT t.*, ip.ip_name FROM (SELECT v.*, CONCAT(v.day, v.ip_id) AS id FROM ip_visit v) t
        JOIN ip ON ip.id = t.ip_id WHERE ${OWN}`,
      [id, id],
    );
    return exported(rows, ({ ip_id, ip_name, day, visits }) => ({ ip_id, ip_name, day, visits }));
  }

  /** Edits they submitted, and the open ones of their own IPs. */
  edits(id: string): AsyncGenerator<unknown> {
    const rows = allRows<Named<RevisionEntity>>(
      this.db,
      `SELECT t.*, ip.ip_name FROM revision t JOIN ip ON ip.id = t.ip_id
        WHERE (t.submitted_by = ? OR (t.is_open = 1 AND ${OWN}))`,
      [id, id, id],
    );
    return exported(rows, (edit) => ({
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
    }));
  }
}
