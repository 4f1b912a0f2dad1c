import { Catch } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorFilter } from '../core/access/error.filter';
import type { DomainError } from '../core/errors/domain-error';
import type { Context } from '../core/http/context';
import { pageLanguage } from '../core/http/page-language';
import { refusedHtml, tooManyPage } from './missing-page';

/** Shows a page to an address that has opened too many. */
@Catch()
export class TooManyPagesFilter extends ErrorFilter {
  protected override answer(
    request: FastifyRequest,
    reply: FastifyReply,
    error: DomainError,
    context: Context,
  ): void {
    if (error.reason !== 'TOO_MANY') {
      super.answer(request, reply, error, context);
      return;
    }
    const language = pageLanguage(request);
    void refusedHtml(reply, language).send(tooManyPage(Number(error.args.retry_after ?? 0), language));
  }
}
