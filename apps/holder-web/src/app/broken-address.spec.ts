import { isBrokenAddress } from './broken-address';

const wrong = (...fields: string[]) => fields.map((field) => ({ field, msg: 'is not a valid id' }));

it('takes a page whose address has no right id for one that is not there', () => {
  expect(isBrokenAddress({}, wrong('series_id'))).toBe(true);
  expect(isBrokenAddress({}, wrong('article_id', 'ip_id'))).toBe(true);
});

it('leaves forms, filters and other refusals as they are', () => {
  expect(isBrokenAddress({ post: true }, wrong('series_id'))).toBe(false);
  expect(isBrokenAddress({}, wrong('series_id', 'keyword'))).toBe(false);
  expect(isBrokenAddress({}, [])).toBe(false);
});
