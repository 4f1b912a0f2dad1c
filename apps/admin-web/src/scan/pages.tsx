import { VERDICTS } from '@ipw/domain';
import { IpLink } from '../components/RecordLink';
import { Word } from '../components/Word';
import type { ModelOf } from '../fields/field';
import { choices, day, moment, oneRecord, search, text } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { keyOf } from '../i18n/words';
import { VerdictBadge } from '../components/VerdictBadge';

/** All scans, newest first; those of unknown codes belong to no IP. */
const scans: ModelOf<'scans'> = {
  title: (scan) => scan.product_name ?? '–',
  subtitle: (scan) => scan.licensee_name,
  sort: { field: 'at', order: 'DESC' },
  columns: ['at', 'verdict', 'ip', 'batch_number', 'place', 'agent', 'source'],
  filters: {
    ip_id: oneRecord,
    q: search,
    batch_number: search,
    source: search,
    from: day,
    to: day,
    verdict: choices(VERDICTS, 'verdict'),
  },
  fields: {
    at: moment((scan) => scan.at),
    verdict: { show: (scan) => <VerdictBadge verdict={scan.verdict} /> },
    ip: {
      show: (scan) => <IpLink id={scan.ip_id}>{scan.ip_name}</IpLink>,
    },
    batch_number: text(
      (scan) => scan.batch_number && `${String(scan.batch_number)} / ${String(scan.serial)}`,
    ),
    place: text((scan) => scan.place),
    agent: {
      show: (scan) => (
        <>
          <Word of={keyOf('agent', scan.agent)} />
          {scan.mark && (
            <span className="soft">
              {' · '}
              <Word of={keyOf('scan_mark', scan.mark)} />
            </span>
          )}
        </>
      ),
    },
    source: { show: (scan) => <code>{scan.source}</code> },
  },
  facts: [],
};

export default pagesOf(scans, { list: { opens: false } });
