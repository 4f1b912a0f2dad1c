import { type HistoryLine, OPERATIONS } from '@ipw/domain';
import type { PagePlan } from '../core/http/page';
import { SELECT_COLUMNS, SELECT_JOINS } from '../core/transition/history.service';

/** Ids of all lines of an IP, found through the index on their records; takes the IP's id five times. */
const LINES = `SELECT l.id FROM audit_line l WHERE l.subject = 'ip' AND l.subject_id = ?
    UNION SELECT l.id FROM revision o JOIN audit_line l ON l.subject = 'revision' AND l.subject_id = o.id WHERE o.ip_id = ?
    UNION SELECT l.id FROM (SELECT DISTINCT subject, subject_id FROM revision WHERE ip_id = ?) o
      JOIN audit_line l ON l.subject = o.subject AND l.subject_id = o.subject_id
    UNION SELECT l.id FROM shop_setting o JOIN audit_line l ON l.subject = 'shop_setting' AND l.subject_id = o.id WHERE o.ip_id = ?
    UNION SELECT l.id FROM shop_link o JOIN audit_line l ON l.subject = 'shop_link' AND l.subject_id = o.id WHERE o.ip_id = ?`;

/** Lines of an IP that its operators read: of the IP, its content and revisions, its shop settings, its private link. */
export const linesOfIp = (ipId: string): Required<Omit<PagePlan, 'by'>> => ({
  from: `(${LINES}) found STRAIGHT_JOIN audit_line t ON t.id = found.id ${SELECT_JOINS} LEFT JOIN revision r ON t.subject = 'revision' AND r.id = t.subject_id
    LEFT JOIN shop_setting g ON t.subject = 'shop_setting' AND g.id = t.subject_id`,
  columns: `${SELECT_COLUMNS}, t.actor_id, COALESCE(r.subject, g.subject, t.subject) AS subject,
    COALESCE(r.title, (SELECT v.title FROM revision v WHERE v.subject = t.subject AND v.subject_id = t.subject_id ORDER BY v.id DESC LIMIT 1)) AS title`,
  where: 't.action IN (?)',
  params: [ipId, ipId, ipId, ipId, ipId, OPERATIONS],
});

/** Whether a line proposes or publishes content, which is compared with the version approved before. */
export const proposes = ({ action }: Pick<HistoryLine, 'action'>): boolean =>
  ['submit', 'approve', 'reject', 'publish'].includes(action);

/** The corrections of an IP's own columns by staff that its operators may read. */
export const correctionsIn = ({
  subject,
  changes,
}: Pick<HistoryLine, 'changes'> & { subject: string }): HistoryLine['changes'] =>
  changes.filter(
    (change) =>
      subject === 'ip' && 'after' in change && ['ip_name', 'intro', 'official_site'].includes(change.field),
  );
