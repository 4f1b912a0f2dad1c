import { Injectable } from '@nestjs/common';
import { maskName, type ReviewAction } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { filesIn, FileUseService } from '../core/files/file-use.service';
import type { StaffCaller } from '../core/http/context';
import { storedMarks } from '../core/review/marks';
import { reasonColumns, reasonLine } from '../core/review/reason';
import type { RevisionEntity } from '../core/reviewed-content/revision.entity';
import { dataOf } from '../core/reviewed-content/revision.view';
import { type ReviewMove, RevisionRecordService } from '../core/reviewed-content/revision-record.service';
import { RevisionService } from '../core/reviewed-content/revision.service';
import { type Decision, staffMove } from '../core/review/review-record.service';
import { SubjectRegistry } from '../core/reviewed-content/subject';
import { HistoryService } from '../core/transition/history.service';
import { OwnMatterService } from '../member';
import { MessageService } from '../message';

/** The staff side of revisions: approve, reject. Nobody decides on content of an IP they work on. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly db: Db,
    private readonly subjects: SubjectRegistry,
    private readonly revisions: RevisionService,
    private readonly records: RevisionRecordService,
    private readonly files: FileService,
    private readonly uses: FileUseService,
    private readonly history: HistoryService,
    private readonly matters: OwnMatterService,
    private readonly messages: MessageService,
  ) {}

  apply(staff: StaffCaller, id: string, action: ReviewAction, decision: Decision) {
    const moves = { approve: this.approval(staff), reject: this.rejection(staff, decision) };
    return this.db.tx(async (sql) => {
      const row = await sql.one<RevisionEntity>('SELECT * FROM revision WHERE id = ?', [id]);
      if (!row) throw notFound();
      if (row.submitted_by === staff.id) throw validationError('action', 'self');
      if (action in moves) await this.matters.refuseIp(sql, staff, row.ip_id);
      // Locks the live row first, as the holder's side does, so that concurrent changes wait instead of deadlocking.
      await this.subjects.of(row.subject).find(sql, row.subject_id, 'FOR UPDATE');
      return this.records.apply(sql, id, action, staff, staffMove(staff, action, decision, moves));
    });
  }

  /** Publishes the proposal, marks its pictures as reviewed and, if the content is shown, makes them public. */
  private approval(staff: StaffCaller): ReviewMove {
    return {
      set: { decided_by: staff.id, decided_at: new Date(), due_at: null, reason_code: null, reason: null },
      effect: async (sql, row) => {
        const subject = this.subjects.of(row.subject);
        const live = await subject.find(sql, row.subject_id);
        if (live?.version !== row.base_version)
          throw new DomainError('CONFLICT', { version: row.version, state: row.state });
        const { files } = subject.content;
        const ref = { subject: row.subject, id: row.subject_id, ipId: row.ip_id };
        const data = dataOf(row);
        await subject.publish(sql, row.subject_id, data, row.version + 1);
        await this.uses.replace(sql, ref, 'open', null, files);
        await this.revisions.refreshLiveUses(sql, ref);
        await this.files.reviewed(sql, filesIn(data, files));
        await this.history.write(sql, {
          subject: subject.table,
          subjectId: row.subject_id,
          action: 'publish',
          actor: staff,
          before: live.data ?? {},
          after: data,
          content: Object.keys(data),
        });
        const opensEdit = row.step === 1 && live.data;
        if (opensEdit) await this.revisions.openEdit(sql, ref, live.data!);
        await this.notify(sql, row, opensEdit ? 'series_editable' : 'content_approved', {});
      },
    };
  }

  /** Stores the rejected content, so that the next submission can show what changed. */
  private rejection(staff: StaffCaller, { reason_code, reason = '', marks = [] }: Decision): ReviewMove {
    return {
      reason: reasonLine({ reason_code, reason }),
      set: (row) => {
        const data = dataOf(row);
        if (!marks.every(({ field }) => field in data)) throw validationError('marks', 'choice');
        return {
          decided_by: staff.id,
          decided_at: new Date(),
          due_at: null,
          ...reasonColumns({ reason_code, reason }),
          marks: storedMarks(marks, data),
          rejected: row.data,
        };
      },
      effect: (sql, row) =>
        this.notify(sql, row, 'content_rejected', { reason_key: `revision_reason.${reason_code!}`, reason }),
    };
  }

  /** Notifies all members of the IP, because they share the content. */
  private async notify(
    sql: Sql,
    row: RevisionEntity,
    key: 'content_approved' | 'content_rejected' | 'series_editable',
    args: Record<string, string>,
  ): Promise<void> {
    const readers = await sql.rows<{ member_id: string; ip_name: string; operator: string | null }>(
      `SELECT o.member_id, ip.ip_name, m.username AS operator FROM ip_operator o JOIN ip ON ip.id = o.ip_id LEFT JOIN member m ON m.id = ?
        WHERE o.ip_id = ? AND o.match_relation IS NOT NULL`,
      [row.submitted_by, row.ip_id],
    );
    const link = this.subjects.of(row.subject).link(row.ip_id, row.subject_id);
    for (const { member_id, ip_name, operator } of readers) {
      const ofOther = key === 'content_approved' && operator !== null && member_id !== row.submitted_by;
      const subject_key = `subject.${row.subject}`;
      await this.messages.send(
        sql,
        member_id,
        ofOther ? 'content_published' : key,
        {
          title: row.title || ip_name,
          ip_name,
          subject_key,
          ...args,
          ...(ofOther && { operator: maskName(operator) }),
        },
        link,
      );
    }
  }
}
