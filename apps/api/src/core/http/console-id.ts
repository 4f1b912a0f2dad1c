import { notFound } from '../errors/domain-error';

/** The id in a path, checked by pattern before any SQL; a malformed one is NOT_FOUND. */
export function parseUlidParam(id: string): string {
  if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(id)) throw notFound();
  return id;
}
