import type { AuditRow } from '@ipw/domain';
import { useWordFor } from '../history/use-word-for';

export function AuditAction({ line }: { line: AuditRow }) {
  const wordFor = useWordFor();
  return (
    <span>
      {wordFor.action(line.action, line.subject)}
      {line.reason && <small className="soft prose block">{wordFor.reason(line.reason, line.subject)}</small>}
    </span>
  );
}
