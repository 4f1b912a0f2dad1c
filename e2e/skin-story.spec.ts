import { faultsOf } from './axe';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { zip } from '../apps/holder-web/src/testing/zip';
import { png } from './pictures';
import { actByCall, answer, at, paths, pick } from './ways';

const PICTURES = [
  ['商品封面.png', 522, 696],
  ['标准卡片.png', 180, 102],
  ['粉丝卡片.png', 438, 132],
  ['缩略图.png', 360, 360],
  ['表情包封面.png', 360, 360],
  ['主题封面.png', 522, 696],
  ['底部导航.png', 1242, 249],
  ['评论背景.png', 360, 360],
  ['空间背景.png', 800, 450],
] as const;

/** Everything of a skin, but for a sticker that is a pixel too wide and one without its number. */
async function withTwoMistakes() {
  const stickers = Array.from({ length: 15 }, (_, index) => {
    const name = index === 8 ? '表情/开心.png' : `表情/${String(index + 1)}_开心.png`;
    return png(name, index === 3 ? 163 : 162, 162);
  });
  const others = PICTURES.map(([name, width, height]) => png(name, width, height));
  const files = await Promise.all([...stickers, ...others]);
  const entries = files.map(({ name, buffer }) => ({ name, data: buffer }));
  return { name: 'skin.zip', mimeType: 'application/zip', buffer: zip(entries) };
}

for (const language of languagesFor('en')) {
  test(`a skin from a ZIP with two mistakes is mended, rejected for a sticker, and listed (${language})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    // Two dozen uploads and as many pictures drawn.
    const { c, h } = wordsOf(language);
    const desk = await staff('admin', { language });
    const member = await newMember({ verified: true });
    const { claim_id, ip_id } = await member.claim();
    await actByCall(desk, 'claims', claim_id, 'approve');
    // An IP without pictures is asked for some first, over every page.
    await member.call('gallery/seriesSave', { ip_id, series_name: 'Snow' });
    const goods = `Fox ${String(Date.now() % 100_000)}`;
    const page = await holder({ token: member.token, language, width: 1440 });
    const studio = page.locator('[data-studio=files]');

    await test.step('files find their slots, and two say why they do not fit', async () => {
      await page.goto(at(`${paths.bilibiliGoodsEdit}?id=${ip_id}`));
      await studio.setInputFiles(await withTwoMistakes());
      await expect(page.getByText(h('skin.studio.outcome', { placed: 22, left: 2 }))).toBeVisible();
      const wrong = page.locator('.skin-problems li');
      await expect(wrong).toHaveCount(2);
      await expect(wrong.first()).toContainText('4_开心.png');
      await page.getByRole('button', { name: h('skin.studio.show', { count: 2 }) }).click();
      await expect(page.locator('.skin-problems:focus')).toContainText('4_开心.png');
      await expect(wrong.first()).toBeInViewport();
      await expect(page.getByRole('img', { name: h('skin.gap') })).toHaveCount(2);
      expect(await faultsOf(page)).toEqual([]);
    });

    await test.step('the two are put right, and take their places', async () => {
      // One by the button of its place, the other where all are dropped.
      const place = page.getByRole('button', { name: h('skin.choose_of', { number: 4 }), exact: true });
      await pick(place, await png('难过.png', 162, 162));
      await expect(page.getByText(h('skin.replaced', { number: 4 }))).toBeVisible();
      await page.getByLabel(h('skin.name_of', { number: 4 })).fill('难过');
      await studio.setInputFiles([await png('9_惊讶.png', 162, 162)]);
      await expect(page.getByRole('img', { name: h('skin.gap') })).toHaveCount(0);
      await expect(page.getByLabel(h('skin.name_of', { number: 9 }))).toHaveValue('惊讶');
    });

    await test.step('names and colours make it whole, and it is submitted under the letter', async () => {
      const fill = (slot: string, text: string) => page.locator(`#field-${slot}`).fill(text);
      await fill('goods_name', goods);
      for (const [slot, name] of Object.entries({
        card_name: '雪夜访山',
        emoji_name: '狐狸日常',
        theme_name: '山居',
        comment_name: '一盏茶',
        space_name: '云上',
      }))
        await fill(slot, name);
      await fill('fans_number_color', 'FFAA00');
      await fill('comment_fans_number_color', '#336699');
      await page.locator('#field-agree').check();
      await page.getByRole('button', { name: h('skin.submit'), exact: true }).click();
      await answer(page, h('skin.submit.ask'), h('skin.submit'));
      await expect(page.getByRole('link', { name: goods })).toBeVisible();
    });

    const { list } = await member.call<{ list: { skin_id: string }[] }>('tender/skinList', { ip_id });
    const { skin_id: id } = list[0]!;
    const actions = desk.getByRole('group', { name: c('review.actions') });
    const dialog = desk.getByRole('dialog');
    await test.step('staff see it beside its mock-up, and reject it for one sticker', async () => {
      await desk.goto(`/admin/#/skins/${id}/show`);
      await expect(desk.getByRole('heading', { level: 1, name: goods })).toBeVisible();
      await expect(desk.locator('.skin-phone')).toHaveCount(6);
      expect(await faultsOf(desk)).toEqual([]);
      await actions.getByRole('button', { name: c('action.skin.reject') }).click();
      await dialog.getByLabel(c('skin_reason.picture_unclear')).check();
      const sticker = c('marks.picture', { field: c('name.emoji_list'), number: 5 });
      await dialog.getByRole('checkbox', { name: sticker, exact: true }).check();
      await dialog.getByLabel(c('marks.reason', { field: sticker })).fill('字看不清');
      expect(await faultsOf(desk)).toEqual([]);
      await dialog.getByRole('button', { name: c('action.skin.reject') }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('the holder reads why, replaces that sticker by keyboard, and submits it again', async () => {
      await page.goto(at(`${paths.bilibiliGoodsEdit}?id=${ip_id}&skin_id=${id}`));
      await expect(page.getByText('5_开心 — 字看不清')).toBeVisible();
      await page.getByRole('link', { name: h('skin.modify') }).click();
      const row = page.getByRole('listitem').filter({ hasText: '字看不清' });
      const replace = row.getByRole('button', { name: h('skin.replace_of', { number: 5 }), exact: true });
      const choose = async (name: string, width: number) => {
        const chooser = page.waitForEvent('filechooser');
        await replace.press('Enter');
        await (await chooser).setFiles(await png(name, width, 162));
      };
      await choose('5_大笑.png', 161);
      await expect(row.getByRole('alert')).toContainText('5_大笑.png');
      await expect(page.getByLabel(h('skin.name_of', { number: 5 }))).toHaveValue('开心');
      expect(await faultsOf(page)).toEqual([]);
      await choose('5_大笑.png', 162);
      await expect(page.getByText(h('skin.replaced', { number: 5 }))).toBeVisible();
      await expect(page.getByLabel(h('skin.name_of', { number: 5 }))).toHaveValue('大笑');
      await expect(page.getByText('字看不清')).toHaveCount(0);
      await page.locator('#field-agree').check();
      await page.getByRole('button', { name: h('skin.resubmit'), exact: true }).click();
      await answer(page, h('skin.submit.ask'), h('skin.submit'));
      await expect(page.getByRole('link', { name: goods })).toBeVisible();
    });

    await test.step('staff see what changed, approve it, and list it with its address', async () => {
      await desk.goto(`/admin/#/skins/${id}/show`);
      await desk.reload();
      await expect(desk.getByText('5_大笑', { exact: true })).toBeVisible();
      await actions.getByRole('button', { name: c('action.skin.approve') }).click();
      await dialog.getByRole('button', { name: c('action.skin.approve') }).click();
      await expect(dialog).toHaveCount(0);
      await desk.goto(`/admin/#/skins/${id}/show`);
      await actions.getByRole('button', { name: c('action.skin.list'), exact: true }).click();
      await dialog.getByLabel(c('field.listing_link')).fill('https://www.example.com/skins/1');
      await dialog.getByLabel(c('field.listed_on')).fill('2026-01-02');
      await dialog.getByRole('button', { name: c('action.skin.list'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('its holder finds it listed', async () => {
      await page.goto(at(`${paths.bilibiliGoodsManagement}?id=${ip_id}&state=listed`));
      await page.getByRole('link', { name: goods }).click();
      await expect(page.getByRole('link', { name: h('skin.open_listing') })).toHaveAttribute(
        'href',
        'https://www.example.com/skins/1',
      );
    });
  });
}
