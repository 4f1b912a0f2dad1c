import { reviewMachine, type Standing } from '@ipw/domain';
import { AlertIcon, StateBadge } from '@ipw/ui';
import { useLanguage, useT, type Key } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import './review.css';

interface Props {
  standing: Standing;
  help?: string;
  /** How this kind of content calls the states of its review. */
  faces?: Pick<typeof reviewMachine, 'name' | 'states'>;
}

/** Where a review stands: its state, whose turn it is until when, and what staff said. */
export function StandingNote({ standing, help, faces = reviewMachine }: Props) {
  const t = useT();
  const language = useLanguage();
  const { state, due_at, reason_code, reason } = standing;
  return (
    <div className="review-standing">
      <p className="ui-row">
        <StateBadge machine={faces} state={state} />
        <span className="ui-soft">
          {due_at ? t('review.due', { day: dayOf(due_at, language) }) : t(`review.now.${state}` as Key)}
        </span>
      </p>
      {reason_code && (
        <div className="review-reason" role="note">
          <AlertIcon />
          <div>
            <strong>{t(`revision_reason.${reason_code}` as Key)}</strong>
            {reason && <blockquote>{reason}</blockquote>}
            {help && <p className="ui-soft">{help}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
