/** The people who work on an IP: invitations. */
export const teamEn = {
  'state.invitation.open': 'Waiting for an answer',
  'state.invitation.accepted': 'Accepted',
  'state.invitation.declined': 'Declined',
  'state.invitation.withdrawn': 'Withdrawn',
  'state.invitation.expired': 'Expired',
  'action.invitation.accept': 'Accept',
  'action.invitation.decline': 'Decline',
  'action.invitation.withdraw': 'Withdraw',
  'action.invitation.expire': 'Expired',
  'rule.invited_already': 'You have invited this number already. Withdraw the invitation to send another.',
  'rule.works_already': 'This number belongs to somebody who already works on the IP',
  'rule.owner_leaves': 'The owner cannot leave. Please hand the IP over instead.',
  'name.invitation_id': 'the invitation',
  'name.operator_id': 'the member of the team',
  'name.accept': 'the answer',
} as const;

/** Words that only the server uses: messages. */
export const teamServerEn = {
  'message.invitation_received.title': 'You are invited to work on {ip_name}',
  'message.invitation_received.body':
    'Log in to IP Workbench with this phone number, or register with it, to see who asks and to accept or decline. The invitation ends after {days} days.',
  'message.invitation_accepted.title': '{name} accepts your invitation to {ip_name}',
  'message.invitation_accepted.body': 'Our staff now assign access. We will tell both of you.',
  'message.invitation_declined.title': 'An invitation to {ip_name} was declined',
  'message.invitation_declined.body': 'The number {phone} does not want to work on this IP.',
  'message.operator_joined.title': '{name} now works on {ip_name}',
  'message.operator_joined.body': 'Our staff have assigned access. You can take it away at any time.',
  'message.operator_left.title': '{name} no longer works on {ip_name}',
  'message.operator_left.body': 'They have no access to this IP any more.',
} as const;
