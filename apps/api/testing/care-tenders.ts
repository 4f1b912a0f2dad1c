/** Projects in the care of consultants, and skin goods of members in their care. */
import { plantQuestion } from '../src/db/seed/plant-question';
import { plantRegistration } from '../src/db/seed/plant-registration';
import { plantSkin } from '../src/db/seed/plant-skin';
import { plantTender } from '../src/db/seed/plant-tender';
import { type Caller, openFixtures, picture, type StaffLogin } from './fixtures';

/** A project in a consultant's care, with an entry and a question of the member's IP. */
export async function plantCare(
  { id: member_id }: Caller,
  ip_id: string,
  name: string,
  { id: consultant_id }: StaffLogin,
): Promise<Record<string, string>> {
  const on = await openFixtures();
  const cover = await picture(consultant_id, 'tender_cover');
  const wording = { title: `${name}的项目`, body: '包装。', materials: '三张。', prize: '' };
  const texts = { 'zh-CN': wording, 'zh-TW': wording, en: wording };
  const tender_id = await plantTender(on, { author: consultant_id, cover, consultant_id, texts });
  const one = { tender_id, ip_id, member_id };
  const material = { goods_name: `${name}的装扮` };
  return {
    skins: await plantSkin(on, { ip_id, member_id, state: 'under_review', material }),
    tenders: tender_id,
    registrations: await plantRegistration(on, one),
    questions: await plantQuestion(on, { ...one, question: `${name}的提问` }),
  };
}
