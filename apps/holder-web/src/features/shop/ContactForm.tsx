import { CONTENT_KINDS, shopApi, type ContactDetail } from '@ipw/domain';
import { api } from '../../app/api';
import { ContentField } from '../../content/ContentField';
import { valuesOf } from '../../content/content-type';
import type { FieldProps } from '../../content/listed-kind';
import { SettingForm } from '../../content/SettingForm';
import { useSetting } from '../../content/use-setting';
import { contactRules } from './shop-rules';

/** Who reads the texts is said below them, where it stays while they are typed. */
function drawText(field: FieldProps) {
  const { name, plan, words } = field;
  if (plan.as !== 'line') return undefined;
  const tel = name === 'link_phone_number' && ({ type: 'tel' } as const);
  return <ContentField {...field} other={{ placeholder: undefined, hint: words(name).hint, ...tel }} />;
}

/** The form of the contact. The number changes with the next save; name and code are reviewed. */
export function ContactForm({
  ipId,
  contact,
  onReloadRemote,
}: {
  ipId: string;
  contact: ContactDetail;
  onReloadRemote: () => void;
}) {
  const { link_phone_number } = contact;
  const form = useSetting({
    subject: 'contact',
    ipId,
    detail: contact,
    rules: contactRules,
    initial: (view) => contactRules.valuesOf({ ...view, link_phone_number }),
    live: (view) => valuesOf(CONTENT_KINDS.contact, view),
    send: (input, options) => api(shopApi.ipLinkInfoUpdate, input, options),
    onReloadRemote,
  });
  return <SettingForm form={form} draw={drawText} />;
}
