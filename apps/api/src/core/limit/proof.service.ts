import { createHash, createHmac, randomInt } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Challenge } from '@ipw/domain';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import * as z from 'zod';
import { Db, isDuplicate, type Sql } from '../db/db';
import { sweep } from '../db/sweep';
import { DomainError } from '../errors/domain-error';
import { JobService } from '../jobs/job.service';
import { KEYS, type Keys } from '../keys';

/** Maximum hashes of a challenge by level, the minimum is half: from a tenth of a second to seconds. */
const WORK = [100_000, 300_000, 1_000_000, 3_000_000] as const;
const LIFE_MS = 300_000;

/** Difficulty level from the used share of the limit beyond its free part (0 to 1). */
export const levelOf = (used: number): number => Math.min(WORK.length - 1, Math.floor(used * WORK.length));

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({ kind: z.string(), level: z.number(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** What a proof must match. `now` is the database's time (ms), shared by all processes. */
export interface Needed {
  kind: string;
  level: number;
  now: number;
}

/** Proof of work: signed stateless challenges, each usable once, for one kind of call, within five minutes. */
@Injectable()
export class ProofService implements OnModuleInit {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    @Inject(KEYS) keys: Keys,
  ) {
    const secret = (use: string) =>
      createHmac('sha256', Buffer.from(keys.address, 'base64')).update(`proof ${use}`).digest('hex');
    this.secrets = { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('key') };
  }

  onModuleInit(): void {
    this.jobs.every(3_600_000, 'sweep-proofs', async () => {
      await sweep(this.db, 'DELETE FROM used_proof WHERE expires_at < NOW(3)');
    });
  }

  /** Consumes a proof in the transaction of its call; refuses an invalid one with a new challenge. */
  async spend(sql: Sql, captcha: string | undefined, needed: Needed): Promise<void> {
    const good = captcha && (await this.read(captcha, needed));
    if (good) {
      try {
        await sql.execute(
          'INSERT INTO used_proof (proof_hash, expires_at) VALUES (?, NOW(3) + INTERVAL ? MICROSECOND)',
          [good.hash, Math.max(0, good.until - needed.now) * 1000],
        );
        return;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
    throw new DomainError('CAPTCHA', { challenge: await this.challenge(needed) });
  }

  private async challenge({ kind, level, now }: Needed): Promise<Challenge> {
    const most = WORK[level]!;
    const made = await createChallenge({
      ...this.secrets,
      algorithm: 'SHA-256',
      cost: 1,
      counter: randomInt(most / 2, most),
      deriveKey,
      data: { kind, level, until: now + LIFE_MS },
    });
    return made as unknown as Challenge;
  }

  private async read(
    captcha: string,
    { kind, level, now }: Needed,
  ): Promise<{ hash: string; until: number } | undefined> {
    const parsed = payload.safeParse(fromBase64(captcha));
    if (!parsed.success) return undefined;
    const { challenge, solution } = parsed.data;
    const { data } = challenge.parameters;
    if (data.kind !== kind || data.level < level || data.until <= now) return undefined;
    const { verified } = await verifySolution({
      ...this.secrets,
      deriveKey,
      challenge,
      solution: { ...solution, time: 0 },
    });
    if (!verified) return undefined;
    return { hash: createHash('sha256').update(challenge.signature).digest('hex'), until: data.until };
  }
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text.slice(0, 4096), 'base64').toString()) as unknown;
  } catch {
    return undefined;
  }
}
