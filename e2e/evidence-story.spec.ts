/** A gallery picture is proven to somebody without an account. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { faultsOf } from './axe';
import { PHONE_WIDTH } from './buyer-form';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { sealEvidence } from './sealing';
import { at, paths } from './ways';

/** Each run's picture has a hash of its own. */
const newColour = () => {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return { r, g, b };
};

for (const language of languagesFor('en'))
  test(`a picture’s certificate is verified by another browser without a session (${language})`, async ({
    holder,
    demoMember,
  }) => {
    const { h } = wordsOf(language);
    const member = await demoMember();
    const page = await holder({ token: member.token, language });
    await page.goto(at(paths.ipGalleryManagement));
    const picture = page.getByRole('listitem').filter({
      has: page.getByRole('button', { name: h('gallery.image.certificate') }),
    });
    await expect(picture.first()).toBeVisible();
    const original = await picture.first().getByRole('img').getAttribute('alt');
    const download = page.waitForEvent('download');
    await picture
      .first()
      .getByRole('button', { name: h('gallery.image.certificate') })
      .click();
    const pdf = await readFile(await (await download).path());

    const visitor = await holder({ language, width: PHONE_WIDTH });
    const sent: string[] = [];
    visitor.on('request', (request) => {
      const body = request.postData();
      if (body && request.url().includes('/api/')) sent.push(body);
    });
    await visitor.goto(at(paths.verify));
    const choose = (label: 'verify.choose' | 'verify.again', name: string, buffer: Buffer) =>
      visitor.getByLabel(h(label)).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await choose('verify.choose', 'certificate.pdf', pdf);
    await expect(visitor.getByRole('heading', { name: h('verify.valid') })).toBeVisible();
    await expect(visitor.getByText(original!).first()).toBeVisible();
    await expect(visitor.getByText(h('certificate.fact.stamped_at'))).toBeVisible();
    expect(await faultsOf(visitor)).toEqual([]);

    const changed = Buffer.from(pdf);
    changed[changed.indexOf('stream') + 40]! ^= 1;
    await choose('verify.again', 'certificate.pdf', changed);
    await expect(visitor.getByText(h('certificate.refusal.altered'))).toBeVisible();
    // The file itself, which somebody kept: its hash is found, and proven in the browser.
    const work = await sharp({ create: { width: 200, height: 150, channels: 3, background: newColour() } })
      .png()
      .toBuffer();
    await member.upload({ name: 'work.png', mimeType: 'image/png', buffer: work }, 'series_image');
    await sealEvidence();
    await choose('verify.again', 'kept.png', work);
    await expect(visitor.locator('.verify-verdict[data-good=yes]')).toContainText('kept.png');
    await choose('verify.again', 'unknown.bin', Buffer.concat([work, Buffer.of(0)]));
    await expect(visitor.getByText(h('verify.evidence.none'))).toBeVisible();
    expect(await faultsOf(visitor)).toEqual([]);
    // Neither certificate nor file left the device: what was sent is short, or nothing.
    expect(sent.filter((body) => body.length > 1000)).toEqual([]);
  });
