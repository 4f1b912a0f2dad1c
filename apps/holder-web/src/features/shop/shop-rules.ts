import { CONTACT_FIELDS, CONTENT_KINDS, manualApi, shopApi, type DataOf, type Request } from '@ipw/domain';
import { settingRules } from '../../content/setting-rules';

const { onepage, contact, manual } = CONTENT_KINDS;

export const onepageRules = settingRules<DataOf<typeof onepage.fields>>(onepage, shopApi.onepageUpdate);
export const manualRules = settingRules<DataOf<typeof manual.fields>>(manual, manualApi.save);
/** The number belongs to the form, but is not reviewed. */
export const contactRules = settingRules<Request<typeof shopApi.ipLinkInfoUpdate>>(
  { fields: CONTACT_FIELDS, texts: contact.texts },
  shopApi.ipLinkInfoUpdate,
);
