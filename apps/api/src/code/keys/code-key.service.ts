import { Inject, Injectable } from '@nestjs/common';
import type { codeKeyAdminApi, CodeKeyRow } from '@ipw/domain';
import { CONFIG, type Config } from '../../core/config';
import { Db } from '../../core/db/db';
import { DomainError, notFound } from '../../core/errors/domain-error';
import type { AdminCall } from '../../core/http/admin.controller';
import { answerShort } from '../../core/http/console-list';
import { iso } from '../../core/http/iso';
import { recordKeys } from '../../core/install/checked-keys';
import { addKey, versionsOf } from '../../core/keys';
import { type Actor, HistoryService } from '../../core/transition/history.service';

const SUBJECT = 'code_key';
/** The id of a version's record. */
const idOf = (version: number): string => String(version).padStart(26, '0');

/** Versions of the label key, and adding one. The keys stay in their file. */
@Injectable()
export class CodeKeyService {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'DATA_DIR'>,
  ) {}

  /** At most 255 versions, so the list is not paged in SQL. */
  async list(call: AdminCall): Promise<CodeKeyRow[]> {
    return answerShort('code-keys', 'DESC', await this.versions(), call);
  }

  async one({ id }: AdminCall): Promise<CodeKeyRow> {
    const key = (await this.versions()).find((one) => one.id === id);
    if (!key) throw notFound();
    return key;
  }

  async rotate({ input, staff }: AdminCall<typeof codeKeyAdminApi.rotate>): Promise<CodeKeyRow[]> {
    await this.add(staff, input.version);
    return this.versions();
  }

  /** Newest first. */
  private async versions(): Promise<CodeKeyRow[]> {
    const [made, added] = await Promise.all([
      this.db.rows<{ version: number; batches: string; codes: string }>(
        'SELECT key_version AS version, COUNT(*) AS batches, SUM(quantity) AS codes FROM code_batch GROUP BY key_version',
      ),
      this.db.rows<{ subject_id: string; created_at: Date }>(
        "SELECT subject_id, created_at FROM audit_line WHERE subject = ? AND action = 'create'",
        [SUBJECT],
      ),
    ]);
    return versionsOf(this.config.DATA_DIR, 'code')
      .reverse()
      .map((version, at) => {
        const used = made.find((one) => one.version === version);
        const line = added.find((one) => one.subject_id === idOf(version));
        return {
          id: idOf(version),
          state: at === 0 ? 'newest' : 'reading',
          version,
          batches: Number(used?.batches ?? 0),
          codes: Number(used?.codes ?? 0),
          created_at: iso(line?.created_at),
        };
      });
  }

  /** Adds the version after `newest`, which the caller saw, or refuses with CONFLICT. */
  async add(actor: Actor, newest: number): Promise<number> {
    return this.db.tx(async (sql) => {
      await this.history.write(sql, {
        subject: SUBJECT,
        subjectId: idOf(newest + 1),
        action: 'create',
        actor,
        after: { key_version: newest + 1 },
      });
      // Last: if the commit fails afterwards, the file has a key without an audit line, which is harmless.
      const version = addKey(this.config.DATA_DIR, 'code', newest);
      if (version === undefined)
        throw new DomainError('CONFLICT', { version: versionsOf(this.config.DATA_DIR, 'code').at(-1)! });
      await recordKeys(sql, this.config.DATA_DIR);
      return version;
    });
  }
}
