import { randomBytes, webcrypto } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as asn1js from 'asn1js';
import {
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { replaceFile } from '../core/disk/disk';
import { hashBytes } from './hash-bytes';
import type { TimeAuthority } from './time-authority';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
/** A policy of the arc for examples. */
const POLICY = '2.999.1';
const YEARS = 20;

interface Stored {
  key: string;
  certificate: string;
}

/**
 * A time-stamp authority for trials and specs, with a key of its own in `DATA_DIR`. It answers real RFC 3161 requests; its word is
 * only as good as this machine's.
 */
export class LocalTimeAuthority implements TimeAuthority {
  private opened: Promise<{ key: webcrypto.CryptoKey; certificate: Certificate }> | undefined;

  constructor(private readonly dataDir: string) {}

  async trusted(): Promise<string[]> {
    const { certificate } = await this.open();
    return [pem(Buffer.from(certificate.toSchema().toBER()))];
  }

  async ask(request: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const { key, certificate } = await this.open();
    const { messageImprint, nonce } = TimeStampReq.fromBER(request);
    const info = new TSTInfo({
      version: 1,
      policy: POLICY,
      messageImprint,
      serialNumber: new asn1js.Integer({ valueHex: serial() }),
      genTime: new Date(),
      ...(nonce && { nonce }),
    });
    const content = new Uint8Array(info.toSchema().toBER());
    const signed = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: id_eContentType_TSTInfo,
        eContent: new asn1js.OctetString({ valueHex: content }),
      }),
      certificates: [certificate],
      signerInfos: [signerOf(certificate, content)],
    });
    await signed.sign(key as never, 0, 'SHA-256');
    const token = new ContentInfo({ contentType: id_ContentType_SignedData, content: signed.toSchema(true) });
    const answer = new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken: token });
    return new Uint8Array(answer.toSchema().toBER());
  }

  private open() {
    // A key that could not be stored is made again.
    this.opened ??= openKey(join(this.dataDir, 'time-authority.json'), this.dataDir).catch(
      (error: unknown) => {
        this.opened = undefined;
        throw error;
      },
    );
    return this.opened;
  }
}

/** Attributes RFC 3161 demands of a signer: type, digest, and the certificate's hash (ESSCertIDv2). */
function signerOf(certificate: Certificate, content: Uint8Array): SignerInfo {
  const { issuer, serialNumber } = certificate;
  const octets = (bytes: Uint8Array<ArrayBuffer>) => new asn1js.OctetString({ valueHex: bytes });
  const sequence = (...value: asn1js.AsnType[]) => new asn1js.Sequence({ value: value as never });
  const own = octets(hashBytes(new Uint8Array(certificate.toSchema().toBER())));
  const attributes = [
    ['1.2.840.113549.1.9.3', new asn1js.ObjectIdentifier({ value: id_eContentType_TSTInfo })],
    ['1.2.840.113549.1.9.4', octets(hashBytes(content))],
    ['1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(own)))],
  ] as const;
  return new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: attributes.map(([type, value]) => new Attribute({ type, values: [value] })),
    }),
  });
}

const serial = (): Uint8Array<ArrayBuffer> => {
  const bytes = Uint8Array.from(randomBytes(8));
  bytes[0] = (bytes[0]! & 0x7f) | 0x40;
  return bytes;
};

const pem = (der: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${der
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n')}\n-----END CERTIFICATE-----\n`;

async function openKey(path: string, folder: string) {
  const known = await readFile(path, 'utf8').catch(() => undefined);
  const { key, certificate } = known ? (JSON.parse(known) as Stored) : await makeKey(path, folder);
  return {
    key: await webcrypto.subtle.importKey('pkcs8', Buffer.from(key, 'base64'), CURVE, false, ['sign']),
    certificate: Certificate.fromBER(Uint8Array.from(Buffer.from(certificate, 'base64'))),
  };
}

async function makeKey(path: string, folder: string): Promise<Stored> {
  const pair = await webcrypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const certificate = new Certificate({
    version: 2,
    serialNumber: new asn1js.Integer({ valueHex: serial() }),
  });
  for (const name of [certificate.issuer, certificate.subject])
    name.typesAndValues.push(
      new AttributeTypeAndValue({
        type: '2.5.4.3',
        value: new asn1js.Utf8String({ value: 'Local time-stamp authority (trial)' }),
      }),
    );
  const begin = new Date();
  certificate.notBefore.value = new Date(begin.getTime() - 3_600_000);
  certificate.notAfter.value = new Date(begin.getTime() + YEARS * 366 * 86_400_000);
  const purposes = new ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.8'] });
  const root = new BasicConstraints({ cA: true });
  certificate.extensions = [
    new Extension({ extnID: '2.5.29.19', critical: true, extnValue: root.toSchema().toBER() }),
    new Extension({ extnID: '2.5.29.37', critical: true, extnValue: purposes.toSchema().toBER() }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey as never);
  await certificate.sign(pair.privateKey as never, 'SHA-256');
  const stored: Stored = {
    key: Buffer.from(await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)).toString('base64'),
    certificate: Buffer.from(certificate.toSchema().toBER()).toString('base64'),
  };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await replaceFile(path, JSON.stringify(stored));
  return stored;
}
