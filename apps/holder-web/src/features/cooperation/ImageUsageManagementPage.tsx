import { imageRequestMachine, type ImageRequestState, type ImageRequestSummary } from '@ipw/domain';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { translate, useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { ImageRequestStatus } from '../../thread/ImageRequestStatus';
import { DealsFrame } from './DealsFrame';
import { allImageRequests, type ImageRequestFilter, useImageRequests } from './image-request.calls';

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

/** Requests for pictures of the IP. The address holds the choice. */
export function ImageUsageManagementPage() {
  const t = useT();
  const ipId = useIpId();
  const query = useListQuery(['state', 'keyword']);
  const { filter, page } = query;
  const state = STATES.find((one) => one === filter.state);
  const wanted: ImageRequestFilter = { state, keyword: filter.keyword };
  return (
    <DealsFrame
      words="images"
      title={t('workbench.menu.imageUsageManagement')}
      lead={t('images.lead')}
      path={paths.imageUsageManagement}
      kept={{}}
      states={STATES}
      labelOf={(one) => t(`state.image_request.${one}`)}
      state={state}
      query={query}
      found={useImageRequests(page, wanted)}
      lines={async () => linesOf(await allImageRequests(ipId, wanted))}
      row={(request) => <RequestCard key={request.image_request_id} request={request} />}
    />
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
