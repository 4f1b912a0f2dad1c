import { artistWork, avatarArt } from './art';
import { DEMO_CRITERIA, DEMO_TENDERS } from './demo-tenders';
import { drawn } from './drawn';
import { ago, type Fixtures, plantPicture } from './fixtures';
import { plantTender } from './plant-tender';

/** Days between writing and publishing a project. */
const WRITTEN_DAYS = 2;

/** Projects of brands in every state and time; returns their ids. */
export async function plantTenders(fixtures: Fixtures, author: string): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, demo] of DEMO_TENDERS.entries()) {
    const published = ago(Math.max(1, -demo.opens + 1));
    const created_at = new Date(published.getTime() - WRITTEN_DAYS * 86_400_000);
    const plant = async (usage: 'tender_cover' | 'tender_logo' | 'tender_image', svg: string, name: string) =>
      plantPicture(fixtures, author, usage, await drawn(svg), name, true, created_at);
    const cover = await plant(
      'tender_cover',
      artistWork(40 + at, { width: 960, height: 540 }),
      `tender-${String(at + 1)}.png`,
    );
    const brand_logo = await plant('tender_logo', avatarArt(60 + at, { size: 240 }), 'logo.png');
    const images =
      at === 0
        ? [await plant('tender_image', artistWork(50, { width: 640, height: 640 }), 'reference.png')]
        : [];
    const closes_at = ago(-demo.closes);
    const { longer } = demo;
    const id = await plantTender(fixtures, {
      author,
      cover,
      brand_logo,
      images,
      kind: demo.kind,
      texts: demo.texts,
      brand_name: demo.brand_name,
      field_ids: demo.field_ids,
      ip_types: demo.ip_types ?? [],
      kernels: demo.kernels ?? [],
      sealed: demo.sealed,
      most_entries: demo.most_entries ?? null,
      criteria: DEMO_CRITERIA,
      opens_at: ago(-demo.opens),
      closes_at,
      state: demo.state,
      created_at,
      published_at: published,
      ...(demo.why && { cancel_reason: demo.why }),
      ...(longer && {
        amended: {
          at: ago(longer.days),
          reason: longer.reason,
          before: { closes_at: new Date(closes_at.getTime() - longer.by * 86_400_000).toISOString() },
        },
      }),
    });
    ids.push(id);
  }
  return ids;
}
