import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { BriefStore } from './brief-store';

it('gives work its value, through everything it awaits, beside other work', async () => {
  const store = new BriefStore<string>();
  const seen = async (value: string, turns: number) =>
    store.run(value, async () => {
      for (let at = 0; at < turns; at += 1) await turn();
      const inner = await store.run(`${value} inside`, async () => {
        await turn();
        return [store.getStore(), store.exit(() => store.getStore())];
      });
      return [...inner, store.getStore()];
    });
  const found = await Promise.all([seen('a', 0), seen('b', 3), seen('c', 1)]);
  expect(found).toEqual(['a', 'b', 'c'].map((value) => [`${value} inside`, undefined, value]));
  expect(store.getStore()).toBeUndefined();
});

it('is off once the last work has ended, also by an error, and on again with the next', async () => {
  const disabled = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
  const store = new BriefStore<string>();
  const long = store.run('a', async () => {
    await turn();
    await turn();
    throw new Error('ended');
  });
  const ended = expect(long).rejects.toThrow('ended');
  await store.run('b', async () => turn());
  await store.run('c', async () => Promise.resolve());
  expect(disabled).not.toHaveBeenCalled();
  await ended;
  expect(disabled).toHaveBeenCalledTimes(1);
  await expect(store.run('d', async () => turn(store.getStore()))).resolves.toBe('d');
  expect(disabled).toHaveBeenCalledTimes(2);
  disabled.mockRestore();
});
