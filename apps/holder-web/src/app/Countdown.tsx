import { CAMPAIGN_OPEN, type Period, placeIn, TENDER_OPEN } from '@ipw/domain';
import { useT } from '../i18n/catalogue';
import { leftOf } from './clock';

interface Props {
  /** Whose words and look it has. */
  of: keyof typeof OPEN;
  period: Period & { state: string };
  /** The server's clock in ms. */
  now: number;
}
const OPEN = { tender: TENDER_OPEN, campaign: CAMPAIGN_OPEN };

/** How long until a project or a campaign opens or closes; it turns by itself. */
export function Countdown({ of, period, now }: Props) {
  const t = useT();
  if (period.state !== OPEN[of]) return null;
  const place = placeIn(period, now);
  if (place === 2) return <p className={`${of}-left`}>{t(`${of}.over`)}</p>;
  const { days, clock } = leftOf(Number(new Date(place ? period.closes_at : period.opens_at)) - now);
  const left = days > 0 ? t(`${of}.left.days`, { days, clock }) : clock;
  return (
    <p
      className={`${of}-left`}
      role="timer"
      aria-live="off"
      data-soon={(place === 1 && days === 0) || undefined}
    >
      {t(place ? `${of}.closes_in` : `${of}.opens_in`, { left })}
    </p>
  );
}
