/** A line to a server that can be cut. */
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { atTheEnd } from './server';

export interface Line {
  /** The address of the server, through the line. */
  url: string;
  /** Resets all connections; new ones are refused. */
  cut: () => void;
  mend: () => Promise<void>;
}

/** Passes connections on to the server of an address with a port. */
export async function lineTo(address: string): Promise<Line> {
  const url = new URL(address);
  const { hostname: host, port } = url;
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    const to = createConnection({ host, port: Number(port) });
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  url.host = `127.0.0.1:${String(own)}`;
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
  };
  atTheEnd(() => Promise.resolve(cut()));
  return { url: url.href, cut, mend: () => listen(own) };
}
