import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, reference } from '../core/wire';

/** Periods of figures, in days including today. */
export const FIGURE_DAYS = [7, 30, 90, 365] as const;

/**
 * Where a visitor of a public page came from: the platform's directory, a search engine, a social network or messenger,
 * another site, the page's QR code, the private link, or no known place. Labels: `figures.source.<key>`.
 */
export const VISIT_SOURCES = ['directory', 'search', 'social', 'site', 'code', 'private', 'direct'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** Values of the query parameter `from` of links we put elsewhere. */
export const LINK_SOURCES = ['directory', 'code'] as const satisfies readonly VisitSource[];

/** Acts of visitors on a public page that are counted, each once a day per visitor. */
export const COUNTED_ACTS = ['picture', 'manual', 'ask'] as const;
export type CountedAct = (typeof COUNTED_ACTS)[number];

/** A number of the period, and of the period of the same length before. */
export interface Compared {
  total: number;
  before: number;
}

export interface SeriesFigure extends Compared {
  series_id: string;
  series_name: string;
}

export interface PictureFigure extends SeriesFigure {
  image_id: string;
  /** Address of a small version. */
  picture: string | null;
}

export interface Figures {
  /** First and last day of the period in Asia/Shanghai. */
  from: string;
  to: string;
  /** Every day of the period, oldest first. */
  days: { day: string; visits: number }[];
  visits: Compared;
  manual: Compared;
  asks: Compared;
  /** Cooperation sheets that came by the platform and passed its check. */
  sheets: Compared;
  scans: Compared;
  /** Every source, in the order of `VISIT_SOURCES`. */
  sources: (Compared & { source: VisitSource })[];
  /** The most opened ones that still exist, most first. */
  series: SeriesFigure[];
  pictures: PictureFigure[];
}

/** Most series and pictures of an answer. */
export const MOST_FIGURES = 20;

export const figureApi = {
  figures: call<Figures>()({
    path: 'ip/figures',
    access: 'ip',
    input: z.strictObject({ ip_id: id(), days: z._default(reference(FIGURE_DAYS), 30) }),
    summary: 'Visits of an IP by source, series and picture, with downloads, enquiries and scans, compared',
  }),
};
