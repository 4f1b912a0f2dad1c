import { FILING_PAYS, FILING_REASONS, refundMachine } from '@ipw/domain';
import { Flag } from '../components/Flag';
import { None } from '../components/None';
import { PaperLink } from '../components/PaperLink';
import { MemberLink } from '../components/RecordLink';
import { StateBadge } from '../components/StateBadge';
import { money } from '../fields/figures';
import { choices, due, moment, onDay, prose, search, sorted, text, word } from '../fields/kinds';
import { assigned, assignee, marked, submittedAt } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';
import { CentreNotice } from './CentreNotice';
import { filingMarkable } from './filing-markable';
import { SameWorks } from './SameWorks';
import { Stages } from './Stages';

/** Filings: checked before they are sent to the filing centre, and certified. */
export default reviewable<'filings'>({
  reasons: FILING_REASONS,
  asks: {
    send: [],
    confirm_payment: [],
    refuse_voucher: ['reason'],
    certify: ['registration_number', 'registered_on', 'certificate'],
  },
  title: (filing) => filing.title ?? filing.filing_number ?? '',
  subtitle: (filing) => (
    <Flag count={filing.same_work} word="filing.same_works" otherwise={filing.filing_number} />
  ),
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['member_name', 'submitted_at', 'pay', 'waits_for', 'due_at', 'assignee_name'],
  filters: {
    q: search,
    pay: choices(FILING_PAYS, 'filing_pay'),
    assignee: assigned,
    late: choices(['escalated'], 'late'),
  },
  fields: {
    filing_number: text((filing) => filing.filing_number),
    member_name: text((filing) => filing.member_name),
    submitted_at: submittedAt,
    work_kind: word('work_kind', (filing) => filing.work_kind),
    pay: word('filing_pay', (filing) => filing.pay),
    paid: word('paid', (filing) => (filing.pay === 'credit' ? null : filing.paid)),
    waits_for: word('filing_waits', (filing) => filing.waits_for),
    amount: money((filing) => filing.amount_fen),
    registration_number: text((filing) => filing.registration_number),
    ip: text((filing) => filing.ip_name),
    escalated_at: moment((filing) => filing.escalated_at),
    due_at: sorted(due((filing) => filing.due_at)),
    assignee_name: assignee,
    reason_code: word('filing_reason', (filing) => filing.reason_code),
    reason: prose((filing) => filing.reason),
  },
  details: {
    claimant: { show: (filing) => <MemberLink id={filing.member_id}>{filing.member_name}</MemberLink> },
    auth_username: text((filing) => filing.auth_username),
    work_title: text((filing) => filing.title),
    description: prose((filing) => filing.description),
    completed_on: onDay((filing) => filing.completed_on),
    published_on: onDay((filing) => filing.published_on),
    work_author: text((filing) => filing.author_name),
    holder_kind: word('holder_kind', (filing) => filing.holder_kind),
    holder_name: text((filing) => filing.holder_name),
    holder_number: text((filing) => filing.holder_number),
    marks: marked,
    sent_at: moment((filing) => filing.sent_at),
    stages: { show: ({ stages }) => <Stages stages={stages} /> },
    refund: {
      show: ({ refund_state }) =>
        refund_state ? <StateBadge statusLabels={refundMachine} state={refund_state} /> : <None />,
    },
    certificate: {
      show: ({ certificate }) =>
        certificate ? <PaperLink file={certificate} label="filing.open_certificate" /> : <None />,
    },
  },
  facts: [
    {
      title: 'facts.work',
      fields: ['work_title', 'work_kind', 'description', 'completed_on', 'published_on', 'ip'],
    },
    {
      title: 'facts.holder',
      fields: ['claimant', 'auth_username', 'work_author', 'holder_kind', 'holder_name', 'holder_number'],
    },
    {
      title: 'facts.filing',
      fields: [
        'filing_number',
        'pay',
        'amount',
        'paid',
        'waits_for',
        'submitted_at',
        'sent_at',
        'stages',
        'escalated_at',
        'reason_code',
        'reason',
        'marks',
        'refund',
      ],
    },
    {
      title: 'evidence.certificate',
      fields: ['registration_number', 'certificate'],
      when: (filing) => filing.certificate !== null,
    },
  ],
  evidence: (filing) => [
    { title: 'evidence.work', files: filing.pictures },
    { title: 'evidence.holder', files: filing.documents },
    { title: 'evidence.voucher', files: filing.voucher ? [filing.voucher] : [] },
  ],
  notice: <CentreNotice />,
  warning: (filing) => <SameWorks works={filing.same_works} />,
  markable: filingMarkable,
  marks: (filing) => filing.marks,
  stakes: ['filing_number', 'member_name', 'amount', 'pay'],
});
