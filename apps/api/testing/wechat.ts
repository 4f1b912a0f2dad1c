/** WeChat Pay's signatures and encryption, implemented without the product's code. */
import { createCipheriv, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';

export const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** A notification encrypted by the gateway with the merchant's API key. */
export function sealedWith(key: string, content: object): string {
  const nonce = 'n'.repeat(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('transaction'));
  const body = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]);
  const resource = { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: 'transaction' };
  return JSON.stringify({
    id: randomBytes(4).toString('hex'),
    event_type: 'TRANSACTION.SUCCESS',
    resource: { ...resource, ciphertext: body.toString('base64') },
  });
}

/** The signer a request to the gateway names; undefined when the signature is wrong. */
export function signerWith(
  publicKey: string,
  {
    authorization,
    method,
    path,
    body,
  }: { authorization: string; method: string; path: string; body: string },
): Record<string, string> | undefined {
  const said = Object.fromEntries([...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(([, k, v]) => [k, v]));
  const proof = createVerify('RSA-SHA256').update(
    `${method}\n${path}\n${said.timestamp!}\n${said.nonce_str!}\n${body}\n`,
  );
  return proof.verify(publicKey, said.signature!, 'base64') ? said : undefined;
}
