/** A database restored from a backup does not reuse numbers of batches issued since. */
import { another } from '../../../testing/another';
import { completed, issued as numbered, licensee, openShop, type Shop } from '../../../testing/codes';
import { api } from '../../../testing/server';

const { url, db } = api();

let shop: Shop;
let merchant: string;
beforeAll(async () => {
  shop = await openShop();
  await completed(shop, 1000);
  merchant = await licensee(shop);
});

const issued = (at: string) => numbered(shop, merchant, at);

/** Sets the database to the state of a backup: without the last batches and with the old counter. */
async function restore(stored: number): Promise<void> {
  await db().query('DELETE FROM code_batch WHERE number > ?', [stored]);
  await db().query(`ALTER TABLE code_batch AUTO_INCREMENT = ${String(stored + 1)}`);
}

it('continues above the issued numbers, at start and while running', async () => {
  const first = (await issued(url))!;
  const lost = [(await issued(url))!, (await issued(url))!];
  await restore(first);
  // A process that starts afterwards raises the counter.
  const started = await another();
  expect(await issued(started)).toBe(lost[1]! + 1);

  await restore(first);
  // A process that was running refuses the used number once, then continues above it.
  expect(await issued(url)).toBeUndefined();
  let next: number | undefined;
  for (let tries = 0; next === undefined && tries < 20; tries += 1) next = await issued(url);
  expect(next).toBe(lost[1]! + 2);
});
