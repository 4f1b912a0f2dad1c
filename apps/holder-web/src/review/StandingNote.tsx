import { reviewMachine, type Standing } from '@ipw/domain';
import { StateBadge } from '@ipw/ui';
import { useLanguage, useT, type Key } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import { Rejection, type Reviewed } from './Rejection';
import './review.css';

interface Props {
  standing: Standing;
  /** What it is the standing of, where it can be edited: a rejection is shown with it. */
  of?: Reviewed;
  /** How this kind of content calls the states of its review. */
  faces?: Pick<typeof reviewMachine, 'name' | 'states'>;
}

/** Where a review stands: its state, whose turn it is until when, and what staff said. */
export function StandingNote({ standing, of, faces = reviewMachine }: Props) {
  const t = useT();
  const language = useLanguage();
  const { state, due_at, reason_code } = standing;
  return (
    <div className="review-standing">
      <p className="ui-row">
        <StateBadge machine={faces} state={state} />
        <span className="ui-soft">
          {due_at ? t('review.due', { day: dayOf(due_at, language) }) : t(`review.now.${state}` as Key)}
        </span>
      </p>
      {reason_code && of && <Rejection of={of} standing={standing} />}
    </div>
  );
}
