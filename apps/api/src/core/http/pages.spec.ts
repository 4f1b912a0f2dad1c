/** What the pages of a process hold beside the build: the operator's settings, and files of other releases. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { installFrontPage } from './front-page';
import { storeAssets, STORED_RELEASES } from './stored-assets';

const folder = mkdtempSync(join(tmpdir(), 'ipw-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the front page', () => {
  const file = join(folder, 'index.html');
  const settings = {
    OPERATOR_PHONE: '021',
    OPERATOR_EMAIL: 'a@b.c',
    OPERATOR_ICP_NUMBER: '沪"<ICP>&1',
    OPERATOR_HOLIDAYS: [],
  };
  let server: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    writeFileSync(file, '<head><meta name="operator" content="" /></head>');
    server = fastify();
    installFrontPage(server, file, settings as unknown as Config);
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());
  const get = (headers: Record<string, string>) => fetch(url, { headers });

  it('holds what the operator has set, and ends no attribute with it', async () => {
    const answer = await get({ 'accept-encoding': 'identity' });
    expect(await answer.text()).toBe(
      '<head><meta name="operator" content="{&quot;phone&quot;:&quot;021&quot;,&quot;email&quot;:&quot;a@b.c&quot;,&quot;icp_number&quot;:&quot;沪\\&quot;&lt;ICP&gt;&amp;1&quot;}" /></head>',
    );
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  it('is compressed for browsers that accept it, and sent once while it stays the same', async () => {
    const packed = await get({ 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.text()).toContain('operator');
    const again = await get({ 'if-none-match': packed.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is left to the build without settings', () => {
    const other = fastify();
    installFrontPage(other, file, {} as Config);
    expect(other.hasRoute({ method: 'GET', url: '/' })).toBe(false);
  });
});

describe('files of other releases', () => {
  const stored = join(folder, 'stored');
  /** A release with a file of its own and one that all have; started `minute` minutes after the first. */
  async function start(release: number, minute: number): Promise<void> {
    const assets = join(folder, `release-${String(release)}`, 'assets');
    mkdirSync(assets, { recursive: true });
    writeFileSync(join(assets, 'same.js'), 'same');
    writeFileSync(join(assets, `page-${String(release)}.js`), `page ${String(release)}`);
    const before = releases();
    await storeAssets(assets, stored);
    const at = new Date(Date.UTC(2026, 0, 1, 0, minute));
    for (const name of releases().filter((one) => !before.includes(one)))
      utimesSync(join(stored, 'releases', name), at, at);
  }
  const releases = () => readdirSync(join(stored, 'releases'));
  const files = () => readdirSync(join(stored, 'assets')).sort();
  beforeAll(() => mkdirSync(join(stored, 'releases'), { recursive: true }));

  it('stay for the last three that were started', async () => {
    for (const release of [1, 2, 3, 4]) await start(release, release);
    expect(releases()).toHaveLength(STORED_RELEASES);
    expect(files()).toEqual(['page-2.js', 'page-3.js', 'page-4.js', 'same.js']);
  });

  it('are there again after a roll-back, and the release that was rolled back stays', async () => {
    await start(1, 5);
    expect(files()).toEqual(['page-1.js', 'page-3.js', 'page-4.js', 'same.js']);
  });

  it('are made whole after a start that was killed while it copied', async () => {
    rmSync(join(stored, 'assets', 'page-4.js'));
    writeFileSync(join(stored, 'assets', 'page-4.js.1.part'), 'pa');
    await start(4, 6);
    expect(files()).toContain('page-4.js');
  });

  it('are counted without what another start removes, and without old halves', async () => {
    // As a list that another process removes between the listing and the reading.
    symlinkSync(join(stored, 'gone'), join(stored, 'releases', 'removed'));
    const left = join(stored, 'assets', 'page-4.js.1.part');
    await start(4, 7);
    expect(existsSync(left)).toBe(true);
    const before = new Date(Date.now() - 7_200_000);
    utimesSync(left, before, before);
    await start(4, 8);
    expect(existsSync(left)).toBe(false);
    rmSync(join(stored, 'releases', 'removed'));
  });
});
