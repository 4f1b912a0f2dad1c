export const verifyEn = {
  'verify.title': 'Verify a certificate',
  'verify.lead':
    'Choose the PDF of a certificate as you received it. It is checked in your browser and stays on your device.',
  'verify.number': 'Certificate {id}',
  'verify.choose': 'Choose the PDF of a certificate',
  'verify.choose_hint': 'or drop it here',
  'verify.again': 'Choose another certificate',
  'verify.busy': 'Checking {name}…',
  'verify.valid': 'The certificate is valid',
  'verify.valid_text': 'The file is as it was signed, byte for byte, by the published key {key}.',
  'verify.refused': 'This is not a valid certificate',
  'verify.other': 'The address names certificate {wanted}. This file is {found}.',
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
