import { languageOf } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { canonical } from '../../engine/code-text';
import { type Asked, pathOf } from './frame';

/** The code a label's page is asked for, in the one way it is written. */
export const codeOf = ({ params }: FastifyRequest): string => canonical((params as { code: string }).code);

/** In which language a page is wanted, and where it stands; another language leads back to the label's page. */
export function askedOf(request: FastifyRequest): Asked {
  const { lang } = Object.fromEntries(new URLSearchParams(request.raw.url?.split('?')[1] ?? ''));
  const language = languageOf(lang) ?? languageOf(request.headers['accept-language']) ?? 'zh-CN';
  return { language, path: pathOf(codeOf(request)) };
}
