import { changesOf } from './history.service';

const sealed = Buffer.from('sealed');

it('says what differs, with both values', () => {
  expect(changesOf({ name: 'a', role: 'admin' }, { name: 'b', role: 'admin' })).toEqual([
    { field: 'name', before: 'a', after: 'b' },
  ]);
});

it('compares a day of the database with a day as text, and finds nothing in empty lists of a new record', () => {
  const stored = { completed_on: new Date('2025-11-08T00:00:00.000Z') };
  expect(changesOf(stored, { completed_on: '2025-11-08' })).toEqual([]);
  expect(changesOf(stored, { completed_on: '2025-11-09' })).toEqual([
    { field: 'completed_on', before: '2025-11-08', after: '2025-11-09' },
  ]);
  expect(changesOf({}, { pictures: '[]', documents: [], title: '' })).toEqual([]);
  expect(changesOf({ title: 'Fox' }, { title: '' })).toHaveLength(1);
});

it('leaves out what is encrypted, also where it is taken away', () => {
  expect(changesOf({ totp_secret: null }, { totp_secret: sealed })).toEqual([]);
  expect(changesOf({ totp_secret: sealed }, { totp_secret: null })).toEqual([]);
});

it('leaves out columns that say nothing to a reader', () => {
  expect(changesOf({ sha256: null, open_member_id: 'x' }, { sha256: 'y', open_member_id: null })).toEqual([]);
});
