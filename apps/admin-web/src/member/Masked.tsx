import { type MemberRecord, REVEAL, type RevealField } from '@ipw/domain';
import { None } from '../components/None';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { Reveal } from '../reveal/Reveal';

interface Props {
  member: MemberRecord;
  field: RevealField;
  masked: string | null;
  /** Text before the value, e.g. an area code. */
  before?: string;
}

/** A masked value of a member. */
export function Masked({ member, field, masked, before }: Props) {
  const t = useT();
  if (masked === null) return <None />;
  return (
    <span className="masked">
      <Reveal
        resource="members"
        id={member.id}
        body={{ field }}
        label={t(keyOf('field', field))}
        title={member.member_name}
        perDay={REVEAL.perDay}
        offered={member.reveals.includes(field)}
      >
        {(clear) => (
          <span className="figures" aria-live="polite">
            {before && <span className="soft">{before} </span>}
            {clear?.value ?? masked}
          </span>
        )}
      </Reveal>
    </span>
  );
}
