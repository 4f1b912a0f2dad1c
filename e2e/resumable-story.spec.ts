import { UPLOAD_PART_SIZE } from '@ipw/domain';
import { expect, test, wordsOf } from './fixtures';
import { noise } from './pictures';
import { addButton, at, paths, pick } from './ways';

const w = wordsOf('en');
const { h } = w;
const CUT = 'large.png';

test('a large picture is cut in the middle, waits offline, and goes on after a reload', async ({
  holder,
  demoMember,
}) => {
  const member = await demoMember();
  const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
  const page = await holder({ token: member.token, language: 'en' });
  const main = page.getByRole('main');
  const words = (text: string) => main.getByText(text);
  const offsets: number[] = [];
  let announced = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/api/uploads')) return;
    if (request.method() === 'POST') announced += 1;
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  let series = '';
  page.on('response', async (response) => {
    if (response.url().endsWith('gallery/seriesSave'))
      series = ((await response.json()) as { data: { series_id: string } }).data.series_id;
  });

  await test.step('the line breaks after the first part', async () => {
    await page.route('**/api/uploads/*', (route) =>
      Number(route.request().headers()['upload-offset'] ?? 0) > 0
        ? route.abort('connectionreset')
        : route.continue(),
    );
    await page.goto(at(`${paths.assetsCreate}?id=${user.use_ip_id}&visibility=private`));
    await pick(addButton(page, w, h('field.cover'), false), await noise(CUT, UPLOAD_PART_SIZE + 200_000));
    await expect(words(h('upload.waiting', { seconds: 5 }))).toBeVisible();
    const bar = main.getByRole('progressbar', { name: h('upload.sending_label', { name: CUT }) });
    expect(Number(await bar.getAttribute('value'))).toBeGreaterThan(0.4);
  });

  await test.step('offline it waits until the machine is back', async () => {
    await page.context().setOffline(true);
    await main.getByRole('button', { name: h('upload.retry_now') }).click();
    await expect(words(h('upload.paused'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(words(h('upload.waiting', { seconds: 5 }))).toBeVisible();
  });

  await test.step('a reload goes on with it, and sends nothing twice', async () => {
    await page.unroute('**/api/uploads/*');
    offsets.length = 0;
    await page.reload();
    await expect(main.getByRole('button', { name: h('upload.view', { name: CUT }) })).toBeVisible();
    expect(offsets).toEqual([UPLOAD_PART_SIZE]);
    expect(announced).toBe(1);
    await expect(words(h('claim.saving.saved'))).toBeVisible();
    await page.reload();
    await expect(main.getByRole('button', { name: h('upload.view', { name: CUT }) })).toBeVisible();
    await expect(main.getByRole('progressbar')).toHaveCount(0);
  });

  const begun = { ip_id: user.use_ip_id, series_id: series };
  const { version } = await member.call<{ version: number }>('gallery/seriesDetail', begun);
  await member.call('gallery/seriesDelete', { ...begun, version });
});
