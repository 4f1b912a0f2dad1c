import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { rereadWords } from './fresh-words';

const seen = { id: 'a', version: 3, title: '雨天的狐狸' };

/** Reloads a displayed record as `now`; returns what the screen shows afterwards. */
async function reread(now: typeof seen, resource = 'ips') {
  const cache = new QueryClient();
  const query = { id: 'a', meta: { whole: true } };
  const queryKey = [resource, 'getOne', query];
  const stop = new QueryObserver(cache, {
    queryKey,
    queryFn: () => seen,
    initialData: seen,
    staleTime: Infinity,
  }).subscribe(() => undefined);
  const read = jest.fn(() => Promise.resolve({ data: now }));
  await rereadWords(cache, read);
  expect(read).toHaveBeenCalledWith(resource, query);
  stop();
  return cache.getQueryData(queryKey);
}

it('takes the words of the version on screen', async () => {
  const now = { ...seen, title: 'Rainy days' };
  expect(await reread(now)).toEqual(now);
});

it('keeps the version that was seen when the record was changed since', async () => {
  expect(await reread({ ...seen, version: 4, title: 'Sunny days' })).toEqual(seen);
});
