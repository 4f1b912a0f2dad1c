import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type Member } from './fixtures';
import { fillCooperation } from './payload-cooperations';
import { fillEntry } from './payload-tenders';
import { HALVES, PAYLOADS } from './payloads';
import { png } from './pictures';
import { actByCall, at, paths, rowsByCall } from './ways';

const ALL = HALVES.join(' ');

/** Cooperation sheets with payloads in all texts, answered and refused; returns the console's pages of them, the holder's and the buyers'. */
async function fillSheets(
  request: APIRequestContext,
  codeFor: (phone: string) => Promise<string>,
  holder: Member,
  desk: Page,
  ip_id: string,
): Promise<{ console: string[]; holder: string[]; buyer: string[] }> {
  const post = async (path: string, data: object) => {
    const answer = (await (await request.post(`/api/${path}`, { data })).json()) as {
      code: number;
      data: { sheet_no: string; access_key: string };
    };
    expect(answer, path).toMatchObject({ code: 0 });
    return answer.data;
  };
  const buyer: string[] = [];
  for (const index of [0, 1]) {
    const phone = { area_code: '65', phone_number: `82${String(Date.now()).slice(-5)}${String(index)}` };
    await post('member/sendYzm', { ...phone, scene: 'cooperate' });
    const sent = await post('opportunity/cooperateSubmit', {
      ...phone,
      ip_id,
      yzm: await codeFor(phone.phone_number),
      sku_id: 31,
      sku_describe: HALVES[0],
      company_case: HALVES[1],
      other_describe: HALVES[index]!,
      buyer_name: PAYLOADS[index * 2],
      company_name: PAYLOADS[index * 2 + 1],
      agree: { privacy: 1, user: 1, intermediary: 1 },
    });
    buyer.push(at(`${paths.cooperateDetail}?no=${sent.sheet_no}&key=${sent.access_key}`));
  }
  await holder.call('opportunity/agreeSupplement', { ip_id, agree: 1 });
  for (const [index, payload] of PAYLOADS.entries())
    await holder.call('opportunity/templateSave', {
      ip_id,
      template_name: payload.slice(0, 40),
      answer: HALVES[index % 2]!,
    });
  const sheets = await rowsByCall<{ id: string; sheet_no: string }>(desk, 'sheets', { ip_id });
  expect(sheets).toHaveLength(2);
  for (const [index, { id }] of sheets.entries()) {
    await actByCall(desk, 'sheets', id, 'pass');
    const reply =
      index === 0
        ? { decision: 'agree', answer: HALVES[1] }
        : { decision: 'reject', reason_code: 'other', reason: HALVES[1] };
    await holder.call('opportunity/sheetReply', { ip_id, sheet_id: id, version: 2, ...reply });
  }
  return {
    console: sheets.map(({ id }) => `/admin/#/sheets/${id}/show`),
    holder: [
      at(`${paths.ipOrderManagement}?id=${ip_id}`),
      at(`${paths.sheetDetail}?id=${ip_id}&sheet_id=${sheets[0]!.id}`),
    ],
    buyer,
  };
}

/** A complaint of infringement with payloads in all texts, sent by the form. */
async function complain(request: APIRequestContext, ip_id: string): Promise<void> {
  const page = await (await request.get(`/complain?ip=${ip_id}`)).text();
  const { name, mimeType, buffer } = await png('a.png');
  const sent = await request.post('/complain', {
    maxRedirects: 0,
    multipart: {
      form: /name="form" value="([^"]+)"/.exec(page)![1]!,
      page: `/ip/${ip_id}`,
      kind: 'other',
      statement: ALL,
      complainant: PAYLOADS[0]!.slice(0, 40),
      email: 'a@example.com',
      proof: { name, mimeType, buffer },
    },
  });
  expect(sent.status(), await sent.text()).toBe(303);
}

/** What others say of an IP: buyers and an objector. Returns the console's pages, and the objector's own. */
export async function fillStrangers(
  request: APIRequestContext,
  codeFor: (phone: string) => Promise<string>,
  { holder, objector, desk, ip_id }: { holder: Member; objector: Member; desk: Page; ip_id: string },
): Promise<{ holder: string[]; console: string[]; objector: string[] }> {
  const sheets = await fillSheets(request, codeFor, holder, desk, ip_id);
  await objector.call('claim/choiceSave', { values: JSON.stringify({ intro: ALL.slice(0, 400) }) });
  const { dispute_id } = await objector.call<{ dispute_id: string }>('claim/disputeSubmit', {
    ip_id,
    statement: ALL,
    proof_images: [(await objector.upload('a.png', 'rights_proof')).image_id],
  });
  const claims = await holder.call<{ list: { claim_id: string; ip_id: string }[] }>('claim/list', {
    page_size: 100,
  });
  const { claim_id } = claims.list.find((claim) => claim.ip_id === ip_id)!;
  await holder.call('claim/answerSave', { claim_id, answer: ALL, answer_images: [] });
  await complain(request, ip_id);
  const complaints = await holder.call<{ list: { complaint_id: string }[] }>('complaint/list', { ip_id });
  const [{ complaint_id }] = complaints.list as [{ complaint_id: string }];
  await holder.call('complaint/answer', {
    ...{ ip_id, complaint_id, version: 1 },
    answer: ALL,
    answer_images: [],
  });
  const entry = await fillEntry(holder, desk, ip_id);
  const cooperation = await fillCooperation(request, codeFor, { holder, desk, ip_id });
  return {
    holder: [...sheets.holder, ...entry.holder, ...cooperation.holder, at(`${paths.complaints}?id=${ip_id}`)],
    console: [
      ...entry.console,
      ...sheets.console,
      ...cooperation.console,
      `/admin/#/disputes/${dispute_id}/show`,
      `/admin/#/complaints/${complaint_id}/show`,
    ],
    objector: [...sheets.buyer, at(`${paths.claimDispute}?dispute_id=${dispute_id}`), at(paths.claimStep1)],
  };
}
