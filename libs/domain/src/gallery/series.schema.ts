import { contentSchema, draftFields, type ViewOf } from '../review/content-schema';
import { seriesKind } from './series.kind';

/** A series while it is being put together: anything may still be missing, nothing may be wrong. */
export const seriesDraftFields = draftFields(seriesKind.fields);

export const seriesContent = { ...seriesKind, schema: contentSchema(seriesKind) };

/** The content of a series as answers give it. */
export type SeriesView = ViewOf<typeof seriesKind.fields> & { series_name: string };
