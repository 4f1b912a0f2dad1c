/** Routes of scans and reports, and a report of a label of an actor. */
import { type Fixtures, batchNumber, plantBatch, plantCodeReport } from '../../src/db/seed/fixtures';
import { scanId } from '../scan-id';
import type { Person } from './actors';
import { CODE_RECORDS } from './code-records';
import type { Row } from './row';

const settled = { version: 99, outcome: 'fake', reason: '吊牌不符' };

export const REPORT_RECORDS = {
  scan: {
    resource: 'scans',
    plant: async ({ db }: Fixtures, { ip }: Person) => {
      const id = await scanId(db);
      const agent = { verdict: 'genuine', agent: 'wechat', source: '0'.repeat(16) };
      await db.insert('code_scan', { id, at: new Date(), ip_id: ip, ...agent });
      return id;
    },
  },
  codeReport: {
    field: 'report_id',
    resource: 'code-reports',
    plant: async (on: Fixtures, person: Person) =>
      plantCodeReport(on, {
        ip_id: person.ip,
        batch_number: await batchNumber(
          on,
          await plantBatch(on, { ip_id: person.ip, goods_id: await CODE_RECORDS.goods.plant(on, person) }),
        ),
        serial: 1,
        verdict: 'genuine',
      }),
  },
};

export const REPORT_CALLS: Record<string, Row> = {
  'code/reportList': {},
  'code/reportDetail': {},
  'code/reportContact': {},
  'code/reportSettle': { input: settled },
};

export const REPORT_DESKS: Record<string, Row> = {
  'GET scans': {},
  'GET scans/:id': {},
  'GET code-reports': {},
  'GET code-reports/counts': {},
  'GET code-reports/:id': {},
  'GET code-reports/:id/history': {},
  'POST code-reports/:id/reveal': { input: { reason: '追问' } },
  'POST code-reports/:id/settle_for': { input: settled },
};
