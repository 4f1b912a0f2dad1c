import type { MemberRecord } from '@ipw/domain';
import { may } from '../http/may';
import { FollowUps } from '../care/FollowUps';
import { useMe } from '../http/session';
import { AccountCard } from './AccountCard';
import { ClaimsCard, IpsCard } from './Belongings';
import { Notes } from './Notes';
import './member.css';

/** A member's records, notes and follow-ups; each section for roles that may see it. */
export function MemberSections({ member }: { member: MemberRecord }) {
  const me = useMe();
  const cares = me.scopes.includes('member:care');
  return (
    <>
      {cares && <FollowUps member={member} />}
      {cares && <Notes key={member.id} member={member} />}
      {may(me, 'operators', 'list') && <IpsCard memberId={member.id} />}
      {may(me, 'claims', 'list') && <ClaimsCard memberId={member.id} />}
      {cares && <AccountCard memberId={member.id} />}
    </>
  );
}
