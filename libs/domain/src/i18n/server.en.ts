import { claimServerEn } from './claim.en';
import { complaintServerEn } from './complaint.en';
import { teamServerEn } from './team.en';
import { codeServerEn } from './code.en';
import { ipServerEn } from './ip.en';
import { opportunityEn, opportunityServerEn } from './opportunity.en';
import { certificateEn } from './certificate.en';
import { campaignEn, campaignServerEn } from './campaign.en';
import { cooperationEn, cooperationServerEn } from './cooperation.en';
import { tenderEn, tenderServerEn } from './tender.en';
import { memberServerEn } from './member.en';
import { shopServerEn } from './shop.en';
import { staffEn, staffServerEn } from './staff.en';
import { agreementEn } from './agreement.en';
import { parameterEn } from './parameter.en';
import { handoverServerEn } from './handover.en';
import { filingEn, filingServerEn } from './filing.en';
import { skinEn, skinServerEn } from './skin.en';

/** Words only the server uses: errors, messages, reference lists. */
export const serverEn = {
  ...claimServerEn,
  ...complaintServerEn,
  ...teamServerEn,
  ...codeServerEn,
  ...ipServerEn,
  ...memberServerEn,
  ...opportunityEn,
  ...opportunityServerEn,
  ...campaignEn,
  ...certificateEn,
  ...campaignServerEn,
  ...cooperationEn,
  ...cooperationServerEn,
  ...tenderEn,
  ...tenderServerEn,
  ...shopServerEn,
  ...staffEn,
  ...staffServerEn,
  ...agreementEn,
  'rule.filter': '{field} cannot be filtered by: use {allowed}',
  'rule.sort': '{value} is no order of this list: name one of {allowed}, with ASC or DESC',
  'rule.file_type.content':
    'The file name ends in {extension}, but the content is {content}; only {accept} files are supported',
  'rule.file_type.unknown_content':
    'The content does not fit the ending {extension} of the file name; only {accept} files are supported',
  'rule.other_record': 'This record belongs to another address: its id is not the one the request names',
  'error.VALIDATION': 'Please check what you entered: {first}',
  'error.SIGNATURE': 'The signature is wrong or missing',
  'error.YZM': 'The verification code is wrong, used or expired',
  'error.CAPTCHA': 'Your browser has to solve a small puzzle first. Please try again.',
  'error.NOT_FOUND': 'Not found',
  'error.STATE': 'Not possible now: the current state is “{state}”',
  'error.STATE.public_series': 'The series “{name}” is public. Please make it private before you edit it.',
  'error.STATE.trash_taken': 'There is another version now. Delete it first, then restore this one.',
  'error.STATE.trash_full': 'The limit of this kind is reached. Delete one first, then restore this one.',
  'error.STATE.notes_full':
    'This member already has {max} notes. Please ask an administrator to delete some that are out of date.',
  'error.CONFLICT': 'Somebody else changed this in the meantime. Please refresh and try again.',
  'error.PHONE_UNKNOWN': 'This mobile number is not registered',
  'error.PASSWORD': 'The password is incorrect',
  'error.LOCKED': 'Too many wrong attempts. Please try again in {wait}.',
  'error.PHONE_TAKEN': 'This mobile number is already registered',
  'error.NO_CURRENT_IP': 'Please choose an IP first',
  'error.AGREEMENT': 'You must agree to the following agreement to proceed: {agreement}',
  'name.range': 'the rows of the page',
  'name.idempotency_key': 'the key of the request',
  'error.REAL_NAME.claim':
    'IP claiming requires verification. Please complete real-name authentication first.',
  'error.AGREEMENT.register': 'You must agree to the following agreement to proceed with registration',
  'error.NO_ACCESS': 'No access has been assigned yet. Please wait for or contact the administrator.',
  'error.TOO_MANY': 'Too many requests. Please try again in {wait}.',
  'error.FILES_USED': 'No more pictures can be taken today. Please try again in {wait}.',
  'error.TOKEN_ILLEGAL': 'Please log in',
  'error.TOKEN_ENDED':
    'You have been logged out because of a login elsewhere, or by staff. Please log in again.',
  'error.TOKEN_EXPIRED': 'Login has expired, please log in again',
  'error.TOTP_NEEDED': 'Please enter the second-factor code',
  'error.FORBIDDEN': 'You do not have access to this',
  'error.TOO_LARGE': 'The request is too large',
  'error.MEDIA_TYPE': 'This kind of content is not supported',
  'error.BUSY': 'The service is busy. Please try again.',
  'error.INTERNAL': 'Unknown error, please contact customer service!',
  'message.rights_expiring.title': 'Rights documents expire on {day}: {title}',
  'message.rights_expiring.body':
    'Upload newer ones to the series of {ip_name} and submit it, so that brands can rely on it.',
  'message.rights_expired.title': 'Rights documents expired: {title}',
  'message.rights_expired.body':
    'They were valid until {day}. The series of {ip_name} stays as it is; please upload newer ones and submit it.',
  'message.content_approved.title': 'Approved: {title}',
  'message.content_approved.title.feed': 'Published: {title}',
  'message.content_approved.title.milestone': 'Passed: {title}',
  'message.content_approved.body': 'Your change to {subject_label} of {ip_name} is live.',
  'message.series_editable.title': 'Ready to edit: {title}',
  'message.series_editable.body':
    'The series of {ip_name} is private now. Edit it and submit; it is public again once approved.',
  'message.content_published.title': 'Published by another operator: {title}',
  'message.content_published.body':
    '{operator} changed {subject_label} of {ip_name}. The change was approved and is live.',
  'message.content_taken_down.title': 'Taken offline by another operator: {title}',
  'message.content_taken_down.body':
    '{operator} deleted or delisted {subject_label} of {ip_name}. What was deleted stays in the trash for 30 days.',
  'message.ip_corrected.title': 'Our team corrected {ip_name}',
  'message.ip_corrected.body': 'See what was changed, before and after.',
  'content.copy': '{name} (copy)',
  'message.content_rejected.title': 'Not approved: {title}',
  'message.content_rejected.title.feed': 'Failed review: {title}',
  'message.content_rejected.title.milestone': 'Rejected: {title}',
  'message.content_rejected.body': '{subject_label} of {ip_name}: {reason_label}. {reason}',
  'message.broadcast.title': '{title}',
  'message.broadcast.body': '{body}',
  'message.real_name_rejected.title': 'Real-name verification not passed',
  'message.real_name_rejected.body': '{reason_label}. {reason}',
  ...parameterEn,
  ...handoverServerEn,
  ...filingEn,
  ...filingServerEn,
  ...skinEn,
  ...skinServerEn,
} as const;

export type ServerKey = keyof typeof serverEn;
