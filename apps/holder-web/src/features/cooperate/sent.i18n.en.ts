/** A sent request. */
export const sentEn = {
  'cooperate.sent': 'Your request is on its way',
  'cooperate.sent_many': 'Your {count} requests are on their way',
  'cooperate.sent_text': 'Keep the link: it is your way back. We have sent it to your phone too.',
  'cooperate.number': 'Number',
  'cooperate.qr': 'QR code of the link to request {number}',
  'cooperate.keep_link':
    'Whoever has the link can read the request. Only your phone can confirm or give it up.',
  'cooperate.progress': 'See the progress',
  'cooperate.copy_link': 'Copy the link',
  'cooperate.copied': 'Link copied',
  'cooperate.when_1': 'by {day}',
  'cooperate.when_2': 'by {day} at the latest',
  'cooperate.another': 'Send another request',
} as const;
export type SentKey = keyof typeof sentEn;
