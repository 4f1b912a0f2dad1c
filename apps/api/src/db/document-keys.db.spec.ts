/** Documents hashed before each way to write a number was one, and the free filings they used. */
import { ERRORS } from '@ipw/domain';
import { another } from '../../testing/another';
import { type Caller, member, openFixtures } from '../../testing/fixtures';
import { creditsOf, drafted, offer, submit, submitted } from '../../testing/filings';
import { api, rows } from '../../testing/server';
import { documentHash } from '../core/security/document-hash';
import { creditHash } from '../filing/filing-credit.service';
import { renewDocumentKeys } from './document-keys';

const CARD = 'A123456(3)';
const PLAIN = 'A1234563';
let phones = 91_234_567;

beforeEach(async () => {
  await api().reset();
  // The start of this API found an empty installation.
  await (await openFixtures()).db.execute('DELETE FROM done_step');
});

const holder = (document_number: string) => {
  phones += 1;
  return member({ area_code: '852', phone_number: String(phones), document_number });
};
/** As an earlier program wrote the member and the free filing. */
async function asBefore({ id }: Caller, number = CARD): Promise<string> {
  const { db, cipher } = await openFixtures();
  const old = cipher.blind('document', number);
  const hash = documentHash(cipher, number);
  await db.update('member', { document_hash: old }, { id });
  await db.update(
    'filing_credit',
    { credit_hash: creditHash(cipher, old) },
    { credit_hash: creditHash(cipher, hash) },
  );
  return old;
}
const hashOf = async ({ id }: Caller) =>
  (await rows<{ document_hash: string }>('SELECT document_hash FROM member WHERE id = ?', [id]))[0]!
    .document_hash;

it('finds them by each spelling after the next start, with what they used', async () => {
  const { cipher } = await openFixtures();
  const [ann, ben, cho] = [await holder(CARD), await holder(PLAIN), await member()];
  const filing = await submitted(ann);
  const credits = await creditsOf(filing);
  await asBefore(ann);
  expect(await offer(ben)).toMatchObject({ credit: 1 });
  const others = [await hashOf(ben), await hashOf(cho)];

  await another();

  expect(await hashOf(ann)).toBe(documentHash(cipher, PLAIN));
  expect([await hashOf(ben), await hashOf(cho)]).toEqual(others);
  expect(await creditsOf(filing)).toBe(credits);
  expect(await offer(ann)).toMatchObject({ credit: 0, used_by: ['operator', 'phone', 'right_holder'] });
  expect(await submit(ben, await drafted(ben))).toMatchObject({
    code: ERRORS.FILING_CREDIT.code,
    data: { used_by: ['right_holder'] },
  });
});

it('is done once, at a time, and leaves the free filings of two spellings to both', async () => {
  const { db, cipher } = await openFixtures();
  const [ann, ben] = [await holder(CARD), await holder(PLAIN)];
  const first = await submitted(ann);
  const old = await asBefore(ann);
  const second = await submitted(ben);
  const counts = () => Promise.all([creditsOf(first), creditsOf(second)]);
  const before = await counts();

  await Promise.all([renewDocumentKeys(db, cipher), renewDocumentKeys(db, cipher)]);

  expect(await rows('SELECT name FROM done_step')).toEqual([{ name: 'document_keys' }]);
  expect(await counts()).toEqual(before);
  expect(await hashOf(ann)).toBe(documentHash(cipher, CARD));
  // Done, it leaves later rows alone.
  await db.update('member', { document_hash: old }, { id: ann.id });
  await renewDocumentKeys(db, cipher);
  expect(await hashOf(ann)).toBe(old);
});
