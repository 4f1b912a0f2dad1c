/** Papers of a filing's right holder: only who checks filings sees and opens them. */
import type { FilingAdminRecord, Role } from '@ipw/domain';
import sharp from 'sharp';
import { type Caller, openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import { someone, submitted } from '../../testing/filings';
import { api } from '../../testing/server';
import { open, upload } from '../../testing/uploads';

const { url, reset } = api();
const NUMBER = 'A1234563';
let ann: Caller;
let filing: string;
let paper: string;

beforeEach(async () => {
  await reset();
  ann = await someone();
  const scan = sharp({ create: { width: 400, height: 300, channels: 3, background: '#b4322a' } });
  const sent = await upload(ann, 'entity_document', 'paper.png', await scan.png().toBuffer());
  expect(sent).toMatchObject({ code: 0 });
  paper = sent.data.image_id;
  const holder = { holder_kind: 'person', holder_name: '林晚', holder_number: NUMBER };
  filing = await submitted(ann, { ...holder, documents: [paper] });
});

const assign = async ({ id }: StaffLogin) =>
  (await openFixtures()).db.update('member', { consultant_id: id }, { id: ann.id });

/** Staff of a role; a consultant is the member's. */
async function as(role: Role): Promise<StaffLogin> {
  const who = await staff(role);
  if (role === 'consultant') await assign(who);
  return who;
}
const recordFor = async ({ cookie }: StaffLogin) =>
  (await (
    await fetch(`${url}/api/admin/filings/${filing}`, { headers: { cookie } })
  ).json()) as FilingAdminRecord;

it.each(['reviewer', 'admin'] as const)('are shown to a %s with the number', async (role) => {
  const record = await recordFor(await as(role));
  expect(record).toMatchObject({ holder_number: NUMBER, documents: [{ image_id: paper }] });
  expect((await open(record.documents[0]!.file_path)).status).toBe(200);
});

it.each(['consultant', 'finance'] as const)('are kept from a %s, as the number is', async (role) => {
  const record = await recordFor(await as(role));
  expect(record).toMatchObject({ holder_number: 'A******3', documents: [] });
  expect((await open(record.pictures[0]!.file_path)).status).toBe(200);
});

it.each(['consultant', 'finance'] as const)(
  'do not open to who became a %s by an address of before',
  async (role) => {
    const who = await as('reviewer');
    const { documents, pictures } = await recordFor(who);
    const statuses = () =>
      Promise.all([documents[0]!, pictures[0]!].map(async ({ file_path }) => (await open(file_path)).status));
    expect(await statuses()).toEqual([200, 200]);
    await assign(who);
    await (await openFixtures()).db.update('staff', { role }, { id: who.id });
    expect(await statuses()).toEqual([404, 200]);
  },
);

it('open to a consultant of the member once they are papers of an IP, too', async () => {
  const who = await as('reviewer');
  const { file_path } = (await recordFor(who)).documents[0]!;
  const { db } = await openFixtures();
  await assign(who);
  await db.update('staff', { role: 'consultant' }, { id: who.id });
  expect((await open(file_path)).status).toBe(404);
  const use = { subject_id: ann.id, place: 'live', field: 'entity_documents', ip_id: ann.id };
  await db.insert('file_use', { ...use, file_id: paper });
  expect((await open(file_path)).status).toBe(200);
});
