import { contactContent, shopApi, type ContactDetail } from '@ipw/domain';
import { SingleUpload, TextField } from '@ipw/ui';
import { api } from '../../app/api';
import { Marked } from '../../form/Marked';
import { idOf } from '../../form/use-form';
import { useT } from '../../i18n/catalogue';
import { useContactHint } from '../../review/ContactHint';
import { SettingForm } from './SettingForm';
import { contactForm, type ContactValues } from './shop-values';
import { useSetting } from './use-setting';

/** The contact being edited. The number counts with the next save; name and code are reviewed. */
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
  const contactHint = useContactHint(contactContent);
  const setting = useSetting<ContactValues>({
    subject: 'contact',
    ipId,
    detail: contact,
    initial: () => contactForm.valuesOf(contact),
    live: () => contact.live && contactForm.reviewedOf(contact.live),
    rules: contactForm,
    send: (values, { options, ...how }) =>
      api(shopApi.ipLinkInfoUpdate, { ip_id: ipId, ...how, ...contactForm.toPayload(values) }, options),
    onReloadRemote,
  });
  const { values, set, problems, markOf, markedIn, onBusy } = setting;
  return (
    <SettingForm ipId={ipId} subject="contact" detail={contact} setting={setting}>
      <Marked mark={markOf('link_name')}>
        <TextField
          id={idOf('link_name')}
          label={t('field.link_name')}
          hint={contactHint('link_name', values.link_name) ?? t('field.link_name.hint')}
          value={values.link_name}
          error={problems.problemOf('link_name')}
          onChange={(link_name) => set({ link_name })}
        />
      </Marked>
      <TextField
        id={idOf('link_phone_number')}
        label={t('field.link_phone_number')}
        hint={t('field.link_phone_number.hint')}
        type="tel"
        optional
        value={values.link_phone_number}
        error={problems.problemOf('link_phone_number')}
        onChange={(link_phone_number) => set({ link_phone_number })}
      />
      <Marked mark={markOf('link_QRcode')}>
        <SingleUpload
          id={idOf('link_QRcode')}
          usage={contactContent.files.link_QRcode}
          label={t('field.link_QRcode')}
          help={t('field.link_QRcode.hint')}
          note={t('ui.optional')}
          value={values.link_QRcode}
          error={problems.problemOf('link_QRcode')}
          marked={markedIn('link_QRcode')}
          onChange={(link_QRcode) => set({ link_QRcode })}
          onBusy={(yes) => onBusy('link_QRcode', yes)}
        />
      </Marked>
    </SettingForm>
  );
}
