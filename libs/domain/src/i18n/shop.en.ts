/** Words about the settings of a shop: onepage, business contact, private link. */
export const shopEn = {
  'subject.onepage': 'Onepage settings',
  'subject.contact': 'Business contact',
  'state.shop_link.off': 'No link',
  'state.shop_link.on': 'In use',
  'action.shop_link.issue': 'Create the private link',
  'action.shop_link.renew': 'Replace it with a new one',
  'action.shop_link.revoke': 'End this link',
  'shop_link_days.0': 'Until I end it',
  'shop_link_days.30': '30 days',
  'shop_link_days.90': '90 days',
  'shop_link_days.365': 'One year',
  'rule.dialled': '{field} does not look like a number that can be dialled',
  'name.private_business_password': 'the business password',
  'name.base_image': 'the base picture',
  'name.main_image': 'the main picture',
  'name.series_ids': 'the resources',
  'name.link_name': 'the contact person',
  'name.link_phone_number': 'the phone number',
  'name.link_QRcode': 'the QR code',
  'name.days': 'how long it works',
} as const;

/** Words about the shop that only the server uses: the business password. */
export const shopServerEn = {
  'error.BUSINESS_PASSWORD_UNSET': 'Please set the business password first',
  'error.BUSINESS_PASSWORD': 'Please enter the business password first',
  'error.BUSINESS_PASSWORD_WRONG': 'This is not the business password',
  'message.business_password_changed.title': 'Business password of {ip_name} set anew',
  'message.business_password_changed.body':
    'The orders of your private link open with the new one from now on. If none of you did this, the owner can set another one at once with a code to their phone.',
} as const;
