import { typedValues } from './local-form';

const start = { product_name: '茶罐', price_fen: '168.00', image: [{ image_id: 'a' }] };

it('keeps what was typed alone: the price another tab saves meanwhile is not undone by a draft of the name', () => {
  const values = { ...start, image: [{ image_id: 'a' }], product_name: '闻香茶罐' };
  expect(typedValues(values, start, [])).toEqual({ product_name: '闻香茶罐' });
});

it('keeps a field that was emptied, and nothing secret', () => {
  const values = { ...start, price_fen: '', password: 'tulip' };
  expect(typedValues(values, start, ['password'])).toEqual({ price_fen: '' });
});

it('keeps nothing of a form that is as it was', () => {
  expect(typedValues({ ...start, licensee: undefined }, start, [])).toEqual({});
});
