import { type Language, languageOf } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { queryOf } from './body';

/** The language of a page of the server: that of its address, else the browser's. */
export const pageLanguage = (request: FastifyRequest): Language =>
  languageOf(queryOf(request).lang) ?? languageOf(request.headers['accept-language']) ?? 'zh-CN';
