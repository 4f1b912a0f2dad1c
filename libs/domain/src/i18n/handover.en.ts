/** Hand-overs of IPs, in both web apps and the server. */
export const handoverEn = {
  'subject.handover': 'Hand-over',
  'menu.handovers': 'Hand-overs',
  'about.handovers': 'IPs that their owners hand over to another member, with state and history.',
  'lead.handovers': 'Hand-over of an IP',
  'handovers.empty.title': 'No hand-overs yet',
  'handovers.empty.text': 'An owner begins one; it waits here once the new owner has confirmed.',
  'facts.handover': 'Hand-over',
  'name.handover_id': 'the hand-over',
  'state.handover.offered': 'Waits for the new owner',
  'state.handover.accepted': 'Waits for our staff',
  'state.handover.approved': 'Handed over',
  'state.handover.rejected': 'Rejected',
  'state.handover.declined': 'Declined',
  'state.handover.cancelled': 'Cancelled',
  'state.handover.expired': 'Expired',
  'action.handover.accept': 'Confirm',
  'action.handover.decline': 'Decline',
  'action.handover.cancel': 'Cancel the hand-over',
  'action.handover.expire': 'Expired',
  'action.handover.approve': 'Approve',
  'action.handover.reject': 'Reject',
  'rule.artist_handover': 'The IP of an artist belongs to the artist and cannot be handed over',
  'rule.handover_open': 'A hand-over of this IP is under way already',
} as const;

/** Messages about hand-overs. */
export const handoverServerEn = {
  'handover_end.cancelled': 'The owner has cancelled it',
  'handover_end.declined': 'The new owner has declined it',
  'handover_end.expired': 'The new owner has not answered in time',
  'message.handover_begun.title': 'You are handing {ip_name} over',
  'message.handover_begun.body':
    'The number {phone} has {days} days to confirm; then our staff decide. You can cancel until then. If this was not you, cancel it, change your password and contact us at once.',
  'message.handover_offered.title': '{ip_name} is to be handed over to you',
  'message.handover_offered.body':
    'Log in to IP Workbench with this phone number, or register with it, to see who asks and to confirm or decline within {days} days.',
  'message.handover_accepted.title': 'The hand-over of {ip_name} waits for our staff',
  'message.handover_accepted.body':
    'The new owner has confirmed. Each of you may still end it until our staff decide.',
  'message.handover_given.title': 'You have handed {ip_name} over',
  'message.handover_given.body': 'It belongs to the new owner now, and your access has ended.',
  'message.handover_received.title': '{ip_name} now belongs to you',
  'message.handover_received.body':
    'Please set a business contact and a business password of your own, and look through the team.',
  'message.handover_owner.title': '{ip_name} has a new owner',
  'message.handover_owner.body': 'You keep your access.',
  'message.handover_rejected.title': 'The hand-over of {ip_name} was rejected',
  'message.handover_rejected.body': '{reason}',
  'message.handover_ended.title': '{ip_name} will not be handed over',
  'message.handover_ended.body': '{reason_label}. Nothing changes.',
} as const;
