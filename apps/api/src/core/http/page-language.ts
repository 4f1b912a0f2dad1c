import { DEFAULT_LANGUAGE, type Language, languageOf } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { queryOf } from './body';

/** The language that the browser of a request asks for. */
export const browserLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageOf(headers['accept-language']) ?? DEFAULT_LANGUAGE;

/** The language of a page of the server: that of its address, else the browser's. */
export const pageLanguage = (request: FastifyRequest): Language =>
  languageOf(queryOf(request).lang) ?? browserLanguage(request);
