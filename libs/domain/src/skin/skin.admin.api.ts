import * as z from 'zod/mini';
import { isWebAddress } from '../core/link';
import { consoleCall } from '../core/console-endpoint';
import { anyDay, day, int, line, orNothing, rule } from '../core/wire';
import { shanghaiDay } from '../core/working-days';
import type { UploadedFile } from '../file/file.schema';
import type { Mark } from '../review/mark';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import { type SkinAction, type SkinCreation, skinMachine, type SkinState } from './skin.machine';
import { skinRejectInput } from './skin.schema';
import type { SkinMaterial } from './skin.slots';

/** Skin goods as the console lists them. */
export interface SkinAdminRow extends ReviewRow {
  state: SkinState;
  actions: SkinAction[];
  ip_id: string;
  ip_name: string;
  goods_name: string;
  picture: string | null;
  creation: SkinCreation;
  submitted_at: string | null;
  decided_at: string | null;
  listed_on: string | null;
  listing_link: string | null;
  reason_code: string | null;
  reason: string | null;
}

export interface SkinAdminRecord extends SkinAdminRow {
  material: SkinMaterial<UploadedFile>;
  marks: Mark[];
  /** Fields that differ from the rejected material. */
  changed_since: string[];
  submitter_name: string | null;
  /** The tender whose award made these goods. */
  tender_id: string | null;
  tender_title: string | null;
}

const link = () => line(500).check(rule('web_address', isWebAddress));
/** Listed: on the platform at an address, today or on an earlier day. */
export const skinListInput = z.strictObject({
  version: int(1),
  listing_link: link(),
  listed_on: orNothing(day()),
});
/** To be listed by itself when a day comes, or at once when it is today. */
export const skinScheduleInput = z.strictObject({
  version: int(1),
  listing_link: link(),
  listed_on: anyDay().check(rule('past_date', (value) => value >= shanghaiDay(new Date()))),
});

export const skinAdminApi = {
  ...queueCalls<SkinAdminRow, SkinAdminRecord>()(
    'skins',
    skinMachine,
    {
      filters: ['state', 'ip_id', 'assignee', 'creation', 'q'],
      sorts: ['due_at', 'submitted_at', 'id'],
    },
    { reject: skinRejectInput, list: skinListInput, schedule: skinScheduleInput },
  ),
  export: consoleCall<unknown>()('GET skins/export', {
    access: 'skin:read',
    streams: 'text/csv',
    summary: 'The filtered list as CSV',
  }),
  package: consoleCall<unknown>()('GET skins/:id/package', {
    access: 'skin:review',
    streams: 'application/zip',
    summary: 'Approved material for the platform: its files and a manifest with their hashes',
  }),
};
