import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { CODE_EXPORT, codeExportMachine, type CodeExportState, type ExportFormat, ulid } from '@ipw/domain';
import { Db, type Row } from '../../core/db/db';
import { DomainError, notFound } from '../../core/errors/domain-error';
import type { ByteRange } from '../../core/providers/byte-range';
import { type Actor, HistoryService, SYSTEM } from '../../core/transition/history.service';
import { TransitionService } from '../../core/transition/transition.service';
import type { BatchEntity } from '../issue';
import { rangeOf } from './download-range';
import type { CodeExportEntity } from './export.entity';
import { fileName, specOf } from './export.view';
import { FileThreadService, fingerprintOf, type FromWorker, type OpenFile } from '../print';
import { overtaken, RunningDownloadService } from './running-download.service';

const MIME: Record<ExportFormat, string> = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' };
/** Interval between two updates of a download's position. */
const NOTE_MS = 1000;
const { actions } = codeExportMachine;

type Batch = Pick<BatchEntity, 'number' | 'key_version' | 'version'>;

interface Wanted extends ByteRange {
  /** Whether the caller already has all bytes before (`If-Range`). */
  continues: boolean;
}

export interface Download {
  status: 200 | 206 | 416;
  headers: Record<string, string | number>;
  body: Readable | null;
}

/**
 * Sends the file of an export, from any byte on. The batch is checked before each chunk: after a revocation or
 * suspension the download breaks off and the export ends, so no chunk holds a code that was revoked before the chunk
 * was made.
 */
@Injectable()
export class DownloadService {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly transitions: TransitionService,
    private readonly thread: FileThreadService,
    private readonly running: RunningDownloadService,
  ) {}

  /** Refuses with NOT_FOUND when the link is used or expired, with STATE when the batch has changed. */
  async begin(
    row: CodeExportEntity,
    query: { range?: string | undefined; ifRange?: string | undefined },
  ): Promise<Download> {
    const batch = (await this.db.one<Batch>(
      'SELECT number, key_version, version FROM code_batch WHERE id = ?',
      [row.batch_id],
    ))!;
    await this.refuseChanged(row, batch);
    const etag = `"${fingerprintOf(specOf(row, batch))}"`;
    const total = Number(row.bytes);
    const range = rangeOf(query, total, etag);
    const headers = {
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${fileName(batch.number, row.format)}"`,
      'content-type': MIME[row.format],
      etag,
    };
    if (!range)
      return {
        status: 416,
        headers: { ...headers, 'content-range': `bytes */${String(total)}` },
        body: null,
      };
    const { start, end } = range;
    const part = end - start + 1 < total;
    return {
      status: part ? 206 : 200,
      headers: {
        ...headers,
        'content-length': end - start + 1,
        ...(part && { 'content-range': `bytes ${String(start)}-${String(end)}/${String(total)}` }),
      },
      body: await this.body(row, batch, { start, end, continues: start > 0 && query.ifRange !== undefined }),
    };
  }

  private async body(row: CodeExportEntity, batch: Batch, wanted: Wanted): Promise<Readable> {
    const slot = await this.running.enter(row);
    try {
      const stream = await this.start(row, wanted.start);
      const file = this.thread.open(specOf(row, batch), firstByte(row, wanted, stream));
      const chunks = this.chunks(row, wanted, stream, file);
      const body = Readable.from(chunks, { objectMode: false, highWaterMark: 1 });
      body.once('close', () => file.close());
      this.running.hold(slot, body);
      return body;
    } catch (error) {
      await this.running.leave(slot);
      throw error;
    }
  }

  private async *chunks(
    row: CodeExportEntity,
    wanted: Wanted,
    stream: string | null,
    file: OpenFile,
  ): AsyncGenerator<Buffer> {
    let at = firstByte(row, wanted, stream);
    const follows = at === 0;
    let noted = Date.now();
    const ask = async (): Promise<FromWorker> => {
      await this.refuseOvertaken(row, stream);
      return file.next();
    };
    let coming = ask();
    try {
      while (at <= wanted.end) {
        const { bytes, sha256 } = await coming;
        // The next chunk is made while this one is sent.
        if (at + bytes.length <= wanted.end) coming = ask();
        coming.catch(() => undefined);
        // The file counts as used before its last chunk is sent, so that nobody can fetch it twice.
        if (sha256 && stream && wanted.end + 1 === Number(row.bytes)) await this.finish(row, sha256);
        if (at + bytes.length > wanted.start)
          yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(
            Math.max(0, wanted.start - at),
            wanted.end + 1 - at,
          );
        at += bytes.length;
        if (Date.now() - noted < NOTE_MS) continue;
        noted = Date.now();
        if (follows) await this.note(row, stream, Math.min(at, wanted.end + 1));
      }
    } finally {
      if (follows) await this.note(row, stream, Math.min(at, wanted.end + 1));
    }
  }

  private async refuseOvertaken(row: CodeExportEntity, stream: string | null): Promise<void> {
    const now = await this.db.one<{ stream: string | null; version: number }>(
      'SELECT e.stream, b.version FROM code_export e JOIN code_batch b ON b.id = e.batch_id WHERE e.id = ?',
      [row.id],
    );
    if (stream && now?.stream !== stream) throw overtaken();
    if (now?.version === row.batch_version) return;
    if (stream) await this.stop(row);
    throw stopped();
  }

  /** Stores the position of the download, counted from the first byte. */
  private async note(row: CodeExportEntity, stream: string | null, sent: number): Promise<void> {
    await this.db.execute('UPDATE code_export SET sent = GREATEST(sent, ?) WHERE id = ? AND stream = ?', [
      sent,
      row.id,
      stream ?? '',
    ]);
  }

  private async finish(row: CodeExportEntity, sha256: string): Promise<void> {
    const set = { sha256, finished_at: new Date(), sent: row.bytes };
    await this.move(row, 'finish', set);
  }

  private async stop(row: CodeExportEntity): Promise<void> {
    await this.move(row, 'stop', {});
  }

  private async move({ id }: CodeExportEntity, action: 'finish' | 'stop', set: Row): Promise<void> {
    await this.transitions.apply({
      machine: codeExportMachine,
      table: 'code_export',
      id,
      action,
      actor: SYSTEM,
      set,
    });
  }

  private async refuseChanged(row: CodeExportEntity, { version }: Batch): Promise<void> {
    if (version !== row.batch_version && isIn('stop', row.state)) await this.stop(row);
    if (version !== row.batch_version || row.state === actions.stop.to) throw stopped();
  }

  /** Starts the download and ends an earlier one of the same export; returns its id. */
  private async start(row: CodeExportEntity, from: number): Promise<string | null> {
    const actor: Actor = { kind: 'member', id: row.member_id };
    if (!isIn('start', row.state)) {
      // The server cannot know what arrived, so the end of a sent file can be fetched again for some minutes.
      const late = Date.now() - (row.finished_at?.getTime() ?? 0) > CODE_EXPORT.tailMs;
      if (from === 0 || late) throw notFound();
      const { name } = codeExportMachine;
      await this.history.write(this.db, { subject: name, subjectId: row.id, action: 'start', actor });
      return null;
    }
    if (row.expires_at.getTime() <= Date.now() || row.starts >= CODE_EXPORT.starts) throw notFound();
    const stream = ulid();
    await this.transitions.apply({
      machine: codeExportMachine,
      table: 'code_export',
      id: row.id,
      action: 'start',
      actor,
      set: { stream, starts: row.starts + 1 },
      effect: async (sql) => {
        await sql.execute(
          'UPDATE code_batch SET delivered_at = COALESCE(delivered_at, NOW(3)) WHERE id = ?',
          [row.batch_id],
        );
      },
    });
    return stream;
  }
}

/** The refusal of a file with codes that were revoked or suspended. */
const stopped = (): DomainError =>
  new DomainError('STATE', { machine: codeExportMachine.name, state: actions.stop.to, allowed: [] });

const isIn = (action: keyof typeof actions, state: CodeExportState): boolean =>
  actions[action].from.some((from) => from === state);

/** The byte to start making the file from: 0 when the range continues what was sent, because the hash needs the whole file. */
const firstByte = (row: CodeExportEntity, { start, continues }: Wanted, stream: string | null): number =>
  stream !== null && (continues || start <= Number(row.sent)) ? 0 : start;
