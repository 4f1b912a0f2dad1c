import { Injectable } from '@nestjs/common';
import { complaintNumber, DUE_DAYS, type Language } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import type { QueuedLetter } from '../core/providers/letter.service';
import { FieldCipher } from '../core/security/field-cipher';
import { operatorsOf } from '../ip';
import { MessageService } from '../message';
import type { ComplaintEntity } from './complaint.entity';
import { complainantOf } from './complaint.view';

type NotifiedComplaint = Pick<ComplaintEntity, 'id' | 'ip_id' | 'complainant' | 'language'>;

/** Tells both sides of a complaint: those who run the IP by messages, the complainant by e-mail. */
@Injectable()
export class ComplaintNoticeService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly jobs: JobService,
    private readonly messages: MessageService,
  ) {}

  async notify(
    sql: Sql,
    complaint: NotifiedComplaint,
    what: { message: 'opened' | 'upheld' | 'dismissed'; letter: 'received' | 'upheld' | 'dismissed' },
    reason = '',
  ): Promise<void> {
    const { ip_name } = (await sql.one<{ ip_name: string }>('SELECT ip_name FROM ip WHERE id = ?', [
      complaint.ip_id,
    ]))!;
    const args = {
      ip_name,
      ip_id: complaint.ip_id,
      complaint_id: complaint.id,
      reason,
      days: DUE_DAYS.complaint,
    };
    for (const to of await operatorsOf(sql, complaint.ip_id))
      await this.messages.send(
        sql,
        to,
        `complaint_${what.message}`,
        args,
        undefined,
        what.message === 'opened' ? [['complaint_sms', `${complaint.ip_id} ${to}`]] : [],
      );
    const { email } = complainantOf(this.cipher, complaint as ComplaintEntity);
    if (!email) return;
    const language = complaint.language as Language;
    const filled = { ...args, number: complaintNumber(complaint.id) };
    await this.jobs.enqueue(sql, 'mail', {
      to: email,
      subject: translate(language, `mail.complaint.${what.letter}.title`, filled),
      text: translate(language, `mail.complaint.${what.letter}.body`, filled),
      // Staff alone cause the letter of a decision.
      counts: what.message === 'opened' ? [['complaint_mail', this.cipher.blind('email', email)]] : [],
    } satisfies QueuedLetter);
  }
}
