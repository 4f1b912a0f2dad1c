/** Gallery and filing say of each picture whether it is evidence, as `evidence/file` does, before a certificate is asked for. */
import {
  type FileEvidence,
  FILE_CHANGES,
  type FilingDetail,
  type GalleryImage,
  type Page,
} from '@ipw/domain';
import sharp from 'sharp';
import { holdTasks } from '../../testing/background';
import { evidenceOf } from '../../testing/evidence';
import { type Caller, member, openFixtures } from '../../testing/fixtures';
import { ask } from '../../testing/proven';
import { api } from '../../testing/server';
import { plantIp, plantOperator } from '../db/seed/fixtures';

const { url, reset, dataDir } = api();
// The API's own tasks would seal at the full hour.
holdTasks();
let ann: Caller;
let ip_id: string;

beforeEach(async () => {
  await reset();
  ann = await member();
  const on = await openFixtures();
  ip_id = await plantIp(on, { ip_name: '山茶狐' });
  await plantOperator(on.db, ip_id, ann.id, 1);
});

const call = async <T>(path: string, input: object): Promise<T> => {
  const { code, data } = (await ask(url, path, input, { token: ann.token })) as { code: number; data: T };
  expect(code).toBe(0);
  return data;
};

/** A picture of the gallery, as the browser sends it. */
async function sent(shade: number, changed?: string): Promise<string> {
  const background = { r: shade, g: 90, b: 90 };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('usage', 'series_image');
  if (changed) body.set('changed', changed);
  body.append('file', new Blob([new Uint8Array(bytes)]), 'a.png');
  const headers = { authorization: `Bearer ${ann.token}` };
  const answer = await fetch(`${url}/api/common/upload`, { method: 'POST', headers, body });
  return ((await answer.json()) as { data: { image_id: string } }).data.image_id;
}

it('is the same everywhere, before and after the hour is sealed', async () => {
  const images = [await sent(1), await sent(2, FILE_CHANGES[0]), await sent(3), await sent(3)];
  await call('gallery/seriesSave', { ip_id, series_name: '春', images });
  const work = { ip_id, title: '春', pictures: images.toReversed() };
  const { filing_id } = await call<{ filing_id: string }>('filing/save', work);

  const shown = async () => {
    const each: FileEvidence[] = [];
    for (const image_id of images) each.push(await call<FileEvidence>('evidence/file', { image_id }));
    const { list } = await call<Page<GalleryImage>>('gallery/imageList', { ip_id });
    const byId = (id: string) => list.find(({ image }) => image.image_id === id)!.evidence;
    expect(images.map(byId)).toEqual(each);
    const { evidence } = await call<FilingDetail>('filing/detail', { filing_id });
    expect(evidence).toEqual(each.toReversed());
    return each;
  };
  const none = { state: 'none', reason: FILE_CHANGES[0], sealed_at: null };
  const waiting = { state: 'waiting', reason: null, sealed_at: null };
  expect(await shown()).toMatchObject([waiting, none, waiting, waiting]);
  const evidence = evidenceOf(await openFixtures(), dataDir);
  expect(await evidence.seals.seal()).toBe(3);
  const sealed = { state: 'sealed', sealed_at: expect.any(String) as string, stamped_at: null };
  expect(await shown()).toMatchObject([sealed, none, sealed, sealed]);
  await evidence.stamps.stampAll();
  expect((await shown()).map(({ state }) => state)).toEqual(['stamped', 'none', 'stamped', 'stamped']);
});
