/** A range of bytes, both ends included. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * The range a request asks for; the whole file when it names none, several, or (`If-Range`) a range of another version.
 * Undefined for a range behind the file's end.
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
