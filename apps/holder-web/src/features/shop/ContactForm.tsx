import {
  contactContent,
  contactDraftFields,
  fieldErrors,
  shopApi,
  type ContactDetail,
  type UploadedFile,
} from '@ipw/domain';
import { SingleUpload, TextField } from '@ipw/ui';
import { api } from '../../app/api';
import { Marked } from '../../form/Marked';
import { idOf } from '../../form/use-problems';
import { useT } from '../../i18n/catalogue';
import { EXPECT_CONFLICT } from '../../review/use-versioned';
import { SettingForm } from './SettingForm';
import { useSetting } from './use-setting';

interface Values {
  link_name: string;
  link_phone_number: string;
  link_QRcode: UploadedFile[];
}

function judge({ link_name, link_phone_number, link_QRcode }: Values) {
  const input = { link_name, link_QRcode: link_QRcode[0]?.image_id ?? null };
  const reviewed = contactContent.schema.safeParse(input);
  const phone = contactDraftFields.link_phone_number.safeParse(link_phone_number);
  const under = (issues: readonly { path: PropertyKey[] }[]) =>
    issues.map((issue) => ({ ...issue, path: ['link_phone_number', ...issue.path] }));
  return [
    ...(reviewed.success ? [] : fieldErrors(reviewed.error.issues, input)),
    ...(phone.success ? [] : fieldErrors(under(phone.error.issues), { link_phone_number })),
  ];
}

/** The contact being edited. The number counts with the next save; name and code are reviewed. */
export function ContactForm({
  ipId,
  contact,
  onTheirs,
}: {
  ipId: string;
  contact: ContactDetail;
  onTheirs: () => void;
}) {
  const t = useT();
  const setting = useSetting<Values>({
    subject: 'contact',
    ipId,
    detail: contact,
    initial: () => {
      const known = contact.proposed ?? contact.live;
      return {
        link_name: known?.link_name ?? '',
        link_phone_number: contact.link_phone_number ?? '',
        link_QRcode: known?.link_QRcode ? [known.link_QRcode] : [],
      };
    },
    judge,
    send: ({ link_QRcode, ...texts }, how) =>
      api(
        shopApi.ipLinkInfoUpdate,
        { ip_id: ipId, ...how, ...texts, link_QRcode: link_QRcode[0]?.image_id ?? null },
        { expect: EXPECT_CONFLICT, fields: Object.keys(contactDraftFields) },
      ),
    onTheirs,
  });
  const { values, set, problems, markOf, markedIn, busy } = setting.fields;
  return (
    <SettingForm ipId={ipId} subject="contact" detail={contact} setting={setting}>
      <Marked mark={markOf('link_name')}>
        <TextField
          id={idOf('link_name')}
          label={t('shop.field.link_name')}
          hint={t('shop.contact.name.hint')}
          value={values.link_name}
          error={problems.problemOf('link_name')}
          onChange={(link_name) => set({ link_name })}
        />
      </Marked>
      <TextField
        id={idOf('link_phone_number')}
        label={t('shop.contact.phone')}
        hint={t('shop.contact.phone.hint')}
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
          label={t('shop.field.link_QRcode')}
          help={t('shop.contact.code.hint')}
          note={t('ui.optional')}
          value={values.link_QRcode}
          error={problems.problemOf('link_QRcode')}
          marked={markedIn('link_QRcode')}
          onChange={(link_QRcode) => set({ link_QRcode })}
          onBusy={(yes) => busy('link_QRcode', yes)}
        />
      </Marked>
    </SettingForm>
  );
}
