import type { FieldCipher } from '../../core/security/field-cipher';
import type { CodeReportEntity, Statement } from './report.entity';

/** The cipher context of an encrypted field of a report. */
export const reportContext = (reportId: string, column: 'statement' | 'contact'): string =>
  `code_report:${reportId}:${column}`;

/** The decrypted statement; empty when it is erased. */
export const statementOf = (cipher: FieldCipher, { id, statement }: CodeReportEntity): Statement =>
  statement
    ? (JSON.parse(cipher.open(reportContext(id, 'statement'), statement)) as Statement)
    : { bought_at: '', description: '' };

export const contactOf = (cipher: FieldCipher, { id, contact }: CodeReportEntity): string | null =>
  contact && cipher.open(reportContext(id, 'contact'), contact);
