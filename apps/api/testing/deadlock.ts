import { api, rows } from './server';

/** What the database notes of its last deadlock if one of these tables of this worker was in it; otherwise nothing. */
export async function lastDeadlock(tables: readonly string[]): Promise<string> {
  const [{ Status }] = (await rows<{ Status: string }>('SHOW ENGINE INNODB STATUS')) as [{ Status: string }];
  const last = /LATEST DETECTED DEADLOCK\n-+\n([\s\S]*?)\n-+\nTRANSACTIONS/.exec(Status)?.[1] ?? '';
  const own = new URL(api().databaseUrl).pathname.slice(1);
  return tables.some((table) => last.includes(`\`${own}\`.\`${table}\``)) ? last : '';
}
