import { VISIBILITIES, type Visibility } from '@ipw/domain';
import { useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { ContentEditPage } from '../../content/ContentEditPage';
import { ContentListPage } from '../../content/ContentListPage';
import { searchIn, useContents } from '../../content/content.calls';
import { useT } from '../../i18n/catalogue';
import { LaunchHere } from '../../launch/LaunchHere';
import './gallery.css';
import { series } from './series';

export const SeriesEditPage = () => <ContentEditPage of={series} />;

/** The image gallery: a private and a public library. A new IP, whose workbench opens here, has its next steps below. */
export function SeriesListPage() {
  const t = useT();
  const ipId = useIpId();
  const [query, setQuery] = useSearchParams();
  const first = { page: 1, ...searchIn(query) };
  const libraries = {
    public: useContents('series', first, { visibility: 'public' }),
    private: useContents('series', first, { visibility: 'private' }),
  };
  const requested = VISIBILITIES.find((one) => one === query.get('library'));
  const countOf = (one: Visibility) => libraries[one].page?.total ?? 0;
  // By default, the library that is not empty.
  const shown = requested ?? (countOf('public') > 0 || countOf('private') === 0 ? 'public' : 'private');
  const show = (library: Visibility) =>
    setQuery(
      (old) => {
        old.set('library', library);
        old.delete('page');
        return old;
      },
      { replace: true },
    );
  const tabs = (
    <div className="gallery-tabs" role="group" aria-label={t('gallery.libraries')}>
      {VISIBILITIES.toReversed().map((one) => (
        <button key={one} type="button" aria-pressed={shown === one} onClick={() => show(one)}>
          {t(`gallery.part.${one}`)} <span>{libraries[one].page?.total}</span>
        </button>
      ))}
    </div>
  );
  const isPending = !requested && VISIBILITIES.some((one) => libraries[one].isPending);
  const isNew = libraries.public.page?.list.every(({ published_at }) => published_at === null);
  return (
    <>
      <ContentListPage of={series} part={{ name: shown, filter: { visibility: shown }, tabs, isPending }} />
      {isNew && !first.review_state && !first.keyword && <LaunchHere ipId={ipId} />}
    </>
  );
}
