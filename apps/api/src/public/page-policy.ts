import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { STYLE } from './style';

export const digest = (text: string) => createHash('sha256').update(text).digest('base64');

/** A stricter policy than the apps': no script, one stylesheet, our own pictures. Page readers fetch `robots.txt` under it. */
export const POLICY = `default-src 'none'; connect-src 'self'; img-src 'self'; style-src 'sha256-${digest(STYLE)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The policy of a page that the workbench shows in a frame. */
export const FRAMED_POLICY = POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
export const FRAMED = { 'content-security-policy': FRAMED_POLICY, 'x-frame-options': 'SAMEORIGIN' };
/** Whether an answer was begun as one for a frame. */
export const isFramed = (reply: FastifyReply): boolean =>
  reply.getHeader('x-frame-options') === FRAMED['x-frame-options'];
