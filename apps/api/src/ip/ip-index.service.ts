import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db, type Sql } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import { IP_KEY_SQL } from './ip-key';
import { CLAIMED_AT_SQL } from './ip-terms';

const EVERY_MS = 2000;
/** IPs in one transaction. */
const BATCH = 500;

const FOUND = '(t.owner_id IS NOT NULL OR t.listed = 1)';
const SHOWN = `t.image_id IS NOT NULL AND ${FOUND}`;
/** Numbers from 1 to the length of the longest name. */
const PLACES =
  '(WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 160) SELECT i FROM n) n';

const items = (column: string) => `JOIN JSON_TABLE(t.${column}, '$[*]' COLUMNS (item INT PATH '$')) j`;
const OWN_TAGS = "JOIN JSON_TABLE(t.own_kernels, '$[*]' COLUMNS (tag VARCHAR(160) PATH '$')) j";
/** Each letter of a text, and each with the next one. */
const part = (text: string) => `CONCAT('name:', SUBSTRING(${text}, n.i, l.letters))`;
const placed = (text: string) =>
  `JOIN ${PLACES} ON n.i <= CHAR_LENGTH(${text}) JOIN (SELECT 1 AS letters UNION ALL SELECT 2) l`;

/** Each term, what else it is read from, and which IPs have it. */
const TERMS: readonly (readonly [term: string, from: string, where: string])[] = [
  ["'all'", '', SHOWN],
  ["'claimed'", '', `${SHOWN} AND t.owner_id IS NOT NULL AND t.listed = 1`],
  ["CONCAT('kind:', t.kind)", '', SHOWN],
  ["CONCAT('field:', t.auth_field_id)", '', `${SHOWN} AND t.auth_field_id IS NOT NULL`],
  ["CONCAT('origin:', t.ip_origin)", '', `${SHOWN} AND t.ip_origin IS NOT NULL`],
  ["CONCAT('type:', j.item)", items('ip_types'), `${SHOWN} AND t.kind <> 'artist' AND j.item IS NOT NULL`],
  [
    "CONCAT('type:', JSON_VALUE(t.artist, '$.ip_type_id'))",
    '',
    `${SHOWN} AND t.kind = 'artist' AND JSON_VALUE(t.artist, '$.ip_type_id') IS NOT NULL`,
  ],
  ["CONCAT('kernel:', j.item)", items('kernels'), `${SHOWN} AND j.item IS NOT NULL`],
  [part('t.ip_name'), placed('t.ip_name'), FOUND],
  [part('j.tag'), `${OWN_TAGS} ${placed('j.tag')}`, FOUND],
];

/** In the order of the joins: the optimizer would read each text once for every place. A term found twice is stored once. */
const INSERT = `INSERT INTO ip_term (term, claimed_at, ip_id) ${TERMS.map(
  ([term, from, where]) =>
    `SELECT STRAIGHT_JOIN ${term} AS term, ${CLAIMED_AT_SQL} AS claimed_at, t.id FROM ip t ${from} WHERE t.id IN (?) AND ${where}`,
).join(' UNION ALL ')} ON DUPLICATE KEY UPDATE ip_id = ip_term.ip_id`;

/** Indexes IPs that wait, at most 500; returns their number. Those a call is changing now are found again after its commit. */
export async function indexIps(sql: Pick<Sql, 'rows' | 'execute'>): Promise<number> {
  const waiting = await sql.rows<{ id: string }>(
    `SELECT id FROM ip WHERE unindexed = 1 LIMIT ${String(BATCH)} FOR UPDATE SKIP LOCKED`,
  );
  const ids = waiting.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await sql.execute('DELETE FROM ip_term WHERE ip_id IN (?)', [ids]);
  await sql.execute(
    INSERT,
    TERMS.map(() => ids),
  );
  await sql.execute(`UPDATE ip SET indexed = ${IP_KEY_SQL} WHERE id IN (?)`, [ids]);
  return ids.length;
}

/** Reads what is committed: `INSERT … SELECT` would else lock the gaps between IPs, where calls insert new ones. */
const indexSome = (db: Db): Promise<number> => db.tx(indexIps, 'committed');

/**
 * Indexes all IPs that wait, some 3,500 a second, before processes of a release that reads the index take over. Says how many there
 * were; undefined for none.
 */
export async function indexAllIps(db: Db): Promise<string | undefined> {
  let all = 0;
  for (let some = 1; some > 0; all += some) some = await indexSome(db);
  return all > 0 ? `${String(all)} IPs indexed` : undefined;
}

/** Keeps the inverted index of IPs (`ip_term`) equal to the rows: any statement that changes a row makes it `unindexed`. */
@Injectable()
export class IpIndexService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
  ) {}

  onModuleInit(): void {
    this.jobs.everyApart(EVERY_MS, 'index-ips', (closing) => this.run(closing));
  }

  private async run(closing: AbortSignal): Promise<void> {
    while (!closing.aborted && (await indexSome(this.db)) === BATCH);
  }
}
