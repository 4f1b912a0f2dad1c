/** A new version of an agreement. */
export const agreementEn = {
  'agreement.news.title': 'Our agreements have changed',
  'agreement.news.text':
    'There is a new version of something you agreed to. Here is what changed, clause by clause. Please read it, and tick if you agree.',
  'agreement.news.notice':
    'There is a new version of something you agreed to. Here is what changed; you do not need to do anything.',
  'agreement.news.versions': 'Version {from} → {to}, in force from {date}.',
  'agreement.news.whole': 'Read the whole text',
  'agreement.news.wording': 'Only the wording in another language or the title changed.',
  'agreement.news.tick': 'I have read and agree to: {title}, version {version}',
  'agreement.news.must': 'Please tick to continue, or choose “Ask me later”.',
  'agreement.news.later': 'Ask me later',
  'agreement.news.agree': 'Agree and continue',
  'agreement.news.seen': 'Got it',
  'agreement.news.added': 'New',
  'agreement.news.removed': 'Removed',
  'agreement.news.changed': 'Changed',
} as const;

export type AgreementKey = keyof typeof agreementEn;
