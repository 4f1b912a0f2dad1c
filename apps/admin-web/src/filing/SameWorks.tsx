import { filingMachine, type SameWork } from '@ipw/domain';
import { Link } from 'react-router';
import { path } from '../components/path';
import { StateBadge } from '../components/StateBadge';
import { useT } from '../i18n/locale';

/** A hint that other filings hold the same picture; it refuses nothing. */
export function SameWorks({ works }: { works: readonly SameWork[] }) {
  const t = useT();
  if (works.length === 0) return null;
  return (
    <section className="card hint">
      <h2>{t('filing.same_title')}</h2>
      <ul>
        {works.map(({ id, title, filing_number, member_name, state }) => (
          <li key={id}>
            <Link to={path.show('filings', id)}>{title ?? filing_number}</Link> · {member_name}{' '}
            <StateBadge statusLabels={filingMachine} state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
