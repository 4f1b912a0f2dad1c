import type { Usage } from '@ipw/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type Member } from './fixtures';
import { HALVES, PAYLOADS } from './payloads';
import { png } from './pictures';
import { actByCall, at, paths, rowsByCall } from './ways';

/** A contract with payloads in all texts, and a thread of two rounds; returns the console's pages and the holder's. */
export async function fillCooperation(
  request: APIRequestContext,
  codeFor: (phone: string) => Promise<string>,
  { holder, desk, ip_id }: { holder: Member; desk: Page; ip_id: string },
): Promise<{ console: string[]; holder: string[] }> {
  const { csrf_token } = (await (await desk.request.get('/api/admin/auth/me')).json()) as {
    csrf_token: string;
  };
  const phone = { area_code: '65', phone_number: `86${String(Date.now()).slice(-6)}` };
  const entered = await desk.request.post('/api/admin/cooperations', {
    headers: { 'x-csrf-token': csrf_token },
    data: {
      ip_id,
      title: PAYLOADS[0],
      contract_number: PAYLOADS[1],
      source: 'platform',
      buyer_name: PAYLOADS[2],
      company_name: PAYLOADS[3],
      ...phone,
    },
  });
  expect(entered.status(), await entered.text()).toBe(201);
  const { id, coop_no } = (await entered.json()) as { id: string; coop_no: string };
  const post = async <T>(path: string, more: { data: object } | { multipart: Record<string, never> }) => {
    const answer = (await (await request.post(`/api/${path}`, more)).json()) as { code: number; data: T };
    expect(answer, path).toMatchObject({ code: 0 });
    return answer.data;
  };
  await post('member/sendYzm', { data: { ...phone, scene: 'cooperate' } });
  const yzm = await codeFor(phone.phone_number);
  await post('opportunity/cooperateList', { data: { ...phone, yzm } });
  const image = async () =>
    (
      await post<{ image_id: string }>('opportunity/visitorUpload?usage=draft_image', {
        multipart: { file: await png('draft.png') } as never,
      })
    ).image_id;
  const first = await image();
  const { thread_id } = await post<{ thread_id: string }>('tender/threadOpen', {
    data: {
      coop_no,
      kind: 'product_design',
      product_name: PAYLOADS[4],
      text: HALVES[0],
      tracking_number: PAYLOADS[5],
      images: [first],
    },
  });
  const { list } = await holder.call<{ list: { round_id: string }[] }>('tender/threadDetail', {
    ip_id,
    thread_id,
  });
  await holder.call('tender/threadReply', {
    ip_id,
    round_id: list[0]!.round_id,
    version: 1,
    decision: 'continue_providing',
    feedback: HALVES[1],
    marks: PAYLOADS.map((text, at) => ({ image_id: first, x: at / 20, y: 0.5, text })),
  });
  const { list: answered } = await holder.call<{ list: { pins: { mark_id: string }[] }[] }>(
    'tender/threadDetail',
    { ip_id, thread_id },
  );
  const { mark_id } = answered[0]!.pins[0]!;
  await holder.call('tender/pinAnswer', { ip_id, mark_id, text: PAYLOADS[7] });
  await post('tender/brandPinAnswer', { data: { coop_no, mark_id, text: PAYLOADS[8] } });
  await post('tender/roundSubmit', {
    data: {
      coop_no,
      thread_id,
      version: 2,
      text: HALVES[1],
      tracking_number: PAYLOADS[6],
      images: [await image()],
    },
  });
  const asked = await fillImages(post, { holder, desk, ip_id, coop_no });
  const thread = `?id=${ip_id}&thread_id=${thread_id}`;
  return {
    console: [
      `/admin/#/cooperations/${id}/show`,
      `/admin/#/threads/${thread_id}/show`,
      ...asked.map((one) => `/admin/#/image-requests/${one}/show`),
    ],
    holder: [
      at(`${paths.fastCoopProgress}?id=${ip_id}`),
      at(`${paths.cooperationDetail}?id=${ip_id}&cooperation_id=${id}`),
      at(`${paths.goodsDesignCheck}?id=${ip_id}`),
      at(paths.threadDetail + thread),
      at(`${paths.imageUsageManagement}?id=${ip_id}`),
      ...asked.map((one) => at(`${paths.imageRequestDetail}?id=${ip_id}&image_request_id=${one}`)),
    ],
  };
}

type Post = <T>(path: string, more: { data: object }) => Promise<T>;
interface Room {
  holder: Member;
  desk: Page;
  ip_id: string;
  coop_no: string;
}

/** A request for a picture that is granted with a remark, and one that is revoked; returns their ids. */
async function fillImages(post: Post, { holder, desk, ip_id, coop_no }: Room): Promise<string[]> {
  const file = async (usage: Usage) => (await holder.upload(`${usage}.png`, usage)).image_id;
  const images = [await file('series_image')];
  const { series_id } = await holder.call<{ series_id: string }>('gallery/seriesSave', {
    ...{ ip_id, series_name: 'Seasons', visibility: 'public', cover: await file('gallery_cover') },
    ...{ images, rights_documents: [await file('rights_document')] },
  });
  await holder.call('gallery/seriesSubmit', { ip_id, series_id });
  const pending = { subject_id: series_id, state: 'pending' };
  const [review] = await rowsByCall<{ id: string }>(desk, 'reviews', pending);
  await actByCall(desk, 'reviews', review!.id, 'approve');
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const grant = async (reason: string) => {
    const use = { purpose: PAYLOADS[7], used_in: PAYLOADS[8], until };
    const { image_request_id } = await post<{ image_request_id: string }>('tender/imageRequest', {
      data: { coop_no, series_id, images, ...use },
    });
    await holder.call('tender/imageDecide', { ip_id, image_request_id, version: 1, granted: images, reason });
    return image_request_id;
  };
  const [granted, revoked] = [await grant(PAYLOADS[9]!), await grant('')];
  await holder.call('tender/imageRevoke', {
    ...{ ip_id, image_request_id: revoked, version: 2, reason: PAYLOADS[10] },
  });
  return [granted, revoked];
}
