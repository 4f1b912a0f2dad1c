import { consoleCall, recordCalls, type StatefulRow } from '../core/console-endpoint';
import { consultantContactInput, handOverInput } from './consultant';

/** A consultant as staff who assign members see them. */
export interface ConsultantRow extends StatefulRow {
  name: string;
  members: number;
  contact_phone: string | null;
  contact_email: string | null;
  created_at: string;
}

export const consultantAdminApi = {
  ...recordCalls<ConsultantRow>()('consultants', 'member:assign', {
    filters: ['q', 'state'],
    sorts: ['name', 'created_at', 'id'],
  }),
  update: consoleCall<ConsultantRow>()('PUT consultants/:id', {
    access: 'member:assign',
    input: consultantContactInput,
    picks: true,
    summary: 'How members reach a consultant',
  }),
  handOver: consoleCall<{ moved: number }>()('POST consultants/:id/hand-over', {
    access: 'member:assign',
    input: handOverInput,
    summary: 'Move everybody a consultant looks after to another one, or to none',
  }),
};
