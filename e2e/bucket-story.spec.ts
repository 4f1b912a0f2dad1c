import { FLAGS } from '../apps/holder-web/src/storage';
import { ERRORS, UPLOAD_PART_SIZE } from '@ipw/domain';
import { endAll, productWithBucket } from './bucket';
import { expect, test, wordsOf } from './fixtures';
import { noise } from './pictures';
import { addButton, at, paths, pick } from './ways';

const w = wordsOf('en');
const { h } = w;
const CUT = 'large.png';

test.afterAll(endAll);

test('on a server that demands signatures, a large picture goes straight into the bucket, and after a cut and a reload goes on with the part that lacks', async ({
  browser,
  demoMember,
  request,
}) => {
  const member = await demoMember();
  const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
  const { url, bucket } = await productWithBucket();
  const unsigned = await request.post(`${url}/api/member/info`, { data: { token: member.token } });
  expect(await unsigned.json()).toMatchObject({ code: ERRORS.SIGNATURE.code });
  const noticed = `${FLAGS.orderTipShown}.${user.use_ip_id}`;
  const stored = { token: member.token, lang: 'en', introModalClosed: '1', [noticed]: '1' };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name: `worktable_${name}`, value }));
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const main = page.getByRole('main');
  const parts: string[] = [];
  let throughServer = 0;
  page.on('request', (request) => {
    const sent = new URL(request.url());
    const part = sent.searchParams.get('partNumber');
    if (sent.origin === bucket && request.method() === 'PUT') parts.push(part!);
    if (request.method() === 'PATCH') throughServer += 1;
  });
  let series = '';
  page.on('response', async (response) => {
    if (response.url().endsWith('gallery/seriesSave'))
      series = ((await response.json()) as { data: { series_id: string } }).data.series_id;
  });

  await test.step('the line breaks after the first part', async () => {
    await page.route(`${bucket}/**`, (route) =>
      route.request().url().includes('partNumber=2') ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto(`${url}${at(`${paths.assetsCreate}?id=${user.use_ip_id}&visibility=private`)}`);
    await pick(addButton(page, w, h('field.cover'), false), await noise(CUT, UPLOAD_PART_SIZE + 200_000));
    await expect(main.getByText(h('upload.waiting', { seconds: 5 }))).toBeVisible();
    const bar = main.getByRole('progressbar', { name: h('upload.sending_label', { name: CUT }) });
    expect(Number(await bar.getAttribute('value'))).toBeGreaterThan(0.4);
    expect(parts).toEqual(['1', '2']);
  });

  await test.step('a reload goes on with it, and sends nothing twice', async () => {
    await page.unroute(`${bucket}/**`);
    parts.length = 0;
    await page.reload();
    await expect(main.getByRole('button', { name: h('upload.view', { name: CUT }) })).toBeVisible();
    expect(parts).toEqual(['2']);
    expect(throughServer).toBe(0);
    await expect(main.getByText(h('claim.saving.saved'))).toBeVisible();
  });

  await page.close();
  const begun = { ip_id: user.use_ip_id, series_id: series };
  const { version } = await member.call<{ version: number }>('gallery/seriesDetail', begun);
  await member.call('gallery/seriesDelete', { ...begun, version });
});
