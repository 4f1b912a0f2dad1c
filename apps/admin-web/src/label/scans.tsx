import { type ScanMark, type Verdict, VERDICTS } from '@ipw/domain';
import { IpLink } from '../components/RecordLink';
import { Word } from '../components/Word';
import type { Model, Row } from '../fields/field';
import { choices, day, moment, oneRecord, search, text } from '../fields/kinds';
import type { Pages } from '../frames/lazy-pages';
import { ListPage } from '../frames/ListPage';
import { keyOf } from '../i18n/words';
import { VerdictBadge } from './VerdictBadge';

interface ScanRow extends Row {
  at: string;
  verdict: Verdict;
  mark: ScanMark | null;
  ip_id: string | null;
  ip_name: string | null;
  product_name: string | null;
  licensee_name: string | null;
  batch_number: number | null;
  serial: number | null;
  place: string | null;
  agent: string;
  source: string;
}

/** Every scan, the newest first; those of codes nobody made belong to no IP. */
const scans: Model<ScanRow> = {
  name: 'scans',
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
  empty: { title: 'scans.empty.title', text: 'scans.empty.text' },
};

const pages: Pages = { list: () => <ListPage model={scans} opens={false} /> };
export default pages;
