import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type Member } from './fixtures';
import { PAYLOADS } from './payloads';
import { png } from './pictures';
import { at, paths } from './ways';

const HALVES = [PAYLOADS.slice(0, 10).join(' '), PAYLOADS.slice(10).join(' ')] as const;

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
  const thread = `?id=${ip_id}&thread_id=${thread_id}`;
  return {
    console: [`/admin/#/cooperations/${id}/show`, `/admin/#/threads/${thread_id}/show`],
    holder: [
      at(`${paths.fastCoopProgress}?id=${ip_id}`),
      at(`${paths.cooperationDetail}?id=${ip_id}&cooperation_id=${id}`),
      at(`${paths.goodsDesignCheck}?id=${ip_id}`),
      at(paths.threadDetail + thread),
    ],
  };
}
