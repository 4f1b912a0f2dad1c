import { Catch, Inject } from '@nestjs/common';
import { type ErrorName, fill, waitWords } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { DomainError } from '../../../core/errors/domain-error';
import { typedIn } from '../../../core/files/receive';
import { ErrorFilter } from '../../../core/http/error.filter';
import { markup } from '../../../core/http/html';
import { translateFieldError } from '../../../core/i18n';
import { KEYS, type Keys } from '../../../core/keys';
import { LOG } from '../../../core/log';
import { askedOf, codeOf } from './asked';
import { type Asked, card, FACES, type Face, frame } from './frame';
import { FormKey } from './form-key';
import { reportPage } from './report-page';
import { REPORT_WORDS } from './report-words';
import { type Refused, WORDS } from './words';

const REFUSED: Partial<Record<ErrorName, { face: Face; words: Refused }>> = {
  TOO_MANY: { face: FACES.clock, words: 'too_many' },
  BUSY: { face: FACES.clock, words: 'busy' },
  TOO_LARGE: { face: FACES.pause, words: 'too_large' },
  NOT_FOUND: { face: FACES.cross, words: 'missing' },
};

/** What goes wrong on a label's page is told as a page; a report that is not in order comes back as it was typed. */
@Catch()
export class RefusedPage extends ErrorFilter {
  private readonly keys: FormKey;

  constructor(@Inject(LOG) log: Logger, @Inject(KEYS) keys: Keys) {
    super(log);
    this.keys = new FormKey(keys.address);
  }

  protected override answer(request: FastifyRequest, reply: FastifyReply, error: DomainError): void {
    const asked = askedOf(request);
    void reply
      .type('text/html; charset=utf-8')
      .header('content-language', asked.language)
      .send(error.reason === 'VALIDATION' ? this.form(request, error, asked) : refusedPage(error, asked));
  }

  private form(request: FastifyRequest, { errors }: DomainError, asked: Asked): string {
    const { language } = asked;
    const code = codeOf(request);
    const words = REPORT_WORDS[language];
    const hadPicture = (request.raw as { file?: unknown }).file !== undefined;
    const wrong = {
      ...(hadPicture && { image: words.picture_again }),
      ...Object.fromEntries(
        errors.map((one) => [
          // What FileService says of a picture it says of `file`.
          one.field === 'file' ? 'image' : one.field,
          one.field === 'form' ? words.stale : translateFieldError(language, one),
        ]),
      ),
    };
    return reportPage({ code, form: this.keys.of(code), known: true, typed: typedIn(request), wrong }, asked);
  }
}

function refusedPage({ reason, args }: DomainError, asked: Asked): string {
  const words = WORDS[asked.language];
  const { face, words: which } = REFUSED[reason] ?? { face: FACES.pause, words: 'broken' };
  const { word, meaning } = words.refused[which];
  const wait = waitWords(asked.language, Number(args.retry_after ?? 0));
  return frame(
    asked,
    word,
    markup`${card(face, word, fill(meaning, { wait }))}<p class="back"><a href="${asked.path}?lang=${asked.language}">${words.again}</a></p>`,
  );
}
