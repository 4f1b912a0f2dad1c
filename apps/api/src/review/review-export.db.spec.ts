/** The review queue as CSV: the rows of its filter, safe in spreadsheets, in the reader's language. */
import request from 'supertest';
import { ann, begin, ip, reviewer } from '../../testing/gallery';
import { openFixtures, picture, staff } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { plantSeries } from '../db/seed/fixtures';

const { url } = api();

const exported = (filter: object) =>
  new URLSearchParams({ filter: JSON.stringify(filter), sort: '["submitted_at","ASC"]' }).toString();
const get = (path: string, who = reviewer, language = 'en') =>
  request(url).get(`/api/admin/${path}`).set('cookie', who.cookie).set('accept-language', language);

beforeEach(begin);

it('holds what the queue shows under the same filter, and no draft', async () => {
  const file = await picture(ann.id, 'series_image');
  const plant = async (series_name: string, state: 'draft' | 'pending' | 'rejected') =>
    plantSeries(await openFixtures(), {
      ip_id: ip,
      member_id: ann.id,
      series_name,
      cover: file,
      images: [file],
      rights_documents: [],
      visibility: 'private',
      state,
    });
  await plant('=1+1 四季', 'pending');
  await plant('四季，秋', 'pending');
  await plant('四季旧稿', 'rejected');
  await plant('四季草稿', 'draft');
  const query = exported({ state: 'pending', subject: 'series', q: '四季' });
  const listed = (await get(`reviews?${query}&range=[0,99]`)).body as { id: string }[];
  const { text, headers } = await get(`reviews/export?${query}`);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="reviews-\d{4}-\d\d-\d\d\.csv"$/);
  const [head, ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(head).toMatch(
    /^Id,Kind,Title,IP,State,Submitted by,Reviewer,Submitted \(Beijing time\),Due \(Beijing time\),Decided \(Beijing time\),/,
  );
  expect(lines.map((line) => line.split(',')[0])).toEqual(listed.map(({ id }) => id));
  expect(lines).toHaveLength(2);
  expect(text).toContain(",Gallery series,'=1+1 四季,山茶兔,Under review,");
  expect((await get('reviews/export')).text).not.toContain('四季草稿');
  expect((await get(`reviews/export?${query}`, reviewer, 'zh-TW')).text).toContain('標題');
  // A consultant reads assigned records only, and this one is not.
  const nothing = (await get('reviews/export', await staff('consultant'))).text;
  expect(nothing.trimEnd().split('\r\n')).toHaveLength(1);
});
