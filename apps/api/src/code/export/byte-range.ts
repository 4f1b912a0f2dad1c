/** Bytes from the first to the last, both included. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * What of a file a request asks for: one range, or all of it where it names none, several, or (`If-Range`) one of
 * another file. Undefined for a range that lies behind its end.
 */
export function rangeOf(
  { range, ifRange }: { range?: string | undefined; ifRange?: string | undefined },
  total: number,
  etag: string,
): ByteRange | undefined {
  const all = { from: 0, to: total - 1 };
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return all;
  if (ifRange !== undefined && ifRange.trim() !== etag) return all;
  if (first === '')
    return Number(last) === 0 ? undefined : { from: Math.max(0, total - Number(last)), to: total - 1 };
  if (Number(first) >= total) return undefined;
  if (last === '') return { from: Number(first), to: total - 1 };
  return Number(last) < Number(first) ? all : { from: Number(first), to: Math.min(Number(last), total - 1) };
}
