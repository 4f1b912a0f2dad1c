import { Catch, Inject } from '@nestjs/common';
import { type ErrorName, fill, type Language, waitWords } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ErrorFilter } from '../core/access/error.filter';
import type { DomainError } from '../core/errors/domain-error';
import { hadFiles, typedIn } from '../core/files/receive';
import { pageLanguage } from '../core/http/page-language';
import { translateFieldError } from '../core/i18n';
import { KEYS, type Keys } from '../core/keys';
import { LOG } from '../core/log';
import { FormKey } from '../core/security/form-key';
import { complaintPage } from './complaint-form';
import { COMPLAINT_WORDS } from './complaint-words';
import { POLICY } from './page-policy';

/** What the form's signature is about: one form for all IPs. */
export const COMPLAINT_SUBJECT = 'complaint';

export const complaintHtml = (reply: FastifyReply, language: Language): FastifyReply =>
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': POLICY.replace("form-action 'none'", "form-action 'self'"),
    'content-language': language,
    'cache-control': 'no-store',
    vary: 'accept-language',
  });

/** A refused complaint is shown again with its text. */
@Catch()
export class RefusedComplaint extends ErrorFilter {
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
    const wrong = {
      ...(hadFiles(request) && { proof: words.proof_again }),
      ...Object.fromEntries(
        error.errors.map((one) => [
          // FileService names the field `file`; the form's field is `proof`.
          one.field === 'file' ? 'proof' : one.field,
          one.field === 'form' ? words.stale : translateFieldError(language, one),
        ]),
      ),
    };
    void page.send(complaintPage({ ...given, wrong }, language));
  }
}
