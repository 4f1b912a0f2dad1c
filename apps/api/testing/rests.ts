/** Cooperations at rest. */
import { plantObjection } from '../src/db/seed/plant-objection';
import { plantRegistration } from '../src/db/seed/plant-registration';
import { openFixtures } from './fixtures';
import { rows } from './server';
import { plantTender } from './tenders';
import { admin, ann, type Brand, ip } from './threads';

/** The cooperation of a brand came from an award that is objected to. Returns the tender. */
export async function restBrand({ id }: Pick<Brand, 'id'>): Promise<string> {
  const on = await openFixtures();
  const tender_id = await plantTender(admin);
  const of = { tender_id, ip_id: ip, member_id: ann.id };
  const registration_id = await plantRegistration(on, { ...of, state: 'approved' });
  await rows("UPDATE tender_registration SET result = 'awarded' WHERE id = ?", [registration_id]);
  await rows("UPDATE cooperation SET origin = 'tender', origin_id = ? WHERE id = ?", [registration_id, id]);
  await plantObjection(on, { ...of, registration_id, statement: '与公布的标准不符' });
  return tender_id;
}
