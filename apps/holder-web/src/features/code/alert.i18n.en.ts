/** Words of unusual scans: what they may mean, and what to do about them. */
export const alertWebEn = {
  'alert.lead': 'When labels are scanned in an unusual way, you see it here.',
  'alert.states': 'Show',
  'alert.empty.title': 'Nothing unusual',
  'alert.empty.text':
    'We watch every scan: bursts, one code in many places, revoked codes, and codes not delivered yet.',
  'alert.empty.state': 'None of these.',
  'alert.goods': 'See your goods',
  'alert.scans': 'Scans: {count}',
  'alert.code': 'Batch {batch}, serial {serial}',
  'alert.batch': 'Batch {batch}',
  'alert.serial': 'Serial {serial}',
  'alert.which': 'Which label',
  'alert.since': 'since {moment}',
  'alert.why': 'Why you see this',
  'alert.means': 'What it may mean',
  'alert.todo': 'What you can do',
  'alert.meaning.burst':
    'Either somebody copied one label onto many products, or many people looked at the same label: in a live stream, at a fair, in a picture.',
  'alert.meaning.places':
    'One label cannot be in several cities on one day. Copies of it are probably on the market.',
  'alert.meaning.revoked':
    'Labels you revoked are on products: lost, stolen or discarded ones are in use. Anyone who scans one sees that it was revoked.',
  'alert.meaning.undelivered':
    'These codes were never delivered, so nobody should have such a label. It may have been a test scan by you or by us.',
  'alert.todo.burst':
    'Ask your merchant whether the label was shown somewhere. If not, ask us to suspend it.',
  'alert.todo.places':
    'Compare the places with where your merchant sells. If they do not match, ask us to suspend the code.',
  'alert.todo.revoked': 'Ask the seller where the labels come from, and keep a photo and the receipt.',
  'alert.todo.undelivered': 'If it was not a test scan, tell us: we will find out how the codes got out.',
  'alert.ask': 'Ask us to suspend',
  'alert.ask.subject': 'Suspend codes: {product}, {code}',
  'alert.timeline': 'The scans',
  'alert.timeline.newest': 'The newest {shown} of {count}.',
  'alert.places': 'Where they came from',
  'alert.settle': 'How do you explain it?',
  'alert.settle.text': 'Your answer settles it. If it happens again, we alert you again.',
  'alert.outcome': 'Outcome',
  'alert.note': 'Note',
  'alert.note.hint': 'e.g. shown in our live stream on Saturday',
  'alert.settle.done': 'Settled',
  'alert.settled': 'Explanation',
} as const;

export type AlertKey = keyof typeof alertWebEn;
