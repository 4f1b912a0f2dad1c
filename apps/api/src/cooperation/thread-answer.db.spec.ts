/** A round that is answered twice: approved, called final by the brand, and then sent back. */
import { picture } from '../../testing/fixtures';
import { rows } from '../../testing/server';
import { ann, brandCall, openBrand, opened, openThreads, read, reply } from '../../testing/threads';

beforeEach(openThreads);

it('shows the pictures of the last answer to a round only, and pins of both in their order', async () => {
  const brand = await openBrand();
  const { thread_id, list } = await opened(brand);
  const image_id = list[0]!.images[0]!.image_id;
  const [first, second, third] = [
    await picture(ann.id, 'feedback_image'),
    await picture(ann.id, 'feedback_image'),
    await picture(ann.id, 'feedback_image'),
  ];
  // As uploads are until something refers to them.
  await rows("UPDATE uploaded_file SET linked_at = NULL WHERE usage_name = 'feedback_image'");
  const pins = (...texts: string[]) => texts.map((text) => ({ image_id, x: 0.5, y: 0.5, text }));
  const answer = { images: [first, second], marks: pins('一', '二') };
  expect((await reply(thread_id, 'approved', answer)).code).toBe(0);
  const { version } = await read(thread_id);
  expect((await brandCall('finalMark', brand, { thread_id, version })).code).toBe(0);
  const again = { images: [third, first], marks: pins('三', '四') };
  expect((await reply(thread_id, 'continue_providing', again)).code).toBe(0);
  const [round] = (await read(thread_id)).list;
  expect(round!.feedback_images.map((one) => one.image_id)).toEqual([third, first]);
  expect(round!.images.map((one) => one.image_id)).toEqual([image_id]);
  expect(round!.pins.map(({ text }) => text)).toEqual(['一', '二', '三', '四']);
  const stays = 'SELECT id FROM uploaded_file WHERE id IN (?) AND linked_at IS NOT NULL ORDER BY id';
  expect(await rows(stays, [[first, second, third]] as never)).toEqual(
    [first, third].sort().map((id) => ({ id })),
  );
  expect(await rows('SELECT place FROM file_use WHERE file_id = ?', [second])).toEqual([]);
  const uses = await rows<{ field: string; file_id: string }>(
    "SELECT field, file_id FROM file_use WHERE subject_id = ? AND place = 'live' ORDER BY field",
    [round!.round_id],
  );
  expect(uses.filter(({ field }) => field === 'draft_images')).toEqual([
    { field: 'draft_images', file_id: image_id },
  ]);
});
