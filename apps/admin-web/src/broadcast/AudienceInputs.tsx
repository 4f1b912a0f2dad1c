import { type Audience, AUDIENCES, type broadcastAdminApi, type ConsoleRequest } from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteArrayInput, ReferenceArrayInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../fields/ChoiceInput';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { useAudienceConsultants } from './use-audience-consultants';
import './broadcast.css';
import { callApi } from '../http/call-api';

/** Selects the audience and shows its current size. */
export function AudienceInputs() {
  const audience = useWatch<{ audience?: Audience }>({ name: 'audience' }) as Audience | undefined;
  const consultants = useAudienceConsultants();
  return (
    <>
      <ChoiceInput source="audience" options={AUDIENCES} prefix="audience" required />
      {audience === 'consultant' && (
        <SelectInput
          source="consultant_id"
          label="field.consultant_name"
          choices={consultants}
          translateChoice={false}
          helperText={false}
          validate={required()}
        />
      )}
      {audience === 'list' && (
        <ReferenceArrayInput
          source="member_ids"
          reference="members"
          sort={{ field: 'created_at', order: 'DESC' }}
        >
          <AutocompleteArrayInput
            label="field.member_ids"
            optionText="member_name"
            filterToQuery={(q: string) => (q ? { q } : {})}
            helperText="record_input.help"
            validate={required()}
          />
        </ReferenceArrayInput>
      )}
      <Estimate />
    </>
  );
}

function Estimate() {
  const t = useT();
  const { number } = useFormats();
  const [audience, consultant_id, member_ids] = useWatch({
    name: ['audience', 'consultant_id', 'member_ids'],
  }) as [Audience | undefined, string | null, string[] | null];
  const aim = { audience, ...(consultant_id && { consultant_id }), member_ids: member_ids ?? [] };
  const whole =
    !!audience &&
    (audience !== 'consultant' || !!consultant_id) &&
    (audience !== 'list' || aim.member_ids.length > 0);
  const { data } = useQuery({
    queryKey: ['messages', 'estimate', aim],
    queryFn: () =>
      callApi('POST messages/estimate', { body: aim as ConsoleRequest<typeof broadcastAdminApi.estimate> }),
    enabled: whole,
  });
  return (
    <p className="estimate" role="status">
      {whole && data ? t('broadcast.estimate', { count: number(data.count) }) : t('broadcast.estimate_none')}
    </p>
  );
}
