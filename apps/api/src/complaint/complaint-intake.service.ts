import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  type ComplaintInput,
  complaintInput,
  complaintMachine,
  complaintNumber,
  DUE_DAYS,
  fieldErrors,
  isId,
  ulid,
} from '@ipw/domain';
import { Db, isDuplicate, type Sql } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { Received } from '../core/files/receive';
import type { Context } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { visitorFileCounts } from '../core/limit/rules';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { SlugService } from '../ip';
import { ComplaintNoticeService } from './complaint-notice.service';
import { complaintContext } from './complaint.view';

/** A complaint as received. */
export interface Complained {
  /** The form's signature; a form sent twice is one complaint. */
  form: string;
  fields: Record<string, string>;
  proof: readonly Received[];
  /** Refuses a form we did not sign. */
  admit: () => void;
}

/** Accepts complaints from anybody. A refused complaint leaves no file behind. */
@Injectable()
export class ComplaintIntakeService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly files: FileService,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly notices: ComplaintNoticeService,
    private readonly slugs: SlugService,
  ) {}

  /** Answers the complaint's number. */
  async take({ form, fields, proof, admit }: Complained, context: Context): Promise<string> {
    const form_hash = createHash('sha256').update(form).digest('hex');
    const id = ulid();
    try {
      admit();
      const input = this.parseInput(fields, proof);
      const ipId = await this.ipOf(input.page);
      const before = await this.numberOfForm(form_hash);
      if (before) return before;
      const { language } = context;
      const files = await this.storeFiles(id, proof, context);
      await this.db.tx((sql) => this.write(sql, { id, ipId, form_hash, language, files }, input));
      return complaintNumber(id);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // At the same moment.
      return (await this.numberOfForm(form_hash))!;
    } finally {
      for (const { path } of proof) await rm(path, { force: true });
    }
  }

  /** Stores the files and returns their ids; one that no complaint refers to is deleted after a day. Files that are refused do not count. */
  private async storeFiles(id: string, proof: readonly Received[], context: Context): Promise<string[]> {
    const counts = proof.map((one) => visitorFileCounts('complaint', one, context));
    await this.limits.takeAll(counts.flat());
    const files: string[] = [];
    try {
      for (const one of proof)
        files.push((await this.files.keep(one, { kind: 'visitor', id, address: context.address })).image_id);
      return files;
    } catch (error) {
      await this.limits.giveBack(counts.slice(files.length).flat());
      throw error;
    }
  }

  /** The number of the complaint that was sent with this form before. */
  private async numberOfForm(formHash: string): Promise<string | undefined> {
    const first = await this.db.one<{ id: string }>('SELECT id FROM complaint WHERE form_hash = ?', [
      formHash,
    ]);
    return first && complaintNumber(first.id);
  }

  /** The public IP whose page has this address; undefined without one. */
  async publicIp(named: string): Promise<{ id: string; ip_name: string } | undefined> {
    const id = isId(named) ? named : await this.slugs.ipOf(named);
    return this.db.one<{ id: string; ip_name: string }>(
      'SELECT id, ip_name FROM ip WHERE id = ? AND (owner_id IS NOT NULL OR listed = 1)',
      [id ?? ''],
    );
  }

  private parseInput(fields: Record<string, string>, proof: readonly Received[]): ComplaintInput {
    const parsed = complaintInput.safeParse(fields);
    const errors = parsed.success ? [] : fieldErrors(parsed.error.issues, fields, complaintInput);
    if (proof.length === 0) errors.push(...validationError('proof', 'upload_required').errors);
    if (errors.length) throw new DomainError('VALIDATION', {}, errors);
    return parsed.data!;
  }

  private async ipOf(page: string): Promise<string> {
    const found = /\/ip\/([^/?#]+)/.exec(page)?.[1];
    const ip = found && (await this.publicIp(nameIn(found)));
    if (!ip) throw validationError('page', 'complaint_page');
    return ip.id;
  }

  private async write(
    sql: Sql,
    given: { id: string; ipId: string; form_hash: string; language: Context['language']; files: string[] },
    { kind, statement, complainant, email }: ComplaintInput,
  ): Promise<void> {
    const { id, ipId, form_hash, language, files } = given;
    const row = {
      id,
      ip_id: ipId,
      language,
      complainant: this.cipher.seal(
        complaintContext(id, 'complainant'),
        JSON.stringify({ complainant, email }),
      ),
    };
    await sql.insert('complaint', {
      ...row,
      form_hash,
      kind,
      statement: this.cipher.seal(complaintContext(id, 'statement'), statement),
      proof_images: JSON.stringify(files),
      answer_images: '[]',
      due_at: addWorkingDays(new Date(), DUE_DAYS.complaint),
    });
    await this.files.link(sql, 'proof', files, 'complaint_proof', id);
    await this.history.write(sql, {
      subject: complaintMachine.name,
      subjectId: id,
      action: 'create',
      actor: SYSTEM,
      to: complaintMachine.initial,
    });
    await this.notices.notify(sql, row, { message: 'opened', letter: 'received' });
  }
}

/** The name in an address; as written when it is not encoded well. */
function nameIn(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
