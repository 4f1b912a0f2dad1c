import { INVITATION, inviteInput, teamApi } from '@ipw/domain';
import { toast } from '@ipw/ui';
import { api } from '../../app/api';
import { useIpId } from '../../app/member';
import { FIRST_COUNTRY, phoneOf } from '../../form/phone';
import { PhoneField } from '../../form/PhoneField';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldSpec } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';

/** Invites somebody by phone. */
export function InviteCard({ onSent }: { onSent: () => void }) {
  const t = useT();
  const ipId = useIpId();
  const label = t('team.invite.phone');
  const fields: FieldSpec[] = [
    {
      name: 'phone_number',
      label,
      covers: ['area_code'],
      render: (control) => <PhoneField control={control} label={label} />,
    },
  ];
  return (
    <section className="ui-card ui-stack team-invite" aria-labelledby="team-invite">
      <h2 id="team-invite">{t('team.invite.title')}</h2>
      <p>{t('team.invite.lead')}</p>
      <SchemaForm
        schema={inviteInput}
        fields={fields}
        initial={{ country: FIRST_COUNTRY }}
        draft={`invite ${ipId}`}
        toInput={(values) => ({ ip_id: ipId, ...phoneOf(values) })}
        submitLabel={t('team.invite.send')}
        onSubmit={async (input, attempt) => {
          const { phone_number } = await api(teamApi.invite, input, attempt);
          toast('good', t('team.invite.sent', { phone: phone_number }));
          onSent();
        }}
      />
      <p className="ui-soft">
        {t('team.invite.limits', { days: INVITATION.days, count: INVITATION.perDay })}
      </p>
    </section>
  );
}
