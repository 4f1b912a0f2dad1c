import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appendLine } from '../providers/disk';

/** The end of the chain at one time. */
export interface Anchor {
  number: number;
  hash: string;
}

/**
 * Anchors outside the database: one JSON line each, a file a month (`DATA_DIR/anchors/audit-2026-11.jsonl`). Files are
 * append-only; copy them to another machine, so that nobody with access to this one can change the evidence.
 */
export class Anchors {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'anchors');
  }

  async append({ number, hash }: Anchor): Promise<void> {
    const at = new Date().toISOString();
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await appendLine(
      join(this.folder, `audit-${at.slice(0, 7)}.jsonl`),
      JSON.stringify({ at, number, hash }),
    );
  }

  async read(): Promise<Anchor[]> {
    const names = await readdir(this.folder).catch(() => [] as string[]);
    const texts = await Promise.all(
      names
        .filter((name) => /^audit-.*\.jsonl$/.test(name))
        .sort()
        .map((name) => readFile(join(this.folder, name), 'utf8')),
    );
    return texts.flatMap((text) => text.split('\n').flatMap(anchorOf));
  }
}

/** A power cut may leave half a line at the end; it is skipped. */
function anchorOf(line: string): Anchor[] {
  const { number, hash } =
    /^\{"at":"[^"]+","number":(?<number>\d+),"hash":"(?<hash>[0-9a-f]{64})"\}$/.exec(line)?.groups ?? {};
  return number && hash ? [{ number: Number(number), hash }] : [];
}
