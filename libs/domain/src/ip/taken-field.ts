import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { calendarDay, id, list, reference, rule } from '../core/wire';
import { FIELD_IDS } from '../kind/reference-ids';

/** A licensing field an IP cannot be asked for until the end of a day (Asia/Shanghai), because it is licensed already. */
export interface TakenField {
  sku_id: number;
  /** `YYYY-MM-DD`. */
  taken_until: string;
}

const ofIp = { ip_id: id() };

export const takenFieldsInput = z.strictObject({
  ...ofIp,
  fields: list(
    z.strictObject({ sku_id: reference(FIELD_IDS), taken_until: calendarDay() }),
    0,
    FIELD_IDS.length,
  ).check(
    rule<TakenField[]>(
      'duplicate',
      (value) => new Set(value.map(({ sku_id }) => sku_id)).size === value.length,
    ),
  ),
});

export const takenFieldApi = {
  list: call<{ list: TakenField[] }>()({
    path: 'opportunity/takenFieldList',
    access: 'ip',
    input: z.strictObject(ofIp),
    summary: 'Licensing fields that buyers cannot ask for now, and until when',
  }),
  save: call<{ list: TakenField[] }>()({
    path: 'opportunity/takenFieldSave',
    access: 'ip',
    post: true,
    input: takenFieldsInput,
    summary: 'Replace the licensing fields that buyers cannot ask for',
  }),
};
