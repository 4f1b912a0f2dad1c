export const verifyEn = {
  'verify.title': 'Verify a certificate',
  'verify.lead':
    'Choose the PDF of a certificate as you received it, or a file to look for evidence of it by its hash. It is checked in your browser and stays on your device.',
  'verify.number': 'Certificate {id}',
  'verify.choose': 'Choose a certificate or a file',
  'verify.choose_hint': 'or drop it here',
  'verify.again': 'Choose another certificate or file',
  'verify.busy': 'Checking {name}…',
  'verify.valid': 'The certificate is valid',
  'verify.valid_text': 'The file is as it was signed, byte for byte, by the published key {key}.',
  'verify.refused': 'This is not a valid certificate',
  'verify.other': 'The address names certificate {wanted}. This file is {found}.',
  'verify.evidence': 'Evidence of this file',
  'verify.evidence.busy': 'Looking for evidence of the file by its hash…',
  'verify.evidence.none': 'We hold no evidence of a file with exactly this content.',
  'verify.evidence.waiting':
    'The file has arrived; its hour is not sealed yet. Look again after the next full hour.',
  'verify.evidence.sealed': 'It had arrived at {at}. Sealed at {sealed} under root {number}.',
  'verify.evidence.stamped':
    'It had arrived at {at}. Sealed at {sealed} under root {number}, which a time-stamp authority stamped at {stamped}.',
  'verify.evidence.wrong': 'A proof does not hold: {reason}',
  'evidence_fault.malformed': 'it is incomplete',
  'evidence_fault.path': 'file, time and path do not lead to the root',
  'evidence_fault.time': 'the file is later than its seal',
  'evidence_fault.seal': 'the root is not the published one',
  'evidence_fault.stamp': 'the time-stamp is not of this root',
  'verify.compare': 'Compare files with this certificate',
  'verify.compare_choose': 'Choose files',
  'verify.compare_hint': 'or drop them here. They stay on your device, too.',
  'verify.same': '{name} is named in this certificate.',
  'verify.different': '{name} is not named in this certificate: its content is another.',
  'verify.too_large': '{name} is too large to be read here (50 MB).',
  'verify.offline':
    'Without this website: npm run verify:certificate of our software checks the same file with the public keys published at /api/certificate/keys.',
} as const;

export type VerifyKey = keyof typeof verifyEn;
