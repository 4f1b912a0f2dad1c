/** A full disk under all other work: what has no room is refused or waits, leaves nothing, and goes on by itself. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leapADay } from '../testing/another';
import { call as ask, completed, issued, licensee, openShop } from '../testing/codes';
import { actOn, detail, notify, orderedAs, someone, submitted } from '../testing/filings';
import { member, openFixtures, PASSWORD, picture, staff } from '../testing/fixtures';
import { granted, series } from '../testing/images';
import { sentTo, until } from '../testing/outbox';
import { picture as drawn } from '../testing/pictures';
import { api, rows } from '../testing/server';
import { type SmallDisk, smallProduct } from '../testing/small-disk';
import { brandCall, openBrand, openThreads } from '../testing/threads';
import { announcement, tus } from '../testing/upload-parts';
import { filesIn, open, upload } from '../testing/uploads';
import { plantClaim, plantIp } from '../src/db/seed/fixtures';
import { sha256Of } from '../src/filing/centre/centre-signature';
import { sandboxCertificate } from '../src/filing/centre/sandbox-certificate';

let disk: SmallDisk;
beforeAll(async () => {
  disk = await smallProduct({ LOG_LEVEL: 'silent' });
});
beforeEach(async () => {
  await disk.free();
  await api().reset();
  await rm(join(disk.dataDir, 'uploads/exports'), { recursive: true, force: true });
});

/** An answer as its caller sees it. */
interface Seen {
  status: number;
  code: number;
}
type Again = () => Promise<Seen>;

const REFUSED = { status: 503, code: 50300 };
/** Calls that write to the disk: each prepares what it needs and returns the call. */
const CALLS: Record<string, () => Promise<Again>> = {
  'the marked copy of a picture': async () => {
    await openThreads();
    const brand = await openBrand();
    const fox = await series();
    const image_request_id = await granted(brand, fox);
    return () => brandCall('imageLink', brand, { image_request_id, image_id: fox.images[1]! });
  },
  'the width of a picture that nobody has opened yet': async () => {
    const ann = await member();
    const wide = await drawn('jpeg', { width: 1500, height: 900 });
    const { data } = await upload(ann, 'series_image', 'a.jpg', wide);
    await rows('UPDATE uploaded_file SET open = 1, image_status = 1');
    const path = `/files/${data.image_id}/t640`;
    return async () => {
      const { status, bytes } = await open(path);
      return { status, code: status === 200 ? 0 : (JSON.parse(bytes.toString()) as Seen).code };
    };
  },
  'the number of a batch': async () => {
    const shop = await openShop();
    await completed(shop, 1000);
    const merchant = await licensee(shop);
    return async () => ((await issued(shop, merchant)) === undefined ? REFUSED : { status: 200, code: 0 });
  },
  'a complaint with its proof': async () => {
    const on = await openFixtures();
    const ip = await plantIp(on, { ip_name: '山茶兔' });
    await plantClaim(on, { ip_id: ip, member_id: (await member()).id, state: 'claimed' });
    const page = await (await fetch(`${api().url}/complain?ip=${ip}&lang=en`)).text();
    const proof = new Blob([await drawn('png')], { type: 'image/png' });
    return async () => {
      const body = new FormData();
      body.set('form', /name="form" value="([^"]+)"/.exec(page)![1]!);
      const fields = {
        kind: 'copyright',
        statement: 'The second picture is my registered work.',
        complainant: 'Zhou Mo Ltd.',
        email: 'a@example.com',
      };
      for (const [name, value] of Object.entries({ page: `https://example.com/ip/${ip}`, ...fields }))
        body.set(name, value);
      body.append('proof', proof, 'proof.png');
      const { status } = await fetch(`${api().url}/complain?lang=en`, {
        method: 'POST',
        body,
        redirect: 'manual',
      });
      return status === 303 ? { status: 200, code: 0 } : { status, code: 50300 };
    };
  },
};

it.each(Object.keys(CALLS))(
  'refuses %s, keeps nothing of it, and makes it once there is room',
  async (name) => {
    const again = await CALLS[name]!();
    const counts = () =>
      rows(
        'SELECT (SELECT COUNT(*) FROM uploaded_file) AS files, (SELECT COUNT(*) FROM code_batch) AS batches, (SELECT COUNT(*) FROM complaint) AS complaints',
      );
    const before = [await counts(), (await filesIn('uploads')).sort()];
    await disk.fill();
    expect(await again()).toMatchObject(REFUSED);
    expect([await counts(), (await filesIn('uploads')).sort()]).toEqual(before);
    expect(await filesIn('incoming')).toEqual([]);
    await disk.free();
    expect(await again()).toMatchObject({ status: 200, code: 0 });
  },
);

it('counts no upload that could not begin', async () => {
  const ann = await member();
  const folder = join(disk.dataDir, 'unfinished');
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, '');
  const begin = () => tus(ann, 'POST', '/api/uploads', announcement('series_image', 'a.jpg', 1000));
  expect((await begin()).status).toBe(500);
  expect(await rows('SELECT id FROM upload')).toEqual([]);
  await rm(folder);
  expect((await begin()).status).toBe(201);
});

const jobOf = (kind: string) =>
  until(async () => {
    const [job] = await rows<{ id: string; state: string; attempts: number; last_error: string | null }>(
      'SELECT id, state, attempts, last_error FROM job WHERE kind = ? AND leased_until IS NULL AND (last_error IS NOT NULL OR state <> ?)',
      [kind, 'queued'],
    );
    return job;
  }, `a job ${kind}`);
const atOnce = () => rows("UPDATE job SET run_at = NOW(3), last_error = NULL WHERE state = 'queued'");
const WAITS = { state: 'queued', attempts: 0, last_error: 'the disk is full' };

it('lets an archive of personal data wait for room, however often it is tried', async () => {
  const ann = await member();
  await picture(ann.id);
  await disk.fill();
  expect(await ask('member/requestExport', ann, { password: PASSWORD })).toMatchObject({ code: 0 });
  for (let tries = 0; tries < 7; tries += 1) {
    expect(await jobOf('data_export')).toMatchObject(WAITS);
    await atOnce();
  }
  expect(await jobOf('data_export')).toMatchObject(WAITS);
  expect(await filesIn('incoming')).toEqual([]);
  expect(await filesIn('uploads/exports')).toEqual([]);
  await disk.free();
  await atOnce();
  expect(await jobOf('data_export')).toMatchObject({ state: 'done' });
  expect((await ask('member/exports', ann)).data).toMatchObject([{ state: 'ready' }]);
});

it('sends a code of the outbox when there is room', async () => {
  const phone = { area_code: '86', phone_number: '13911110000' };
  await rm(join(disk.dataDir, 'outbox'), { recursive: true, force: true });
  await disk.fill();
  expect(await ask('member/sendYzm', undefined, { ...phone, scene: 'register' })).toMatchObject({ code: 0 });
  expect(await jobOf('sms')).toMatchObject(WAITS);
  await disk.free();
  await atOnce();
  expect(await jobOf('sms')).toMatchObject({ state: 'done' });
  expect(await sentTo('sms', phone.phone_number)).toHaveLength(1);
});

it('anchors the end of the audit log once there is room, without another line', async () => {
  const ann = await member();
  await rm(join(disk.dataDir, 'anchors'), { recursive: true, force: true });
  await disk.fill();
  expect(await ask('member/requestClosure', ann, { password: PASSWORD, agree: 1 })).toMatchObject({
    code: 0,
  });
  const end = await until(async () => {
    const lines = await rows<{ hash: string | null }>(
      'SELECT chain_hash AS hash FROM audit_line ORDER BY chain_number',
    );
    return lines.every(({ hash }) => hash) ? lines.at(-1)!.hash! : undefined;
  }, 'the seal');
  const name = `anchors/audit-${new Date().toISOString().slice(0, 7)}.jsonl`;
  const isAnchored = async () =>
    (await readFile(join(disk.dataDir, name), 'utf8').catch(() => '')).includes(end);
  expect(await isAnchored()).toBe(false);
  await disk.free();
  await until(async () => (await isAnchored()) || undefined, 'the anchor');
});

it('keeps a filing with its centre, which it does not blame, until there is room for the certificate', async () => {
  const ann = await someone();
  const title = '山茶狐';
  const id = await submitted(ann, { title });
  expect(await actOn(await staff('reviewer'), id, 'send', 2)).toBe(200);
  const accepted = () => rows<{ accepted_at: string | null }>('SELECT accepted_at FROM filing');
  await until(async () => (await accepted())[0]!.accepted_at ?? undefined, 'its acceptance');
  const order = await orderedAs(id);
  const registered = {
    ...order,
    ...{ status: 'registered', registration_number: 'X', registered_on: '2026-01-01' },
    certificate: sha256Of(sandboxCertificate(title, order.number)),
  };
  const files = async () => [await rows('SELECT id FROM uploaded_file'), (await filesIn('uploads')).sort()];
  const before = await files();
  await disk.fill();
  expect((await notify(registered)).status).toBe(503);
  expect(await detail(ann, id)).toMatchObject({ state: 'processing', registration_number: null });
  expect([await files(), await filesIn('incoming')]).toEqual([before, []]);
  expect(await rows('SELECT failing_since FROM filing_centre')).toEqual([{ failing_since: null }]);
  await disk.free();
  expect((await notify(registered)).status).toBe(200);
  expect(await detail(ann, id)).toMatchObject({ state: 'certified', registration_number: 'X' });
});

it('closes an account with its archive, and writes its line once there is room', async () => {
  const ann = await member();
  await ask('member/requestExport', ann, { password: PASSWORD });
  const archives = () => filesIn('uploads/exports');
  expect(await jobOf('data_export')).toMatchObject({ state: 'done' });
  await ask('member/requestClosure', ann, { password: PASSWORD, agree: 1 });
  await rm(join(disk.dataDir, 'anchors'), { recursive: true, force: true });
  await disk.fill();
  await rows('UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND');
  await atOnce();
  expect(await jobOf('close_account')).toMatchObject(WAITS);
  expect(await jobOf('remove_archive')).toMatchObject({ state: 'done' });
  expect(await archives()).toEqual([]);
  const isWritten = async () =>
    (await readFile(join(disk.dataDir, 'anchors/erasures.jsonl'), 'utf8').catch(() => '')).includes(ann.id);
  expect(await isWritten()).toBe(false);
  await disk.free();
  leapADay(disk.product);
  await until(async () => (await isWritten()) || undefined, 'its line');
});
