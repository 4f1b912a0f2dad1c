import type { FastifyRequest } from 'fastify';

/** Bytes that are searched: a boundary, a part header, and a token. */
const MOST_BYTES = 4096;
/** Time they may take to arrive. */
const MOST_MS = 10_000;

/**
 * The value of a multipart body's first part when it is a plain field of this name; undefined otherwise. Does not wait for
 * later parts, and puts all bytes read back, so that the body can be parsed normally.
 */
export async function firstField(
  { headers, raw }: FastifyRequest,
  name: string,
): Promise<string | undefined> {
  const boundary = /^multipart\/form-data\b.*\bboundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
    headers['content-type'] ?? '',
  );
  if (!boundary) return undefined;
  const mark = `--${boundary[1] ?? boundary[2]!}`;
  let seen = Buffer.alloc(0);
  const until = AbortSignal.timeout(MOST_MS);
  try {
    while (seen.length < MOST_BYTES && !raw.readableEnded && !raw.destroyed && !until.aborted) {
      const chunk = raw.read() as Buffer | null;
      if (!chunk) {
        await readable(raw, until);
        continue;
      }
      seen = Buffer.concat([seen, chunk]);
      const found = fieldIn(seen.toString('latin1', 0, MOST_BYTES), mark, name);
      if (found !== 'unfinished') return found?.value;
    }
    return undefined;
  } finally {
    if (seen.length && !raw.readableEnded && !raw.destroyed) raw.unshift(seen);
  }
}

function fieldIn(text: string, mark: string, name: string): { value: string } | undefined | 'unfinished' {
  const start = `${mark}\r\n`;
  if (!text.startsWith(start.slice(0, text.length))) return undefined;
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return 'unfinished';
  const head = text.slice(start.length, headEnd);
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(head)?.[1] ?? '';
  const [, quoted, bare] = /(?:^|;)\s*name=(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? [];
  if ((quoted ?? bare) !== name || /(?:^|;)\s*filename/i.test(disposition)) return undefined;
  const end = text.indexOf(`\r\n${mark}`, headEnd + 4);
  return end < 0 ? 'unfinished' : { value: text.slice(headEnd + 4, end) };
}

/** Resolves when more bytes can be read, at the end, or at the time limit. */
function readable(stream: FastifyRequest['raw'], until: AbortSignal): Promise<void> {
  const events = ['readable', 'end', 'close', 'error'] as const;
  return new Promise((resolve) => {
    const done = () => {
      for (const event of events) stream.off(event, done);
      until.removeEventListener('abort', done);
      resolve();
    };
    for (const event of events) stream.on(event, done);
    until.addEventListener('abort', done);
  });
}
