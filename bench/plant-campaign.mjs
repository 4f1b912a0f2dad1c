// A campaign with works that have the detail of photographs, for the benchmark of its page.
import sharp from 'sharp';
import { fixtures } from './stage.mjs';

const WORKS = 60;

const photograph = (width, height) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(8)
    .png()
    .toBuffer();

/** Inserts the campaign into a running product; returns the address of its page. */
export async function plantedCampaign(api) {
  const { on, product } = await fixtures(api);
  const { id: author } = await product.plantStaff(on, {
    ...{ username: 'bench', name: 'Bench', role: 'admin', password: product.newToken(), exempt: true },
  });
  const picture = async (usage, width, height) =>
    product.plantPicture(on, author, usage, await photograph(width, height), 'work.png', true);
  const campaign_id = await product.plantCampaign(on, {
    author,
    cover: await picture('campaign_cover', 1280, 640),
  });
  for (let n = 0; n < WORKS; n += 1)
    await product.plantEntry(on, {
      ...{
        campaign_id,
        work_name: `老街 ${n}`,
        state: 'passed',
        wall: 1,
        phone_number: `139${10_000_000 + n}`,
      },
      images: [await picture('campaign_image', 1200, 1200)],
    });
  return `/#/collectionEvent/index/${campaign_id}`;
}
