/** A part of a file in bytes; `end` is the last one. */
export interface Span {
  start: number;
  end: number;
}

/** A requested range before the file's size is known: from a byte on, up to one, or the last ones. */
export type RequestedRange = { start: number; end?: number } | { last: number };

/** The header `Range` (RFC 9110): one part, in bytes. Anything else is answered with the whole file. */
export function requestedRange(header: string | undefined): RequestedRange | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (from === '') return { last: Number(to) };
  return to === '' ? { start: Number(from) } : { start: Number(from), end: Number(to) };
}

/** What is asked for as bytes of a file of `size`; undefined when none of it is there. */
export function spanOf(requested: RequestedRange, size: number): Span | undefined {
  const start = 'last' in requested ? Math.max(0, size - requested.last) : requested.start;
  const end = 'last' in requested ? size - 1 : Math.min(requested.end ?? size, size - 1);
  return start <= end ? { start, end } : undefined;
}
