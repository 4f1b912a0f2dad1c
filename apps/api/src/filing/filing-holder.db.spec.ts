/** One right holder has one free filing, however the number of their document is written. */
import { ERRORS, type VerificationRecord, type VerificationRow } from '@ipw/domain';
import { type Caller, member, openFixtures, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { call, detail, drafted, offer, submit, submitted } from '../../testing/filings';
import { desk } from '../../testing/entries';
import { ask } from '../../testing/proven';
import { api } from '../../testing/server';
import { PhoneService } from '../core/security/phone.service';
import type { FilingEntity } from './filing.entity';
import { orderOf } from './filing-order';

const { url, reset } = api();
const CARD = 'A123456(3)';
const PLAIN = 'A1234563';
let reviewer: StaffLogin;

beforeEach(async () => {
  await reset();
  reviewer = await staff('reviewer');
});

let phones = 91_234_567;
/** A member in Hong Kong who sent a document for verification, and what the reviewer sees. */
async function shown(document_number: string) {
  phones += 1;
  const who = await member({ verified: false, area_code: '852', phone_number: String(phones) });
  const input = {
    ...{ real_name: 'Lin Wan', document_type: 'passport', document_number },
    document_images: [await picture(who.id, 'identity')],
  };
  expect((await ask(url, 'member/auth', input, { token: who.token })).code).toBe(0);
  const filter = encodeURIComponent(JSON.stringify({ state: 'pending' }));
  const [row] = (await desk(reviewer, 'get', `verifications?filter=${filter}`)).body as VerificationRow[];
  const record = (await desk(reviewer, 'get', `verifications/${row!.id}`)).body as VerificationRecord;
  return { who, record };
}
async function verified(document_number: string): Promise<Caller> {
  const { who, record } = await shown(document_number);
  const { id, version } = record;
  expect((await desk(reviewer, 'post', `verifications/${id}/approve`, { version })).status).toBe(200);
  return who;
}
const asPerson = async (who: Caller, holder_number: string) => ({
  ...{ holder_kind: 'person', holder_name: 'Lin Wan', holder_number },
  documents: [await picture(who.id, 'entity_document')],
});
const used = { code: ERRORS.FILING_CREDIT.code, data: { used_by: ['right_holder'] } };

it.each([
  [CARD, PLAIN],
  [PLAIN, CARD],
  ['A-123456-3', CARD],
])('files %s for two who prove it, the second as %s, free once', async (first, second) => {
  const [ann, ben] = [await verified(first), await verified(second)];
  await submitted(ann);
  expect(await offer(ben)).toMatchObject({ credit: 0, used_by: ['right_holder'] });
  expect(await submit(ben, await drafted(ben))).toMatchObject(used);
});

it.each([CARD, PLAIN, 'a 123456-3', 'Ａ１２３４５６（３）'])(
  'files for oneself and for a person of the number %s free once',
  async (spelling) => {
    const [ann, ben] = [await verified(CARD), await member({ document_number: '330106199003071113' })];
    await submitted(ann);
    expect(await submit(ben, await drafted(ben, await asPerson(ben, spelling)))).toMatchObject(used);
  },
);

it('does so the other way round, and takes the number as it is printed', async () => {
  const [ann, ben] = [await verified(CARD), await member({ document_number: '330106199003071113' })];
  const id = await submitted(ben, await asPerson(ben, CARD));
  expect(await detail(ben, id)).toMatchObject({ holder_number: PLAIN });
  expect(await submit(ann, await drafted(ann))).toMatchObject(used);
  // Another number is another right holder.
  expect((await call(ann, 'save', await asPerson(ann, 'A123456(4)'))).code).toBe(0);
  const other = await verified('A123456(4)');
  await submitted(other);
});

it('is ordered for the member as declared, whatever identity is proven or gone later', async () => {
  const ann = await verified(CARD);
  const id = await submitted(ann);
  const { db, cipher } = await openFixtures();
  const ordered = async () => {
    const row = (await db.one<FilingEntity>('SELECT * FROM filing WHERE id = ?', [id]))!;
    return orderOf(db, row, cipher, new PhoneService(cipher));
  };
  const declared = { kind: 'self', name: 'Lin Wan', document_number: CARD };
  expect(await ordered()).toMatchObject({ author_name: 'Lin Wan', holder: declared });
  // As after a change to the phone of another country.
  await db.update('member', { real_name: null, document_number: null }, { id: ann.id });
  expect(await ordered()).toMatchObject({ author_name: 'Lin Wan', holder: declared });
  // The holder's own pages say nothing of it.
  expect(await detail(ann, id)).toMatchObject({ holder_name: null, holder_number: null });
});

it('tells the reviewer of the same document in another spelling', async () => {
  const ann = await verified(CARD);
  expect((await shown(PLAIN)).record.same_document).toMatchObject([{ id: ann.id }]);
});
