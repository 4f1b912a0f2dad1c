import { createHash } from 'node:crypto';
import { STYLE } from './style';

export const digest = (text: string) => createHash('sha256').update(text).digest('base64');

/** A stricter policy than the apps': no script, one stylesheet, our own pictures. Page readers fetch `robots.txt` under it. */
export const POLICY = `default-src 'none'; connect-src 'self'; img-src 'self'; style-src 'sha256-${digest(STYLE)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
