import { useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router';
import type { ResourceName } from '../http/call-api';
import { idEnd } from '../components/id-end';
import { path } from '../components/path';
import { useWordFor } from '../history/use-word-for';
import { may } from '../http/may';
import { useMe } from '../http/session';

/** The record of a line, by its kind and the end of its id. */
export function Subject({ subject, id }: { subject: string; id: string }) {
  const me = useMe();
  const wordFor = useWordFor();
  const definitions = Object.values(useResourceDefinitions<{ subject?: string }>());
  const resource = definitions.find(({ options }) => options?.subject === subject)?.name as
    ResourceName | undefined;
  const label = (
    <>
      {wordFor.subject(subject)} <code>{idEnd(id)}</code>
    </>
  );
  if (!resource || !may(me, resource, 'show')) return <span title={id}>{label}</span>;
  return (
    <Link className="link" title={id} to={path.show(resource, id)}>
      {label}
    </Link>
  );
}
