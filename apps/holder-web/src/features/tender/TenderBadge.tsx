import {
  TENDER_OPEN,
  tenderMachine,
  type TenderRow,
  tenderTimeOf,
  type TenderTime,
  type Tone,
} from '@ipw/domain';
import { Badge, StateBadge } from '@ipw/ui';
import { useT } from '../../i18n/catalogue';

const TONES: Readonly<Record<TenderTime, Tone>> = {
  not_started: 'wait',
  in_progress: 'good',
  ended: 'neutral',
};

/** The time of an open project by the server's clock, else its state. */
export function TenderBadge({
  tender,
  now,
}: {
  tender: Pick<TenderRow, 'state' | 'opens_at' | 'closes_at'>;
  now: number;
}) {
  const t = useT();
  if (tender.state !== TENDER_OPEN) return <StateBadge machine={tenderMachine} state={tender.state} />;
  const time = tenderTimeOf(tender, now);
  return <Badge tone={TONES[time]}>{t(`tender_time.${time}`)}</Badge>;
}
