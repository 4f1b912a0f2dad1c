/** File addresses: who may open which, until when, and which files are deleted. */
import { createHmac } from 'node:crypto';
import { readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedFile, Usage } from '@ipw/domain';
import { type Caller, openFixtures, member, staff } from '../testing/fixtures';
import { picture } from '../testing/pictures';
import { api } from '../testing/server';
import { sweep } from '../testing/sweep';
import { filesCookie, filesIn, open, upload } from '../testing/uploads';
import { keyOf } from '../src/core/files/variants';
import { openKeys } from '../src/core/keys';
import { plantIp, plantOperator } from '../src/db/seed/fixtures';

const { url, db, dataDir, reset } = api();
let ann: Caller;
let ben: Caller;

beforeEach(async () => {
  await reset();
  ann = await member();
  ben = await member();
});

const send = (usage: Usage, name: string, bytes: Buffer) => upload(ann, usage, name, bytes);
const plain = (path: string) => path.split('?')[0]!;

describe('an address', () => {
  let file: UploadedFile;
  beforeEach(async () => {
    file = (await send('rights_proof', 'a.png', await picture('png'))).data;
  });
  const with_ = (changes: Record<string, string>) => {
    const [path, query] = file.file_path.split('?') as [string, string];
    return `${path}?${String(new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...changes }))}`;
  };
  /** An address as the server would sign it for another viewer. */
  const signedFor = (who: string, until = Math.floor(Date.now() / 1000) + 600) => {
    const path = plain(file.file_path);
    const signature = createHmac('sha256', Buffer.from(openKeys(dataDir).address, 'base64'))
      .update(`${path}\0${who}\0${String(until)}`)
      .digest('base64url');
    return `${path}?v=${who}&e=${String(until)}&s=${signature}`;
  };

  it('answers that it failed, not that there is none, while the stored bytes cannot be opened', async () => {
    const path = join(dataDir, 'uploads', keyOf(file.image_id, 'whole'));
    const bytes = await readFile(path);
    await rm(path);
    expect((await open(file.file_path)).status).toBe(404);
    await symlink(path, path);
    for (const range of [undefined, 'bytes=0-9']) {
      const { status, headers } = await open(file.file_path, range ? { range } : {});
      expect([status, headers.get('cache-control')]).toEqual([500, 'no-store']);
    }
    await rm(path);
    await writeFile(path, bytes);
    expect((await open(file.file_path)).status).toBe(200);
  });

  it('opens for its owner, privately', async () => {
    const { status, headers } = await open(file.file_path);
    expect(status).toBe(200);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('is refused when altered, expired, bare, or of another picture or member', async () => {
    const soon = String(Math.floor(Date.now() / 1000) + 99_999);
    const other = (await send('rights_proof', 'b.png', await picture('png'))).data;
    const paths = [
      plain(file.file_path),
      with_({ e: soon }),
      with_({ v: `m${ben.id}` }),
      with_({ s: 'A'.repeat(43) }),
      with_({ e: 'NaN' }),
      file.file_path.replace('/whole', '/t100'),
      `${plain(other.file_path)}?${file.file_path.split('?')[1]!}`,
      signedFor(`m${ann.id}`, Math.floor(Date.now() / 1000) - 1),
      signedFor(`m${ben.id}`),
      signedFor('s01ARZ3NDEKTSV4RRFFQ69G5FAV'),
      '/files/01ARZ3NDEKTSV4RRFFQ69G5FAV/whole',
      '/files/../../../etc/passwd/whole',
    ];
    for (const path of paths)
      expect({ path, status: (await open(path)).status }).toEqual({ path, status: 404 });
  });

  it('opens for staff until they are disabled', async () => {
    const { id } = await staff('reviewer');
    const path = signedFor(`s${id}`);
    expect((await open(path)).status).toBe(200);
    await (await openFixtures()).db.update('staff', { disabled_at: new Date() }, { id });
    expect((await open(path)).status).toBe(404);
  });

  it('opens in the session of whom it was signed for, and in no other', async () => {
    const cookies = {
      none: '',
      ben: await filesCookie('member', ben.id),
      staff: await filesCookie('staff', (await staff('reviewer')).id),
      forged: (await filesCookie('member', ann.id)).replace(/\..*/, `.${'A'.repeat(43)}`),
    };
    for (const [who, cookie] of Object.entries(cookies))
      expect({ who, status: (await open(file.file_path, { cookie })).status }).toEqual({ who, status: 404 });
    // The call that returns an address also sets the session cookie; clients without cookies send their token.
    const headers = { authorization: `Bearer ${ann.token}` };
    const answer = await fetch(`${url}/api/member/info`, { method: 'POST', headers });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    const shown = cookie.split(';')[0]!;
    expect((await open(file.file_path, { cookie: shown })).status).toBe(200);
    expect((await fetch(url + file.file_path, { headers })).status).toBe(200);
    const again = await fetch(`${url}/api/member/info`, {
      method: 'POST',
      headers: { ...headers, cookie: shown },
    });
    expect(again.headers.getSetCookie()).toEqual([]);
    // A cookie of another member or of an ended session does not overrule the token.
    const beside = { ...headers, cookie: await filesCookie('member', ben.id) };
    expect((await fetch(url + file.file_path, { headers: beside })).status).toBe(200);
    await fetch(`${url}/api/member/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ben.token}` },
    });
    expect((await fetch(url + file.file_path, { headers: beside })).status).toBe(200);
    // The cookie opens files only, and ends with the session.
    expect(
      (await fetch(`${url}/api/member/info`, { method: 'POST', headers: { cookie: shown } })).status,
    ).toBe(401);
    await fetch(`${url}/api/member/logout`, { method: 'POST', headers });
    expect((await open(file.file_path, { cookie: shown })).status).toBe(404);
    expect((await fetch(url + file.file_path, { headers })).status).toBe(404);
  });

  it('leaves no copy of a paper in a browser', async () => {
    expect((await open(file.file_path)).headers.get('cache-control')).toBe('no-store');
    const { data } = await send('avatar', 'a.png', await picture('png'));
    expect((await open(data.file_path)).headers.get('cache-control')).toBe('private, max-age=600');
  });

  it('opens for whoever operates the IP it shows', async () => {
    const on = await openFixtures();
    const ip_id = await plantIp(on, { ip_name: '山茶兔', image_id: file.image_id });
    expect((await open(signedFor(`m${ben.id}`))).status).toBe(404);
    await plantOperator(on.db, ip_id, ben.id, 2);
    expect((await open(signedFor(`m${ben.id}`))).status).toBe(200);
  });

  it('is given anew to whoever may open the file, and to nobody once it is gone', async () => {
    const anew = async ({ token }: Caller, image_id = file.image_id) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/api/common/file?image_id=${image_id}`, { headers });
      return (await answer.json()) as { code: number; data: UploadedFile };
    };
    const { data } = await anew(ann);
    expect(data).toMatchObject({ image_id: file.image_id, file_name: 'a.png' });
    expect((await open(data.thumb_path!)).status).toBe(200);
    expect((await anew(ben)).code).toBe(40400);
    const on = await openFixtures();
    const ip_id = await plantIp(on, { ip_name: '山茶兔', image_id: file.image_id });
    await plantOperator(on.db, ip_id, ben.id, 2);
    expect((await anew(ben)).data.file_path).toContain(`v=m${ben.id}`);
    await on.db.execute('DELETE FROM uploaded_file WHERE id = ?', [file.image_id]);
    expect((await anew(ann)).code).toBe(40400);
  });
});

it('shows an open picture to everybody once it was reviewed', async () => {
  const { data } = await send('avatar', 'a.png', await picture('png'));
  expect((await open(plain(data.file_path))).status).toBe(404);
  await db().query('UPDATE uploaded_file SET image_status = 1');
  const { status, headers } = await open(plain(data.file_path));
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=600']);
  const proof = (await send('rights_proof', 'a.png', await picture('png'))).data;
  await db().query('UPDATE uploaded_file SET image_status = 1');
  expect((await open(plain(proof.file_path))).status).toBe(404);
});

it('sweeps what nobody refers to for a day', async () => {
  const [stored, young, old] = [
    (await send('avatar', 'a.png', await picture('png'))).data,
    (await send('avatar', 'b.png', await picture('png'))).data,
    (await send('avatar', 'c.png', await picture('png'))).data,
  ];
  const aged = 'created_at = NOW(3) - INTERVAL 25 HOUR';
  await db().query(`UPDATE uploaded_file SET ${aged}, linked_at = NOW(3) WHERE id = ?`, [stored.image_id]);
  await db().query(`UPDATE uploaded_file SET ${aged} WHERE id = ?`, [old.image_id]);
  const left = join(dataDir, 'incoming', 'crashed');
  await writeFile(left, 'half a file');
  await utimes(left, new Date(0), new Date(0));
  await sweep();
  const ids = ((await db().query('SELECT id FROM uploaded_file'))[0] as { id: string }[]).map(({ id }) => id);
  expect(ids.sort()).toEqual([stored.image_id, young.image_id].sort());
  expect((await open(old.file_path)).status).toBe(404);
  expect((await open(stored.file_path)).status).toBe(200);
  const folder = (id: string) => join('uploads', id.slice(-2).toLowerCase(), id);
  expect(await filesIn(folder(old.image_id))).toEqual([]);
  expect(await filesIn(folder(stored.image_id))).toHaveLength(4);
  expect(await filesIn('incoming')).toEqual([]);
});
