import { filingMachine, type SameWork } from '@ipw/domain';
import { Link } from 'react-router';
import { Moment } from '../components/Moment';
import { path } from '../components/path';
import { StateBadge } from '../components/StateBadge';
import { useT } from '../i18n/locale';
import { SideBySide } from '../review/lookalikes/SideBySide';

/** A hint that other filings hold the same picture, which is shown beside this one's; it refuses nothing. */
export function SameWorks({ works }: { works: readonly SameWork[] }) {
  const t = useT();
  if (works.length === 0) return null;
  const pairs = works.map(
    ({ id, image_id, title, filing_number, member_name, state, submitted_at, ...pictures }) => ({
      ...pictures,
      key: `${id} ${image_id}`,
      caption: (
        <>
          <Link to={path.show('filings', id)}>{title ?? filing_number}</Link> · {member_name}
        </>
      ),
      note: (
        <>
          <StateBadge statusLabels={filingMachine} state={state} /> <Moment at={submitted_at} />
        </>
      ),
    }),
  );
  return <SideBySide title={t('filing.same_title')} text={t('filing.same_text')} pairs={pairs} />;
}
