import { galleryApi, type SeriesRow, type SubjectName, type Visibility } from '@ipw/domain';
import { useMemberInfo } from '../../app/member';
import { queries } from '../../app/queries';
import { useApi } from '../../app/use-api';
import type { ListState } from '../../review/subject-pages';

export const useIpId = (): string => useMemberInfo().user.use_ip_id ?? '';

const PAGE = 100;
/** A library, a page of it. */
export const useLibrary = (visibility: Visibility, review_state: ListState | undefined, page: number) =>
  useApi(
    galleryApi.seriesList,
    { ip_id: useIpId(), visibility, review_state, page, page_size: PAGE },
    { staleTime: 0 },
  );
export const useSeries = (series_id: string) =>
  useApi(
    galleryApi.seriesDetail,
    { ip_id: useIpId(), series_id },
    { enabled: series_id !== '', staleTime: 0, wordless: true },
  );

/** After a change: every list and picture of the gallery is asked for anew; with `leaving`, by the page that comes next. */
export const galleryChanged = ({ leaving = false } = {}): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('gallery/'),
    refetchType: leaving ? 'none' : 'active',
  });

/** A series as the calls of the review name it. */
export const reviewed = (
  ip_id: string,
  { series_id, version }: Pick<SeriesRow, 'series_id' | 'version'>,
) => ({
  ip_id,
  subject: 'series' satisfies SubjectName as SubjectName,
  subject_id: series_id,
  version,
});
