import { Injectable } from '@nestjs/common';
import {
  mayRole,
  TENDER_FIXED,
  TENDER_OPEN,
  TENDER_WRITTEN,
  type TenderContent,
  type tenderEditInput,
  tenderMachine,
  tenderTimeOf,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService } from '../core/transition/history.service';
import { columnsOf, contentIn, contentOf, sealContact } from './tender.content';
import type { TenderEntity } from './tender.entity';
import { TenderFileService } from './tender-file.service';
import { TenderLabelService } from './tender-label.service';
import { TenderNoticeService } from './tender-notice.service';
import { entriesOf } from './registration-rules';
import { checkContent, tenderOver } from './tender-rules';

type Edit = z.output<typeof tenderEditInput>;

/** Changes of projects: freely while they are drafts, then with a reason and as a version that everybody sees. */
@Injectable()
export class TenderEditService {
  constructor(
    private readonly db: Db,
    private readonly attachments: TenderFileService,
    private readonly labels: TenderLabelService,
    private readonly notices: TenderNoticeService,
    private readonly history: HistoryService,
    private readonly cipher: FieldCipher,
  ) {}

  async change(id: string, { version, reason, ...input }: Edit, staff: StaffCaller): Promise<void> {
    const after = contentIn(input);
    checkContent(after);
    await this.labels.check(after);
    await this.db.tx(async (sql) => {
      const row = await sql.one<TenderEntity>('SELECT * FROM tender WHERE id = ? FOR UPDATE', [id]);
      if (!row) throw notFound();
      if (row.version !== version) throw new DomainError('CONFLICT', { version: row.version });
      const before = contentOf(row);
      const published = row.state === TENDER_OPEN;
      if (published) {
        checkAmendment(row, before, after, reason, staff);
        await checkEntered(sql, row, before, after);
      }
      if (!published && row.state !== TENDER_WRITTEN)
        throw new DomainError('STATE', {
          machine: tenderMachine.name,
          state: row.state,
          allowed: [TENDER_WRITTEN, TENDER_OPEN],
        });
      const columns = columnsOf(after);
      const brand_contact = sealContact(this.cipher, id, input.brand_contact);
      await sql.update('tender', { ...columns, brand_contact, version: version + 1 }, { id, version });
      await this.attachments.attach(sql, { id, staffId: staff.id, before, after, keeps: published });
      if (published && differs(before, after)) {
        const number = await this.keep(sql, id, after, staff, reason!);
        await this.notices.queue(sql, id, 'changed', String(number));
      }
      await this.history.write(sql, {
        subject: tenderMachine.name,
        subjectId: id,
        action: published ? 'amend' : 'update',
        actor: staff,
        reason: reason ?? null,
        before: { ...row },
        after: columns,
        content: Object.keys(columns),
      });
    });
  }

  /** Keeps what is published as the first version; refuses a project whose end has passed. */
  async published(sql: Sql, row: TenderEntity, staff: StaffCaller): Promise<void> {
    if (row.closes_at.getTime() <= Date.now()) throw validationError('closes_at', 'past_date');
    await this.keep(sql, row.id, contentOf(row), staff, null);
    await sql.insert('tender_award', { id: row.id });
  }

  /** Keeps a version and returns its number. The project must be locked. */
  private async keep(
    sql: Sql,
    tender_id: string,
    content: TenderContent,
    staff: StaffCaller,
    reason: string | null,
  ): Promise<number> {
    const last = await sql.one<{ number: number | null }>(
      'SELECT MAX(number) AS number FROM tender_version WHERE tender_id = ?',
      [tender_id],
    );
    const number = (last?.number ?? 0) + 1;
    await sql.insert('tender_version', {
      tender_id,
      number,
      content: JSON.stringify(content),
      reason,
      staff_id: staff.id,
    });
    return number;
  }
}

const differs = (before: TenderContent, after: TenderContent) =>
  (Object.keys(after) as (keyof TenderContent)[]).some(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

/** What holders rely on changes only openly, with a reason, and before the end; some of it not at all. */
function checkAmendment(
  row: TenderEntity,
  before: TenderContent,
  after: TenderContent,
  reason: string | undefined,
  { role }: StaffCaller,
): void {
  if (!mayRole(role, 'tender:publish')) throw new DomainError('FORBIDDEN');
  const time = tenderTimeOf(row, Date.now());
  if (time === 'ended') throw tenderOver();
  if (!reason) throw validationError('reason', 'reason_required');
  const fixed = TENDER_FIXED.find((field) => before[field] !== after[field]);
  if (fixed) throw validationError(fixed, 'fixed');
  if (time === 'in_progress' && before.opens_at !== after.opens_at)
    throw validationError('opens_at', 'fixed');
  if (Date.parse(after.closes_at) <= Date.now()) throw validationError('closes_at', 'past_date');
}

/** Once an IP has entered, the end is not earlier than it was, and there is room for all who entered. */
async function checkEntered(sql: Sql, { id }: TenderEntity, before: TenderContent, after: TenderContent) {
  const entries = await entriesOf(sql, id);
  if (entries > 0 && after.closes_at < before.closes_at) throw validationError('closes_at', 'shortened');
  if (after.most_entries !== null && after.most_entries < entries)
    throw validationError('most_entries', 'min', { min: entries });
}
