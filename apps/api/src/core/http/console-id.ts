import { notFound } from '../errors/domain-error';

/** The id of a path, checked by pattern before any SQL; a malformed one answers like a missing one. */
export function parseUlidParam(id: string): string {
  if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(id)) throw notFound();
  return id;
}
