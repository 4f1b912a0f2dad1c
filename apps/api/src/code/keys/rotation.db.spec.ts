/** A new key version: created once, used by every running process at once; labels of older versions stay valid. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeKeyRow } from '@ipw/domain';
import request from 'supertest';
import { another } from '../../../testing/another';
import { call, completed, decide, licensee, openShop, type Shop } from '../../../testing/codes';
import { staff } from '../../../testing/fixtures';
import { api, rows } from '../../../testing/server';
import { openKeys } from '../../core/keys';
import { CodeCipher } from '../engine/code-cipher';

const { databaseUrl, dataDir, url } = api();
const MAIN = join(__dirname, '../../../dist/main.js');

let shop: Shop;
let merchant: string;
let beside: string;
beforeAll(async () => {
  shop = await openShop();
  merchant = await licensee(shop);
  await completed(shop, 1000);
});
beforeAll(async () => {
  beside = await another();
});

/** Issues a batch of ten for the merchant in one process; returns the text of its first code. */
async function issued(at: string): Promise<string> {
  const { ann, admin, ip_id, goods_id } = shop;
  const query = { ip_id, goods_id, licensee_id: merchant, quantity: 10 };
  const { request_id } = (await call('code/useCreate', ann, query)).data as { request_id: string };
  const done = await request(at)
    .post(`/api/admin/code-requests/${request_id}/handle`)
    .set('cookie', admin.cookie)
    .set('x-csrf-token', admin.csrf)
    .send({ version: 1 });
  expect(done.status).toBe(200);
  const [batch] = await rows<{ number: number; key_version: number }>(
    'SELECT number, key_version FROM code_batch WHERE request_id = ?',
    [request_id],
  );
  const text = new Uint8Array(26);
  new CodeCipher(openKeys(dataDir).code).issue(batch!.key_version, batch!.number, 0, 1, text);
  return `${String(batch!.key_version)} ${new TextDecoder().decode(text)}`;
}
const verdict = async (at: string, code: string) =>
  (
    (
      await request(at)
        .post('/api/code/verify')
        .send({ code: code.split(' ')[1] })
    ).body as { data: { verdict: string } }
  ).data.verdict;
const keys = async () =>
  (await request(url).get('/api/admin/code-keys').set('cookie', shop.admin.cookie)).body as CodeKeyRow[];

it('is added by one of many who press at once, and counts in every process without a restart', async () => {
  const before = await issued(url);
  const presses = await Promise.all(
    Array.from({ length: 6 }, () => decide(shop.admin, 'code-keys/rotate', { version: 1 })),
  );
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  // The second process was not restarted: it makes codes with the new key and reads those of the first.
  const [here, there] = [await issued(url), await issued(beside)];
  expect([before, here, there].map((code) => code[0])).toEqual(['1', '2', '2']);
  for (const at of [url, beside])
    for (const code of [before, here, there])
      expect(await verdict(at, code)).toMatch(/genuine|scanned_before/);
  expect(await verdict(beside, `2 ${'0'.repeat(26)}`)).toBe('unknown');
  expect(await keys()).toMatchObject([
    { version: 2, state: 'newest', batches: 2, codes: 20 },
    { version: 1, state: 'reading', created_at: null },
  ]);
});

it('takes a leaked key’s power over batches of another version: their codes are unknown to scans, reports and alerts', async () => {
  const own = await issued(url);
  const [batch] = await rows<{ number: number; key_version: number }>(
    'SELECT number, key_version FROM code_batch ORDER BY number DESC LIMIT 1',
  );
  const { number, key_version } = batch!;
  expect(key_version).toBe(2);
  // With the key of version 1 an attacker can forge any code under it: here an existing serial of this batch.
  const forged = new CodeCipher(openKeys(dataDir).code).text(1, { batch: number, serial: 0 });
  for (const at of [url, beside]) expect(await verdict(at, `1 ${forged}`)).toBe('unknown');
  expect(await verdict(url, own)).toBe('genuine');
  const page = await (await fetch(`${url}/s/${forged}/report`)).text();
  const form = /name="form" value="([^"]+)"/.exec(page)![1]!;
  const body = new FormData();
  for (const [name, value] of Object.entries({
    form,
    bought_at: '夜市',
    description: '吊牌是歪的',
    contact: '',
  }))
    body.set(name, value);
  expect(
    (await fetch(`${url}/s/${forged}/report`, { method: 'POST', body, redirect: 'manual' })).status,
  ).toBe(303);
  // Treated as unknown: no batch and no holder, neither in the report nor in the alerts.
  const nobodys = { verdict: 'unknown', ip_id: null, batch_number: null, serial: null };
  expect(await rows('SELECT verdict, ip_id, batch_number, serial FROM code_report')).toEqual([nobodys]);
  expect(
    await rows('SELECT verdict, ip_id, batch_number, serial FROM code_scan ORDER BY id DESC LIMIT 3'),
  ).toEqual([
    { ...nobodys, verdict: 'genuine', ip_id: shop.ip_id, batch_number: number, serial: 0 },
    nobodys,
    nobodys,
  ]);
});

it('is added from the command line, and stands in the audit log', async () => {
  const command = spawn(process.execPath, [MAIN, 'keys:rotate'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [[said], [code]] = (await Promise.all([once(command.stdout, 'data'), once(command, 'exit')])) as [
    [Buffer],
    [number],
  ];
  expect([code, String(said)]).toEqual([0, expect.stringContaining('new codes use key version 3')]);
  expect((await issued(beside))[0]).toBe('3');
  expect(
    await rows(
      "SELECT actor_type, changes FROM audit_line WHERE subject = 'code_key' ORDER BY id DESC LIMIT 1",
    ),
  ).toEqual([{ actor_type: 'system', changes: '[{"field":"key_version","before":null,"after":3}]' }]);
  expect(statSync(join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
});

it('waits while somebody else writes the file, and nothing is lost', async () => {
  const part = join(dataDir, 'keys.json.part');
  writeFileSync(part, '');
  expect((await decide(shop.admin, 'code-keys/rotate', { version: 3 })).status).toBe(500);
  rmSync(part);
  expect((await keys())[0]).toMatchObject({ version: 3 });
  expect(await rows("SELECT id FROM audit_line WHERE subject = 'code_key'")).toHaveLength(2);
  expect(readdirSync(dataDir)).not.toContain('keys.json.part');
});

it('is for administrators who have just proven who they are', async () => {
  const reviewer = await staff('reviewer');
  expect((await decide(reviewer, 'code-keys/rotate', { version: 3 })).status).toBe(403);
  await api().db().query("UPDATE staff_session SET confirmed_at = '2026-01-01'");
  expect((await decide(shop.admin, 'code-keys/rotate', { version: 3 })).body).toMatchObject({ code: 41006 });
});
