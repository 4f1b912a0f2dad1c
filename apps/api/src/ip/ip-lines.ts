import { type HistoryLine, OPERATIONS, SUBJECTS } from '@ipw/domain';
import type { PagePlan } from '../core/http/page';
import { SELECT_COLUMNS, SELECT_JOINS } from '../core/transition/history.service';

/** Lines of an IP that its operators read: of the IP, its content and revisions, its shop settings, its private link. */
export const linesOfIp = (ipId: string): Required<Omit<PagePlan, 'by'>> => ({
  from: `audit_line t ${SELECT_JOINS} LEFT JOIN revision r ON t.subject = 'revision' AND r.id = t.subject_id
    LEFT JOIN shop_setting g ON t.subject = 'shop_setting' AND g.id = t.subject_id`,
  columns: `${SELECT_COLUMNS}, t.actor_id, COALESCE(r.subject, g.subject, t.subject) AS subject,
    COALESCE(r.title, (SELECT v.title FROM revision v WHERE v.subject = t.subject AND v.subject_id = t.subject_id ORDER BY v.id DESC LIMIT 1)) AS title`,
  where: `((t.subject = 'ip' AND t.subject_id = ?) OR (t.subject = 'revision' AND t.subject_id IN (SELECT id FROM revision WHERE ip_id = ?))
    OR (t.subject IN (?) AND t.subject_id IN (SELECT subject_id FROM revision WHERE ip_id = ?))
    OR (t.subject = 'shop_setting' AND t.subject_id IN (SELECT id FROM shop_setting WHERE ip_id = ?))
    OR (t.subject = 'shop_link' AND t.subject_id IN (SELECT id FROM shop_link WHERE ip_id = ?))) AND t.action IN (?)`,
  params: [ipId, ipId, SUBJECTS, ipId, ipId, ipId, OPERATIONS],
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
