import type { SheetAdminRecord } from '@ipw/domain';
import { None } from '../components/None';
import { SeriesLink } from '../components/RecordLink';

/** Series the holder proposes with the reply. */
export function ProposedSeries({ series }: Pick<SheetAdminRecord, 'series'>) {
  if (series.length === 0) return <None />;
  return (
    <ul>
      {series.map(({ series_id, series_name }) => (
        <li key={series_id}>
          <SeriesLink id={series_id}>{series_name}</SeriesLink>
        </li>
      ))}
    </ul>
  );
}
