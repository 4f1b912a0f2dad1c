import { consoleCall, recordCalls, versionInput } from '../core/console-endpoint';
import { labelPriceEditInput, labelPriceInput, type LabelPriceRow } from './price';

const access = 'price:write';

/** The price book. */
export const labelPriceAdminApi = {
  ...recordCalls<LabelPriceRow>()('label-prices', 'price:read', {
    subject: 'label_price',
    filters: ['label_type', 'state'],
    sorts: ['valid_from', 'id'],
  }),
  create: consoleCall<LabelPriceRow>()('POST label-prices', {
    access,
    input: labelPriceInput,
    creates: true,
    summary: 'Add a line that begins on a day to come',
  }),
  update: consoleCall<LabelPriceRow>()('PUT label-prices/:id', {
    access,
    input: labelPriceEditInput,
    picks: true,
    summary: 'Change a line that has not begun',
  }),
  remove: consoleCall<{ id: string }>()('DELETE label-prices/:id', {
    access,
    input: versionInput,
    summary: 'Remove a line that has not begun',
  }),
};
