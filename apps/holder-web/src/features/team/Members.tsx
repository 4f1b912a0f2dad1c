import { teamApi, type TeamMember } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { ask, Badge, Button, toast } from '@ipw/ui';
import { useNavigate } from 'react-router';
import { api } from '../../app/api';
import { refreshMember, useIpId, useMemberInfo } from '../../app/member';
import { paths } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { ago, dayOf } from '../../i18n/when';

interface MemberProps {
  member: TeamMember;
  onChange: () => void;
}

/** One who works on the IP: relation, since when, and for the owner the phone and the last activity. */
function Member({ member, onChange }: MemberProps) {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const ipId = useIpId();
  const { ips } = useMemberInfo();
  const { operator_id, version, name, phone_number, match_relation, since, last_seen_at, self } = member;
  const ip = ips.find(({ ip_id }) => ip_id === ipId)?.ip_name ?? '';

  const remove = async () => {
    const question = { title: t('team.remove_title', { name }), text: t('team.remove_text') };
    if (!(await ask({ ...question, confirm: t('team.remove'), danger: true }))) return;
    try {
      await api(teamApi.remove, { ip_id: ipId, operator_id, version });
      toast('good', t('team.removed'));
    } finally {
      onChange();
    }
  };
  const leave = async () => {
    const question = { title: t('team.leave_title', { ip }), text: t('team.leave_text') };
    if (!(await ask({ ...question, confirm: t('team.leave'), danger: true }))) return;
    await api(teamApi.leave, { ip_id: ipId, version });
    toast('good', t('team.left', { ip }));
    void navigate(paths.claim);
    await refreshMember();
  };

  return (
    <li className="team-row">
      <div className="team-text">
        <h3>
          {name}
          {self ? <Badge tone="neutral">{t('team.you')}</Badge> : null}
          {match_relation === null ? <Badge tone="wait">{t('team.waiting')}</Badge> : null}
        </h3>
        <p>
          {match_relation === null ? null : <span>{t(`relation.${match_relation}` as SharedKey)}</span>}
          {phone_number ? <span>{phone_number}</span> : null}
          <span>{t('team.since', { day: dayOf(since, language) })}</span>
          {last_seen_at && !self ? (
            <span>{t('team.seen', { when: ago(last_seen_at, language) })}</span>
          ) : null}
        </p>
      </div>
      {member.actions.includes('remove') ? (
        <Button
          small
          aria-label={t('team.remove_of', { name })}
          onClick={() => void remove().catch(() => undefined)}
        >
          {t('team.remove')}
        </Button>
      ) : null}
      {member.actions.includes('leave') ? (
        <Button small onClick={() => void leave().catch(() => undefined)}>
          {t('team.leave')}
        </Button>
      ) : null}
    </li>
  );
}

export function Members({ members, onChange }: { members: readonly TeamMember[]; onChange: () => void }) {
  const t = useT();
  return (
    <section aria-labelledby="team-members">
      <h2 id="team-members">{t('team.members')}</h2>
      <ul className="team-list">
        {members.map((member) => (
          <Member key={member.operator_id} member={member} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}
