import { kindOf, reviewStatesOf, SUBJECTS, type ReviewCount } from '@ipw/domain';
import { StateBadge } from '@ipw/ui';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { Link } from 'react-router';
import { withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { LIST_STATES } from '../../review/list-states';

interface Props {
  ipId: string;
  counts: readonly ReviewCount[];
}

/** The number of content items by kind and review state; each number links to its list. */
export function ReviewCounts({ ipId, counts }: Props) {
  const t = useT();
  return (
    <ul className="home-counts">
      {SUBJECTS.map((subject) => {
        const { listPage: list, most } = kindOf(subject);
        const statusLabels = reviewStatesOf(subject);
        const found = LIST_STATES.flatMap((state) =>
          counts.filter((one) => one.subject === subject && one.state === state),
        );
        return (
          <li key={subject}>
            <Link to={withQuery(list, { id: ipId })}>{t(`subject.${subject}`)}</Link>
            <span>
              {found.map(({ state, count }) => {
                const word = t(`state.${statusLabels.name}.${state}` as SharedKey);
                return (
                  <Link
                    key={state}
                    to={withQuery(list, { id: ipId, state })}
                    aria-label={t('content_counts.of', {
                      subject: t(`subject.${subject}`),
                      state: word,
                      count,
                    })}
                  >
                    {/* The space keeps the visible words as they are in the label. */}
                    <StateBadge machine={statusLabels} state={state} /> {most !== undefined && <b>{count}</b>}
                  </Link>
                );
              })}
              {found.length === 0 && <span className="ui-soft">{t('content_counts.none')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
