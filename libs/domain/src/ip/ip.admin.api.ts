import * as z from 'zod/mini';
import { consoleCall, recordCalls, type StatefulRow } from '../core/console-endpoint';
import { TEXT } from '../core/limits';
import { isWebAddress } from '../core/link';
import { choice, int, optionalLine, optionalText, rule } from '../core/wire';
import { type IpDetail, ipName } from './ip.api';

/** An IP in the console, claimed or not. */
export interface IpRow extends StatefulRow {
  ip_name: string;
  kind: 'normal' | 'artist';
  ip_image: string | null;
  intro: string | null;
  official_site: string | null;
  owner_id: string | null;
  owner_name: string | null;
  claimed_at: string | null;
  created_at: string;
}

export type IpRecord = IpRow & IpDetail;

const content = {
  ip_name: ipName(),
  kind: choice(['normal', 'artist']),
  intro: optionalText(TEXT.ipIntro),
  official_site: optionalLine(500).check(
    rule('web_address', (value) => value === undefined || isWebAddress(value)),
  ),
};

export const ipAdminApi = {
  ...recordCalls<IpRow, IpRecord>()('ips', 'ip:read', {
    subject: 'ip',
    filters: ['q', 'kind', 'state'],
    sorts: ['id', 'created_at', 'ip_name'],
  }),
  create: consoleCall<IpRecord>()('POST ips', {
    access: 'ip:write',
    input: z.strictObject(content),
    creates: true,
    summary: 'Add an IP that can be claimed',
  }),
  update: consoleCall<IpRecord>()('PUT ips/:id', {
    access: 'ip:write',
    input: z.strictObject({ ...content, version: int(1) }),
    picks: true,
    summary: 'Change an IP',
  }),
};
