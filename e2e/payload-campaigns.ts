import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures';
import { HALVES, PAYLOADS } from './payloads';
import { png } from './pictures';
import { actByCall, at, rowsByCall } from './ways';

/** A work with payloads in all texts, passed and reported; returns the console's page of it, and the campaign's. */
export async function fillCampaign(
  request: APIRequestContext,
  codeFor: (phone: string) => Promise<string>,
  desk: Page,
): Promise<{ console: string; page: string }> {
  const [campaign] = await rowsByCall<{ id: string }>(desk, 'campaigns', { time: 'collecting' });
  const campaign_id = campaign!.id;
  const phone = { area_code: '65', phone_number: `85${String(Date.now()).slice(-6)}` };
  const post = async <T>(path: string, more: { data: object } | { multipart: Record<string, never> }) => {
    const answer = (await (await request.post(`/api/${path}`, more)).json()) as { code: number; data: T };
    expect(answer, path).toMatchObject({ code: 0 });
    return answer.data;
  };
  await post('member/sendYzm', { data: { ...phone, scene: 'collect' } });
  await post('tender/campaignMine', { data: { ...phone, yzm: await codeFor(phone.phone_number) } });
  const file = await png('work.png');
  const { image_id } = await post<{ image_id: string }>('opportunity/visitorUpload?usage=campaign_image', {
    multipart: { file } as never,
  });
  const { entry_id } = await post<{ entry_id: string }>('tender/campaignEntry', {
    data: {
      ...phone,
      campaign_id,
      work_name: PAYLOADS[0],
      intro: HALVES[0],
      categories: [0],
      images: [image_id],
      entrant_name: PAYLOADS[2],
      agree: { privacy: 1, user: 1, rules: 1 },
      wall: 1,
    },
  });
  await actByCall(desk, 'campaign-entries', entry_id, 'pass');
  await post('tender/campaignReport', { data: { entry_id, statement: HALVES[1] } });
  return {
    console: `/admin/#/campaign-entries/${entry_id}/show`,
    page: at(`/collectionEvent/index/${campaign_id}`),
  };
}
