/** The hand-over of an IP, as its owner, the new owner and staff do it. */
import { decide } from './codes';
import { type Caller, PASSWORD, type StaffLogin } from './fixtures';
import { ask } from './proven';
import { api } from './server';

export async function handOver(ip_id: string, from: Caller, to: Caller, by: StaffLogin): Promise<void> {
  const { url } = api();
  const offer = { ip_id, area_code: '86', phone_number: to.phone_number, password: PASSWORD };
  const { data } = await ask(url, 'ip/handoverOffer', offer, { token: from.token });
  const { handover_id } = data as { handover_id: string };
  const answer = { handover_id, version: 1, accept: 1, agree: 1 };
  expect((await ask(url, 'member/handoverAnswer', answer, { token: to.token })).code).toBe(0);
  expect((await decide(by, `handovers/${handover_id}/approve`, { version: 2 })).status).toBe(200);
}
