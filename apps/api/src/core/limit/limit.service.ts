import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db, type Sql } from '../db/db';
import { sweep } from '../db/sweep';
import { DomainError } from '../errors/domain-error';
import type { Context } from '../http/context';
import { JobService } from '../jobs/job.service';
import { levelOf, ProofService } from './proof.service';
import { type Count, type LimitName, type LimitRule, ruleOf } from './rules';

/** The database's time in ms, because clocks of processes may differ. */
const NOW = 'ROUND(UNIX_TIMESTAMP(NOW(3)) * 1000)';

interface Counted {
  rule: LimitRule;
  points: number;
  /** Milliseconds until the count restarts. */
  left: number;
  now: number;
}

/**
 * Rate limits in the database, shared by all processes; without the database all calls are refused. Keys are hashed, so the
 * table contains no phone number. A refused attempt does not count.
 */
@Injectable()
export class LimitService implements OnModuleInit {
  private readonly db: Db;

  constructor(
    db: Db,
    private readonly jobs: JobService,
    private readonly proofs: ProofService,
  ) {
    // Counts stay even when the call is refused afterwards.
    this.db = db.apart;
  }

  onModuleInit(): void {
    this.jobs.every(3_600_000, 'sweep-limits', async () => {
      await sweep(this.db, `DELETE FROM rate_limit WHERE expire < ${NOW}`);
    });
  }

  /** Counts one; refuses with TOO_MANY (or the rule's refusal) and `retry_after` seconds when the limit is reached. */
  take(name: LimitName, key: string): Promise<void> {
    return this.takeAll([[name, key]]);
  }

  /** Counts each, all or nothing. */
  async takeAll(counts: readonly Count[]): Promise<void> {
    if (counts.length === 0) return;
    await this.db.tx(async (sql) => {
      refuseUsedUp(await this.count(sql, counts));
    });
  }

  /**
   * Counts each, all or nothing. Refuses like `take` when a limit is reached; demands a proof of work (CAPTCHA) when
   * a count is past its free part, and consumes the call's proof.
   */
  async pass(counts: readonly Count[], { kind, captcha }: Context): Promise<void> {
    if (counts.length === 0) return;
    await this.db.tx(async (sql) => {
      const counted = await this.count(sql, counts);
      refuseUsedUp(counted);
      const pressed = counted.filter(({ rule, points }) => rule.free !== undefined && points > rule.free);
      if (pressed.length === 0) return;
      const used = Math.max(
        ...pressed.map(({ rule, points }) => (points - rule.free!) / (rule.points - rule.free!)),
      );
      await this.proofs.spend(sql, captcha, { kind: kind ?? '', level: levelOf(used), now: pressed[0]!.now });
    });
  }

  /** Counts, and does `work`: what it refused or did not finish is given back. */
  async counting<T>(counts: readonly Count[], work: () => Promise<T>): Promise<T> {
    await this.takeAll(counts);
    try {
      return await work();
    } catch (error) {
      await this.giveBack(counts);
      throw error;
    }
  }

  /** Subtracts what `pass` counted, when it turns out not to be an attempt. Counts of the names in `anew` begin again. */
  async giveBack(counts: readonly Count[], anew: readonly LimitName[] = []): Promise<void> {
    if (counts.length === 0) return;
    const given = new Map<string, number>();
    for (const count of counts) given.set(keyOf(count), (given.get(keyOf(count)) ?? 0) + pointsOf(count));
    const ended = counts.filter(([name]) => anew.includes(name)).map(keyOf);
    await this.db.execute(
      `UPDATE rate_limit SET points = GREATEST(points - CASE \`key\` ${'WHEN ? THEN ? '.repeat(given.size)}END, 0),
          expire = IF(\`key\` IN (?), 0, expire) WHERE \`key\` IN (?)`,
      [...[...given].flat(), ended.length > 0 ? ended : [null], [...given.keys()]],
    );
  }

  async forget(name: LimitName, key: string): Promise<void> {
    await this.db.execute('DELETE FROM rate_limit WHERE `key` = ?', [keyOf([name, key])]);
  }

  private async count(sql: Sql, counts: readonly Count[]): Promise<Counted[]> {
    // One order of rows for all calls, so that they cannot deadlock.
    const rows = counts
      .map((one) => ({ key: keyOf(one), rule: ruleOf(one[0]), adds: pointsOf(one) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    await sql.execute(
      `INSERT INTO rate_limit (\`key\`, points, expire) VALUES ${rows.map(() => `(?, ?, ${NOW} + ?)`).join(', ')}
        ON DUPLICATE KEY UPDATE points = IF(expire > ${NOW}, points, 0) + VALUES(points), expire = IF(expire > ${NOW}, expire, VALUES(expire))`,
      rows.flatMap(({ key, rule, adds }) => [key, adds, rule.duration * 1000]),
    );
    const found = await sql.rows<{
      key: string;
      points: number;
      expire: string | number;
      now: string | number;
    }>(`SELECT \`key\`, points, expire, ${NOW} AS now FROM rate_limit WHERE \`key\` IN (?)`, [
      rows.map(({ key }) => key),
    ]);
    return found.map(({ key, points, expire, now }) => ({
      rule: rows.find((row) => row.key === key)!.rule,
      points,
      left: Number(expire) - Number(now),
      now: Number(now),
    }));
  }
}

function refuseUsedUp(counted: readonly Counted[]): void {
  const [longest] = counted
    .filter(({ rule, points }) => points > rule.points)
    .sort((a, b) => b.left - a.left);
  if (!longest) return;
  throw new DomainError(longest.rule.refusal ?? 'TOO_MANY', {
    retry_after: Math.max(1, Math.ceil(longest.left / 1000)),
  });
}

const pointsOf = ([, , points = 1]: Count): number => points;

const keyOf = ([name, key]: Count): string =>
  `${name}:${createHash('sha256').update(key).digest('hex').slice(0, 40)}`;
