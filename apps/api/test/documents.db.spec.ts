/** Documents built to keep the server busy: each is answered, and other requests do not wait for it. */
import { HOSTILE } from '../testing/hostile-pdfs';
import { type Caller, member } from '../testing/fixtures';
import { pdf } from '../testing/pdfs';
import { picture, slowGif } from '../testing/pictures';
import { api } from '../testing/server';
import { type Answer, filesIn, upload } from '../testing/uploads';

const { url, reset } = api();
let ann: Caller;
let others: Caller[];

beforeEach(async () => {
  await reset();
  ann = await member();
  others = [await member(), await member(), await member()];
});

const manual = (who: Caller, bytes: Buffer) => upload(who, 'authorization_manual', 'a.pdf', bytes);
const ruleOf = ({ data }: Answer) => data?.errors?.[0]?.rule;
/** Computes until it is stopped. */
const ENDLESS = 'a bomb in a page';

it.each(Object.entries(HOSTILE))('answers in time: %s', async (_, make) => {
  const { code, data } = await manual(ann, make());
  if (code !== 0) expect(ruleOf({ code, data })).toMatch(/^(pdf_|file_type)/);
  expect(await filesIn('incoming')).toEqual([]);
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
});

/** Records the order in which answers arrive. */
function finish() {
  const order: string[] = [];
  const after = async (name: string, sent: Promise<Answer>) => {
    const answer = await sent;
    order.push(name);
    return answer;
  };
  return { order, after };
}

it('keeps neither pictures nor the documents of others waiting', async () => {
  const { order, after } = finish();
  const endless = HOSTILE[ENDLESS]!();
  const [one, two] = others as [Caller, Caller];
  const sent = Array.from({ length: 3 }, (__, at) => after(`endless ${String(at)}`, manual(one, endless)));
  const plain = after('document', manual(two, pdf({ text: 'Fox' })));
  const avatar = after('avatar', upload(ann, 'avatar', 'a.png', await picture('png')));

  expect((await avatar).code).toBe(0);
  expect((await plain).code).toBe(0);
  for (const answer of await Promise.all(sent)) expect(ruleOf(answer)).toBe('pdf_broken');
  // The avatar waits for no document; a document waits for at most one of another member.
  expect(order.indexOf('avatar')).toBe(0);
  expect(order.indexOf('document')).toBeLessThan(order.findLastIndex((name) => name.startsWith('endless')));
});

it('keeps no avatar waiting for the largest pictures of somebody else', async () => {
  const { order, after } = finish();
  const [one] = others as [Caller];
  const large = Array.from({ length: 2 }, () =>
    after('large', upload(one, 'feed_image', 'a.gif', slowGif())),
  );
  const avatar = after('avatar', upload(ann, 'avatar', 'a.png', await picture('png')));
  for (const answer of await Promise.all([avatar, ...large])) expect(answer.code).toBe(0);
  expect(order[0]).toBe('avatar');
});

it('says so when a member has too many waiting', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => manual(ann, HOSTILE['a form that draws itself']!())),
  );
  const busy = answers.filter(({ code }) => code === 50300);
  expect(busy).toHaveLength(4);
  expect(busy[0]).toMatchObject({ data: { retry_after: 10 } });
  expect(await filesIn('incoming')).toEqual([]);
});
