/** Archives of members, requested and downloaded like by their page. */
import type { ExportRow } from '@ipw/domain';
import { type Caller, PASSWORD } from './fixtures';
import { until } from './outbox';
import { ask } from './proven';
import { api } from './server';
import { filesCookie } from './uploads';
import { unzip } from './zip';

/** The files of a new archive, by name. */
export async function archiveOf(who: Caller): Promise<Map<string, Buffer>> {
  const { url } = api();
  expect((await ask(url, 'member/requestExport', { password: PASSWORD }, who)).code).toBe(0);
  const address = await until(async () => {
    const [newest] = (await ask(url, 'member/exports', {}, who)).data as ExportRow[];
    return newest!.address ?? undefined;
  }, 'the archive');
  const answer = await fetch(url + address, { headers: { cookie: await filesCookie('member', who.id) } });
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

/** What a JSON file of an archive holds. */
export const readIn = (files: Map<string, Buffer>, name: string): unknown =>
  JSON.parse(files.get(name)!.toString());
