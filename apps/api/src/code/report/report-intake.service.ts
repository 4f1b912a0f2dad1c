import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  codeReportMachine,
  DUE_DAYS,
  fieldErrors,
  type ReportInput,
  reportInput,
  ulid,
  type Verdict,
} from '@ipw/domain';
import { Db, isDuplicate, type Sql } from '../../core/db/db';
import { DomainError } from '../../core/errors/domain-error';
import { FileUseService } from '../../core/files/file-use.service';
import { FileService } from '../../core/files/file.service';
import type { Received } from '../../core/files/receive';
import type { Context } from '../../core/http/context';
import { LimitService } from '../../core/limit/limit.service';
import { visitorFileCounts } from '../../core/limit/rules';
import { FieldCipher } from '../../core/security/field-cipher';
import { HistoryService, SYSTEM } from '../../core/transition/history.service';
import { CODE_LENGTH } from '../engine';
import { type Found, sourceOf, VerifierService } from '../verify';
import type { Statement } from './report.entity';
import { CodeReportService } from './code-report.service';
import { reportContext } from './report-contact';

/** A report as received; the reporter is not asked for a name. */
export interface Reported {
  code: string;
  /** The form's signature; a form sent twice is one report. */
  form: string;
  fields: Record<string, string>;
  picture: Received | undefined;
  /** Refuses a form we did not sign. */
  admit: () => void;
}

/** Accepts reports from anybody. A refused report leaves no picture behind. */
@Injectable()
export class ReportIntakeService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly files: FileService,
    private readonly uses: FileUseService,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly reports: CodeReportService,
    private readonly verifier: VerifierService,
  ) {}

  async take({ code, form, fields, picture, admit }: Reported, context: Context): Promise<void> {
    try {
      admit();
      const parsed = reportInput.safeParse(fields);
      if (!parsed.success)
        throw new DomainError('VALIDATION', {}, fieldErrors(parsed.error.issues, fields, reportInput));
      await this.limits.pass([['report_code', code]], context);
      const id = ulid();
      const found = await this.verifier.find(code);
      const write = (sql: Sql, image: string | null) =>
        this.write(sql, { id, code, form, found, image, address: context.address }, parsed.data);
      if (picture)
        await this.limits.counting(visitorFileCounts('report', picture, context), () =>
          this.files.keep(picture, { kind: 'visitor', id, address: context.address }, write),
        );
      else await this.db.tx((sql) => write(sql, null));
    } catch (error) {
      // The same form was sent before.
      if (!isDuplicate(error)) throw error;
    } finally {
      if (picture) await rm(picture.path, { force: true });
    }
  }

  private async write(
    sql: Sql,
    {
      id,
      code,
      form,
      found,
      image,
      address,
    }: {
      id: string;
      code: string;
      form: string;
      found: Found | undefined;
      image: string | null;
      address: string;
    },
    { bought_at, description, contact }: ReportInput,
  ): Promise<void> {
    const read = found ? {} : { code: code.slice(0, 2 * CODE_LENGTH) };
    const statement: Statement = { bought_at, description, ...read };
    const ipId = found?.batch.ip_id ?? null;
    const row = { id, ip_id: ipId, batch_number: found?.origin.batch ?? null };
    await sql.insert('code_report', {
      ...row,
      form_hash: createHash('sha256').update(form).digest('hex'),
      serial: found?.origin.serial ?? null,
      verdict: await this.verdict(sql, found),
      statement: this.cipher.seal(reportContext(id, 'statement'), JSON.stringify(statement)),
      contact: contact ? this.cipher.seal(reportContext(id, 'contact'), contact) : null,
      image_id: image,
      source: sourceOf(this.cipher, address, new Date()),
      due_at: addWorkingDays(new Date(), DUE_DAYS.code_report),
    });
    if (image && ipId)
      await this.uses.replace(sql, { id, ipId }, 'live', { image }, { image: 'report_image' });
    else if (image) await this.files.link(sql, 'image', [image], 'report_image', id);
    await this.history.write(sql, {
      subject: codeReportMachine.name,
      subjectId: id,
      action: 'create',
      actor: SYSTEM,
      to: codeReportMachine.initial,
    });
    await this.reports.notify(sql, row, 'code_reported');
  }

  private async verdict(sql: Sql, found: Found | undefined): Promise<Verdict> {
    if (!found) return 'unknown';
    const seen = await sql.one<{ visits: number }>(
      'SELECT visits FROM code_seen WHERE batch_number = ? AND serial = ?',
      [found.origin.batch, found.origin.serial],
    );
    return found.verdict === 'genuine' && (seen?.visits ?? 0) > 1 ? 'scanned_before' : found.verdict;
  }
}
