/** What a member's archive holds of cooperations and skin goods, and what is left of them when the account is closed. */
import { PASSWORD } from '../../testing/fixtures';
import { ask as askPictures, series } from '../../testing/images';
import { sentTo, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { wholeMaterial } from '../../testing/skins';
import {
  ann,
  type Brand,
  holderCall,
  ip,
  openBrand,
  opened,
  openThreads,
  provide,
  read,
  reply,
  seal,
} from '../../testing/threads';
import { filesCookie } from '../../testing/uploads';
import { unzip } from '../../testing/zip';

const MARK = { x: 0.5, y: 0.5, text: '尾巴再蓬松一些' };

async function call<T>(path: string, input: object = {}): Promise<T> {
  const response = await fetch(`${api().url}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const { code, data } = (await response.json()) as { code: number; data: T };
  expect({ path, code }).toEqual({ path, code: 0 });
  return data;
}

let brand: Brand;
let open: string;
let sealed: string;
beforeEach(async () => {
  await openThreads();
  brand = await openBrand();
  ({ thread_id: open } = await opened(brand));
  const [image] = (await read(open)).list[0]!.images;
  const marks = [{ image_id: image!.image_id, ...MARK }];
  await reply(open, 'continue_providing', { feedback: '袋口再宽一些', marks });
  await provide(brand, open);
  ({ thread_id: sealed } = await opened(brand, { product_name: '瓷杯', final: 1 }));
  expect((await seal(sealed)).code).toBe(0);
  await askPictures(brand, await series());
  await call('tender/skinSave', { ip_id: ip, ...(await wholeMaterial(ann.id)) });
});

it('puts what the holder wrote into the archive', async () => {
  await call('member/requestExport', { password: PASSWORD });
  const address = await until(async () => {
    const [made] = await call<{ address: string | null }[]>('member/exports');
    return made?.address ?? undefined;
  }, 'the archive');
  const answer = await fetch(api().url + address, {
    headers: { cookie: await filesCookie('member', ann.id) },
  });
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  const file = (name: string) => {
    const [, bytes] = [...files].find(([path]) => path.endsWith(name))!;
    return JSON.parse(bytes.toString()) as object[];
  };
  expect(file('cooperations.json')).toHaveLength(1);
  expect(file('design_threads.json')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ thread_id: open, feedback: '袋口再宽一些', pins: [MARK.text] }),
      expect.objectContaining({ thread_id: sealed, product_name: '瓷杯', final: 1 }),
    ]),
  );
  expect(file('image_requests.json')).toHaveLength(1);
  expect(file('skins.json')).toMatchObject([{ ip_id: ip, material: { goods_name: '山茶狐的春天' } }]);
});

async function closeAccount(): Promise<void> {
  await call('member/requestClosure', { password: PASSWORD, agree: 1 });
  await rows("UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND WHERE state = 'requested'");
  await rows("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account' AND state = 'queued'");
  await until(
    async () => (await rows("SELECT 1 FROM closure WHERE state = 'closed'"))[0],
    'the end of the account',
  );
}

it('leaves no name of an artist in what was sealed', async () => {
  await rows("UPDATE ip SET kind = 'artist'");
  await closeAccount();
  expect(await rows('SELECT sealed_ip_name FROM thread ORDER BY id')).toEqual([
    { sealed_ip_name: null },
    { sealed_ip_name: '***' },
  ]);
});

it('ends what is open with the account and deletes the words; what was sealed stays', async () => {
  await closeAccount();
  expect(await rows('SELECT state FROM cooperation')).toEqual([{ state: 'ended' }]);
  expect(await rows('SELECT id, state FROM thread ORDER BY id')).toEqual([
    { id: open, state: 'ended' },
    { id: sealed, state: 'confirmed' },
  ]);
  expect(
    await rows('SELECT sealed_by, sealed_for, sealed_ip_name FROM thread WHERE sealed_at IS NOT NULL'),
  ).toEqual([{ sealed_by: null, sealed_for: null, sealed_ip_name: '月半' }]);
  expect(
    await rows('SELECT 1 FROM thread_round WHERE feedback IS NOT NULL OR decided_by IS NOT NULL'),
  ).toEqual([]);
  expect(await rows('SELECT 1 FROM round_pin')).toEqual([]);
  expect(await rows('SELECT state, answer FROM image_request')).toEqual([{ state: 'ended', answer: null }]);
  const [skin] = await rows<{ data: string; goods_name: string }>('SELECT data, goods_name FROM skin');
  expect(skin!.goods_name).toBe('');
  expect(skin!.data).not.toContain('狐');
  await until(
    async () => (await sentTo('sms', brand.phone_number)).find(({ text }) => text.includes('已结束')),
    'the text to the brand',
  );
  expect((await holderCall('cooperationList')).code).not.toBe(0);
});
