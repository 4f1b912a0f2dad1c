/** Processes that migrate one database: in turn, also when the first stands still and wakes up. */
import { once } from 'node:events';
import { Installation } from '../../../testing/installation';
import { until } from '../../../testing/outbox';
import { MIGRATIONS } from '../../db/migrations';

const all = MIGRATIONS.length;

it('lets one of two migrate an empty database, and the other find it done', async () => {
  const mine = await Installation.empty('two');
  const both = await Promise.all([mine.run(['migrate']), mine.run(['migrate'])]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const said = both.map(({ said }) => said.split('\n').at(-1)).sort();
  expect(said).toEqual([`database: ${String(all)} migrations run`, 'database: is up to date']);
});

it('takes over from a process that stands still, which changes nothing when it wakes up', async () => {
  const mine = await Installation.empty('frozen');
  const names = async () =>
    (await mine.rows<{ name: string }>('SELECT name FROM migrations').catch(() => [])).length;
  const frozen = mine.spawn(['migrate']);
  let said = '';
  frozen.stderr!.on('data', (text) => (said += String(text)));
  await until(async () => (await names()) > 2 || undefined, 'the first migrations');
  frozen.kill('SIGSTOP');
  const done = await names();
  expect(done).toBeLessThan(all);

  const other = await mine.run(['migrate']);
  expect(other.code).toBe(0);
  const [waited, ran] = other.said.split('\n');
  expect(waited).toBe('database: another process migrates; waiting for it');
  expect(ran).toMatch(/^database: \d+ migrations run$/);
  expect(await names()).toBe(all);

  const ended = once(frozen, 'close');
  frozen.kill('SIGCONT');
  expect(await ended).toEqual([1, null]);
  expect(said).toMatch(/^lease migrate was lost: /);
  expect(await names()).toBe(all);
  expect(await mine.run(['migrate'])).toEqual({ code: 0, said: 'database: is up to date' });
});
