import { GENRE_IDS, ORIGIN_IDS } from '../kind/reference-ids';
import { suggestedWorkKind } from './work-kind';

it('is suggested by the origin of an IP, unless that says nothing of a picture', () => {
  expect(ORIGIN_IDS.map((ip_origin) => suggestedWorkKind({ ip_origin }))).toEqual([
    'character',
    'comic',
    undefined,
    undefined,
    undefined,
    'art',
    'art',
    'character',
  ]);
});

it('is suggested by the genres of an artist only where all say the same', () => {
  for (const genre of GENRE_IDS) expect(suggestedWorkKind({ art_genres_id: [genre] })).toBeDefined();
  expect(suggestedWorkKind({ art_genres_id: [1, 3, 8], ip_origin: 2 })).toBe('art');
  expect(suggestedWorkKind({ art_genres_id: [6] })).toBe('photograph');
  expect(suggestedWorkKind({ art_genres_id: [6, 1] })).toBeUndefined();
});

it('is not suggested by nothing, or by what is in no list', () => {
  for (const hints of [
    {},
    { ip_origin: 0 },
    { ip_origin: '1; drop' },
    { art_genres_id: [99] },
    { art_genres_id: [] },
  ])
    expect(suggestedWorkKind(hints)).toBeUndefined();
});
