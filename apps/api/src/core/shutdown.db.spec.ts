/** SIGTERM: first not ready, then no new calls, then an end even with a stalled upload. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { mortal } from '../../testing/another';

it('says that it goes, serves on for as long as it drains, and ends though an upload stands still', async () => {
  const { url, child } = await mortal({ DRAIN_SECONDS: '3', LOG_LEVEL: 'silent' });
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST /api/common/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n--x\r\n`,
  );
  const status = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect(await status('/health/ready')).toBe(200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  let last = 200;
  while (last === 200) last = await status('/health/ready');
  expect(last).toBe(503);
  // Clients that do not know yet are still served.
  expect(await status('/health/live')).toBe(200);
  const [code] = (await ended) as [number | null];
  // The forced end at the deadline would return 1.
  expect(code).toBe(0);
  socket.destroy();
});
