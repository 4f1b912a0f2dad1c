/** Words about the settings of a shop: onepage, business contact, private link. */
export const shopEn = {
  'subject.onepage': 'Page settings',
  'subject.contact': 'Business contact',
  'state.shop_link.off': 'No link',
  'state.shop_link.on': 'In use',
  'action.shop_link.issue': 'Create private link',
  'action.shop_link.renew': 'Replace with a new link',
  'action.shop_link.revoke': 'End this link',
  'shop_link_days.0': 'Until I end it',
  'shop_link_days.30': '30 days',
  'shop_link_days.90': '90 days',
  'shop_link_days.365': 'One year',
  'rule.dialled': '{field} does not look like a phone number',
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
