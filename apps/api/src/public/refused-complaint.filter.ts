import { Catch, Inject } from '@nestjs/common';
import { type ErrorName, fill, waitWords } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ErrorFilter } from '../core/access/error.filter';
import type { DomainError } from '../core/errors/domain-error';
import { typedIn } from '../core/files/receive';
import { refusedFields } from '../core/files/refused-form';
import { pageLanguage } from '../core/http/page-language';
import { KEYS, type Keys } from '../core/keys';
import { LOG } from '../core/log';
import { FormKey } from '../core/security/form-key';
import { COMPLAINT_SUBJECT, complaintHtml, complaintPage } from './complaint-form';
import { COMPLAINT_WORDS } from './complaint-words';

/** A refused complaint is shown again with its text. */
@Catch()
export class RefusedComplaintFilter extends ErrorFilter {
  private readonly forms: FormKey;

  constructor(@Inject(LOG) log: Logger, @Inject(KEYS) keys: Keys) {
    super(log);
    this.forms = new FormKey(keys.address, 'complaint form');
  }

  protected override answer(request: FastifyRequest, reply: FastifyReply, error: DomainError): void {
    const language = pageLanguage(request);
    const words = COMPLAINT_WORDS[language];
    const given = { form: this.forms.of(COMPLAINT_SUBJECT), typed: typedIn(request) };
    const page = complaintHtml(reply, language);
    if (error.reason !== 'VALIDATION') {
      const wait = waitWords(language, Number(error.args.retry_after ?? 0));
      const limited: Partial<Record<ErrorName, string>> = {
        TOO_MANY: words.too_many,
        FILES_USED: words.files_used,
      };
      const refused = fill(limited[error.reason] ?? words.failed, { wait });
      void page.send(complaintPage({ ...given, refused }, language));
      return;
    }
    const { proof_again: again, stale } = words;
    const wrong = refusedFields(request, error.errors, language, { field: 'proof', again, stale });
    void page.send(complaintPage({ ...given, wrong }, language));
  }
}
