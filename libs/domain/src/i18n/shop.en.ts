/** Words about the settings of a shop: onepage, business contact, private link. */
export const shopEn = {
  'subject.onepage': 'Page settings',
  'subject.contact': 'Business contact',
  'name.private_business_password': 'the business password',
  'name.base_image': 'the base picture',
  'name.main_image': 'the main picture',
  'name.series_ids': 'the featured series',
  'name.link_name': 'the contact person',
  'name.link_phone_number': 'the phone number',
  'name.link_QRcode': 'the QR code',
  'name.days': 'the validity period',
} as const;

/** Words about the shop that only the server uses: the business password. */
export const shopServerEn = {
  'error.BUSINESS_PASSWORD_UNSET': 'Please set the business password first',
  'error.BUSINESS_PASSWORD': 'Please enter the business password first',
  'error.BUSINESS_PASSWORD_WRONG': 'The business password is incorrect',
  'message.business_password_changed.title': 'New business password for {ip_name}',
  'message.business_password_changed.body':
    'Requests from your private link now open with the new password. If nobody on your team did this, the owner can set another one at once with a code sent by SMS.',
} as const;
