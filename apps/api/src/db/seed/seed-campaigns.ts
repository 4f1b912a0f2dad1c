import { artistWork } from './art';
import { DEMO_CAMPAIGNS } from './demo-campaigns';
import { drawn } from './drawn';
import { ago, type Fixtures, plantPicture } from './fixtures';
import { plantCampaign, plantEntry } from './plant-campaign';

/** Campaigns in every state and time, with entries of people without an account. */
export async function plantCampaigns(fixtures: Fixtures, author: string): Promise<void> {
  let drawing = 80;
  const draw = async (size: { width: number; height: number }) => drawn(artistWork((drawing += 1), size));
  for (const [at, demo] of DEMO_CAMPAIGNS.entries()) {
    const created_at = ago(Math.max(1, 2 - demo.opens));
    const name = `campaign-${String(at + 1)}.png`;
    const art = await draw({ width: 1280, height: 640 });
    const campaign_id = await plantCampaign(fixtures, {
      author,
      cover: await plantPicture(fixtures, author, 'campaign_cover', art, name, true, created_at),
      texts: demo.texts,
      categories: demo.categories,
      wall: demo.wall,
      opens_at: ago(-demo.opens),
      closes_at: ago(-demo.closes),
      state: demo.state,
      created_at,
      ...(demo.why && { cancel_reason: demo.why, results_at: ago(1) }),
      ...(demo.results && { results_at: ago(demo.results) }),
    });
    for (const [place, work] of demo.works.entries()) {
      const sent = ago(Math.max(0.1, -demo.opens - 1 - place / 10));
      const shown = work.state === 'passed' && ((demo.wall && work.wall !== 0) || !!work.prize);
      const picture = await draw({ width: 640, height: 640 });
      await plantEntry(fixtures, {
        campaign_id,
        work_name: work.name,
        intro: '画了三个晚上。',
        categories: demo.categories.length ? [place % demo.categories.length] : [],
        images: [await plantPicture(fixtures, author, 'campaign_image', picture, 'work.png', !!shown, sent)],
        phone_number: `139000${String(10_000 + at * 100 + place)}`,
        state: work.state,
        wall: work.wall ?? 1,
        pinned: work.pinned ?? 0,
        ...(work.prize && { prize: work.prize }),
        ...(work.reports && { reports: work.reports }),
        ...(work.state === 'failed' && { reason_code: 'unclear' }),
        created_at: sent,
      });
    }
  }
}
