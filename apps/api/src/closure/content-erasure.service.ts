import { Injectable } from '@nestjs/common';
import { type ReviewAction, reviewMachine, type ReviewState } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { FileUseService } from '../core/files/file-use.service';
import type { RevisionEntity } from '../core/review/revision.entity';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';

/** Erases the content of an IP when its holder's account closes. Of reviews only their number and outcome stay. */
@Injectable()
export class ContentErasureService {
  constructor(
    private readonly transitions: TransitionService,
    private readonly uses: FileUseService,
  ) {}

  async of(sql: Sql, ipId: string): Promise<void> {
    await sql.execute('DELETE FROM ip_slug WHERE ip_id = ?', [ipId]);
    await sql.execute('DELETE FROM ip_visit WHERE ip_id = ?', [ipId]);
    // Live content first, as everybody who changes or decides it does.
    await sql.execute(
      `UPDATE series SET series_name = '', cover = NULL, images = NULL, rights_documents = NULL, entity_documents = NULL,
        visibility = 'private', published_at = NULL, deleted_at = COALESCE(deleted_at, NOW(3)), version = version + 1 WHERE ip_id = ?`,
      [ipId],
    );
    await sql.execute('UPDATE shop_setting SET data = NULL, version = version + 1 WHERE ip_id = ?', [ipId]);
    await sql.execute('DELETE FROM shop_link WHERE ip_id = ?', [ipId]);
    await sql.execute('DELETE FROM business_password WHERE ip_id = ?', [ipId]);
    await sql.execute('DELETE FROM business_check WHERE ip_id = ?', [ipId]);
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
