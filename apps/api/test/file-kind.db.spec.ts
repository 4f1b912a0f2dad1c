/** What an upload is told whose name and content do not fit. */
import sharp from 'sharp';
import { member } from '../testing/fixtures';
import { api } from '../testing/server';
import { upload } from '../testing/uploads';

const { reset } = api();
const photo = () => sharp({ create: { width: 162, height: 100, channels: 3, background: '#2f6f5e' } });

it('says what a file is that its name does not fit', async () => {
  await reset();
  const ann = await member();
  const said = async (name: string, bytes: Buffer) =>
    (await upload(ann, 'avatar', name, bytes)).data.errors!.map(({ rule, msg }) => [rule, msg]);
  expect(await said('a.png', await photo().jpeg().toBuffer())).toEqual([
    ['file_type', '文件名以 .png 结尾，但内容是 JPG；仅支持 .png, .jpg, .jpeg, .gif 格式的文件'],
  ]);
  expect(await said('a.png', Buffer.from('some words'))).toEqual([
    ['file_type', '文件内容与文件名结尾的 .png 不符；仅支持 .png, .jpg, .jpeg, .gif 格式的文件'],
  ]);
  expect(await said('a.webp', await photo().webp().toBuffer())).toEqual([
    ['file_type', '仅支持 .png, .jpg, .jpeg, .gif 格式的文件'],
  ]);
});
