import { type CodeReportAdminRow, codeReportMachine, REPORT_OUTCOMES, VERDICTS } from '@ipw/domain';
import { IpLink } from '../components/RecordLink';
import { None } from '../components/None';
import { choices, due, moment, prose, search, sorted, state, text, word } from '../fields/kinds';
import { Contact } from '../reveal/Contact';
import { VerdictBadge } from '../components/VerdictBadge';
import { recordPages } from '../review/record-pages';

const titleOf = (report: CodeReportAdminRow) => report.product_name ?? report.code ?? '–';

/** Buyers' reports of fakes, settled by the holder or by staff. */
export default recordPages<'code-reports'>({
  asks: { settle_for: [{ name: 'outcome', options: REPORT_OUTCOMES, words: 'report_outcome' }, 'reason'] },
  title: titleOf,
  subtitle: (report) => report.ip_name,
  sort: { field: 'id', order: 'DESC' },
  columns: ['state', 'verdict', 'bought_at', 'due_at', 'created_at'],
  filters: {
    q: search,
    batch_number: search,
    state: choices(Object.keys(codeReportMachine.states), 'state.code_report'),
    verdict: choices(VERDICTS, 'verdict'),
  },
  fields: {
    state: state(codeReportMachine, (report) => report.state),
    verdict: { show: (report) => <VerdictBadge verdict={report.verdict} /> },
    ip: {
      show: (report) => <IpLink id={report.ip_id}>{report.ip_name}</IpLink>,
    },
    licensee_name: text((report) => report.licensee_name),
    batch_number: text(
      (report) => report.batch_number && `${String(report.batch_number)} / ${String(report.serial)}`,
    ),
    code: text((report) => report.code),
    bought_at: text((report) => report.bought_at),
    source: { show: (report) => <code>{report.source}</code> },
    outcome: word('report_outcome', (report) => report.outcome),
    created_at: moment((report) => report.created_at),
    due_at: sorted(due((report) => report.due_at)),
    settled_at: moment((report) => report.settled_at),
  },
  details: {
    report_description: prose((report) => report.description),
    reason: prose((report) => report.note),
    photo: {
      show: ({ image }) =>
        image ? (
          <a href={image.file_path} target="_blank" rel="noreferrer">
            <img className="report-photo" src={image.thumb_path ?? image.file_path} alt={image.file_name} />
          </a>
        ) : (
          <None />
        ),
    },
    delivery: {
      show: (report) =>
        report.contact === null ? (
          <None />
        ) : (
          <Contact
            resource="code-reports"
            record={{ ...report, contact: report.contact }}
            title={titleOf(report)}
            fields={['contact']}
          />
        ),
    },
  },
  facts: [
    {
      title: 'facts.report',
      fields: [
        'state',
        'bought_at',
        'report_description',
        'photo',
        'delivery',
        'source',
        'created_at',
        'due_at',
      ],
    },
    { title: 'facts.label', fields: ['verdict', 'ip', 'licensee_name', 'batch_number', 'code'] },
    {
      title: 'facts.decision',
      fields: ['settled_at', 'outcome', 'reason'],
      when: (report) => report.settled_at !== null,
    },
  ],
});
