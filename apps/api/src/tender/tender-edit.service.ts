import { Injectable } from '@nestjs/common';
import {
  TENDER_FIXED,
  TENDER_OPEN,
  TENDER_WRITTEN,
  type TenderContent,
  type tenderEditInput,
  type TenderInput,
  tenderMachine,
  tenderTimeOf,
  ulid,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import type { Sql } from '../core/db/db';
import { validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { type Change, changesNothing, PublishedEditService } from '../core/review/published-edit.service';
import { FieldCipher } from '../core/security/field-cipher';
import { OwnMatterService } from '../member';
import { refuseEntrant } from './award-rules';
import { columnsOf, contentIn, contentOf, sealContact } from './tender.content';
import type { TenderEntity } from './tender.entity';
import { TenderFileService } from './tender-file.service';
import { TenderLabelService } from './tender-label.service';
import { TenderNoticeService } from './tender-notice.service';
import { entriesOf } from './registration-rules';
import { checkContent, tenderOver } from './tender-rules';

type Edit = z.output<typeof tenderEditInput>;
type TenderChange = Change<TenderEntity, TenderContent>;

/** New projects and their changes: as drafts, then as versions that everybody sees. */
@Injectable()
export class TenderEditService extends PublishedEditService<TenderEntity, TenderContent> {
  protected readonly machine = tenderMachine;
  protected readonly table = 'tender';
  protected readonly scope = 'tender:publish';
  protected readonly draft = TENDER_WRITTEN;
  protected readonly open = TENDER_OPEN;
  protected readonly fixed = TENDER_FIXED;
  protected readonly contentOf = contentOf;
  protected readonly columnsOf = columnsOf;
  protected readonly over = tenderOver;

  constructor(
    private readonly attachments: TenderFileService,
    private readonly labels: TenderLabelService,
    private readonly notices: TenderNoticeService,
    private readonly cipher: FieldCipher,
    private readonly matters: OwnMatterService,
  ) {
    super();
  }

  /** Creates a draft and returns its id. */
  async create(input: TenderInput, staff: StaffCaller): Promise<string> {
    const id = ulid();
    const content = contentIn(input);
    checkContent(content);
    await this.labels.check(content);
    await this.db.tx(async (sql) => {
      const columns = columnsOf(content);
      const brand_contact = sealContact(this.cipher, id, input.brand_contact);
      await sql.insert('tender', { id, ...columns, brand_contact });
      await this.attachments.attach(sql, {
        id,
        staffId: staff.id,
        before: null,
        after: content,
        keeps: false,
      });
      await this.history.write(sql, {
        subject: tenderMachine.name,
        subjectId: id,
        action: 'create',
        actor: staff,
        to: tenderMachine.initial,
      });
    }, 'committed');
    return id;
  }

  async change(id: string, { version, reason, ...input }: Edit, staff: StaffCaller): Promise<void> {
    const after = contentIn(input);
    checkContent(after);
    await this.labels.check(after);
    const beside = { brand_contact: sealContact(this.cipher, id, input.brand_contact) };
    await this.apply({ id, version, reason, after, beside }, staff);
  }

  /** Keeps what is published as the first version; refuses a project whose end has passed. */
  async published(sql: Sql, row: TenderEntity, staff: StaffCaller): Promise<void> {
    if (row.closes_at.getTime() <= Date.now()) throw validationError('closes_at', 'past_date');
    await this.keep(sql, row.id, contentOf(row), staff, null);
    await sql.insert('tender_award', { id: row.id });
  }

  /** Once an IP has entered, the end is not earlier than it was, and there is room for all who entered. */
  protected async checkAmendment(sql: Sql, { row, before, after }: TenderChange): Promise<void> {
    if (tenderTimeOf(row, Date.now()) === 'in_progress' && before.opens_at !== after.opens_at)
      throw validationError('opens_at', 'fixed');
    if (Date.parse(after.closes_at) <= Date.now()) throw validationError('closes_at', 'past_date');
    const entries = await entriesOf(sql, row.id);
    if (entries > 0 && after.closes_at < before.closes_at) throw validationError('closes_at', 'shortened');
    if (after.most_entries !== null && after.most_entries < entries)
      throw validationError('most_entries', 'min', { min: entries });
  }

  protected async changed(sql: Sql, change: TenderChange, staff: StaffCaller): Promise<void> {
    const { row, before, after, reason, published } = change;
    const { id } = row;
    if (published) await refuseEntrant(sql, this.matters, staff, id);
    await this.attachments.attach(sql, { id, staffId: staff.id, before, after, keeps: published });
    if (!published || changesNothing(change)) return;
    const number = await this.keep(sql, id, after, staff, reason);
    await this.notices.queue(sql, id, 'changed', String(number));
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
