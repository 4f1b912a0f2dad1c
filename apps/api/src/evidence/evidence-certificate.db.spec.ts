/** Certificates are made without the originals of their pictures, and 60 times an hour for a member. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EvidenceCertificate } from '@ipw/domain';
import sharp from 'sharp';
import { holdTasks } from '../../testing/background';
import { evidenceOf } from '../../testing/evidence';
import { type Caller, member, openFixtures } from '../../testing/fixtures';
import { used } from '../../testing/limits';
import { ask } from '../../testing/proven';
import { api } from '../../testing/server';
import { upload } from '../../testing/uploads';
import { plantFiling } from '../db/seed/fixtures';

const { url, reset, dataDir } = api();
// The API's own tasks would seal at the full hour.
holdTasks();
let ann: Caller;
let ids: string[];
let filing_id: string;

beforeEach(async () => {
  await reset();
  ann = await member();
  ids = [await sent(1), await sent(2)];
  const on = await openFixtures();
  filing_id = await plantFiling(on, { member_id: ann.id, title: '春', state: 'processing', pictures: ids });
  await evidenceOf(on, dataDir).seals.seal();
});

async function sent(shade: number): Promise<string> {
  const background = { r: shade, g: 90, b: 90 };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return (await upload(ann, 'series_image', 'a.png', bytes)).data.image_id;
}
const certificate = (input: object, who = ann) =>
  ask(url, `evidence/${'filing_id' in input ? 'filingCertificate' : 'certificate'}`, input, {
    token: who.token,
  });

it('is made of stored small pictures, so that it decodes no original', async () => {
  for (const id of ids)
    await writeFile(join(dataDir, 'uploads', id.slice(-2).toLowerCase(), id, 'whole'), 'no picture');
  const { code, data } = (await certificate({ filing_id })) as { code: number; data: EvidenceCertificate };
  expect(code).toBe(0);
  const pdf = Buffer.from(data.pdf, 'base64').toString('latin1');
  expect(pdf.split('/Subtype/Image')).toHaveLength(3);
});

it('is made 60 times an hour for a member, of files and filings together', async () => {
  await used('certificate', ann.id, 58);
  expect(await certificate({ image_id: ids[0] })).toMatchObject({ code: 0 });
  expect(await certificate({ filing_id })).toMatchObject({ code: 0 });
  for (const input of [{ image_id: ids[0] }, { filing_id }])
    expect(await certificate(input)).toMatchObject({ status: 429, code: 42900 });
  const ben = await member();
  expect(await certificate({ image_id: ids[0] }, ben)).toMatchObject({ code: 40400 });
});
