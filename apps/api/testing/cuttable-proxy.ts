/** A proxy before a server whose connections can be cut. */
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { atTheEnd } from './server';

export interface CuttableProxy {
  /** The address of the server, through the proxy. */
  url: string;
  /** Resets all connections; new ones are refused. */
  cut: () => void;
  mend: () => Promise<void>;
  /** Cuts a connection once, at the next data of its client, which the server does not get. */
  cutAtNextData: () => void;
  /** Cuts a connection once, behind the next data of its client with this text, which the server gets. */
  cutBehind: (text: string) => void;
}

/** Passes connections on to the server of an address with a port. */
export async function cuttableProxy(address: string): Promise<CuttableProxy> {
  const url = new URL(address);
  const { hostname: host, port } = url;
  const sockets = new Set<Socket>();
  let next: { behind: string } | 'data' | undefined;
  const server = createServer((client) => {
    const upstream = createConnection({ host, port: Number(port) });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
    }
    upstream.pipe(client);
    client
      .on('data', (data) => {
        if (next === undefined || (next !== 'data' && !data.includes(next.behind))) {
          upstream.write(data);
          return;
        }
        const passes = next !== 'data';
        next = undefined;
        client.destroy();
        // The server reads the data before it sees that the connection has ended.
        if (passes) upstream.end(data);
      })
      .on('end', () => upstream.end());
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
  return {
    url: url.href,
    cut,
    mend: () => listen(own),
    cutAtNextData: () => (next = 'data'),
    cutBehind: (behind) => (next = { behind }),
  };
}
