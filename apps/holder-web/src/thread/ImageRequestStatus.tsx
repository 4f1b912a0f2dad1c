import { imageRequestMachine, type ImageRequestSummary } from '@ipw/domain';
import { StateBadge } from '@ipw/ui';
import { useLanguage, useT } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import { RestNote, ThreadTurnNote } from './ThreadStatus';

interface Props {
  request: Pick<ImageRequestSummary, 'state' | 'due_at' | 'until' | 'rests'>;
  side?: 'holder' | 'brand';
  /** Whether it says why nothing is due, on a page of its own. */
  whole?: boolean;
}

/** The state of a request for pictures, until when it is to be answered, and the last day of the use. */
export function ImageRequestStatus({
  request: { state, due_at, until, rests },
  side = 'holder',
  whole,
}: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <p className="ui-row deal-status">
      <StateBadge machine={imageRequestMachine} state={state} />
      <RestNote rests={rests} short={!whole} />
      <ThreadTurnNote turn={due_at ? 'holder' : null} due_at={due_at} side={side} />
      <span className="ui-soft">
        {t('images.column.until')} {dayOf(until, language)}
      </span>
    </p>
  );
}
