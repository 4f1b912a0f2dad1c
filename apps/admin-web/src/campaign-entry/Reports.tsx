import type { EntryReport } from '@ipw/domain';
import { Moment } from '../components/Moment';
import { None } from '../components/None';

/** Reports that the work copies another, newest first. */
export function Reports({ reports }: { reports: readonly EntryReport[] }) {
  if (reports.length === 0) return <None />;
  return (
    <ul>
      {reports.map(({ at, statement, email }) => (
        <li key={`${at} ${statement}`}>
          <p className="prose">{statement}</p>
          <p className="soft">
            <Moment at={at} /> {email}
          </p>
        </li>
      ))}
    </ul>
  );
}
