import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appendLine } from '../core/disk/disk';

/**
 * Members whose account was closed, in `DATA_DIR/anchors/erasures.jsonl`, outside the database: a database restored from a
 * backup holds accounts that were closed since, and they are closed again from here. A line is written after the commit,
 * never before, so that nobody is in it who still has an account.
 */
export class ErasureJournal {
  private readonly folder: string;
  private readonly path: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'anchors');
    this.path = join(this.folder, 'erasures.jsonl');
  }

  async append(member: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await appendLine(this.path, JSON.stringify({ at: new Date().toISOString(), member }));
  }

  async read(): Promise<Set<string>> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    // A power cut may leave half a line; the next start writes it again, because its closure was committed.
    const members = text.split('\n').map((line) => LINE.exec(line)?.groups?.['member']);
    return new Set(members.filter((member) => member !== undefined));
  }
}

const LINE = /^\{"at":"[^"]+","member":"(?<member>[0-9A-Z]{26})"\}$/;
