import { reviewMachine, reviewBadges, type ReviewState, type ReviewStatus } from '@ipw/domain';
import { Badge, StateBadge } from '@ipw/ui';
import { useLanguage, useT } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import { Rejection, type Reviewed } from './Rejection';
import './review.css';

type StatusLabels = Pick<typeof reviewMachine, 'name' | 'states'>;

interface BadgesProps {
  state: ReviewState;
  /** Whether an approved version exists. */
  isLive: boolean;
  /** Whether the form differs from that version; absent outside forms. */
  differs?: boolean | undefined;
  /** This kind's labels of review states. */
  statusLabels?: StatusLabels;
}

/** The review status as one badge or two. */
export function ReviewStatusBadges({ statusLabels = reviewMachine, ...facts }: BadgesProps) {
  const t = useT();
  return reviewBadges(facts).map((badge) =>
    badge === 'edited' ? (
      <Badge key={badge} tone="wait">
        {t('review.edited')}
      </Badge>
    ) : (
      <StateBadge key={badge} machine={statusLabels} state={badge} />
    ),
  );
}

interface Props {
  status: ReviewStatus & { live: unknown };
  /** Whether the form differs from the live version; absent outside forms. */
  differs?: boolean | undefined;
  /** The content, if it can be edited: a rejection is shown with it. */
  of?: Reviewed;
  statusLabels?: StatusLabels;
}

/** The review status: what is live, who acts next and until when, and the reviewer's reason. */
export function ReviewStatusNote({ status, differs, of, statusLabels = reviewMachine }: Props) {
  const t = useT();
  const language = useLanguage();
  const { state, due_at, reason_code, live } = status;
  const isLive = live !== null;
  const last = reviewBadges({ state, isLive, differs }).at(-1)!;
  return (
    <div className="review-status">
      <p className="ui-row">
        <ReviewStatusBadges state={state} isLive={isLive} differs={differs} statusLabels={statusLabels} />
        <span className="ui-soft">
          {due_at ? t('review.due', { day: dayOf(due_at, language) }) : t(`review.now.${last}`)}
        </span>
      </p>
      {reason_code && of && <Rejection of={of} status={status} />}
    </div>
  );
}
