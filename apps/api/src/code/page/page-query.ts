import { languageOf } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { canonical, pathOf } from '../engine';
import type { PageQuery } from './frame';

/** The code a label's page is asked for, in the one way it is written. */
export const codeOf = ({ params }: FastifyRequest): string => canonical((params as { code: string }).code);

/** The language and path of a requested page; a language switch leads back to the label's page. */
export function pageQueryOf(request: FastifyRequest): PageQuery {
  const { lang } = Object.fromEntries(new URLSearchParams(request.raw.url?.split('?')[1] ?? ''));
  const language = languageOf(lang) ?? languageOf(request.headers['accept-language']) ?? 'zh-CN';
  return { language, path: pathOf(codeOf(request)) };
}
