import { goodsApi, type GoodsRow, orderApi, type Quote, ulid } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const image = {
  ...{ image_id: ulid(), file_name: 'bag.png', file_path: '/bag', thumb_path: null, tile_path: null },
  ...{ file_size: 9, image_width: 400, image_height: 300, image_name: 'bag.png', image_status: 1 as const },
};
const goods = (product_name: string, part: Partial<GoodsRow> = {}): GoodsRow => ({
  ...{ goods_id: ulid(), project_name: 'Spring', product_name, licensee: 'Green Field Goods' },
  ...{ price_fen: 4900, image, creation: 'manual' },
  ...{ ordered: 0, issued: 0, reserved: 0, given: 0, scanned: 0 },
  created_at: '2026-11-20T04:00:00.000Z',
  ...part,
});
const of = (path: string) => withQuery(path, { id: IP_ID });
const server = (...list: GoodsRow[]) =>
  fakeApi(member)
    .on(goodsApi.list, pageOf(list))
    .on(orderApi.designs, pageOf<never>([]))
    .on(orderApi.prices, { prices: [], bank_account: null })
    .on(orderApi.deliveries, pageOf<never>([]))
    .on(goodsApi.licensees, pageOf<never>([]));

it('orders labels for goods with price and picture only', async () => {
  server(goods('Bag'), goods('Cup', { price_fen: null }));
  const { t } = await renderApp(of(paths.madeCode), { member });
  const select = await screen.findByLabelText<HTMLSelectElement>(new RegExp(`^${t('code.field.goods')}`));
  const names = [...select.options].map(({ textContent }) => textContent);
  expect([names.includes('Bag'), names.includes('Cup')]).toEqual([true, false]);
});

it('names the sum on the button only while it is of the values of the form', async () => {
  const api = server(goods('Bag'));
  const { user, t } = await renderApp(of(paths.madeCode), { member });
  const quantity = await screen.findByLabelText(new RegExp(`^${t('code.field.quantity')}`));
  const quote = (total_fen: number): Quote => ({ items: [], total_fen, delivery: 'common' });
  api.on(orderApi.quote, ({ input }) => quote(input.quantity * 10));
  await user.type(quantity, '1000');
  await screen.findByRole('button', { name: t('code.made.send', { sum: '100.00' }) });
  const held = api.hold(orderApi.quote);
  await user.type(quantity, '0');
  screen.getByRole('button', { name: t('code.made.send.bare') });
  await waitFor(() => expect(api.inputs(orderApi.quote).at(-1)).toMatchObject({ quantity: 10_000 }));
  screen.getByRole('button', { name: t('code.made.send.bare') });
  held.release(quote(100_000));
  await screen.findByRole('button', { name: t('code.made.send', { sum: '1,000.00' }) });
});

it('leads to the goods where none has price and picture', async () => {
  server(goods('Cup', { image: null }));
  const { t } = await renderApp(of(paths.madeCode), { member });
  await screen.findByText(t('code.made.incomplete.title'));
  const links = within(screen.getByRole('main')).getAllByRole<HTMLAnchorElement>('link', {
    name: t('workbench.menu.goodsList'),
  });
  // One of the menu, and one of the page.
  expect(links.map(({ hash }) => hash)).toEqual(
    [of(paths.codeGoods), of(paths.codeGoods)].map((to) => `#${to}`),
  );
});

it.each([
  [
    'of goods without a price that have codes only their use',
    { price_fen: null, ordered: 100 },
    [false, true],
  ],
  ['of goods without price and codes neither', { price_fen: null }, [false, false]],
  ['of complete goods both', {}, [true, true]],
])('offers %s', async (_what, part, offered) => {
  const one = goods('Bag', part);
  server(one);
  const { t } = await renderApp(of(paths.codeGoods), { member });
  await screen.findByRole('heading', { name: 'Bag' });
  const main = within(screen.getByRole('main'));
  const has = (key: 'madeCode' | 'useCode') =>
    main
      .queryAllByRole<HTMLAnchorElement>('link', { name: t(`workbench.menu.${key}`) })
      .some(({ hash }) => hash.includes(one.goods_id));
  expect([has('madeCode'), has('useCode')]).toEqual(offered);
});
