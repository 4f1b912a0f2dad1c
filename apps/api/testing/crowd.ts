/** A dozen members with an IP each, and the people without an account who write to them: for calls that are made at once. */
import { randomBytes } from 'node:crypto';
import type { Usage } from '@ipw/domain';
import { ulid } from '@ipw/domain';
import { CodeCipher } from '../src/code/engine/code-cipher';
import { openKeys } from '../src/core/keys';
import { phoneHash } from '../src/core/security/phone.service';
import { ownerOfPhone, plantCooperation } from '../src/db/seed/plant-cooperations';
import { batchNumber, plantBatch, plantGoods, plantPicture } from '../src/db/seed/fixtures';
import { plantRegistration } from '../src/db/seed/plant-registration';
import { type Entrant, entrant } from './entries';
import { freshPhone, openFixtures, picture, type StaffLogin } from './fixtures';
import { picture as plain } from './pictures';
import { ask, type Reply } from './proven';
import { api, rows } from './server';
import { buyerLinks } from './services';
import { plantTender } from './tenders';
import { linkOf } from './threads';

export const CALLERS = 12;

/** Somebody without an account, in a browser that has proven the phone. */
export interface Visitor {
  area_code: string;
  phone_number: string;
  cookie: string;
}
export interface Person extends Entrant {
  /** The place among the others. */
  at: number;
  cooperation: string;
  /** Of the cooperation: the brand and its link. */
  brand: Visitor & { link: { coop_no: string; access_key: string } };
}

export async function visitor(): Promise<Visitor> {
  const { cipher } = await openFixtures();
  const phone = { area_code: '86', phone_number: freshPhone() };
  return { ...phone, cookie: buyerLinks().cookie(phoneHash(cipher, phone)).split(';')[0]! };
}

/** An owner of an IP with approved content, a document of their own, and a cooperation. */
async function person(at: number): Promise<Person> {
  const on = await openFixtures();
  const one = await entrant(`星${String(at)}`);
  await on.db.update('member', { document_hash: randomBytes(32).toString('hex') }, { id: one.who.id });
  const claim = { state: 'claimed', proof_images: '[]', entity_documents: '[]', decided_at: new Date() };
  await on.db.insert('claim', { id: ulid(), ip_id: one.ip, member_id: one.who.id, kind: 'normal', ...claim });
  const brand = await visitor();
  const cooperation = await plantCooperation(on, { ip_id: one.ip, phone_number: brand.phone_number });
  return { ...one, at, cooperation, brand: { ...brand, link: await linkOf(cooperation) } };
}

/** A dozen of them, in an otherwise empty database. */
export async function openCrowd(): Promise<Person[]> {
  await api().reset();
  return Promise.all(Array.from({ length: CALLERS }, (_, at) => person(at)));
}

const unused = async (id: string): Promise<string> => {
  await rows('UPDATE uploaded_file SET linked_at = NULL WHERE id = ?', [id]);
  return id;
};
/** A new upload of a member without uses. */
export const upload = async ({ who }: Pick<Entrant, 'who'>, usage: Usage): Promise<string> =>
  unused(await picture(who.id, usage));
/** The same of a phone. */
export async function uploadOf({ phone_number }: Visitor, usage: Usage): Promise<string> {
  const on = await openFixtures();
  const owner = ownerOfPhone(on.cipher, phone_number);
  return unused(await plantPicture(on, owner, usage, await plain('png'), 'work.png', false));
}

/** A call of a member about their IP. */
export const call = ({ who, ip }: Entrant, path: string, input: object = {}): Promise<Reply> =>
  ask(api().url, path, { ip_id: ip, ...input }, { token: who.token });
/** A call of the member alone. */
export const callAlone = ({ who }: Entrant, path: string, input: object): Promise<Reply> =>
  ask(api().url, path, input, { token: who.token });
/** A call without an account. */
export const visit = (path: string, input: object, { cookie }: Partial<Visitor> = {}): Promise<Reply> =>
  ask(api().url, path, input, cookie ? { cookie } : {});

/** An ended project with an approved entry of the IP. */
export async function judged(
  admin: StaffLogin,
  { ip, who }: Entrant,
): Promise<{ tender_id: string; registration_id: string }> {
  const tender_id = await plantTender(admin, { closes_at: new Date(Date.now() - 180_000) });
  const entry = { tender_id, ip_id: ip, member_id: who.id, state: 'approved' } as const;
  return { tender_id, registration_id: await plantRegistration(await openFixtures(), entry) };
}

/** A label of a new batch. */
export async function label({ ip }: Entrant): Promise<string> {
  const on = await openFixtures();
  const goods_id = await plantGoods(on, { ip_id: ip, image_id: null, ordered: 10 });
  const number = await batchNumber(on, await plantBatch(on, { ip_id: ip, goods_id }));
  const text = Buffer.alloc(26);
  new CodeCipher(openKeys(api().dataDir).code).issue(1, number, 1, 1, text);
  return text.toString('latin1');
}
