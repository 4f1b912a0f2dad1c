import { Link } from 'react-router';
import { may, type ResourceName } from '../access';
import { path } from '../pages/path';
import { useWordFor } from '../review/use-word-for';
import { useMe } from '../session/session';
import { SUBJECTS } from './subjects';

const TAIL = 6;

/** The record a line is about, by its kind and the end of its id. */
export function Subject({ subject, id }: { subject: string; id: string }) {
  const me = useMe();
  const wordFor = useWordFor();
  const resource = (SUBJECTS as Partial<Record<string, ResourceName | null>>)[subject];
  const label = (
    <>
      {wordFor.subject(subject)} <code>…{id.slice(-TAIL)}</code>
    </>
  );
  if (!resource || !may(me, resource, 'show')) return <span title={id}>{label}</span>;
  return (
    <Link className="link" title={id} to={path.show(resource, id)}>
      {label}
    </Link>
  );
}
