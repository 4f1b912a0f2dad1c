/** Shared by the gallery specs: an IP with its holder, a reviewer, and the steps of a review. */
import type { Usage } from '@ipw/domain';
import request from 'supertest';
import { type Caller, openFixtures, member, picture, staff, type StaffLogin } from './fixtures';
import { api } from './server';
import { open as fetchFile } from './uploads';
import { plantIp, plantOperator } from '../src/db/seed/fixtures';

const { url, db, reset } = api();
export const call = async (path: string, who: Caller, input: object = {}) =>
  (await request(url).post(`/api/${path}`).set('authorization', `Bearer ${who.token}`).send(input)).body;
export const console_ = (who: StaffLogin, path: string) =>
  request(url).get(`/api/admin/reviews${path}`).set('cookie', who.cookie).set('accept-language', 'en');
export const decide = (who: StaffLogin, id: string, action: string, body: object) =>
  request(url)
    .post(`/api/admin/reviews/${id}/${action}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);
export const query = async <T>(sql: string, params: unknown[] = []) =>
  (await db().query(sql, params))[0] as T[];
export const count = async (sql: string) =>
  (await query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${sql}`))[0]!.n;

export let ip: string;
export let ann: Caller;
export let reviewer: StaffLogin;

/** Resets the database; creates an IP Ann operates, and a reviewer. */
export async function begin(): Promise<void> {
  await reset();
  ann = await member();
  ip = await plantIp(await openFixtures(), { ip_name: '山茶兔' });
  await plantOperator((await openFixtures()).db, ip, ann.id, 1);
  reviewer = await staff('reviewer');
}

/** A new upload without uses. */
export async function pic(usage: Usage, who = ann): Promise<string> {
  const id = await picture(who.id, usage);
  await db().query('UPDATE uploaded_file SET linked_at = NULL WHERE id = ?', [id]);
  return id;
}
export async function content(more: object = {}) {
  return {
    series_name: '四季',
    cover: await pic('gallery_cover'),
    images: [await pic('series_image'), await pic('series_image')],
    rights_documents: [await pic('rights_document')],
    entity_documents: [] as string[],
    visibility: 'public',
    ...more,
  };
}
export type Content = Awaited<ReturnType<typeof content>>;

export const save = (input: object) => call('gallery/seriesSave', ann, { ip_id: ip, ...input });
export const detail = async (series_id: string, who = ann) =>
  (await call('gallery/seriesDetail', who, { ip_id: ip, series_id })).data;
export const submit = (series_id: string, more: object = {}) =>
  call('gallery/seriesSubmit', ann, { ip_id: ip, series_id, ...more });
export const switchTo = (series_id: string, visibility: string) =>
  call('gallery/seriesVisibility', ann, { ip_id: ip, series_id, visibility });
export const openReview = async (subject_id: string) =>
  (
    await query<{ id: string; version: number }>(
      "SELECT id, version FROM revision WHERE subject_id = ? AND state IN ('draft', 'pending', 'rejected')",
      [subject_id],
    )
  )[0]!;
export async function pass(series_id: string) {
  const { id, version } = await openReview(series_id);
  return decide(reviewer, id, 'approve', { version });
}
export const reject = async (series_id: string, body: object = { reason_code: 'picture_unclear' }) => {
  const { id, version } = await openReview(series_id);
  return decide(reviewer, id, 'reject', { version, ...body });
};
/** A live series. */
export async function published(more: object = {}): Promise<{ id: string; first: Content }> {
  const first = await content(more);
  const id = (await save(first)).data.series_id as string;
  expect((await submit(id)).code).toBe(0);
  expect((await pass(id)).status).toBe(200);
  return { id, first };
}
export const idsOf = (files: { image_id: string }[]) => files.map(({ image_id }) => image_id);
/** Whether a picture's unsigned address is public. */
export const everybody = async (file: string) => (await fetchFile(`/files/${file}/t300`)).status === 200;
