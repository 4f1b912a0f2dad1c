import { artistWork, characterArt, wordmark } from './art';
import { booklet, PAGE } from './booklet';
import { DEMO_IPS } from './demo';
import { drawn } from './drawn';
import { ago, type Fixtures } from './fixtures';
import { plantDocument } from './plant-document';
import { plantSetting } from './seed-shop';
import { sharp } from '../../core/files/sharp';

const PAPER = '#FAF8F4';
const MARGIN = 72;

/** A page with a picture and the name below. */
async function page(svg: string, name: string, seed: number): Promise<Buffer> {
  const wide = PAGE.width - 2 * MARGIN;
  const scene = await sharp(await drawn(svg))
    .resize(wide, wide, { fit: 'cover' })
    .png()
    .toBuffer();
  const mark = await sharp(await drawn(wordmark(name, seed)))
    .resize({ width: 300 })
    .png()
    .toBuffer();
  return sharp({ create: { ...PAGE, channels: 3, background: PAPER } })
    .composite([
      { input: scene, left: MARGIN, top: MARGIN * 2 },
      { input: mark, left: MARGIN, top: MARGIN * 3 + wide },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function manual(ip: number, foot?: string): Promise<Buffer> {
  const { name, art } = DEMO_IPS[ip]!;
  const pages = [
    characterArt(art, { size: 640, mood: 'scene' }),
    characterArt(art, { size: 640 }),
    artistWork(ip * 7 + 3, { width: 640, height: 640 }),
  ];
  const jpegs = await Promise.all(pages.map((svg) => page(svg, name, art)));
  return booklet(jpegs.map((jpeg, at) => ({ jpeg, ...(foot && at === 2 && { foot }) })));
}

/** An approved manual, and a pending one with contact details in it. */
export async function plantManuals(
  fixtures: Fixtures,
  members: string[],
  ips: string[],
  decided_by: string,
): Promise<void> {
  const plant = async (at: number, state: 'approved' | 'pending', foot?: string) => {
    const [member_id, ip_id] = [members[at]!, ips[at]!];
    const name = `${DEMO_IPS[at]!.name} 授权手册.pdf`;
    const bytes = await manual(at, foot);
    const manual_file = await plantDocument(
      fixtures,
      member_id,
      'authorization_manual',
      bytes,
      name,
      ago(10),
    );
    const data = { manual_file };
    await plantSetting(fixtures, { ip_id, member_id, subject: 'manual', title: '', data, state, decided_by });
  };
  await plant(0, 'approved');
  await plant(1, 'pending', 'Questions? WeChat: yunling_2018, 0571-88886666, hello@example.com');
}
