/** Words of certificates: in the PDF, and on the page that verifies one. */
export const certificateEn = {
  'name.key': 'the key',
  'name.signature': 'the signature',
  'certificate.title.final_draft': 'Certificate of the final draft',
  'certificate.title.evidence': 'Certificate of evidence',
  'certificate.number': 'Certificate number',
  'certificate.issuer': 'Issued by',
  'certificate.issued_at': 'Issued',
  'certificate.fact.project': 'Project',
  'certificate.fact.coop_no': 'Cooperation number',
  'certificate.fact.ip': 'IP',
  'certificate.fact.brand': 'Brand',
  'certificate.fact.product': 'Product',
  'certificate.fact.thread_kind': 'Kind',
  'certificate.fact.round': 'Round',
  'certificate.fact.corrects': 'Corrects the final draft',
  'certificate.fact.brand_confirmed_at': 'Declared final by the brand',
  'certificate.fact.holder_confirmed_at': 'Confirmed by the IP holder',
  'certificate.files': 'Files',
  'certificate.file': '{size} bytes, uploaded {time}',
  'certificate.time': '{time} (UTC+8)',
  'certificate.how': 'How to verify',
  'certificate.how_page': 'Open {address} and choose this file there. It stays on your device.',
  'certificate.how_offline':
    'Without a network: npm run verify:certificate, with the public keys from {address}.',
  'certificate.how_key': 'Signed by the key {key}. A single changed byte makes the certificate invalid.',
  'certificate.page': '{number} · page {page} of {pages}',
  'certificate.refusal.no_seal':
    'This file has no seal at its end: it is no certificate of ours, or it was cut or saved anew.',
  'certificate.refusal.foreign_key': 'The file is signed by a key that we have not published.',
  'certificate.refusal.altered': 'The file was changed after it was signed.',
  'certificate.refusal.unreadable': 'The certificate is of a later kind than this program knows.',
  'certificate.refusal.proof': 'What the certificate proves does not hold.',
} as const;

export type CertificateWordKey = keyof typeof certificateEn;
