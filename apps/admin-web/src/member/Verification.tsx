import type { MemberRecord } from '@ipw/domain';
import { Link } from 'react-router';
import { StateBadge } from '../components/StateBadge';
import { authStatusLabels } from '../components/status-labels';
import { path } from '../components/path';
import { useT } from '../i18n/locale';

/** Verification status of the real name, with a link to the identity documents. */
export function Verification({ member }: { member: MemberRecord }) {
  const t = useT();
  return (
    <span className="inline">
      <StateBadge statusLabels={authStatusLabels} state={member.auth_status} />
      {member.verification_id && (
        <Link className="link" to={path.show('verifications', member.verification_id)}>
          {t('member.verification')}
        </Link>
      )}
    </span>
  );
}
