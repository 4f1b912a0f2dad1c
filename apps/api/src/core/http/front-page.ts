import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Operator } from '@ipw/domain/core/operator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { markup } from './html';

/** The element of a trial, which the build may have written on one line or on several. */
const MARK = /<meta\s+name="operator"\s+content=(?:"[^"]*"|'[^']*')\s*\/?>/;

/** Undefined in a trial, whose pages show an invented operator. */
export function operatorOf(config: Config): Operator | undefined {
  const { OPERATOR_PHONE: phone, OPERATOR_EMAIL: email } = config;
  if (!phone || !email) return undefined;
  return {
    phone,
    email,
    data_console_url: config.OPERATOR_DATA_CONSOLE_URL,
    rights_site_url: config.OPERATOR_RIGHTS_SITE_URL,
    icp_number: config.OPERATOR_ICP_NUMBER,
    police_number: config.OPERATOR_POLICE_NUMBER,
    ...(config.OPERATOR_HOLIDAYS.length && { holidays: config.OPERATOR_HOLIDAYS }),
  };
}

/**
 * Serves the page of the holder app with the operator's settings in it, so that they need no build and no request of their
 * own. Compressed once, at start.
 */
export function installFrontPage(fastify: FastifyInstance, file: string, config: Config): void {
  const operator = operatorOf(config);
  if (!operator) return;
  const meta = markup`<meta name="operator" content="${JSON.stringify(operator)}" />`.text;
  const page = Buffer.from(readFileSync(file, 'utf8').replace(MARK, () => meta));
  const bodies = { br: brotliCompressSync(page), gzip: gzipSync(page) };
  const etag = `"${createHash('sha256').update(page).digest('hex').slice(0, 32)}"`;
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    void reply.type('text/html; charset=utf-8');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const coding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    return coding ? reply.header('content-encoding', coding).send(bodies[coding]) : reply.send(page);
  };
  for (const url of ['/', '/index.html']) fastify.route({ method: ['GET', 'HEAD'], url, handler: send });
}
