import { DEFAULT_LANGUAGE, type Language, languageOf } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';

/** The language that the browser of a request asks for. */
export const browserLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageOf(headers['accept-language']) ?? DEFAULT_LANGUAGE;

/**
 * The language of a page of the server: that of its address, else the browser's. Refuses nothing, because the page of a refusal has a
 * language, too.
 */
export function pageLanguage(request: FastifyRequest): Language {
  const search = request.raw.url?.split('?')[1];
  const lang = search ? new URLSearchParams(search).getAll('lang').at(-1) : undefined;
  return languageOf(lang) ?? browserLanguage(request);
}
