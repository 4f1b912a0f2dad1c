import { codeExportApi, type CodeExports, codeRequestApi, type CodeRequestRow, ulid } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { refused } from '../../testing/fake-api';
import { aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const request: CodeRequestRow = {
  ...{
    request_id: ulid(),
    goods_id: ulid(),
    product_name: 'Bag',
    licensee_id: ulid(),
    licensee_name: 'Field',
  },
  ...{ quantity: 100, state: 'handled', version: 2, due_at: null, reason_code: null, reason: null },
  ...{ created_at: '2026-11-20T04:00:00.000Z', decided_at: '2026-11-21T04:00:00.000Z', exportable: 1 },
};
const exports: CodeExports = {
  ...{ batch: { number: 1, state: 'active', revoked: 0 }, count: 100, list: [] },
  files: [
    { format: 'csv', bytes: 900, sheets: null },
    { format: 'pdf', bytes: 9000, sheets: 2 },
  ],
};

it('keeps the focus on the button of the format that is requested, and requests one at a time', async () => {
  const api = fakeApi(member)
    .on(codeRequestApi.list, pageOf([request]))
    .on(codeExportApi.list, exports);
  const link = api.hold(codeExportApi.link);
  const { user, t } = await renderApp(withQuery(paths.useCodeList, { id: IP_ID }), { member });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${t('code.export')}:`) }));
  const dialog = within(await screen.findByRole('dialog'));
  const take = (format: string) =>
    dialog.findByRole<HTMLButtonElement>('button', { name: t('code.export.take', { format }) });
  const [csv, pdf] = [await take('CSV'), await take('PDF')];
  await user.click(csv);
  await waitFor(() => expect(csv.getAttribute('aria-busy')).toBe('true'));
  // A disabled button loses the focus in browsers.
  expect([csv.disabled, pdf.disabled]).toEqual([false, true]);
  await user.click(csv);
  link.release(refused('BUSY'));
  await waitFor(() => expect([csv.getAttribute('aria-busy'), pdf.disabled]).toEqual([null, false]));
  expect(document.activeElement).toBe(csv);
  expect(api.inputs(codeExportApi.link)).toMatchObject([{ request_id: request.request_id, format: 'csv' }]);
});
