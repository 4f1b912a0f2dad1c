/** What a match opens to its buyer: the cooperation and the holder's contact, and what ends that. */
import { brandCall } from '../../testing/threads';
import { rows } from '../../testing/server';
import { buyer, matched, newPhone, openSheets, replaceBrand } from '../../testing/sheets';

beforeEach(openSheets);

it('opens the cooperation to the phone of the request, until staff enter another contact of the brand', async () => {
  const { link, cooperation } = await matched();
  const room = async () => (await buyer('cooperateDetail', link)).data.room;
  const before = await room();
  expect(before).toMatchObject({ coop_no: cooperation.coop_no });
  const replaced = await replaceBrand(cooperation.id, { buyer_name: '周经理', ...newPhone() });
  expect(replaced.status).toBe(200);
  expect(await room()).toBeNull();
  expect((await brandCall('brandCooperation', { link: before, cookie: '' })).code).toBe(40400);
  expect(await rows('SELECT link_number FROM cooperation')).toEqual([{ link_number: 2 }]);
});
