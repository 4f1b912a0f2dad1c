import { CLOSURE, closureApi, closureInput, ERRORS } from '@ipw/domain';
import { ask } from '@ipw/ui';
import { api } from '../../app/api';
import { onField } from '../../app/form-error';
import { refreshMember } from '../../app/member';
import { useT } from '../../i18n/catalogue';
import { proofField } from '../../form/ProofField';
import { SchemaForm } from '../../form/SchemaForm';

const REFUSED = { [ERRORS.YZM.code]: 'yzm' };

/** The request to close the account: confirmation, proof of identity, and a final question. */
export function CloseForm({ onChange }: { onChange: () => void }) {
  const t = useT();
  return (
    <div className="ui-card user-narrow">
      <SchemaForm
        schema={closureInput}
        fields={[
          { name: 'agree', label: t('close.agree'), kind: 'check', mustTick: t('close.must_agree') },
          proofField(t),
        ]}
        submitLabel={t('close.ask')}
        onSubmit={async (input, attempt) => {
          const sure = await ask({
            title: t('close.sure'),
            text: t('close.sure_text', { days: CLOSURE.days }),
            confirm: t('close.ask'),
            danger: true,
          });
          if (!sure) return;
          try {
            await api(closureApi.request, input, { ...attempt, expect: [ERRORS.YZM.code] });
          } catch (error) {
            throw onField(error, REFUSED);
          }
          await refreshMember();
          onChange();
        }}
      />
    </div>
  );
}
