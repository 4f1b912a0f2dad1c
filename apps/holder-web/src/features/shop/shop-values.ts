import {
  CONTENT_KINDS,
  manualApi,
  shopApi,
  type ContactDetail,
  type DataOf,
  type FieldError,
  type UploadedFile,
} from '@ipw/domain';
import { settingRules } from '../../content/setting-rules';
import { errorsIn } from '../../form/validate';

export interface OnepageValues {
  base_image: UploadedFile[];
  main_image: UploadedFile[];
  series_ids: string[];
}

interface ContactView {
  link_name: string;
  link_QRcode: UploadedFile[];
}

export interface ContactValues extends ContactView {
  link_phone_number: string;
}

export interface ManualValues {
  manual_file: UploadedFile[];
}

export const onepageForm = settingRules<OnepageValues, DataOf<typeof CONTENT_KINDS.onepage.fields>>(
  CONTENT_KINDS.onepage,
  shopApi.onepageUpdate,
);
export const manualForm = settingRules<ManualValues, DataOf<typeof CONTENT_KINDS.manual.fields>>(
  CONTENT_KINDS.manual,
  manualApi.save,
);

const reviewedOfContact = settingRules<ContactView, DataOf<typeof CONTENT_KINDS.contact.fields>>(
  CONTENT_KINDS.contact,
  shopApi.ipLinkInfoUpdate,
);

/** The form of the contact: name and code are reviewed, the number is not. */
export const contactForm = {
  reviewedOf: reviewedOfContact.valuesOf,
  valuesOf: ({
    live,
    proposed,
    link_phone_number,
  }: Pick<ContactDetail, 'live' | 'proposed' | 'link_phone_number'>): ContactValues => ({
    ...reviewedOfContact.valuesOf({ ...(proposed ?? live) }),
    link_phone_number: link_phone_number ?? '',
  }),
  toPayload: ({ link_phone_number, ...view }: ContactValues) => ({
    ...reviewedOfContact.toPayload(view),
    link_phone_number,
  }),
  validate: (values: ContactValues): FieldError[] => [
    ...reviewedOfContact.validate(values),
    ...contactForm.draftErrors(values).filter(({ field }) => field === 'link_phone_number'),
  ],
  draftErrors: (values: ContactValues): FieldError[] =>
    errorsIn(
      shopApi.ipLinkInfoUpdate.input,
      { draft: true, ...contactForm.toPayload(values) },
      Object.keys(values),
    ),
};
