import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db, isDuplicate } from '../db/db';
import { DomainError, refuse } from '../errors/domain-error';
import { Jobs } from '../jobs/jobs';
import { FieldCipher } from '../security/field-cipher';

interface Kept {
  input_hash: string;
  answer: Buffer | null;
  age: number;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
/** A first attempt that has not answered for so long has died with its process. */
const DEAD_AFTER_S = 60;

/** Does a keyed piece of work once in 24 hours and answers every repeat with the first outcome. A failure is not kept. */
@Injectable()
export class Idempotency implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every(3_600_000, 'sweep-answers', async () => {
      await this.db.change(
        'DELETE FROM idempotency WHERE created_at < NOW(3) - INTERVAL 24 HOUR LIMIT 10000',
      );
    });
  }

  async once<T>(key: string, input: unknown, work: () => Promise<T>): Promise<T> {
    const keyHash = hash(key);
    // Keyed: an input may hold a password or a code, and a plain hash could be guessed.
    const inputHash = this.cipher.blind('input', JSON.stringify(input) ?? '');
    if (!(await this.take(keyHash, inputHash))) return this.repeat<T>(keyHash, inputHash);
    try {
      const answer = await work();
      await this.db.update(
        'idempotency',
        { answer: this.cipher.seal(`idempotency:${keyHash}`, JSON.stringify(answer ?? null)) },
        { key_hash: keyHash },
      );
      return answer;
    } catch (error) {
      await this.db.change('DELETE FROM idempotency WHERE key_hash = ?', [keyHash]);
      throw error;
    }
  }

  private async take(keyHash: string, inputHash: string): Promise<boolean> {
    await this.db.change(
      'DELETE FROM idempotency WHERE key_hash = ? AND (created_at < NOW(3) - INTERVAL 24 HOUR OR (answer IS NULL AND created_at < NOW(3) - INTERVAL ? SECOND))',
      [keyHash, DEAD_AFTER_S],
    );
    try {
      await this.db.insert('idempotency', { key_hash: keyHash, input_hash: inputHash });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  private async repeat<T>(keyHash: string, inputHash: string): Promise<T> {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const kept = await this.db.one<Kept>('SELECT input_hash, answer FROM idempotency WHERE key_hash = ?', [
        keyHash,
      ]);
      if (!kept) throw new DomainError('BUSY', { retry_after: 1 });
      if (kept.input_hash !== inputHash) throw refuse('idempotency_key', 'duplicate');
      if (kept.answer) return JSON.parse(this.cipher.open(`idempotency:${keyHash}`, kept.answer)) as T;
      await wait(100);
    }
    throw new DomainError('BUSY', { retry_after: 5 });
  }
}
