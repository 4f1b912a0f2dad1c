import { Injectable } from '@nestjs/common';
import type { PieceKind, PieceView } from '@ipw/domain';
import { Db } from '../db/db';
import { Files } from '../files/files';
import { filesIn } from '../files/file-uses';
import type { PieceEntity } from './piece.entity';
import { livePiece } from './piece.subject';
import { withFiles } from './revision.view';

export type ShownPiece<K extends PieceKind> = PieceView<K> & { id: string; published_at: Date };

/** What everybody sees of an IP's pieces. */
@Injectable()
export class ShownPieces {
  constructor(
    private readonly db: Db,
    private readonly files: Files,
  ) {}

  /** Live content of one kind in its holder's order, its pictures by open addresses. */
  async of<K extends PieceKind>(kind: K, ipId: string, most = 20): Promise<ShownPiece<K>[]> {
    const rows = await this.db.rows<PieceEntity>(
      `SELECT * FROM piece WHERE ip_id = ? AND subject = ? AND deleted_at IS NULL AND data IS NOT NULL
        ORDER BY sort, place DESC, id DESC LIMIT ${String(most)}`,
      [ipId, kind.name],
    );
    const shown = rows.map((row) => ({ row, data: livePiece(row).data! }));
    const ids = new Set(shown.flatMap(({ data }) => filesIn(data, kind.files)));
    const files = await this.files.many([...ids], undefined);
    return shown.map(({ row, data }) => ({
      ...withFiles<PieceView<K>>(kind, data, files)!,
      id: row.id,
      published_at: row.published_at!,
    }));
  }
}
