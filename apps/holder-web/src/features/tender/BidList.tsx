import type { BidRow } from '@ipw/domain';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { Countdown } from '../../app/Countdown';
import { ActivityCard } from './ActivityCard';
import { EntryAxes } from './EntryView';
import './entry.css';

/** Entries of the IP: the project, its countdown, and where the entry is. */
export function BidList({ bids, now }: { bids: readonly BidRow[]; now: number }) {
  const t = useT();
  const id = useIpId();
  return (
    <ul className="tender-list">
      {bids.map(({ tender, ...bid }) => (
        <ActivityCard
          key={tender.tender_id}
          {...tender}
          to={withQuery(paths.fastCoopSignUpInfo, { id, tender_id: tender.tender_id })}
        >
          <p className="ui-soft">{tender.brand_name}</p>
          <EntryAxes entry={{ ...bid, tender }} />
          {bid.rank !== null && <p>{t('entry.rank', { rank: bid.rank })}</p>}
          <Countdown of="tender" period={tender} now={now} />
        </ActivityCard>
      ))}
    </ul>
  );
}
