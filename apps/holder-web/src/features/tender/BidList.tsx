import type { BidRow } from '@ipw/domain';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { Countdown } from './Countdown';
import { EntryAxes } from './EntryView';
import './entry.css';

/** Entries of the IP: the project, its countdown, and where the entry is. */
export function BidList({ bids, now }: { bids: readonly BidRow[]; now: number }) {
  const t = useT();
  const id = useIpId();
  return (
    <ul className="tender-list">
      {bids.map(({ tender, ...bid }) => (
        <li key={tender.tender_id} className="ui-card tender-card">
          {tender.cover && <img className="tender-cover" src={tender.cover} alt="" loading="lazy" />}
          <div className="tender-card-body">
            <h2>
              <Link to={withQuery(paths.fastCoopSignUpInfo, { id, tender_id: tender.tender_id })}>
                {tender.title}
              </Link>
            </h2>
            <p className="ui-soft">{tender.brand_name}</p>
            <EntryAxes entry={{ ...bid, tender }} />
            {bid.rank !== null && <p>{t('entry.rank', { rank: bid.rank })}</p>}
            <Countdown tender={tender} now={now} />
          </div>
        </li>
      ))}
    </ul>
  );
}
