/** A loopback proxy in front of a storage, through which requests fail the way storages and networks do. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atTheEnd } from './server';

/**
 * What happens to a request: it is answered 503; it is never answered; its answer ends the connection after half of its bytes,
 * stops there, or comes a few bytes at a time.
 */
type Fault = 'refuse' | 'silence' | 'cut' | 'stall' | 'trickle';

export interface FaultyBucket {
  /** Address of the proxy, to be used as the storage's own. Signatures cover it, so it is passed on. */
  url: string;
  /** Requests `METHOD /path` that match have the fault from now on. */
  break: (fault: Fault, requests?: RegExp) => void;
  /** No request has a fault any more; those that wait for an answer get none. */
  heal: () => void;
  /** Number of requests that had a fault since the last `heal`. */
  broken: () => number;
}

const REFUSAL =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>ServiceUnavailable</Code><Message>Please try again.</Message></Error>';
/** Pieces of an answer that comes slowly, and the pause between them. */
const PIECES = 40;
const PAUSE_MS = 20;

/** Passes on a part of an answer, and then does nothing, ends the connection, or goes on slowly. */
async function distort(fault: Fault, answer: IncomingMessage, to: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (fault === 'trickle') {
    const size = Math.max(1, Math.ceil(bytes.length / PIECES));
    for (let at = 0; at < bytes.length; at += size) {
      to.write(bytes.subarray(at, at + size));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    to.end();
    return;
  }
  to.flushHeaders();
  to.write(bytes.subarray(0, bytes.length >> 1), () => {
    if (fault === 'cut') to.destroy();
  });
}

export async function faultyBucket(target: string): Promise<FaultyBucket> {
  const { hostname, port } = new URL(target);
  let rules: { fault: Fault; requests: RegExp }[] = [];
  let broken = 0;
  const server = createServer((from, to) => {
    const line = `${from.method!} ${from.url!}`;
    const fault = rules.find(({ requests }) => requests.test(line))?.fault;
    if (fault) broken += 1;
    if (fault === 'silence') return;
    if (fault === 'refuse') {
      from.resume();
      to.writeHead(503, { 'content-type': 'application/xml' }).end(REFUSAL);
      return;
    }
    const { method, url: path, headers } = from;
    const passed = request({ hostname, port, method, path, headers }, (answer) => {
      to.writeHead(answer.statusCode!, answer.headers);
      if (fault) void distort(fault, answer, to).catch(() => to.destroy());
      else answer.pipe(to);
    });
    passed.on('error', () => to.destroy());
    from.on('error', () => passed.destroy());
    from.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    break: (fault, requests = /./) => rules.push({ fault, requests }),
    heal: () => {
      [rules, broken] = [[], 0];
    },
    broken: () => broken,
  };
}
