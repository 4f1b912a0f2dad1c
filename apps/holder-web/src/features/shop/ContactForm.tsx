import { CONTENT_KINDS, shopApi, type ContactDetail } from '@ipw/domain';
import { SingleUpload, TextField } from '@ipw/ui';
import { api } from '../../app/api';
import { SettingForm } from '../../content/SettingForm';
import { useSetting } from '../../content/use-setting';
import { Marked } from '../../form/Marked';
import { useT } from '../../i18n/catalogue';
import { useContactHint } from '../../review/ContactHint';
import { contactForm, type ContactValues } from './shop-values';

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
  const t = useT();
  const contactHint = useContactHint(CONTENT_KINDS.contact);
  const form = useSetting<ContactValues>({
    subject: 'contact',
    ipId,
    detail: contact,
    initial: () => contactForm.valuesOf(contact),
    live: () => contact.live && contactForm.reviewedOf({ ...contact.live }),
    rules: contactForm,
    send: (values, { options, ...how }) =>
      api(shopApi.ipLinkInfoUpdate, { ip_id: ipId, ...how, ...contactForm.toPayload(values) }, options),
    onReloadRemote,
  });
  const { values, markOf, markedIn, onBusy } = form;
  return (
    <SettingForm form={form}>
      <Marked mark={markOf('link_name')}>
        <TextField
          {...form.field('link_name')}
          label={t('field.link_name')}
          hint={contactHint('link_name', values.link_name) ?? t('field.link_name.hint')}
        />
      </Marked>
      <TextField
        {...form.field('link_phone_number')}
        label={t('field.link_phone_number')}
        hint={t('field.link_phone_number.hint')}
        type="tel"
        optional
      />
      <Marked mark={markOf('link_QRcode')}>
        <SingleUpload
          {...form.field('link_QRcode')}
          usage={CONTENT_KINDS.contact.files.link_QRcode}
          label={t('field.link_QRcode')}
          help={t('field.link_QRcode.hint')}
          note={t('ui.optional')}
          marked={markedIn('link_QRcode')}
          onBusy={(yes) => onBusy('link_QRcode', yes)}
        />
      </Marked>
    </SettingForm>
  );
}
