import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { may } from '../http/may';
import type { ResourceName } from '../http/call-api';
import { path } from './path';
import { useMe } from '../http/session';
import { None } from './None';

interface Props {
  id: string | null;
  children: ReactNode;
}

function RecordLink({ resource, id, children }: Props & { resource: ResourceName }) {
  const me = useMe();
  if (!id || !may(me, resource, 'show')) return children ?? <None />;
  return (
    <Link className="link" to={path.show(resource, id)}>
      {children}
    </Link>
  );
}

export const ClaimLink = (props: Props) => <RecordLink resource="claims" {...props} />;
export const FilingLink = (props: Props) => <RecordLink resource="filings" {...props} />;
export const IpLink = (props: Props) => <RecordLink resource="ips" {...props} />;
export const LabelOrderLink = (props: Props) => <RecordLink resource="label-orders" {...props} />;
export const MemberLink = (props: Props) => <RecordLink resource="members" {...props} />;
export const RegistrationLink = (props: Props) => <RecordLink resource="registrations" {...props} />;
export const TenderLink = (props: Props) => <RecordLink resource="tenders" {...props} />;
export const SeriesLink = (props: Props) => <RecordLink resource="series" {...props} />;
