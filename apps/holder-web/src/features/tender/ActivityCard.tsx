import type { TenderRow } from '@ipw/domain';
import { Badge } from '@ipw/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Countdown } from '../../app/Countdown';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { FollowButton, type FollowProps } from './FollowButton';

interface CardProps {
  cover: string | null;
  title: string;
  to: string;
  /** Above the title. */
  status?: ReactNode;
  children: ReactNode;
}

/** A project or a campaign in a list: cover first, then its state and its title. */
export const ActivityCard = ({ cover, title, to, status, children }: CardProps) => (
  <li className="ui-card tender-card">
    {cover && <img className="tender-cover" src={cover} alt="" loading="lazy" />}
    <div className="tender-card-body">
      {status && <p className="ui-row tender-status">{status}</p>}
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      {children}
    </div>
  </li>
);

/** Whether the IP takes part. */
export function Participated({ yes }: { yes: 0 | 1 }) {
  const t = useT();
  const label = t(`entry.participated.${yes}`);
  return yes ? <Badge tone="good">{label}</Badge> : <span className="ui-soft">{label}</span>;
}

type Timed = Pick<TenderRow, 'opens_at' | 'closes_at'> & { state: string };

/** From which day to which it is open. */
export function Days({ opens_at, closes_at }: Timed) {
  const t = useT();
  const language = useLanguage();
  const [from, to] = [dayOf(opens_at, language), dayOf(closes_at, language)];
  return <p className="ui-soft">{t('tender.period', { from, to })}</p>;
}

interface FootProps extends FollowProps {
  period: Timed;
  now: number;
}

/** How long it is still open, and whether the IP follows it. */
export const CardFoot = ({ period, now, ...follow }: FootProps) => (
  <div className="ui-row tender-foot">
    <Countdown of="tender" period={period} now={now} />
    <FollowButton {...follow} />
  </div>
);
