import { randomBytes } from 'node:crypto';
import { checkTimeStamp } from '@ipw/domain/evidence/time-stamp';
import * as asn1js from 'asn1js';
import { AlgorithmIdentifier, id_sha256, MessageImprint, TimeStampReq, TimeStampResp } from 'pkijs';
import type { Config } from '../core/config';
import { timed } from '../core/metrics/metrics';
import { readSettingFile } from '../core/setting-files';
import { hashBytes } from './hash-bytes';
import { LocalTimeAuthority } from './local-time-authority';

/** Sends an RFC 3161 request (DER) to an authority and returns its answer (DER). */
export interface TimeAuthority {
  ask(request: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Certificates its tokens are trusted by, PEM. */
  trusted(): Promise<string[]>;
}
export const TIME_AUTHORITY = Symbol('time-authority');

const ANSWER_MS = 15_000;
/** Bytes of an answer: a token with its chain has some 6 KB. */
const LONGEST = 64 * 1024;

/** An authority over HTTP (RFC 3161 section 3.4). */
class HttpTimeAuthority implements TimeAuthority {
  constructor(
    private readonly url: string,
    private readonly pem: string,
  ) {}

  trusted(): Promise<string[]> {
    return Promise.resolve([this.pem]);
  }

  ask(request: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    return timed('time_authority', async () => {
      const answer = await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query' },
        body: request,
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      if (!answer.ok) throw new Error(`time-stamp authority answered ${String(answer.status)}`);
      if (!/^application\/timestamp-reply\b/.test(answer.headers.get('content-type') ?? ''))
        throw new Error('time-stamp authority answered with another type');
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (bytes.length > LONGEST) throw new Error('time-stamp authority answered too much');
      return bytes;
    });
  }
}

/** The authority of the settings, a local one in trials, none in production without a setting. */
export function openTimeAuthority({
  TSA_URL,
  TSA_CA_FILE,
  NODE_ENV,
  DATA_DIR,
}: Config): TimeAuthority | undefined {
  if (TSA_URL) return new HttpTimeAuthority(TSA_URL, readSettingFile('TSA_CA_FILE', TSA_CA_FILE!).toString());
  return NODE_ENV === 'production' ? undefined : new LocalTimeAuthority(DATA_DIR);
}

/** Requests a time-stamp over `data`; returns the token (DER in base64) once it has been verified. */
export async function timeStampOf(
  authority: TimeAuthority,
  data: Uint8Array,
): Promise<{ token: string; at: string }> {
  // A positive number of 16 bytes: the answer must repeat it, so that an old one cannot be replayed.
  const nonce = randomBytes(16);
  nonce[0] = (nonce[0]! & 0x7f) | 0x40;
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: id_sha256, algorithmParams: new asn1js.Null() }),
      hashedMessage: new asn1js.OctetString({ valueHex: hashBytes(data) }),
    }),
    nonce: new asn1js.Integer({ valueHex: Uint8Array.from(nonce) }),
    certReq: true,
  });
  const answer = TimeStampResp.fromBER(await authority.ask(new Uint8Array(request.toSchema().toBER())));
  const { status } = answer.status;
  if (!answer.timeStampToken || (status as number) > 1)
    throw new Error(`time-stamp authority refused: status ${String(status)}`);
  const token = Buffer.from(answer.timeStampToken.toSchema().toBER()).toString('base64');
  const stamp = await checkTimeStamp(token, data, await authority.trusted());
  if (!Buffer.from(token, 'base64').includes(nonce))
    throw new Error('time-stamp authority answered another request');
  return { token, at: stamp.at };
}
