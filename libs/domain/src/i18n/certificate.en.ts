/** Words of certificates: in the PDF, and on the page that verifies one. */
export const certificateEn = {
  'name.changed': 'the changes',
  'name.sha256': 'the file’s SHA-256',
  'name.files': 'the files',
  'name.key': 'the key',
  'name.signature': 'the signature',
  'error.STATE.no_evidence':
    'This file is not evidence: it was changed on the device before it was sent, or stored before there was evidence',
  'error.STATE.no_evidence.compressed':
    'This file is not evidence: it was compressed on the device before it was sent',
  'error.STATE.no_evidence.scaled':
    'This file is not evidence: it was made smaller on the device before it was sent',
  'error.STATE.no_evidence.cropped':
    'This file is not evidence: it was cropped on the device before it was sent',
  'error.STATE.no_evidence.earlier': 'This file is not evidence: it was stored before there was evidence',
  'error.STATE.unsealed_evidence':
    'The hour of this file is not sealed yet: its certificate can be made after the next full hour',
  'certificate.title.final_draft': 'Certificate of the final draft',
  'certificate.title.evidence': 'Certificate of evidence',
  'certificate.number': 'Certificate number',
  'certificate.issuer': 'Issued by',
  'certificate.issued_at': 'Issued',
  'certificate.fact.project': 'Project',
  'certificate.fact.coop_no': 'Cooperation number',
  'certificate.fact.ip': 'IP',
  'certificate.fact.holder': 'IP holder (licensor)',
  'certificate.fact.brand': 'Brand (licensee)',
  'certificate.fact.product': 'Product',
  'certificate.fact.thread_kind': 'Kind',
  'certificate.fact.round': 'Round',
  'certificate.fact.corrects': 'Corrects the final draft',
  'certificate.fact.brand_confirmed_at': 'Declared final by the brand',
  'certificate.fact.staff_confirmed_at': 'Declared final by platform staff for the brand',
  'certificate.fact.holder_confirmed_at': 'Confirmed by the IP holder',
  'certificate.fact.seal': 'Seal',
  'certificate.fact.seal_size': 'Files under the root',
  'certificate.fact.root': 'Root',
  'certificate.fact.path': 'Path to the root',
  'certificate.fact.sealed_at': 'Sealed',
  'certificate.fact.stamped_at': 'Time-stamped',
  'certificate.fact.authority': 'Time-stamp authority',
  'certificate.fact.filing_number': 'Filing',
  'certificate.fact.work': 'Work',
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
  'certificate.refusal.unreadable':
    'This certificate has a newer format. Reload the page or update the program, then verify it again.',
  'certificate.refusal.proof': 'What the certificate proves does not hold.',
} as const;

export type CertificateWordKey = keyof typeof certificateEn;
