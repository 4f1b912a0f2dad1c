import { canonicalJson, hashOf, sealedText, sealLine } from '@ipw/domain';
import { translate } from '../i18n';
import { pdfDocument } from '../pdf/document';
import { type CertificateLook, CertificatePages, pictureName } from './certificate-pages';
import type { SigningKey } from './signing-key';

/** A certificate as a PDF whose last line signs all bytes before it. The same facts and pictures make the same bytes. */
export function sealedPdf(
  { manifest: stated, language, pictures }: Omit<CertificateLook, 'key'>,
  key: SigningKey,
): Buffer {
  const manifest = { ...stated, public_key: key.public_key };
  const { pages } = new CertificatePages({ manifest, language, pictures, key: key.key });
  const json = Buffer.from(canonicalJson(manifest));
  const { bytes, attachedAt } = pdfDocument({
    title: translate(language, `certificate.title.${manifest.kind}`),
    pages,
    pictures: new Map(
      manifest.files.flatMap(({ sha256 }, index) => {
        const picture = pictures.get(sha256);
        return picture ? [[pictureName(index), picture] as const] : [];
      }),
    ),
    attached: { name: 'manifest.json', mime: 'application/json', content: json },
  });
  const place = { offset: attachedAt, length: json.length };
  const signature = key.sign(sealedText(key.key, place, hashOf(bytes)));
  return Buffer.concat([bytes, Buffer.from(sealLine(key.key, place, signature))]);
}
