import {
  FREE,
  LATE,
  PLATFORM_SHARE,
  SHEET_FAILS,
  type SheetAdminRecord,
  type SheetText,
  TURNS,
} from '@ipw/domain';
import { Flag } from '../components/Flag';
import { IpLink } from '../components/RecordLink';
import type { Field } from '../fields/field';
import { count } from '../fields/figures';
import { choices, due, moment, prose, sorted, text, word } from '../fields/kinds';
import { assigned, assignee, marked } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';
import { ColleagueInput } from './ColleagueInput';
import { CasePictures } from './CasePictures';
import { FoundContacts } from './FoundContacts';
import { MarkedText } from './MarkedText';
import { ProposedSeries } from './ProposedSeries';
import { SheetDesk } from './SheetDesk';
import { Untaken } from './Untaken';
import { sheetMarkable } from './sheet-markable';

/** A text of the buyer, with the contact details found in it marked. */
const marksIn = (field: Exclude<SheetText, 'buyer_name'>): Field<SheetAdminRecord> => ({
  show: (sheet) =>
    sheet.untaken ? <Untaken /> : <MarkedText field={field} text={sheet[field]} found={sheet.found} />,
});

/** Cooperation sheets: checked before the holder sees one, and the answer before the buyer does. */
const pages = reviewable<'sheets'>({
  reasons: SHEET_FAILS,
  asks: {
    hand_over: [{ name: 'colleague_id', control: ColleagueInput }],
    pass: [],
    consult_pass: [],
    consult_return: ['reason'],
    note: ['reason'],
  },
  title: (sheet) => sheet.ip_name,
  subtitle: (sheet) => (
    <>
      {sheet.sheet_no} <Flag count={sheet.contacts} word="sheet.contacts" otherwise={null} />
    </>
  ),
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['sku_id', 'buy_num', 'turn', 'due_at', 'created_at', 'assignee_name'],
  filters: {
    q: { kind: 'search', label: 'sheets.search' },
    turn: choices(TURNS, 'turn'),
    late: choices(LATE, 'late'),
    free: choices(FREE, 'free'),
    source: choices(Object.keys(PLATFORM_SHARE), 'sheet_source'),
    assignee: assigned,
  },
  fields: {
    sheet_no: text((sheet) => sheet.sheet_no),
    sku_id: text((sheet) => sheet.sku),
    buy_num: count((sheet) => sheet.buy_num),
    turn: word('turn', (sheet) => sheet.turn),
    consult: word('consult', (sheet) => sheet.consult),
    sheet_source: word('sheet_source', (sheet) => sheet.source),
    buyer_name: text((sheet) => sheet.buyer_name),
    due_at: sorted(due((sheet) => sheet.due_at)),
    created_at: sorted(moment((sheet) => sheet.created_at)),
    assignee_name: assignee,
  },
  details: {
    ip: { show: (sheet) => <IpLink id={sheet.ip_id}>{sheet.ip_name}</IpLink> },
    share_percent: text((sheet) => `${String(sheet.share_percent)}%`),
    sku_describe: marksIn('sku_describe'),
    company_case: marksIn('company_case'),
    other_describe: marksIn('other_describe'),
    company_case_images: { show: (sheet) => <CasePictures files={sheet.company_case_images} /> },
    found: {
      show: (sheet) => <FoundContacts found={sheet.found} pictures={sheet.company_case_images} />,
    },
    company_name: marksIn('company_name'),
    phone_number: text((sheet) => sheet.phone_number),
    corrects: text((sheet) => sheet.corrects),
    reply: prose((sheet) => sheet.answer),
    series: { show: (sheet) => <ProposedSeries series={sheet.series} /> },
    answered_at: moment((sheet) => sheet.answered_at),
    reason_code: word('sheet_reason', (sheet) => sheet.reason_code),
    reason: prose((sheet) => sheet.reason),
    marks: marked,
    note: prose((sheet) => sheet.note),
    escalated_at: moment((sheet) => sheet.escalated_at),
  },
  facts: [
    {
      title: 'facts.sheet',
      fields: [
        'ip',
        'sheet_no',
        'sku_id',
        'buy_num',
        'sku_describe',
        'company_case',
        'company_case_images',
        'other_describe',
        'found',
      ],
    },
    {
      title: 'facts.buyer',
      fields: ['buyer_name', 'company_name', 'phone_number', 'sheet_source', 'share_percent'],
    },
    {
      title: 'facts.answer',
      fields: ['reply', 'series', 'answered_at', 'consult', 'note'],
      when: (sheet) => sheet.answer !== null,
    },
    {
      title: 'facts.sheet_progress',
      fields: ['turn', 'due_at', 'escalated_at', 'created_at', 'corrects'],
    },
    {
      title: 'facts.sheet_reason',
      fields: ['reason_code', 'reason', 'marks'],
      when: (sheet) => sheet.reason_code !== null,
    },
  ],
  markable: sheetMarkable,
  marks: (sheet) => sheet.marks,
  stakes: ['sku_id', 'buyer_name'],
});

/** The list is a board by step as well. */
export default (resource: Parameters<typeof pages>[0]) => {
  const { list: Queue, ...others } = pages(resource);
  return { ...others, list: () => <SheetDesk Queue={Queue!} /> };
};
