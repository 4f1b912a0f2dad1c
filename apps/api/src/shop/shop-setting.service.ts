import { Injectable } from '@nestjs/common';
import { type ContentData, type SideBySide, ulid } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { sideBySide } from '../core/reviewed-content/revision.view';
import { RevisionRecordService } from '../core/reviewed-content/revision-record.service';
import {
  type ReviewResult,
  type ContentRef,
  RevisionService,
} from '../core/reviewed-content/revision.service';
import { type Live, SubjectRegistry } from '../core/reviewed-content/subject';
import { type Actor, HistoryService } from '../core/transition/history.service';
import type { SettingName, ShopSettingEntity } from './shop.entity';

const nothing = (ip_id: string): Live => ({ ip_id, version: 0, data: null, shown: false });

/** Common to all shop settings: one row an IP, created with the first proposal. */
@Injectable()
export class ShopSettingService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly history: HistoryService,
    private readonly records: RevisionRecordService,
    private readonly revisions: RevisionService,
    private readonly subjects: SubjectRegistry,
  ) {}

  async detail<V>(
    me: MemberCaller,
    ipId: string,
    name: SettingName,
  ): Promise<SideBySide<V> & { subject_id: string | null }> {
    const row = await this.row(this.db, ipId, name);
    const open = row && (await this.revisions.open(this.db, name, [row.id])).get(row.id);
    const subject = this.subjects.of(name);
    const live = row ? subject.live({ ...row, listed: 1 }) : nothing(ipId);
    return {
      ...(await sideBySide<V>(subject.content, live, open, this.files, me)),
      subject_id: row?.id ?? null,
    };
  }

  /** Saves a proposal. */
  async save(
    sql: Sql,
    me: MemberCaller,
    ipId: string,
    name: SettingName,
    data: ContentData,
    version?: number,
  ): Promise<ReviewResult> {
    return this.revisions.save(sql, me, await this.begun(sql, ipId, name), data, version);
  }

  /** Saves a proposal and, unless it is a draft, submits it. */
  async propose(
    sql: Sql,
    me: MemberCaller,
    { ipId, name }: { ipId: string; name: SettingName },
    data: ContentData,
    how: { version?: number | undefined; draft: boolean },
  ): Promise<ReviewResult> {
    return this.revisions.propose(sql, me, await this.begun(sql, ipId, name), data, how);
  }

  /** Deletes what a setting says, live, proposed and in closed revisions, for good. */
  async clear(sql: Sql, actor: Actor, ipId: string, name: SettingName): Promise<void> {
    const row = await this.row(sql, ipId, name);
    if (!row) return;
    const ref: ContentRef = { subject: name, id: row.id, ipId };
    const subject = this.subjects.of(name);
    const { live, open } = await this.revisions.at(sql, ref, 'FOR UPDATE');
    await this.revisions.discardOpen(sql, actor, ref, open);
    await this.records.eraseOf(sql, name, ref.id);
    if (!live.data && !open) return;
    await subject.remove(sql, ref.id, (open?.version ?? live.version) + 1);
    await this.revisions.refreshLiveUses(sql, ref);
    const fields = Object.keys(live.data ?? {});
    await this.history.write(sql, {
      subject: subject.table,
      subjectId: ref.id,
      action: 'remove',
      actor,
      before: { ...live.data },
      after: Object.fromEntries(fields.map((field) => [field, null])),
      content: fields,
    });
  }

  /** An existing setting; NOT_FOUND otherwise. */
  async known(sql: Sql, ipId: string, name: SettingName): Promise<ContentRef> {
    const row = await this.row(sql, ipId, name);
    if (!row) throw notFound();
    return { subject: name, id: row.id, ipId };
  }

  /** The setting, created when there is none; concurrent callers create the same one. */
  private async begun(sql: Sql, ipId: string, name: SettingName): Promise<ContentRef> {
    await sql.execute('INSERT IGNORE INTO shop_setting (id, ip_id, subject, version) VALUES (?, ?, ?, 0)', [
      ulid(),
      ipId,
      name,
    ]);
    return { subject: name, id: (await this.row(sql, ipId, name))!.id, ipId };
  }

  private row(sql: Sql, ipId: string, name: SettingName): Promise<ShopSettingEntity | undefined> {
    return sql.one('SELECT * FROM shop_setting WHERE ip_id = ? AND subject = ?', [ipId, name]);
  }
}
