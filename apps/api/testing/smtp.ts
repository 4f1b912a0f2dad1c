/** A mail server on loopback: the server side of RFC 5321 for one message, and its ways to fail. */
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Heard {
  connections: number;
  commands: string[];
  letters: string[];
}

export interface Behaviour {
  /** Accepts connections and never answers. */
  silent?: boolean;
  /** Reads the whole message and never answers. */
  swallows?: boolean;
  /** Called with a whole message before it is answered. */
  taking?: (() => void) | undefined;
  /** A command answered with 550. */
  refuse?: string;
}

function converse(socket: Socket, heard: Heard, behaviour: Behaviour): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let inData = false;
  let rest = '';
  const answer = (line: string) => {
    const verb = line.split(/[ :]/)[0]!.toUpperCase();
    heard.commands.push(line);
    if (verb === behaviour.refuse) return say('550 5.1.1 nobody here');
    if (verb === 'EHLO') return say('250-loopback\r\n250-AUTH PLAIN\r\n250 8BITMIME');
    if (verb === 'AUTH') return say('235 2.7.0 welcome');
    if (verb === 'DATA') {
      inData = true;
      return say('354 go on');
    }
    if (verb === 'QUIT') {
      say('221 bye');
      return socket.end();
    }
    return say('250 ok');
  };
  say('220 loopback ESMTP');
  socket.on('data', (chunk) => {
    rest += chunk.toString();
    for (;;) {
      const end = rest.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = rest.slice(0, end);
      rest = rest.slice(end + (inData ? 5 : 2));
      if (inData) {
        heard.letters.push(line);
        inData = false;
        behaviour.taking?.();
        if (!behaviour.swallows) say('250 2.0.0 taken');
      } else answer(line);
    }
  });
}

/** Listens until ended; `manner` may change meanwhile. */
export async function mailServer(
  behaviour: Behaviour = {},
): Promise<{ heard: Heard; url: string; close: () => Promise<unknown> }> {
  const heard: Heard = { connections: 0, commands: [], letters: [] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    heard.connections += 1;
    sockets.add(socket);
    // A killed client resets its connection.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (!behaviour.silent) converse(socket, heard, behaviour);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    url: `smtp://desk:s3cret%21@127.0.0.1:${String(port)}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
