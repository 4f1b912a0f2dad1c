import { newPasswordEn } from './new-password.en';

/** Words about the personal centre, consultants, notes, follow-ups and unmasking. */
export const memberEn = {
  ...newPasswordEn,
  'rule.password_same': 'The new password must differ from the old one',
  'rule.old_password': 'The current password is incorrect',
  'rule.document_number': 'An identity number has 18 characters and a valid check digit',
  'rule.identity': 'The name does not match the identity number and the phone',
  'name.old_password': 'the current password',
  'name.real_name': 'the real name',
  'channel.in_app': 'In the app',
  'channel.sms': 'SMS',
  'channel.email': 'E-mail',
  'channel.daily': 'Once a day',
  'state.data_export.preparing': 'Being prepared',
  'state.data_export.ready': 'Ready',
  'state.data_export.failed': 'Failed',
  'state.data_export.expired': 'Deleted',
  'action.data_export.finish': 'Prepared',
  'action.data_export.fail': 'Failed',
  'action.data_export.expire': 'Deleted',
  'rule.email': 'Please enter a valid e-mail address',
  'rule.security_channel': 'Security messages cannot be switched off: please keep SMS or e-mail on',
  'rule.email_needed': 'Please confirm an e-mail address first',
  'rule.same_phone': 'This is your present number already',
  'rule.identity_pending':
    'Your identity is being reviewed. A number with another country code is possible once that is decided.',
  'name.email': 'the e-mail address',
  'name.old_yzm': 'the code sent to your present number',
  'name.group': 'the group',
  'name.channel': 'the channel',
  'name.on': 'the switch',
  'name.is_read': 'read or unread',
  'name.closure_id': 'the closure request',
  'state.follow_up.open': 'Open',
  'state.follow_up.done': 'Done',
  'action.follow_up.finish': 'Done',
  'action.follow_up.reopen': 'Reopen',
  'rule.past_date': '{field} cannot be in the past',
  'name.text': 'the note',
  'name.due_on': 'the date',
  'name.about': 'what it is for',
  'name.field': 'the field',
  'name.contact_phone': 'the contact phone',
  'name.contact_email': 'the contact e-mail',
} as const;

/** Words about accounts that only the server uses: errors, messages, the frames of SMS and e-mails. */
export const memberServerEn = {
  'error.REVEALS_USED':
    'You have reached today’s limit for viewing private details. Please try again in {wait}.',
  'message.consultant_assigned.title': '{name} is now your IP consultant',
  'message.consultant_assigned.body':
    'Ask them anything about claims, licensing and deals. Your personal centre shows how to reach them.',
  'message.consultant_ended.title': '{name} is no longer your IP consultant',
  'message.consultant_ended.body': 'Until you have a new one, please contact customer service.',
  'message.phone_changed.title': 'Phone number changed',
  'message.phone_changed.body':
    'You now log in with {phone}. Other devices have been logged out. If this was not you, contact us at once.',
  'sms.phone_changed':
    '[IP Workbench] Your account now has the phone number {phone}, so this number no longer logs in to it. If this was not you, contact us at once.',
  'error.SETTLE_FIRST': 'Please settle this first: {obstacle}',
  'message.email_changed.title': 'E-mail address changed',
  'message.email_changed.body':
    'Messages now go to {email}. If this was not you, change your password and contact us at once.',
  'message.email_removed.title': 'E-mail address removed',
  'message.email_removed.body':
    'Messages are no longer sent there. If this was not you, change your password and contact us at once.',
  'message.export_ready.title': 'Your data is ready',
  'message.export_ready.body':
    'You can download it from your personal centre for {days} days. If you did not request it, change your password at once.',
  'message.export_failed.title': 'Your data could not be prepared',
  'message.export_failed.body': 'We are sorry. Please request it again.',
  'message.closure_requested.title': 'Your account closes on {date}',
  'message.closure_requested.body':
    'Until then you can cancel this in your personal centre and keep the account. If you did not ask for this, keep the account and change your password at once.',
  'message.closure_withdrawn.title': 'Your account stays open',
  'message.closure_withdrawn.body': 'The request to close it was withdrawn. Nothing has changed.',
  'message.closure_held.title': 'Account closure on hold',
  'message.closure_held.body': '{reason_label}. {reason}',
  'message.closure_resumed.title': 'Account closure resumed',
  'message.closure_resumed.body':
    'Your account closes on {date}. Until then you can cancel this in your personal centre and keep the account.',
  'message.closure_closed.title': 'Your account is closed',
  'message.closure_closed.body':
    'Your personal data has been erased. Thank you for your time with us. You can register again with this number.',
  'digest.title': 'Messages of the day: {count}',
  'digest.between': '; ',
  'sms.notice': '[IP Workbench] {title}. {body}',
  'sms.confirm': 'Your confirmation code is {code}, valid for {minutes} minutes. Do not share it.',
  'mail.notice': `{body}

Find out more in your personal centre: log in to IP Workbench as usual. Our e-mails never contain login links.

You can choose which messages reach you by e-mail under “Notifications”.

IP Workbench`,
  'mail.code.title': 'Your code for IP Workbench: {code}',
  'mail.code.body':
    'Your code for confirming this e-mail address is {code}. It is valid for {minutes} minutes. Do not share it.\n\nIf you did not request it, please ignore this e-mail: nothing will change.\n\nIP Workbench',
  'export.readme': `This archive contains what you gave IP Workbench, as of {date}.

profile.json        your account and how messages reach you
verification.json   your real-name verification
claims.json         your claims
sheets.json         cooperation requests to your IPs, and your answers
reply_templates.json words for answers to them that you keep
followed_tenders.json tenders that your IPs follow
tender_registrations.json entries of your IPs to tenders, and the decisions
tender_questions.json questions of your IPs about tenders, and the answers
tender_objections.json your objections to results of tenders, and the answers
followed_campaigns.json campaigns that your IPs follow
cooperations.json cooperations of your IPs with brands
design_threads.json drafts of products and materials, and your replies
image_requests.json brands’ requests for pictures in full resolution, and your answers
campaign_entries.json works you entered into campaigns with your phone
claim_draft.json    the claim you have begun
disputes.json       your objections to claims
claim_answers.json  your answers to objections against your claims
complaints.json     complaints of infringement against your IPs, and your answers
invitations.json    invitations to help run an IP that you sent or received
ips.json            IPs you own, and those you help to run
series.json         series of pictures of your IPs
shop.json           settings of your public pages, and their private links
pieces.json         cases, milestones, moments and announcements of your IPs
visits.json         visitors to the public pages of your IPs, by day
figures.json        what visitors to these pages did, and scans of labels, by day
edits.json          changes you proposed, and the decisions
trash.json          content you deleted in the last 30 days
goods.json          goods of your IPs that carry labels
merchants.json      merchants who may sell them
label_orders.json   label orders, deliveries and invoices
payments.json       payments of label orders and filings by wallet
refunds.json        refunds of label orders and filings
code_requests.json  codes you requested, and the decisions
code_downloads.json files of codes you downloaded, and when
code_reports.json   what buyers reported about your labels
code_alerts.json    unusual scans of your labels, and how you settled them
messages.json       messages to you
consents.json       which texts you agreed to, and when
filings.json        your filings, and how they were decided
skins.json          your skins, and how they were decided
handovers.json      hand-overs of IPs that you began or received
sessions.json       devices that were logged in
sign_ins.json       when you logged in
files.json          your uploads; the files are in the folder files

Times are UTC. Please keep this archive safe: it holds your identity number and your phone number in plain text.`,
  'message.welcome.title': 'Welcome',
  'message.welcome.body': 'Your account is ready. Verify your real name, then claim your first IP.',
  'message.real_name_verified.title': 'Real name verified',
  'message.real_name_verified.body': 'You can now claim an IP.',
  'message.password_changed.title': 'Password changed',
  'message.password_changed.body': 'If this was not you, reset your password and contact us at once.',
  'sms.yzm': 'Your verification code is {code}, valid for {minutes} minutes. Do not share it.',
} as const;
