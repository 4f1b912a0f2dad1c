import type { TenderRow } from '@ipw/domain';
import { Badge } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { Countdown } from './Countdown';
import { FitNote } from './FitNote';
import { FollowButton } from './FollowButton';
import { followTender } from './tender.calls';
import { TenderBadge } from './TenderBadge';

/** A project in a list: cover first, then who asks, for what, until when, and how it fits. */
export function TenderCard({ tender, now }: { tender: TenderRow; now: number }) {
  const t = useT();
  const language = useLanguage();
  const { tender_id, title, cover, brand_name, brand_logo, kind, fields, prize, fit } = tender;
  const to = withQuery(paths.tenderDetail, { id: useIpId(), tender_id });
  return (
    <li className="ui-card tender-card">
      {cover && <img className="tender-cover" src={cover} alt="" loading="lazy" />}
      <div className="tender-card-body">
        <p className="ui-row tender-status">
          <TenderBadge tender={tender} now={now} />
          <span className="ui-soft">{t(`tender_kind.${kind}`)}</span>
          {tender.participated === 1 && <Badge tone="good">{t('entry.participated.1')}</Badge>}
        </p>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <p className="ui-row tender-brand">
          {brand_logo && <img src={brand_logo} alt="" loading="lazy" />}
          <span>{brand_name}</span>
          <span className="ui-soft">{fields.join(' · ')}</span>
        </p>
        {prize && <p className="tender-prize">{prize}</p>}
        <p className="ui-soft">
          {t('tender.period', {
            from: dayOf(tender.opens_at, language),
            to: dayOf(tender.closes_at, language),
          })}
        </p>
        <FitNote fit={fit} />
        <div className="ui-row tender-foot">
          <Countdown tender={tender} now={now} />
          <FollowButton {...tender} follow={followTender(tender.tender_id)} />
        </div>
      </div>
    </li>
  );
}
