import { changesOf } from './history.service';

const sealed = Buffer.from('sealed');

it('says what differs, with both values', () => {
  expect(changesOf({ name: 'a', role: 'admin' }, { name: 'b', role: 'admin' })).toEqual([
    { field: 'name', before: 'a', after: 'b' },
  ]);
});

it('leaves out what is encrypted, also where it is taken away', () => {
  expect(changesOf({ totp_secret: null }, { totp_secret: sealed })).toEqual([]);
  expect(changesOf({ totp_secret: sealed }, { totp_secret: null })).toEqual([]);
});

it('leaves out columns that say nothing to a reader', () => {
  expect(changesOf({ sha256: null, open_member_id: 'x' }, { sha256: 'y', open_member_id: null })).toEqual([]);
});
