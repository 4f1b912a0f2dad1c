/** A range of bytes in a file; `end` is included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A requested range before the file's size is known: from a byte, up to an optional end, or the last bytes. */
export type RequestedRange = { start: number; end?: number } | { last: number };

/** Parses the header `Range` (RFC 9110): one range in bytes. Anything else gets the whole file. */
export function requestedRange(header: string | undefined): RequestedRange | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (from === '') return { last: Number(to) };
  // An inverted range is none (RFC 9110).
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return to === '' ? { start: Number(from) } : { start: Number(from), end: Number(to) };
}

/** The requested range as bytes of a file of `size`; undefined when it is outside the file. */
export function byteRangeOf(requested: RequestedRange, size: number): ByteRange | undefined {
  const start = 'last' in requested ? Math.max(0, size - requested.last) : requested.start;
  const end = 'last' in requested ? size - 1 : Math.min(requested.end ?? size, size - 1);
  return start <= end ? { start, end } : undefined;
}
