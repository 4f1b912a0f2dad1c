/** Words of the settings of a shop: onepage, business contact, private link. */
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

export type ShopKey = keyof typeof shopEn;
