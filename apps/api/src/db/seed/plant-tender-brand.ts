import type { Language } from '@ipw/domain';
import { phoneHash } from '../../core/security/phone.service';
import type { BrandContact } from '../../tender/tender-brand.entity';
import type { Fixtures } from './fixtures';

interface Score {
  registration_id: string;
  points: readonly number[];
  remark?: string;
}
interface Seed {
  phone_number?: string;
  buyer_name?: string;
  language?: Language;
  scores?: readonly Score[];
}

/** Somebody of the brand who got the link to score a project; answers the project's id. */
export async function plantTenderBrand(
  { db, cipher }: Fixtures,
  tender_id: string,
  { phone_number = '13900000000', buyer_name = '周经理', language = 'zh-CN', scores = [] }: Seed = {},
): Promise<string> {
  const contact: BrandContact = { buyer_name, area_code: '86', phone_number };
  await db.insert('tender_brand', {
    id: tender_id,
    buyer: cipher.seal(`tender_brand:${tender_id}:buyer`, JSON.stringify(contact)),
    phone_hash: phoneHash(cipher, contact),
    language,
    sent_at: new Date(),
  });
  for (const { registration_id: id, points, remark = null } of scores)
    await db.insert('tender_brand_score', { id, tender_id, points: JSON.stringify(points), remark });
  return tender_id;
}
