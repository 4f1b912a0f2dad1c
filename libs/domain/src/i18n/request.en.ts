/** A buyer's request: its fields, and what is wrong with them. */
export const requestEn = {
  'rule.contact_found': '{field} must not contain contact details: please remove “{part}”',
  'rule.own_ip': 'This is your own IP: you cannot send it a request',
  'rule.sheet_open': 'You already have an open request to this IP',
  'rule.private_link': 'This private link has ended or belongs to another IP',
  'name.sku_id': 'the product category',
  'name.buy_num': 'the quantity',
  'name.sku_describe': 'the product description',
  'name.company_case': 'the company’s cases',
  'name.company_case_images': 'the pictures of the company’s cases',
  'name.other_describe': 'the other description',
  'name.buyer_name': 'your name',
  'name.source': 'the private link',
  'name.corrects': 'the earlier request',
  'rule.field_taken': 'This IP is already licensed for this category until {until}',
} as const;
export type RequestKey = keyof typeof requestEn;
