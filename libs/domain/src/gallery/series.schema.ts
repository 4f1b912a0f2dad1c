import { draftFields, type ViewOf } from '../review/content-schema';
import { seriesKind } from '../kind/series';

/** The fields of a series in a draft: all may be missing, but a value given must be valid. */
export const seriesDraftFields = draftFields(seriesKind.fields);

/** The content of a series in answers. */
export type SeriesView = ViewOf<typeof seriesKind.fields> & { series_name: string };
