import type { StatefulRow } from '../fields/field';

/** A consultant as those who assign them see one. */
export interface ConsultantRow extends StatefulRow {
  name: string;
  members: number;
  contact_phone: string | null;
  contact_email: string | null;
  created_at: string;
}
