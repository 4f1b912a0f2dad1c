/** E-mails are sent in a real SMTP conversation on loopback. */
import { type Heard, mailServer } from '../../../testing/smtp';
import { RefusedByProvider } from '../jobs/circuit-breaker';
import { SmtpMail } from './mail';

let close: (() => Promise<unknown>) | undefined;
afterEach(() => close?.());

async function listen(refuse?: string): Promise<{ heard: Heard; mail: SmtpMail }> {
  await close?.();
  const { heard, url: SMTP_URL, close: end } = await mailServer(refuse ? { refuse } : {});
  close = end;
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
  const [head, body] = heard.letters[0]!.split('\r\n\r\n') as [string, string];
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
  expect(heard.letters[0]).not.toMatch(/^Bcc:/m);
});

it('fails when nobody takes the letter, so that the job tries again, and says nothing of the address', async () => {
  const { mail } = await listen('RCPT');
  await expect(mail.send({ to: 'gone@example.org', subject: 's', text: 't' })).rejects.toThrow(
    /^mail server answered 550 to RCPT TO$/,
  );
});

it('tells a letter nobody takes from a server that is away', async () => {
  const letter = { to: 'gone@example.org', subject: 's', text: 't' };
  await expect((await listen('RCPT')).mail.send(letter)).rejects.toBeInstanceOf(RefusedByProvider);
  await expect((await listen('AUTH')).mail.send(letter)).rejects.not.toBeInstanceOf(RefusedByProvider);
});
