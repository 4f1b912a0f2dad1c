import {
  contactContent,
  manualApi,
  manualContent,
  onepageContent,
  shopApi,
  type ContactDetail,
  type ContactView,
  type FieldError,
  type ManualView,
  type OnepageView,
  type UploadedFile,
} from '@ipw/domain';
import { errorsIn } from '../../form/validate';

const filesOf = (file: UploadedFile | null | undefined): UploadedFile[] => (file ? [file] : []);

export interface OnepageValues {
  base_image: UploadedFile[];
  main_image: UploadedFile[];
  series_ids: string[];
}

export interface ContactValues {
  link_name: string;
  link_phone_number: string;
  link_QRcode: UploadedFile[];
}

export interface ManualValues {
  manual_file: UploadedFile[];
}

/** How a setting of the shop is held by its form, sent, and validated. */
export const onepageForm = {
  valuesOf: (view: OnepageView | null): OnepageValues => ({
    base_image: filesOf(view?.base_image),
    main_image: filesOf(view?.main_image),
    series_ids: view?.series_ids ?? [],
  }),
  toPayload: ({ base_image, main_image, series_ids }: OnepageValues) => ({
    base_image: base_image[0]?.image_id ?? null,
    main_image: main_image[0]?.image_id ?? null,
    series_ids,
  }),
  validate: (values: OnepageValues): FieldError[] =>
    errorsIn(onepageContent.schema, onepageForm.toPayload(values)),
  draftErrors: (values: OnepageValues): FieldError[] =>
    errorsIn(
      shopApi.onepageUpdate.input,
      { draft: true, ...onepageForm.toPayload(values) },
      Object.keys(values),
    ),
};

export const contactForm = {
  /** What is reviewed of a contact; the number is not. */
  reviewedOf: (view: ContactView): Partial<ContactValues> => ({
    link_name: view.link_name ?? '',
    link_QRcode: filesOf(view.link_QRcode),
  }),
  valuesOf: (contact: Pick<ContactDetail, 'live' | 'proposed' | 'link_phone_number'>): ContactValues => {
    const view = contact.proposed ?? contact.live;
    return {
      link_name: view?.link_name ?? '',
      link_phone_number: contact.link_phone_number ?? '',
      link_QRcode: filesOf(view?.link_QRcode),
    };
  },
  toPayload: ({ link_QRcode, ...texts }: ContactValues) => ({
    ...texts,
    link_QRcode: link_QRcode[0]?.image_id ?? null,
  }),
  validate: (values: ContactValues): FieldError[] => {
    const { link_name, link_QRcode } = contactForm.toPayload(values);
    return [
      ...errorsIn(contactContent.schema, { link_name, link_QRcode }),
      ...contactForm.draftErrors(values).filter(({ field }) => field === 'link_phone_number'),
    ];
  },
  draftErrors: (values: ContactValues): FieldError[] =>
    errorsIn(
      shopApi.ipLinkInfoUpdate.input,
      { draft: true, ...contactForm.toPayload(values) },
      Object.keys(values),
    ),
};

export const manualForm = {
  valuesOf: (view: ManualView | null): ManualValues => ({ manual_file: filesOf(view?.manual_file) }),
  toPayload: ({ manual_file }: ManualValues) => ({ manual_file: manual_file[0]?.image_id ?? null }),
  validate: (values: ManualValues): FieldError[] =>
    errorsIn(manualContent.schema, manualForm.toPayload(values)),
  draftErrors: (values: ManualValues): FieldError[] =>
    errorsIn(manualApi.save.input, manualForm.toPayload(values), Object.keys(values)),
};
