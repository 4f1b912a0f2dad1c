import type { SeriesRow } from '@ipw/domain';

/** The cover of a series. */
export function SeriesFace({ series }: { series: SeriesRow | undefined }) {
  const cover = series?.cover;
  return (
    <span className="sheet-face">
      {cover && <img src={cover.thumb_path ?? cover.file_path} alt="" loading="lazy" />}
    </span>
  );
}
