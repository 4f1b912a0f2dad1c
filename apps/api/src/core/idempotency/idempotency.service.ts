import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ulid } from '@ipw/domain';
import { Db, isDuplicate } from '../db/db';
import { sweep } from '../db/sweep';
import { DomainError, validationError } from '../errors/domain-error';
import { JobService } from '../jobs/job.service';
import { FieldCipher } from '../security/field-cipher';

interface StoredAnswer {
  input_hash: string;
  answer: Buffer | null;
  cookies: Buffer | null;
}

/** The cookies an answer sets: those of the first are set again with each repeat. */
export interface AnswerCookies {
  get: () => string[];
  set: (cookies: string[]) => void;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
/** A first attempt without an answer for this long counts as dead. */
const DEAD_AFTER_S = 60;

/** Runs a keyed call once in 24 hours and answers repeats with the stored answer. Errors are not stored. */
@Injectable()
export class IdempotencyService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly jobs: JobService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(3_600_000, 'sweep-answers', async () => {
      await sweep(this.db, 'DELETE FROM idempotency WHERE created_at < NOW(3) - INTERVAL 24 HOUR');
    });
  }

  /**
   * Runs `work` once for a key. Its changes and its answer are committed together (`Db.withAnswer`): a killed process leaves
   * both or neither, and an attempt that counts as dead can no longer commit.
   */
  async once<T>(key: string, input: unknown, work: () => Promise<T>, cookies: AnswerCookies): Promise<T> {
    const keyHash = hash(key);
    // A keyed hash: inputs may contain a password or a code, which a plain hash would let an attacker guess.
    const inputHash = this.cipher.blind('input', JSON.stringify(input) ?? '');
    const attempt = ulid();
    if (!(await this.take(keyHash, inputHash, attempt))) return this.repeat<T>(keyHash, inputHash, cookies);
    try {
      return await this.db.withAnswer(work, async (sql, answer) => {
        const stored = {
          answer: this.cipher.seal(`idempotency:${keyHash}`, JSON.stringify(answer ?? null)),
          cookies: this.cipher.seal(`idempotency:${keyHash}:cookies`, JSON.stringify(cookies.get())),
        };
        if ((await sql.update('idempotency', stored, { key_hash: keyHash, attempt })) === 0)
          throw new DomainError('BUSY', { retry_after: 1 });
      });
    } catch (error) {
      // Deletes the key of a failed attempt, which would block repeats for a minute; a committed answer stays.
      await this.db
        .execute('DELETE FROM idempotency WHERE key_hash = ? AND attempt = ? AND answer IS NULL', [
          keyHash,
          attempt,
        ])
        .catch(() => undefined);
      throw error;
    }
  }

  private async take(keyHash: string, inputHash: string, attempt: string): Promise<boolean> {
    await this.db.execute(
      'DELETE FROM idempotency WHERE key_hash = ? AND (created_at < NOW(3) - INTERVAL 24 HOUR OR (answer IS NULL AND created_at < NOW(3) - INTERVAL ? SECOND))',
      [keyHash, DEAD_AFTER_S],
    );
    try {
      await this.db.insert('idempotency', { key_hash: keyHash, input_hash: inputHash, attempt });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  private async repeat<T>(keyHash: string, inputHash: string, cookies: AnswerCookies): Promise<T> {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const stored = await this.db.one<StoredAnswer>(
        'SELECT input_hash, answer, cookies FROM idempotency WHERE key_hash = ?',
        [keyHash],
      );
      if (!stored) throw new DomainError('BUSY', { retry_after: 1 });
      if (stored.input_hash !== inputHash) throw validationError('idempotency_key', 'duplicate');
      if (stored.cookies)
        cookies.set(
          JSON.parse(this.cipher.open(`idempotency:${keyHash}:cookies`, stored.cookies)) as string[],
        );
      if (stored.answer) return JSON.parse(this.cipher.open(`idempotency:${keyHash}`, stored.answer)) as T;
      await wait(100);
    }
    throw new DomainError('BUSY', { retry_after: 5 });
  }
}
