import { languageOf } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { browserLanguage } from '../../core/http/page-language';
import { canonical, pathOf } from '../engine';
import type { PageQuery } from './frame';

/** The code of the requested page, in canonical form. */
export const codeOf = ({ params }: FastifyRequest): string => canonical((params as { code: string }).code);

/** Language and path of the page of a code; the language switch links back to it. */
export function pageQueryOf(request: FastifyRequest, code = codeOf(request)): PageQuery {
  const search = request.raw.url?.split('?')[1];
  const lang = search ? new URLSearchParams(search).getAll('lang').at(-1) : undefined;
  const language = languageOf(lang) ?? browserLanguage(request);
  return { language, path: pathOf(code) };
}
