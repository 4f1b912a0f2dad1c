import { kindOf, reviewStatesOf, SUBJECTS, type ReviewCount, type SubjectName } from '@ipw/domain';
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
  const countOf = (subject: SubjectName, state: string) =>
    counts.find((one) => one.subject === subject && one.state === state)?.count ?? 0;
  return (
    <ul className="home-counts">
      {SUBJECTS.map((subject) => {
        const { listPage: list, most } = kindOf(subject);
        const statusLabels = reviewStatesOf(subject);
        const states = LIST_STATES.filter((state) => countOf(subject, state) > 0);
        return (
          <li key={subject}>
            <Link to={withQuery(list, { id: ipId })}>{t(`subject.${subject}`)}</Link>
            <span>
              {states.map((state) => {
                const count = countOf(subject, state);
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
              {states.length === 0 && <span className="ui-soft">{t('content_counts.none')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
