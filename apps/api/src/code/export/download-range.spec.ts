import { rangeOf } from './download-range';

it.each([
  [undefined, undefined, [0, 99]],
  ['bytes=0-', undefined, [0, 99]],
  ['bytes=40-', undefined, [40, 99]],
  ['bytes=40-59', undefined, [40, 59]],
  ['bytes=40-4000', undefined, [40, 99]],
  ['bytes=-10', undefined, [90, 99]],
  ['bytes=-1000', undefined, [0, 99]],
  ['bytes=40-', '"a"', [40, 99]],
  ['bytes=40-', '"b"', [0, 99]],
  ['bytes=40-', 'W/"a"', [0, 99]],
  ['bytes=1-2,5-6', undefined, [0, 99]],
  ['bytes=60-40', undefined, [0, 99]],
  ['lines=1-2', undefined, [0, 99]],
  ['bytes=-', undefined, [0, 99]],
  ['bytes=100-', undefined, undefined],
  ['bytes=-0', undefined, undefined],
])('reads %s with If-Range %s', (range, ifRange, wanted) => {
  const found = rangeOf({ range, ifRange }, 100, '"a"');
  expect(found && [found.start, found.end]).toEqual(wanted);
});
