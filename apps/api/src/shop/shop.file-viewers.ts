import { Injectable } from '@nestjs/common';
import { LINK_IS_ON } from '@ipw/domain';
import type { Condition } from '../core/db/list-query';
import { FileViewers, linkIn } from '../core/files/viewers';

@Injectable()
export class ShopFileViewers extends FileViewers {
  /** While the private link is valid and the picture belongs to an approved, listed private series. */
  override link(link: string, fileId: string): Condition {
    return {
      sql: `SELECT l.id FROM shop_link l JOIN series s ON s.ip_id = l.ip_id
        WHERE l.ip_id = ? AND l.number = ? AND l.state = ? AND (l.expires_at IS NULL OR l.expires_at > NOW(3))
          AND s.visibility = 'private' AND s.shelf = 'listed' AND s.published_at IS NOT NULL AND s.deleted_at IS NULL
          AND (s.cover = ? OR JSON_CONTAINS(s.images, JSON_QUOTE(?)))`,
      params: [...linkIn(link), LINK_IS_ON, fileId, fileId],
    };
  }
}
