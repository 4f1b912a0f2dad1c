import { imageRequestMachine, type ImageRequestState, type ImageRequestSummary } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { CsvButton } from '../../app/CsvButton';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { KeywordSearch } from '../../form/KeywordSearch';
import { translate, useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { PagedList } from '../../list/PagedList';
import { StateTabs } from '../../list/StateTabs';
import { ImageRequestStatus } from '../../thread/ImageRequestStatus';
import { allImageRequests, type ImageRequestFilter, useImageRequests } from './image-request.calls';
import '../../list/deal.css';
import '../../thread/thread.css';

const STATES = Object.keys(imageRequestMachine.states) as ImageRequestState[];
const COLUMNS = [
  'series',
  'project',
  'brand',
  'state',
  'purpose',
  'used_in',
  'until',
  'asked',
  'granted',
  'downloads',
  'created_at',
] as const;

/** Requests as lines of a file. */
const linesOf = (requests: readonly ImageRequestSummary[]) => [
  COLUMNS.map((column) => translate(`images.column.${column}`)),
  ...requests.map((request) => [
    request.series_name,
    request.project_name,
    request.brand_name,
    translate(`state.image_request.${request.state}`),
    request.purpose,
    request.used_in,
    request.until,
    request.asked,
    request.granted,
    request.downloads,
    request.created_at,
  ]),
];

/** Requests for pictures of the IP: tabs by state, search, export. The address holds the choice. */
export function ImageUsageManagementPage() {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, change, clear, goTo, narrowed } = useListQuery(['state', 'keyword']);
  const state = STATES.find((one) => one === filter.state);
  const wanted: ImageRequestFilter = { state, keyword: filter.keyword };
  const found = useImageRequests(page, wanted);
  const title = t('workbench.menu.imageUsageManagement');
  useTitle(title);
  const counts = found.data?.counts;
  const total = counts && STATES.reduce((sum, one) => sum + counts[one], 0);
  const addressOf = (next: ImageRequestState | undefined) =>
    withQuery(paths.imageUsageManagement, { id: ipId, state: next, keyword: filter.keyword });
  return (
    <>
      <header className="thread-head">
        <h1>{title}</h1>
        <p className="ui-soft">{t('images.lead')}</p>
        {!!total && (
          <CsvButton name={title} load={async () => linesOf(await allImageRequests(ipId, wanted))} />
        )}
      </header>
      {!!total && (
        <>
          <StateTabs
            label={t('images.states')}
            current={state}
            tabs={[
              { state: undefined, label: t('ui.all'), count: total, to: addressOf(undefined) },
              ...STATES.map((one) => ({
                state: one,
                label: t(`state.image_request.${one}`),
                count: counts[one],
                to: addressOf(one),
              })),
            ]}
          />
          <KeywordSearch
            key={filter.keyword}
            label={t('images.search')}
            keyword={filter.keyword}
            onSearch={(keyword) => change({ keyword })}
          />
        </>
      )}
      <PagedList
        found={found}
        page={page}
        onPage={goTo}
        empty={{
          title: t('images.empty.title'),
          text: t(narrowed ? 'images.none' : 'images.empty.text'),
          action: narrowed ? (
            <button type="button" className={buttonClass()} onClick={clear}>
              {t('coop.show_all')}
            </button>
          ) : (
            <Link className={buttonClass('primary')} to={withQuery(paths.fastCoopProgress, { id: ipId })}>
              {t('threads.to_coops')}
            </Link>
          ),
        }}
      >
        {(rows) => (
          <ul className="deal-list">
            {rows.map((request) => (
              <RequestCard key={request.image_request_id} request={request} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function RequestCard({ request }: { request: ImageRequestSummary }) {
  const t = useT();
  const language = useLanguage();
  const { image_request_id, asked, granted, downloads } = request;
  return (
    <li className="ui-card thread-card">
      <span className="thread-card-picture">
        {request.picture ? <img src={request.picture} alt="" loading="lazy" /> : null}
      </span>
      <div>
        <h3>
          <Link to={withQuery(paths.imageRequestDetail, { id: useIpId(), image_request_id })}>
            {request.series_name}
          </Link>
        </h3>
        <p>{[request.project_name, request.brand_name].filter(Boolean).join(' · ')}</p>
        <p className="deal-words">{request.purpose}</p>
        <p className="ui-soft">
          {t('images.numbers', { asked, granted, downloads })} · {dayOf(request.created_at, language)}
        </p>
        <ImageRequestStatus request={request} />
      </div>
    </li>
  );
}
