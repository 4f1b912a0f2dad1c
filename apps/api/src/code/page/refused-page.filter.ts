import { Catch, Inject } from '@nestjs/common';
import { type ErrorName, fill, waitWords } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { DomainError } from '../../core/errors/domain-error';
import { typedIn } from '../../core/files/receive';
import { refusedFields } from '../../core/files/refused-form';
import { ErrorFilter } from '../../core/access/error.filter';
import { markup } from '../../core/http/html';
import { KEYS, type Keys } from '../../core/keys';
import { FormKey } from '../../core/security/form-key';
import { LOG } from '../../core/log';
import { pageQueryOf, codeOf } from './page-query';
import { type PageQuery, card, STATUS_MARKS, type StatusMark, frame } from './frame';
import { reportPage } from './report-page';
import { REPORT_WORDS } from './report-words';
import { type Refused, WORDS } from './words';

const REFUSED: Partial<Record<ErrorName, { face: StatusMark; words: Refused }>> = {
  TOO_MANY: { face: STATUS_MARKS.clock, words: 'too_many' },
  FILES_USED: { face: STATUS_MARKS.clock, words: 'files_used' },
  BUSY: { face: STATUS_MARKS.clock, words: 'busy' },
  TOO_LARGE: { face: STATUS_MARKS.pause, words: 'too_large' },
  NOT_FOUND: { face: STATUS_MARKS.cross, words: 'missing' },
};

/** Renders errors of a label's page as HTML; an invalid report is shown again with its text. */
@Catch()
export class RefusedPageFilter extends ErrorFilter {
  private readonly keys: FormKey;

  constructor(@Inject(LOG) log: Logger, @Inject(KEYS) keys: Keys) {
    super(log);
    this.keys = new FormKey(keys.address, 'report form');
  }

  protected override answer(request: FastifyRequest, reply: FastifyReply, error: DomainError): void {
    const query = pageQueryOf(request);
    void reply
      .type('text/html; charset=utf-8')
      .header('content-language', query.language)
      .send(error.reason === 'VALIDATION' ? this.form(request, error, query) : refusedPage(error, query));
  }

  private form(request: FastifyRequest, { errors }: DomainError, query: PageQuery): string {
    const { language } = query;
    const code = codeOf(request);
    const { picture_again: again, stale } = REPORT_WORDS[language];
    const wrong = refusedFields(request, errors, language, { field: 'image', again, stale });
    return reportPage({ code, form: this.keys.of(code), known: true, typed: typedIn(request), wrong }, query);
  }
}

function refusedPage({ reason, args }: DomainError, query: PageQuery): string {
  const words = WORDS[query.language];
  const { face, words: which } = REFUSED[reason] ?? { face: STATUS_MARKS.pause, words: 'broken' };
  const { word, meaning } = words.refused[which];
  const wait = waitWords(query.language, Number(args.retry_after ?? 0));
  return frame(
    query,
    word,
    markup`${card(face, word, fill(meaning, { wait }))}<p class="back"><a href="${query.path}?lang=${query.language}">${words.again}</a></p>`,
  );
}
