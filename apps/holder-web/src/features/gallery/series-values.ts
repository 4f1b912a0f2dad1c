import {
  galleryApi,
  seriesContent,
  type FieldError,
  type SeriesView,
  type UploadedFile,
  type Visibility,
} from '@ipw/domain';
import { errorsIn } from '../../form/validate';

/** What a holder types and uploads, as the page holds it. */
export interface SeriesValues {
  series_name: string;
  visibility: Visibility;
  cover: UploadedFile[];
  images: UploadedFile[];
  rights_documents: UploadedFile[];
  entity_documents: UploadedFile[];
}

export const newSeries = (visibility: Visibility): SeriesValues => ({
  series_name: '',
  visibility,
  cover: [],
  images: [],
  rights_documents: [],
  entity_documents: [],
});

export const valuesOf = ({ cover, ...view }: SeriesView): SeriesValues => ({
  ...view,
  cover: cover ? [cover] : [],
});

const ids = (files: readonly UploadedFile[]) => files.map(({ image_id }) => image_id);

/** What the calls take: ids in the order shown. */
export const toPayload = (values: SeriesValues) => ({
  series_name: values.series_name,
  visibility: values.visibility,
  cover: values.cover[0]?.image_id ?? null,
  images: ids(values.images),
  rights_documents: ids(values.rights_documents),
  entity_documents: ids(values.entity_documents),
});

/** What a submission would be refused for. */
export const validateSeries = (values: SeriesValues): FieldError[] =>
  errorsIn(seriesContent.schema, toPayload(values));

/** What not even a draft may be like. */
export const draftErrors = (values: SeriesValues): FieldError[] =>
  errorsIn(galleryApi.seriesSave.input, toPayload(values), Object.keys(values));
