import { type ByteRange, byteRangeOf, requestedRange } from '../../core/providers/byte-range';

/**
 * The range a request asks for; the whole file when it names none, several, or (`If-Range`) a range of another version.
 * Undefined for a range behind the file's end.
 */
export function rangeOf(
  { range, ifRange }: { range?: string | undefined; ifRange?: string | undefined },
  total: number,
  etag: string,
): ByteRange | undefined {
  const requested = requestedRange(range?.trim());
  const isOther = ifRange !== undefined && ifRange.trim() !== etag;
  return requested && !isOther ? byteRangeOf(requested, total) : { start: 0, end: total - 1 };
}
