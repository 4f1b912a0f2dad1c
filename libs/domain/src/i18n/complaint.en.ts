/** Complaints of infringement. */
export const complaintEn = {
  'state.complaint.open': 'Being decided',
  'state.complaint.upheld': 'Upheld',
  'state.complaint.dismissed': 'Dismissed',
  'action.complaint.answer': 'Answer',
  'action.complaint.assign': 'Assign to me',
  'action.complaint.release': 'Release',
  'action.complaint.uphold': 'Uphold',
  'action.complaint.dismiss': 'Dismiss',
  'complaint_kind.copyright': 'Copyright',
  'complaint_kind.trademark': 'Trademark',
  'complaint_kind.portrait': 'Name or portrait',
  'complaint_kind.other': 'Another right',
  'rule.complaint_page': 'There is no IP at this address. Please copy the address of the public page.',
  'name.complaint_id': 'the complaint',
  'name.complaint_statement': 'what infringes it',
  'name.complainant': 'your name',
  'name.proof': 'the proof',
} as const;

/** Words about complaints that only the server uses: messages and letters. */
export const complaintServerEn = {
  'message.complaint_opened.title': 'Complaint of infringement: {ip_name}',
  'message.complaint_opened.body':
    'Somebody says that content of this IP infringes their rights. We decide within {days} working days and answer both sides. Read the complaint and send your own reasons and proof before that.',
  'message.complaint_upheld.title': 'A complaint was upheld: {ip_name}',
  'message.complaint_upheld.body': '{reason}',
  'message.complaint_dismissed.title': 'A complaint was dismissed: {ip_name}',
  'message.complaint_dismissed.body': '{reason}',
  'mail.complaint.received.title': 'Complaint {number} received',
  'mail.complaint.received.body':
    'We have received your complaint about “{ip_name}”. We compare both sides and answer you at this address within {days} working days.\n\nIP Workbench',
  'mail.complaint.upheld.title': 'Complaint {number}: upheld',
  'mail.complaint.upheld.body':
    'We have upheld your complaint about “{ip_name}”.\n\n{reason}\n\nIP Workbench',
  'mail.complaint.dismissed.title': 'Complaint {number}: dismissed',
  'mail.complaint.dismissed.body':
    'We have dismissed your complaint about “{ip_name}”.\n\n{reason}\n\nIP Workbench',
} as const;
