/** Uses of files that two transactions change at once. */
import { ulid } from '@ipw/domain';
import { member, openFixtures, picture } from '../../../testing/fixtures';
import { until } from '../../../testing/outbox';
import { api, rows } from '../../../testing/server';
import { FileUseService } from './file-use.service';

const uses = new FileUseService();
const FIELDS = { images: 'series_image' } as const;

beforeEach(api().reset);

it('keeps a file that one content begins to use while another ends its use', async () => {
  const [{ db }, { id: owner }] = [await openFixtures(), await member()];
  const images = [await picture(owner, 'series_image'), await picture(owner, 'series_image')].sort();
  await rows('UPDATE uploaded_file SET linked_at = NULL');
  const [first, second] = [
    { id: ulid(), ipId: owner },
    { id: ulid(), ipId: owner },
  ];
  await db.tx((sql) => uses.replace(sql, first, 'live', { images }, FIELDS));
  let waits: Promise<void> | undefined;
  await db.tx(async (sql) => {
    const data = { images: images.slice(1) };
    await uses.attach(sql, owner, owner, data, FIELDS, []);
    waits = db.tx((other) => uses.replace(other, first, 'live', null, FIELDS), 'committed');
    await until(async () => {
      const [found] = await rows(
        `SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID() AND time_ms > 200
          AND info LIKE '%uploaded_file%'`,
      );
      return found;
    }, 'the lock');
    await uses.replace(sql, second, 'live', data, FIELDS);
  }, 'committed');
  await waits;
  expect(
    await rows('SELECT id FROM uploaded_file WHERE id IN (?) AND linked_at IS NOT NULL', [images]),
  ).toEqual([{ id: images[1] }]);
});
