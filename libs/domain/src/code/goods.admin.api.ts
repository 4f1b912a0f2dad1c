import { consoleCall, recordCalls, type StatefulRow } from '../core/console-endpoint';
import { contactRevealInput } from './code.decisions';
import type { GoodsRow, LicenseeRow } from './goods.api';

/** Goods that carry labels; only holders change them. */
export interface GoodsAdminRow extends StatefulRow, Omit<GoodsRow, 'goods_id' | 'image'> {
  ip_id: string;
  ip_name: string;
  image: string | null;
  deleted_at: string | null;
}

export const goodsAdminApi = recordCalls<GoodsAdminRow>()('goods', 'goods:read', {
  subject: 'goods',
  filters: ['ip_id', 'creation', 'q'],
  sorts: ['created_at', 'id'],
});

/** Contact persons of a merchant. */
export type LicenseeContact = Pick<
  LicenseeRow,
  'link_name' | 'link_phone' | 'recipient' | 'recipient_phone' | 'recipient_address'
>;

/** A merchant with masked contact persons. */
export interface LicenseeAdminRow extends StatefulRow, LicenseeContact {
  ip_id: string;
  ip_name: string;
  licensee_name: string;
  given: number;
  created_at: string;
  deleted_at: string | null;
  /** Whether the reader may see the contact unmasked. */
  reveals: boolean;
}

export const licenseeAdminApi = {
  ...recordCalls<LicenseeAdminRow>()('licensees', 'licensee:read', {
    subject: 'licensee',
    filters: ['ip_id', 'q'],
    sorts: ['created_at', 'id'],
  }),
  reveal: consoleCall<LicenseeContact>()('POST licensees/:id/reveal', {
    access: 'licensee:read',
    input: contactRevealInput,
    summary: 'The people behind a merchant in clear, for a reason',
  }),
};
