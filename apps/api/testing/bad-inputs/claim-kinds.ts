/** Claims of artists and of offline contracts. */
import { type Case, type Expected, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';

const artist = (fixtures: BadInputFixtures) => ({
  kind: 'artist',
  ip_id: undefined,
  en_name: 'Linjianshan',
  gender: 'female',
  avatar: fixtures.avatar,
  cover: NOWHERE,
  intro: '画山的人',
  location: '浙江 杭州',
  ip_type_id: 1,
  art_genres_id: [1],
});
const offline = () => ({
  kind: 'offline',
  ip_id: undefined,
  proof_images: undefined,
  ip_name: '竹影',
  contract_number: 'HT-2026-001',
  contract_images: [NOWHERE],
});

const ofArtist = (field: string, list: readonly (readonly [string, unknown, Expected])[]): Case[] =>
  rows('claim/submit', field, list, { more: artist }).map((one) => ({ ...one, id: `artist ${one.id}` }));
const ofOffline = (field: string, list: readonly (readonly [string, unknown, Expected])[]): Case[] =>
  rows('claim/submit', field, list, { more: offline }).map((one) => ({ ...one, id: `offline ${one.id}` }));

export const claimKinds: Case[] = [
  ...ofArtist('gender', [
    ['none', undefined, 'V required'],
    ['other', 'other', 'V choice'],
    ['out of the language', 'constructor', 'V choice'],
  ]),
  ...ofArtist('avatar', [
    ['none', undefined, 'V upload_required'],
    ['somebody else’s', (fixtures: BadInputFixtures) => fixtures.benProof, 'V file'],
  ]),
  ...ofArtist('cover', [
    ['none', undefined, 'V upload_required'],
    ['nobody’s', NOWHERE, 'V file'],
  ]),
  ...ofArtist('proof_images', [
    ['none', [], 'V upload_required'],
    ['left out', undefined, 'V upload_required'],
  ]),
  {
    id: 'artist claim/submit: both names empty',
    call: 'claim/submit',
    field: 'cn_name',
    value: '',
    more: (fixtures) => ({ ...artist(fixtures), en_name: '' }),
    expected: 'V one_name',
  },
  ...ofArtist('cn_name', [
    ['ab c', 'ab c', 'V han_name'],
    ['<b>', '<b>', 'V han_name'],
    ['Latin', 'Lin', 'V han_name'],
  ]),
  ...ofArtist('en_name', [['Han', '林见山', 'V latin_name']]),
  ...ofArtist('agree', [
    ['absent', undefined, 'AGREEMENT'],
    ['0', 0, 'AGREEMENT'],
  ]),
  ...ofArtist('intro', [['181 characters', '字'.repeat(181), 'V max_length']]),
  ...ofArtist('art_genres_id', [
    ['none', [], 'V required'],
    ['six', [1, 2, 3, 4, 5, 6], 'V max_items'],
    ['unknown', [99], 'V choice'],
  ]),
  ...ofArtist('accounts', [
    ['a list', ['x'], 'V type'],
    ['of a place that is none', { constructor: 'x' }, 'V unknown'],
  ]),
  ...ofArtist('contract_number', [['of another kind of claim', 'HT-1', 'V unknown']]),
  ...ofOffline('contract_number', [
    ['none', undefined, 'V required'],
    ['spaces', '   ', 'V required'],
    ['61 characters', '1'.repeat(61), 'V max_length'],
  ]),
  ...ofOffline('contract_images', [
    ['none', [], 'V upload_required'],
    ['left out', undefined, 'V upload_required'],
    ['11', Array<string>(11).fill(NOWHERE), 'V file_count'],
    ['sent for another use', (fixtures: BadInputFixtures) => [fixtures.proof], 'V file'],
  ]),
  ...ofOffline('ip_name', [['neither a name nor an IP', undefined, 'V required']]),
  ...ofOffline('agree', [['absent', undefined, 'AGREEMENT']]),
];
