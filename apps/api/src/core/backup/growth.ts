/** What a file has grown by: its bytes from `from` on. Files of anchors are only appended to. */
export interface Growth {
  name: string;
  from: number;
  bytes: AsyncIterable<Buffer>;
}

/**
 * The growth of files as one text of JSON, `{"NAME":{"from":0,"text":"BASE64"},…}`, piece by piece: as one string it could not
 * be longer than V8 allows (512 MB), a few months of anchors.
 */
export async function* growthText(grown: Iterable<Growth>): AsyncGenerator<Buffer> {
  let mark = '{';
  for (const { name, from, bytes } of grown) {
    yield Buffer.from(`${mark}${JSON.stringify(name)}:{"from":${String(from)},"text":"`);
    let left = Buffer.alloc(0);
    for await (const piece of bytes) {
      const now = left.length > 0 ? Buffer.concat([left, piece]) : piece;
      // Three bytes are four characters; padding may only stand at the end.
      const whole = now.length - (now.length % 3);
      left = Buffer.from(now.subarray(whole));
      if (whole > 0) yield Buffer.from(now.toString('base64', 0, whole));
    }
    yield Buffer.from(`${left.toString('base64')}"}`);
    mark = ',';
  }
  yield Buffer.from(mark === '{' ? '{}' : '}');
}

/**
 * Reads the text of `growthText`, which has no escapes. The bytes of one file are read to their end before the next.
 * Throws an Error of one line when the text is another one, or has no end.
 */
export async function* growthIn(text: AsyncIterable<Buffer>): AsyncGenerator<Growth> {
  const tokens = new Tokens(text);
  try {
    let mark = await tokens.next();
    for (; !tokens.isOver; mark = await tokens.next()) {
      const name = await tokens.next();
      const head = [mark, '', await tokens.next(), await tokens.next()].join('"');
      const from = /^:(\d+),$/.exec(await tokens.next())?.[1];
      const rest = [await tokens.next(), await tokens.next()].join('"');
      if (!/^(\{|\},)"":\{"from$/.test(head) || !from || rest !== 'text":') throw unreadable();
      yield { name, from: Number(from), bytes: decoded(tokens.pieces()) };
    }
    if (mark !== '}}' && mark !== '{}') throw unreadable();
  } finally {
    await tokens.close();
  }
}

const unreadable = (): Error => new Error('backup: a file of anchors cannot be read');

/** What stands between quotation marks, and between those. */
class Tokens {
  /** Whether the text has ended: the last token was what follows the last mark. */
  isOver = false;
  private readonly source;
  private held = '';

  constructor(text: AsyncIterable<Buffer>) {
    this.source = text[Symbol.asyncIterator]();
  }

  /** The pieces of the next token. */
  async *pieces(): AsyncGenerator<string> {
    for (;;) {
      const end = this.held.indexOf('"');
      if (end >= 0) {
        const last = this.held.slice(0, end);
        this.held = this.held.slice(end + 1);
        yield last;
        return;
      }
      yield this.held;
      const { done, value } = (await this.source.next()) as IteratorResult<Buffer, undefined>;
      this.held = done ? '' : value.toString('latin1');
      if (done) {
        this.isOver = true;
        return;
      }
    }
  }

  async next(): Promise<string> {
    let token = '';
    for await (const piece of this.pieces()) token += piece;
    return token;
  }

  async close(): Promise<void> {
    await this.source.return?.();
  }
}

async function* decoded(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let left = '';
  for await (const piece of pieces) {
    const now = left + piece;
    const whole = now.length - (now.length % 4);
    left = now.slice(whole);
    if (whole > 0) yield Buffer.from(now.slice(0, whole), 'base64');
  }
  if (left) yield Buffer.from(left, 'base64');
}
