import { kindOf, ulid, type Usage } from '@ipw/domain';
import encodeQR from 'qr';
import { filesIn } from '../../core/files/file-use.service';
import { characterArt } from './art';
import { DEMO_IPS } from './demo';
import { drawn } from './drawn';
import { ago, type Fixtures, plantPicture, plantRevision, plantUses } from './fixtures';
import { sharp } from '../../core/files/sharp';

interface Setting {
  ip_id: string;
  member_id: string;
  subject: 'onepage' | 'contact' | 'manual';
  title: string;
  data: Record<string, unknown>;
  state: 'approved' | 'pending';
  decided_by: string;
}

/** A shop setting: live when approved, otherwise only proposed; its files are attached. */
export async function plantSetting(
  fixtures: Fixtures,
  { ip_id, member_id, subject, title, data, ...seed }: Setting,
) {
  const id = ulid();
  const live = seed.state === 'approved';
  const content = kindOf(subject);
  const [submitted, decided] = [live ? ago(9) : ago(0, 5), ago(8)];
  await fixtures.db.insert('shop_setting', {
    id,
    ip_id,
    subject,
    data: live ? JSON.stringify(data) : null,
    version: live ? 2 : 0,
    created_at: submitted,
    updated_at: live ? decided : submitted,
  });
  await plantRevision(
    fixtures,
    { ip_id, member_id, ...seed, submitted, decided },
    {
      subject,
      subject_id: id,
      title,
      picture_id: filesIn(data, content.files)[0] ?? null,
      base_version: 0,
      data,
    },
  );
  await plantUses(fixtures, { ip_id, member_id, ...seed }, id, content, data, Object.keys(content.files));
}

const fitted = (picture: Buffer, width: number, height: number) =>
  sharp(picture).resize(width, height, { fit: 'cover' }).png().toBuffer();

/** The approved shop of the demo's first holder, and a pending contact. */
export async function plantShop(
  fixtures: Fixtures,
  members: string[],
  ips: string[],
  reviewer: string,
): Promise<void> {
  const [member_id, ip_id] = [members[0]!, ips[0]!];
  const { art } = DEMO_IPS[0] as { art: number };
  const store = async (usage: Usage, png: Buffer, name: string) =>
    plantPicture(fixtures, member_id, usage, png, `${name}.png`, false, ago(9, 1));
  const scene = characterArt(art, { size: 900, mood: 'scene' });
  const face = characterArt(art, { size: 640, mood: 'plain' });
  const series = await fixtures.db.rows<{ id: string }>(
    "SELECT id FROM series WHERE ip_id = ? AND published_at IS NOT NULL AND visibility = 'public' ORDER BY id DESC",
    [ip_id],
  );
  const shared = { ip_id, member_id, decided_by: reviewer };
  await plantSetting(fixtures, {
    ...shared,
    subject: 'onepage',
    title: '',
    state: 'approved',
    data: {
      base_image: await store('onepage_base', await fitted(await drawn(scene), 750, 890), '店铺底图'),
      main_image: await store('onepage_main', await fitted(await drawn(face), 500, 500), '推荐主图'),
      series_ids: series.map(({ id }) => id),
    },
  });
  const code = Buffer.from(encodeQR('https://example.com/contact', 'svg', { scale: 8 }));
  await plantSetting(fixtures, {
    ...shared,
    subject: 'contact',
    title: '林小禾',
    state: 'pending',
    data: {
      link_name: '林小禾',
      link_QRcode: await store(
        'contact_code',
        await sharp(code).resize(400).flatten({ background: 'white' }).png().toBuffer(),
        '商务二维码',
      ),
    },
  });
  // Created long ago, so that its expiry is near.
  await fixtures.db.insert('shop_link', {
    id: ulid(),
    ip_id,
    state: 'on',
    number: 1,
    issued_at: ago(25),
    expires_at: ago(-5),
    version: 2,
  });
  await plantOpenContact(fixtures, ips[1]!, reviewer, code);
  const phone = fixtures.cipher.seal(`ip:${ip_id}:link_phone_number`, '0571 8888 6666');
  await fixtures.db.update('ip', { link_phone_number: phone }, { id: ip_id });
}

/** An approved contact of an IP with an owner. */
async function plantOpenContact(
  fixtures: Fixtures,
  ip_id: string,
  decided_by: string,
  code: Buffer,
): Promise<void> {
  const ip = await fixtures.db.one<{ owner_id: string | null }>('SELECT owner_id FROM ip WHERE id = ?', [
    ip_id,
  ]);
  if (!ip?.owner_id) return;
  const png = await sharp(code).resize(400).flatten({ background: 'white' }).png().toBuffer();
  await plantSetting(fixtures, {
    ip_id,
    member_id: ip.owner_id,
    decided_by,
    subject: 'contact',
    title: '沈一舟',
    state: 'approved',
    data: {
      link_name: '沈一舟',
      link_QRcode: await plantPicture(
        fixtures,
        ip.owner_id,
        'contact_code',
        png,
        '商务二维码.png',
        true,
        ago(9, 1),
      ),
    },
  });
}
