import type { FastifyRequest } from 'fastify';
import { pageLanguage } from '../../core/http/page-language';
import { canonical, pathOf } from '../engine';
import type { PageQuery } from './frame';

/** The code of the requested page, in canonical form. */
export const codeOf = ({ params }: FastifyRequest): string => canonical((params as { code: string }).code);

/** Language and path of the page of a code; the language switch links back to it. */
export const pageQueryOf = (request: FastifyRequest, code = codeOf(request)): PageQuery => ({
  language: pageLanguage(request),
  path: pathOf(code),
});
