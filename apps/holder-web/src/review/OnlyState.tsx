import { reviewStatesOf, type SubjectName } from '@ipw/domain';
import { StateBadge } from '@ipw/ui';
import { useSearchParams } from 'react-router';
import { useT } from '../i18n/catalogue';
import './review.css';
import { listStateIn } from './list-states';

/** Says that a list shows one state only, with a button to show all. */
export function OnlyState({ subject }: { subject: SubjectName }) {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const state = listStateIn(query);
  if (!state) return null;
  const all = () =>
    setQuery((old) => {
      old.delete('state');
      return old;
    });
  return (
    <p className="ui-row review-only" role="status">
      {t('review.only')}
      <StateBadge machine={reviewStatesOf(subject)} state={state} />
      <button type="button" className="review-only-all" onClick={all}>
        {t('review.only.all')}
      </button>
    </p>
  );
}
