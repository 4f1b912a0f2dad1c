/** Words of unusual scans: what they may mean, and what to do about them. */
export const alertWebEn = {
  'alert.lead': 'When labels are scanned in a way that hardly happens by itself, you see it here.',
  'alert.states': 'Which ones',
  'alert.all': 'All',
  'alert.empty.title': 'Nothing unusual',
  'alert.empty.text':
    'We watch every scan: bursts, one code in many places, revoked codes, and codes that are not out yet.',
  'alert.empty.state': 'None of these.',
  'alert.goods': 'See your goods',
  'alert.scans': '{count} scans',
  'alert.code': 'Batch {batch}, serial {serial}',
  'alert.batch': 'Batch {batch}',
  'alert.serial': 'Serial {serial}',
  'alert.which': 'Which label',
  'alert.since': 'since {moment}',
  'alert.why': 'Why you see this',
  'alert.means': 'What it may mean',
  'alert.todo': 'What you can do',
  'alert.meaning.burst':
    'Somebody copied one label onto many products, or many people looked at the same label: in a live stream, at a fair, in a picture.',
  'alert.meaning.places':
    'One label cannot be in several towns on one day. Copies of it are probably in the trade.',
  'alert.meaning.revoked':
    'Labels you had revoked are on products: lost, stolen or discarded ones are in use. Whoever scans one reads that it was revoked.',
  'alert.meaning.undelivered':
    'These codes have never left the house, so nobody can hold such a label. Perhaps it was a trial scan by one of us.',
  'alert.todo.burst':
    'Ask your merchant whether the label was shown somewhere. If not, ask us to suspend it.',
  'alert.todo.places':
    'Compare the places with where your merchant sells. If they do not match, ask us to suspend the code.',
  'alert.todo.revoked':
    'Ask whoever sells there where the labels come from, and keep a photo and the receipt.',
  'alert.todo.undelivered': 'If it was not one of us, tell us: we look at how the codes got out.',
  'alert.ask': 'Ask us to suspend',
  'alert.ask.subject': 'Suspend codes: {product}, {code}',
  'alert.timeline': 'The scans',
  'alert.timeline.newest': 'The newest {shown} of {count}.',
  'alert.places': 'Where they came from',
  'alert.settle': 'How do you explain it?',
  'alert.settle.text': 'Your answer settles it. Should it happen again, you hear of it again.',
  'alert.outcome': 'Outcome',
  'alert.note': 'In your words',
  'alert.note.hint': 'For instance: shown in our live stream on Saturday',
  'alert.settle.done': 'Settled',
  'alert.settled': 'How it was explained',
} as const;

export type AlertKey = keyof typeof alertWebEn;
