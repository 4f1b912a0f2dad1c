import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditRestore } from '@ipw/domain';
import { appendLine } from '../disk/disk';
import type { LockedMarks } from '../providers/locked-marks';
import { type Anchor, AnchorReader } from './anchor-reader';

/**
 * Anchors outside the database: one JSON line each, a file a month (`DATA_DIR/anchors/audit-2026-11.jsonl`). Files are
 * append-only; `lock` puts one where nobody with access to this machine can change it.
 */
export class Anchors {
  private readonly folder: string;

  constructor(
    dataDir: string,
    private readonly locked?: LockedMarks,
  ) {
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

  /** All anchors that count, and the restores by which others do not. */
  async open(): Promise<AnchorReader> {
    const names = await readdir(this.folder).catch(() => [] as string[]);
    const { anchors, restores } = await this.readLocked();
    return AnchorReader.open(
      names.filter((name) => /^audit-.*\.jsonl$/.test(name)).map((name) => join(this.folder, name)),
      anchors,
      restores,
    );
  }

  /** Locks an anchor in the bucket. */
  async lock({ number, hash }: Anchor): Promise<void> {
    await this.locked?.put(`${AUDIT}${padded(number)}-${hash}-${String(Date.now())}`);
  }

  /** Says in the bucket that the log ends at `number` by a restore: earlier marks of later lines no longer count. */
  async lockRestore(number: number): Promise<void> {
    await this.locked?.put(`${RESTORED}${padded(number)}-${String(Date.now())}`);
  }

  private async readLocked(): Promise<{ anchors: Anchor[]; restores: AuditRestore[] }> {
    if (!this.locked) return { anchors: [], restores: [] };
    const [marks, ended] = await Promise.all([this.locked.keys(AUDIT), this.locked.keys(RESTORED)]);
    const ends = ended
      .map((mark) => mark.slice(RESTORED.length).split('-').map(Number) as [number, number])
      .sort(([, one], [, other]) => one - other);
    const anchors = marks.flatMap((mark) => {
      const [number, hash, at] = mark.slice(AUDIT.length).split('-') as [string, string, string];
      const isOver = ends.some(([end, restored]) => Number(number) > end && Number(at) < restored);
      return isOver ? [] : [{ number: Number(number), hash }];
    });
    return { anchors, restores: ends.map(([number, at]) => ({ at: new Date(at).toISOString(), number })) };
  }
}

const AUDIT = 'audit/';
const RESTORED = 'restored/';
/** So that keys are in the order of the numbers. */
const padded = (number: number): string => String(number).padStart(15, '0');
