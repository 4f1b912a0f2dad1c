import { Catch, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorFilter } from '../core/access/error.filter';
import type { DomainError } from '../core/errors/domain-error';
import type { Context } from '../core/http/context';
import { pageLanguage } from '../core/http/page-language';
import { refusedHtml, unknownPage } from './missing-page';

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

/** A browser that opens an address without a route gets a page, all else the JSON of every error. */
@Catch(NotFoundException)
export class UnknownAddressFilter extends ErrorFilter {
  protected override answer(
    request: FastifyRequest,
    reply: FastifyReply,
    error: DomainError,
    context: Context,
  ): void {
    const { method, headers, raw } = request;
    const reads = method === 'GET' || method === 'HEAD';
    if (!reads || !takesHtml(headers.accept) || OF_PROGRAMS.test(raw.url ?? '')) {
      super.answer(request, reply, error, context);
      return;
    }
    const language = pageLanguage(request);
    void refusedHtml(reply, language).send(unknownPage(language));
  }
}
