import { MemberLink } from '../components/RecordLink';
import { useT } from '../i18n/locale';

/** Other members confirmed with the same document. */
export function SameDocument({ members }: { members: readonly { id: string; member_name: string }[] }) {
  const t = useT();
  if (members.length === 0) return null;
  return (
    <section className="card rivals tone-bad" role="note">
      <h2>{t('same_document')}</h2>
      <p className="soft">{t('same_document.text')}</p>
      <ul>
        {members.map(({ id, member_name }) => (
          <li key={id}>
            <MemberLink id={id}>{member_name}</MemberLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
