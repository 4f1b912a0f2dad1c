import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  type CertificateKey,
  type CertificateVerdict,
  carriedKey,
  hashOf,
  PUBLIC_KEY,
  shanghaiSecond,
  verifyCertificate,
} from '@ipw/domain';
import { translate } from '../i18n';
import { hasKeys, openKeys } from '../keys';
import { checkSignature, signingKeys } from './signing-key';

const USAGE =
  'verify:certificate FILE.pdf [KEYS.json] [FILE …]: KEYS.json is the answer of /api/certificate/keys of the installation that ' +
  'issued it; without it the keys of DATA_DIR are used, or, without those, the one the certificate carries. Further files are looked for among those it names.';

/** Verifies a certificate from its file and the public keys: no server, no database. Prints what it states; 1 when refused. */
async function run([file, ...more]: string[]): Promise<number> {
  if (!file) throw new Error(USAGE);
  const keyFile = more.find((name) => name.endsWith('.json'));
  const bytes = readFileSync(file);
  const known = keysOf(keyFile);
  const verdict = await verifyCertificate(bytes, known ?? carriedIn(bytes), checkSignature);
  if ('refusal' in verdict) {
    if (!known && verdict.refusal === 'foreign_key')
      throw new Error(`no keys here, and none in the file. ${USAGE}`);
    const detail = verdict.detail === undefined ? '' : ` (${verdict.detail})`;
    print(
      `REFUSED, ${verdict.refusal}: ${translate('en', `certificate.refusal.${verdict.refusal}`)}${detail}`,
    );
    return 1;
  }
  print(
    known
      ? `VALID: ${basename(file)}, signed by the key ${verdict.key}`
      : `UNCHANGED: ${basename(file)}, since it was signed by the key ${verdict.key}, which it carries. Compare the key with those that ${verdict.manifest.issuer || 'the issuer'} publishes, or give KEYS.json.`,
  );
  for (const line of linesOf(verdict)) print(line);
  const named = compare(
    verdict,
    more.filter((name) => name !== keyFile),
  );
  return named ? 0 : 1;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

function linesOf({ manifest }: Extract<CertificateVerdict, { key: string }>): string[] {
  const valueOf = (name: string, value: string) =>
    name.endsWith('_at')
      ? translate('en', 'certificate.time', { time: shanghaiSecond(new Date(value)) })
      : name.endsWith('_kind')
        ? translate('en', `${name}.${value}`)
        : value;
  return [
    translate('en', `certificate.title.${manifest.kind}`),
    `${translate('en', 'certificate.number')}: ${manifest.certificate_id}`,
    ...manifest.facts.map(
      ({ name, value }) => `${translate('en', `certificate.fact.${name}`)}: ${valueOf(name, value)}`,
    ),
    `${translate('en', 'certificate.issued_at')}: ${valueOf('issued_at', manifest.issued_at)}`,
    ...manifest.files.map(({ name, sha256 }) => `${sha256}  ${name}`),
  ];
}

/** Whether the certificate names all these files. */
function compare(
  { manifest }: Extract<CertificateVerdict, { key: string }>,
  files: readonly string[],
): boolean {
  const named = new Set(manifest.files.map(({ sha256 }) => sha256));
  const missing = files.filter((name) => !named.has(hashOf(readFileSync(name))));
  for (const name of files)
    print(`${missing.includes(name) ? 'NOT in the certificate' : 'in the certificate'}: ${name}`);
  return missing.length === 0;
}

/** Undefined where there are none: the certificate's own shows that it is unchanged. */
function keysOf(file: string | undefined): CertificateKey[] | undefined {
  if (file !== undefined) return listIn(readFileSync(file, 'utf8'), file);
  const folder = process.env.DATA_DIR ?? '.data';
  return hasKeys(folder) ? signingKeys(openKeys(folder)) : undefined;
}

function carriedIn(bytes: Uint8Array): CertificateKey[] {
  const key = carriedKey(bytes);
  return key ? [key] : [];
}

/** The answer of `certificate/keys`, with its envelope or without. */
function listIn(json: string, file: string): CertificateKey[] {
  const found = JSON.parse(json) as { list?: CertificateKey[]; data?: { list?: CertificateKey[] } };
  const list = found.data?.list ?? found.list;
  if (!list?.every(({ public_key }) => PUBLIC_KEY.test(public_key)))
    throw new Error(`${file} holds no public keys. ${USAGE}`);
  return list;
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
