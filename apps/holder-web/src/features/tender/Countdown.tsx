import { TENDER_OPEN, type TenderRow, tenderTimeOf } from '@ipw/domain';
import { useT } from '../../i18n/catalogue';
import { leftOf } from '../../app/clock';

interface Props {
  tender: Pick<TenderRow, 'state' | 'opens_at' | 'closes_at'>;
  /** The server's clock in ms. */
  now: number;
}

/** How long until a project opens or closes; it turns by itself. */
export function Countdown({ tender, now }: Props) {
  const t = useT();
  if (tender.state !== TENDER_OPEN) return null;
  const time = tenderTimeOf(tender, now);
  if (time === 'ended') return <p className="tender-left">{t('tender.over')}</p>;
  const coming = time === 'not_started';
  const { days, clock } = leftOf(Date.parse(coming ? tender.opens_at : tender.closes_at) - now);
  const left = days > 0 ? t('tender.left.days', { days, clock }) : clock;
  return (
    <p className="tender-left" role="timer" aria-live="off" data-soon={(!coming && days === 0) || undefined}>
      {t(coming ? 'tender.opens_in' : 'tender.closes_in', { left })}
    </p>
  );
}
