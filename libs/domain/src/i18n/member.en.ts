/** Words about the personal centre, consultants, notes, follow-ups and unmasking. */
export const memberEn = {
  'message_group.reviews': 'Claims & reviews',
  'message_group.business': 'Workbench & cooperation',
  'message_group.security': 'Account & security',
  'message_group.announcements': 'Announcements',
  'channel.in_app': 'In the app',
  'channel.sms': 'SMS',
  'channel.email': 'E-mail',
  'state.data_export.preparing': 'Being prepared',
  'state.data_export.ready': 'Ready',
  'state.data_export.failed': 'Failed',
  'state.data_export.expired': 'Deleted',
  'action.data_export.finish': 'Prepared',
  'action.data_export.fail': 'Failed',
  'action.data_export.expire': 'Deleted',
  'state.closure.requested': 'Closing soon',
  'state.closure.on_hold': 'On hold',
  'state.closure.withdrawn': 'Withdrawn',
  'state.closure.closed': 'Closed',
  'action.closure.withdraw': 'Keep the account',
  'action.closure.hold': 'Put on hold',
  'action.closure.resume': 'Let it go on',
  'action.closure.close': 'Close',
  'closure_reason.open_matter': 'Something is still open',
  'closure_reason.dispute': 'A dispute is under way',
  'closure_reason.authority': 'An authority asks us to keep the account',
  'closure_reason.other': 'Other',
  'closure_obstacle.claims_under_review': 'Claims under review',
  'closure_obstacle.disputes_open': 'Objections not decided yet',
  'closure_obstacle.identity_under_review': 'Identity under review',
  'closure_obstacle.label_orders_open': 'Label orders being handled',
  'closure_obstacle.code_requests_open': 'Code requests being handled',
  'closure_obstacle.invoices_open': 'Invoices to be issued',
  'closure_obstacle.refunds_open': 'Refunds on their way',
  'closure_obstacle.ips_with_orders': 'IPs with unanswered requests',
  'rule.email': 'This is not an e-mail address we can write to',
  'rule.security_channel': 'Security messages cannot be switched off here: SMS or e-mail stays on',
  'rule.email_needed': 'Please confirm an e-mail address first',
  'name.email': 'the e-mail address',
  'name.group': 'the group',
  'name.channel': 'the channel',
  'name.on': 'the switch',
  'name.is_read': 'read or unread',
  'name.closure_id': 'the request',
  'state.follow_up.open': 'Open',
  'state.follow_up.done': 'Done',
  'action.follow_up.finish': 'Done',
  'action.follow_up.reopen': 'Reopen',
  'rule.past_date': '{field} cannot lie in the past',
  'name.text': 'the note',
  'name.due_on': 'the day',
  'name.about': 'what it is for',
  'name.field': 'the field',
  'name.contact_phone': 'the phone',
  'name.contact_email': 'the e-mail',
} as const;

/** Words about accounts that only the server uses: errors, messages, the frames of SMS and e-mails. */
export const memberServerEn = {
  'error.REVEALS_USED':
    'You have looked at as many private fields as one day allows. The next is possible in {wait}',
  'message.consultant_assigned.title': '{name} is your IP consultant now',
  'message.consultant_assigned.body':
    'Ask them anything about claims, licensing and deals. How to reach them is in your personal centre.',
  'message.consultant_ended.title': '{name} is no longer your IP consultant',
  'message.consultant_ended.body': 'Our service team is there for you until you have a new one.',
  'error.SETTLE_FIRST': 'Please settle this first: {obstacle}',
  'message.email_changed.title': 'E-mail address changed',
  'message.email_changed.body':
    'Messages now go to {email}. If this was not you, change your password and contact us at once.',
  'message.email_removed.title': 'E-mail address removed',
  'message.email_removed.body':
    'Messages no longer go there. If this was not you, change your password and contact us at once.',
  'message.export_ready.title': 'The copy of your data is ready',
  'message.export_ready.body':
    'You can download it in your personal centre for {days} days. If you did not ask for it, change your password at once.',
  'message.export_failed.title': 'The copy of your data could not be made',
  'message.export_failed.body': 'Sorry about that. Please ask for it once more.',
  'message.closure_requested.title': 'Your account closes on {date}',
  'message.closure_requested.body':
    'Until then you can keep it in your personal centre. If you did not ask for this, keep the account and change your password at once.',
  'message.closure_withdrawn.title': 'Your account stays',
  'message.closure_withdrawn.body': 'The request to close it was withdrawn. Nothing has changed.',
  'message.closure_held.title': 'Closing your account is on hold',
  'message.closure_held.body': '{reason_label}. {reason}',
  'message.closure_resumed.title': 'Closing your account goes on',
  'message.closure_resumed.body': 'It closes on {date}. Until then you can keep it in your personal centre.',
  'message.closure_closed.title': 'Your account is closed',
  'message.closure_closed.body':
    'Your personal data has been erased. Thank you for the time with us; this number is free to register again.',
  'sms.notice': '[IP Workbench] {title}. {body}',
  'sms.confirm': 'Your code to confirm it is you: {code}, valid for {minutes} minutes. Do not share it.',
  'mail.notice':
    '{body}\n\nMore in your personal centre: sign in to IP Workbench as you always do. Our e-mails never hold links to sign in.\n\nYou can choose which messages reach you by e-mail under "Notifications".\n\nIP Workbench',
  'mail.code.title': 'Your code for IP Workbench: {code}',
  'mail.code.body':
    'Your code to confirm this e-mail address is {code}. It is valid for {minutes} minutes. Do not share it.\n\nIf you did not ask for it, nothing will happen: please ignore this e-mail.\n\nIP Workbench',
  'export.readme': `This archive holds what you gave IP Workbench, as it was on {date}.

profile.json        your account and how messages reach you
verification.json   your real-name verification
claims.json         your claims
sheets.json         cooperation requests to your IPs, and your answers
reply_templates.json words for answers to them that you keep
claim_draft.json    the claim you have begun
disputes.json       your objections to claims
claim_answers.json  your answers to objections against your claims
complaints.json     complaints of infringement against your IPs, and your answers
ips.json            IPs you own, and those you help to run
series.json         series of pictures of your IPs
shop.json           settings of your shops, and their private links
pieces.json         cases, milestones, moments and announcements of your IPs
visits.json         visitors of the pages of your IPs, day by day
figures.json        what visitors of these pages did, and scans of labels, day by day
edits.json          changes you proposed, and how they were decided
goods.json          goods of your IPs that carry labels
merchants.json      merchants who may sell them
label_orders.json   label orders, deliveries and invoices
code_requests.json  codes asked for, and how it was decided
code_downloads.json files of codes you took, and when
code_reports.json   what buyers reported about your labels
code_alerts.json    unusual scans of your labels, and how you settled them
messages.json       messages to you
consents.json       which texts you agreed to, and when
sessions.json       devices that were signed in
sign_ins.json       when you signed in
files.json          your uploads; the files lie in the folder files

Times are UTC. Please keep this archive safe: it holds your identity number and your phone number in clear.`,
  'message.welcome.title': 'Welcome',
  'message.welcome.body': 'Your account is ready. Verify your real name, then claim your first IP.',
  'message.real_name_verified.title': 'Real name verified',
  'message.real_name_verified.body': 'You can now claim an IP.',
  'message.password_changed.title': 'Password changed',
  'message.password_changed.body': 'If this was not you, reset your password and contact us at once.',
  'sms.yzm': 'Your verification code is {code}, valid for {minutes} minutes. Do not share it.',
} as const;
