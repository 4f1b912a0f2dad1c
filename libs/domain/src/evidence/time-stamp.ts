import { Certificate, ContentInfo, SignedData, TSTInfo } from 'pkijs';

/** id-kp-timeStamping: what a certificate must allow for time-stamps. */
const STAMPING = '1.3.6.1.5.5.7.3.8';
const EXTENDED_KEY_USAGE = '2.5.29.37';

/** Not part of the language; browsers and Node have it. */
declare const atob: (text: string) => string;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/** The certificates in a text of PEM blocks. */
const certificatesIn = (pem: string): Certificate[] =>
  [...pem.matchAll(/-{5}BEGIN CERTIFICATE-{5}([\s\S]+?)-{5}END CERTIFICATE-{5}/g)].map(([, body]) =>
    Certificate.fromBER(bytesOf(body!.replace(/\s/g, ''))),
  );

/** Whose time-stamp it is, and its time. */
interface TimeStamp {
  at: string;
  authority: string;
}

/**
 * Verifies an RFC 3161 time-stamp token (DER in base64) over `data`: imprint, signature, the certificate's purpose, and its chain
 * up to one of the `trusted` certificates (PEM) at the time of the stamp. Throws when anything is wrong.
 */
export async function checkTimeStamp(
  token: string,
  data: Uint8Array,
  trusted: readonly string[],
): Promise<TimeStamp> {
  const signed = new SignedData({ schema: ContentInfo.fromBER(bytesOf(token)).content });
  const { eContentType, eContent } = signed.encapContentInfo;
  if (eContentType !== '1.2.840.113549.1.9.16.1.4' || !eContent) throw new Error('no time-stamp');
  const info = TSTInfo.fromBER(eContent.getValue());
  const result = await signed.verify({
    signer: 0,
    data: Uint8Array.from(data).buffer,
    trustedCerts: trusted.flatMap(certificatesIn),
    checkChain: true,
    extendedMode: true,
  });
  const certificate = result.signerCertificate;
  if (!result.signatureVerified || !result.signerCertificateVerified || !certificate)
    throw new Error(result.message || 'signature');
  const usage = certificate.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  const { keyPurposes = [] } = (usage?.parsedValue ?? {}) as { keyPurposes?: string[] };
  if (!usage?.critical || keyPurposes.length !== 1 || keyPurposes[0] !== STAMPING)
    throw new Error('the certificate is not for time-stamps');
  return { at: info.genTime.toISOString(), authority: nameOf(certificate) };
}

/** The authority's common name, or organisation. */
function nameOf({ subject }: Certificate): string {
  const found = ['2.5.4.3', '2.5.4.10'].flatMap((type) =>
    subject.typesAndValues.filter((one) => one.type === type),
  );
  return String((found[0]?.value.valueBlock as { value?: unknown } | undefined)?.value ?? '');
}
