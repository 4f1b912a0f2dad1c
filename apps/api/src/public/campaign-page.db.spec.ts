/** The page of a campaign that messengers can show. */
import { campaignOf } from '../../testing/campaigns';
import { api } from '../../testing/server';

const { url, reset } = api();
beforeEach(reset);

const wording = {
  title: '<b>我的家乡</b>',
  body: '画下您的家乡。',
  rules: '- 每人三件\n- 本人原创',
};

it('tells what is collected without a script, in the reader’s language', async () => {
  const id = await campaignOf({
    texts: { 'zh-CN': wording, 'zh-TW': wording, en: { ...wording, title: 'Home' } },
  });
  const answer = await fetch(`${url}/campaign/${id}`, { headers: { 'accept-language': 'zh-CN' } });
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-language')]).toEqual([200, 'zh-CN']);
  expect(page).toContain('&lt;b&gt;我的家乡&lt;/b&gt;');
  expect(page).not.toMatch(/<script|<b>/);
  expect(page).toContain('<li>本人原创</li>');
  expect(page).toMatch(/\d{4}年\d+月\d+日 \d\d:\d\d 至 \d{4}年/);
  expect(page).toContain(`/#/collectionEvent/index/${id}`);
  expect(page).toMatch(/property="og:image" content="[^"]*\/og"/);
  expect(await (await fetch(`${url}/campaign/${id}?lang=en`)).text()).toContain('<h1 class="ask">Home</h1>');
});

it('is missing for a draft', async () => {
  const draft = await campaignOf({ state: 'draft' });
  for (const id of [draft, 'x']) expect((await fetch(`${url}/campaign/${id}`)).status).toBe(404);
});
