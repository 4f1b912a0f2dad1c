/** A letter on its way through a real SMTP conversation on loopback. */
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { SmtpMail } from './mail';

interface Heard {
  commands: string[];
  data: string;
}

/** The server's half of RFC 5321, as far as one letter needs it. `refuse` names a command answered with 550. */
function converse(socket: Socket, heard: Heard, refuse?: string): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let inData = false;
  let rest = '';
  const answer = (line: string) => {
    const verb = line.split(/[ :]/)[0]!.toUpperCase();
    heard.commands.push(line);
    if (verb === refuse) return say('550 5.1.1 nobody here');
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
        heard.data = line;
        inData = false;
        say('250 2.0.0 taken');
      } else answer(line);
    }
  });
}

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

async function listen(refuse?: string): Promise<{ heard: Heard; mail: SmtpMail }> {
  const heard: Heard = { commands: [], data: '' };
  server = createServer((socket) => converse(socket, heard, refuse));
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const SMTP_URL = `smtp://desk:s3cret%21@127.0.0.1:${String(port)}`;
  return { heard, mail: new SmtpMail({ SMTP_URL, MAIL_FROM: 'IP 工作台 <desk@example.com>' }) };
}

it('signs in, names sender and reader, and hands the letter over', async () => {
  const { heard, mail } = await listen();
  await mail.send({
    to: 'reader@example.org',
    subject: '认领已通过：山茶兔',
    text: '工作台已开放。\n.\n谢谢',
  });
  const [ehlo, auth, from, to, data] = heard.commands;
  expect(ehlo).toMatch(/^EHLO /);
  expect(Buffer.from(auth!.replace('AUTH PLAIN ', ''), 'base64').toString()).toBe('\0desk\0s3cret!');
  expect(from).toBe('MAIL FROM:<desk@example.com>');
  expect(to).toBe('RCPT TO:<reader@example.org>');
  expect(data).toBe('DATA');
  const [head, body] = heard.data.split('\r\n\r\n') as [string, string];
  expect(head).toMatch(/^To: reader@example\.org$/m);
  expect(head).toMatch(/^From: =\?UTF-8\?.*<desk@example\.com>$/m);
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
  const encoded = /^Subject: ((?:.+)(?:\r\n .+)*)/m.exec(head)![1]!;
  const words = [...encoded.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, word]) =>
    Buffer.from(word!, 'base64'),
  );
  expect(Buffer.concat(words).toString()).toBe('认领已通过：山茶兔');
  expect(Buffer.from(body, 'base64').toString()).toBe('工作台已开放。\n.\n谢谢');
});

it('writes to one address, and no further header', async () => {
  const { heard, mail } = await listen();
  await mail.send({ to: 'a@example.org', subject: 'Hello\r\nBcc: b@example.org', text: 'x' });
  expect(heard.commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<a@example.org>']);
  expect(heard.data).not.toMatch(/^Bcc:/m);
});

it('fails when nobody takes the letter, so that the job tries again', async () => {
  const { mail } = await listen('RCPT');
  await expect(mail.send({ to: 'gone@example.org', subject: 's', text: 't' })).rejects.toThrow(/550/);
});
