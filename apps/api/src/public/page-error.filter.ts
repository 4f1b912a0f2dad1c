import { Catch } from '@nestjs/common';
import type { ErrorName, Language } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorFilter } from '../core/access/error.filter';
import type { DomainError } from '../core/errors/domain-error';
import type { Context } from '../core/http/context';
import { pageLanguage } from '../core/http/page-language';
import { brokenPage, busyPage, errorHtml, tooManyPage, unknownPage } from './error-pages';

/** Addresses of programs, which read the status and JSON. */
const OF_PROGRAMS = /^\/(api|files|health|metrics)(?![^/?])/;

const REFUSED = /^q=0(\.0*)?$/;
/** Whether an `Accept` header names HTML, other than to refuse it. */
const takesHtml = (accept = ''): boolean =>
  accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .some(([type, ...parameters]) => type === 'text/html' && !parameters.some((one) => REFUSED.test(one)));

const PAGES: Partial<Record<ErrorName, (language: Language, seconds: number) => string>> = {
  NOT_FOUND: unknownPage,
  BUSY: busyPage,
  TOO_MANY: tooManyPage,
  INTERNAL: brokenPage,
};

/** A browser that opens an address nothing has, or that cannot be answered now, gets a page, all else the JSON of every error. */
@Catch()
export class PageErrorFilter extends ErrorFilter {
  protected override answer(
    request: FastifyRequest,
    reply: FastifyReply,
    error: DomainError,
    context: Context,
  ): void {
    const { method, headers, raw } = request;
    const reads = method === 'GET' || method === 'HEAD';
    const page = PAGES[error.reason];
    if (!page || !reads || !takesHtml(headers.accept) || OF_PROGRAMS.test(raw.url ?? '')) {
      super.answer(request, reply, error, context);
      return;
    }
    const language = pageLanguage(request);
    void errorHtml(reply, language).send(page(language, Number(error.args.retry_after ?? 0)));
  }
}
