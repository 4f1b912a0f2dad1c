import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ulid, uploadLimit } from '@ipw/domain';
import { picture } from '../../../testing/pictures';
import { FileService, type Sender } from './file.service';
import { quickLane } from './work-lane';

const unused = undefined as never;

it('has pictures of records from one address wait in one line, and others in a line of their owner', async () => {
  const begun = jest.spyOn(quickLane, 'run').mockRejectedValue(new Error('seen'));
  const files = new FileService(
    { one: async () => undefined } as never,
    unused,
    unused,
    unused,
    unused,
    unused,
    unused,
  );
  const folder = await mkdtemp(join(tmpdir(), 'ipw-files-'));
  const bytes = await picture('png');
  const path = join(folder, 'received');
  const keep = async (owner: Sender) => {
    await writeFile(path, bytes);
    const received = { usage: 'complaint_proof', limit: uploadLimit('complaint_proof'), path } as const;
    await expect(files.keep({ ...received, name: 'a.png', size: bytes.length }, owner)).rejects.toThrow(
      'seen',
    );
    return begun.mock.lastCall![0];
  };
  try {
    for (let record = 0; record < 2; record += 1)
      expect(await keep({ kind: 'visitor', id: ulid(), address: '192.0.2.7' })).toBe('192.0.2.7');
    expect(await keep({ kind: 'visitor', id: 'PHONE' })).toBe('PHONE');
    expect(await keep({ kind: 'member', id: 'MEMBER' })).toBe('MEMBER');
  } finally {
    begun.mockRestore();
    await rm(folder, { recursive: true });
  }
});
