import type { Config } from '../config';
import { readSettingFile } from '../setting-files';

/**
 * Address and credentials of the database. With `DATABASE_CA` over TLS, to a host whose certificate that authority signed; with
 * `ssl=true` in the address and no `DATABASE_CA`, one that an authority known to Node signed.
 */
export function databaseAddress({
  DATABASE_URL,
  DATABASE_CA,
}: Pick<Config, 'DATABASE_URL'> & Partial<Pick<Config, 'DATABASE_CA'>>) {
  const url = new URL(DATABASE_URL);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ...((DATABASE_CA || url.searchParams.has('ssl')) && {
      ssl: { ...(DATABASE_CA && { ca: readSettingFile('DATABASE_CA', DATABASE_CA) }), verifyIdentity: true },
    }),
  };
}
