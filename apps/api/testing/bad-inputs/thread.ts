/** Threads in the states in which a call is refused, and links that do not open them. */
import { shanghaiDay } from '@ipw/domain';
import { picture } from '../fixtures';
import { type Case, type Expected, rows } from './case';
import { type BadInputFixtures, NOWHERE } from './fixtures';

type List = readonly (readonly [string, unknown, Expected])[];
type Of<T> = (fixtures: BadInputFixtures) => T;
const DAY_MS = 86_400_000;
const of = <T>(read: Of<T>): Of<T> => read;

/** The holder's answer to the second round of the open thread, which waits. */
const reply = (field: string, list: List) =>
  rows('tender/threadReply', field, list, {
    more: ({ ownIp, openThread }: BadInputFixtures) => ({
      ip_id: ownIp,
      round_id: openThread.rounds[1],
      version: 1,
      decision: 'continue_providing',
      feedback: '再改',
    }),
  });
/** The holder's confirmation of the final draft that waits. */
const confirm = (field: string, list: List) =>
  rows('tender/confirmFinal', field, list, {
    more: ({ ownIp, finalThread }: BadInputFixtures) => ({
      ip_id: ownIp,
      round_id: finalThread.rounds[0],
      version: 1,
      hashes: finalThread.hashes,
      agree: 1,
    }),
  });

/** A call of the brand by its link, in a browser that has proven its phone unless `proven` says otherwise. */
const byBrand = (
  call: string,
  id: string,
  expected: Expected,
  input: Of<Record<string, unknown>>,
  proven = true,
): Case => ({
  id: `tender/${call} ${id}`,
  call: `tender/${call}`,
  field: '',
  expected,
  as: 'nobody',
  raw: (fixtures) => ({
    headers: {
      'content-type': 'application/json',
      ...(proven && { cookie: fixtures.brand.cookie }),
    },
    body: JSON.stringify({ ...fixtures.brand.link, ...input(fixtures) }),
  }),
});

const provided = { version: 1, images: [NOWHERE] };
const ask = {
  purpose: '帆布袋印刷',
  used_in: '门店',
  until: shanghaiDay(new Date(Date.now() + 30 * DAY_MS)),
  images: [NOWHERE],
};
const pinOn = (image_id: string | undefined) => [{ image_id, x: 0.5, y: 0.5, text: '这里' }];

export const threads: Case[] = [
  ...reply('round_id', [
    ['that was answered', of(({ openThread }) => openThread.rounds[0]), 'C'],
    ['of a sealed thread', of(({ sealedThread }) => sealedThread.rounds[0]), 'C'],
    ['of another cooperation', of(({ benThread }) => benThread.rounds[0]), 'N'],
  ]),
  ...reply('images', [
    [
      'ten of them',
      async ({ ann }: BadInputFixtures) => {
        const ids: string[] = [];
        for (let n = 0; n < 10; n += 1) ids.push(await picture(ann.id, 'feedback_image'));
        return ids;
      },
      'OK',
    ],
  ]),
  ...reply('marks', [
    ['on a picture of another round', of(({ openThread }) => pinOn(openThread.images[0])), 'V choice'],
  ]),
  ...confirm('round_id', [
    ['that is not final', of(({ openThread }) => openThread.rounds[1]), 'C'],
    ['that was confirmed', of(({ sealedThread }) => sealedThread.rounds[0]), 'C'],
    ['of another cooperation', of(({ benThread }) => benThread.rounds[0]), 'N'],
  ]),
  ...confirm('version', [['another than was seen', 2, 'C']]),
  ...confirm('hashes', [['of other files', ['a'.repeat(64)], 'C']]),
  byBrand('roundSubmit', 'thread_id: sealed', 'C', ({ sealedThread }) => ({
    ...provided,
    thread_id: sealedThread.thread,
  })),
  byBrand('roundSubmit', 'thread_id: whose round waits', 'C', ({ openThread }) => ({
    ...provided,
    thread_id: openThread.thread,
  })),
  byBrand('roundSubmit', 'thread_id: of another cooperation', 'N', ({ benThread }) => ({
    ...provided,
    thread_id: benThread.thread,
  })),
  byBrand('finalMark', 'thread_id: sealed', 'C', ({ sealedThread }) => ({
    version: 1,
    thread_id: sealedThread.thread,
  })),
  byBrand('brandThread', 'thread_id: of another cooperation', 'N', ({ benThread }) => ({
    thread_id: benThread.thread,
  })),
  byBrand('brandThread', 'access_key: of a link that has ended', 'N', ({ endedKey, openThread }) => ({
    access_key: endedKey,
    thread_id: openThread.thread,
  })),
  byBrand('brandThread', 'access_key: of another cooperation', 'N', ({ benBrand, openThread }) => ({
    access_key: benBrand.link.access_key,
    thread_id: openThread.thread,
  })),
  byBrand(
    'roundSubmit',
    'yzm: none',
    'YZM',
    ({ openThread }) => ({ ...provided, thread_id: openThread.thread }),
    false,
  ),
  byBrand(
    'finalMark',
    'yzm: none',
    'YZM',
    ({ finalThread }) => ({ version: 1, thread_id: finalThread.thread }),
    false,
  ),
  byBrand(
    'imageRequest',
    'yzm: none',
    'YZM',
    ({ publicSeries }) => ({ ...ask, series_id: publicSeries }),
    false,
  ),
  byBrand('imageRequest', 'series_id: a draft', 'N', ({ draftSeries }) => ({
    ...ask,
    series_id: draftSeries,
  })),
  byBrand('imageRequest', 'series_id: of another IP', 'N', ({ benPublicSeries }) => ({
    ...ask,
    series_id: benPublicSeries,
  })),
];
