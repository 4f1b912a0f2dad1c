import type { TenderRow } from '@ipw/domain';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { ActivityCard, CardFoot, Days, Participated } from './ActivityCard';
import { FitNote } from './FitNote';
import { followTender } from './tender.calls';
import { TenderBadge } from './TenderBadge';

/** A project in a list: cover first, then who asks, for what, until when, and how it fits. */
export function TenderCard({ tender, now }: { tender: TenderRow; now: number }) {
  const t = useT();
  const { tender_id, brand_name, brand_logo, kind, fields, prize, fit } = tender;
  return (
    <ActivityCard
      {...tender}
      to={withQuery(paths.tenderDetail, { id: useIpId(), tender_id })}
      status={
        <>
          <TenderBadge tender={tender} now={now} />
          <span className="ui-soft">{t(`tender_kind.${kind}`)}</span>
          <Participated yes={tender.participated} />
        </>
      }
    >
      <p className="ui-row tender-brand">
        {brand_logo && <img src={brand_logo} alt="" loading="lazy" />}
        <span>{brand_name}</span>
        <span className="ui-soft">{fields.join(' · ')}</span>
      </p>
      {prize && <p className="tender-prize">{prize}</p>}
      <Days {...tender} />
      <FitNote fit={fit} />
      <CardFoot {...tender} period={tender} now={now} follow={followTender(tender_id)} />
    </ActivityCard>
  );
}
