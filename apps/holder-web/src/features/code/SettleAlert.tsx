import { ALERT_OUTCOMES, alertApi, type AlertDetail, alertSettleInput, type Input } from '@ipw/domain';
import { toast } from '@ipw/ui';
import { useIpId } from '../../app/member';
import { api } from '../../app/api';
import { useT } from '../../i18n/catalogue';
import { codesChanged } from './code.calls';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldSpec } from '../../form/schema-form';

/** The outcome of an alert, or the form to settle it. */
export function SettleAlert({ alert }: { alert: AlertDetail }) {
  const t = useT();
  if (alert.outcome)
    return (
      <section className="ui-card code-card">
        <h2>{t('alert.settled')}</h2>
        <p>
          <strong>{t(`alert_outcome.${alert.outcome}`)}</strong>
        </p>
        {alert.note && <blockquote className="alert-note">{alert.note}</blockquote>}
      </section>
    );
  return alert.actions.map((action) => (
    <section key={action} className="ui-card code-card">
      <h2>{t('alert.settle')}</h2>
      <p className="ui-soft">{t('alert.settle.text')}</p>
      <SettleForm alert={alert} label={t(`action.code_alert.${action}`)} />
    </section>
  ));
}

function SettleForm({ alert, label }: { alert: AlertDetail; label: string }) {
  const t = useT();
  const ip_id = useIpId();
  const { alert_id, version } = alert;
  const fields: FieldSpec[] = [
    {
      name: 'outcome',
      label: t('alert.outcome'),
      kind: 'select',
      options: ALERT_OUTCOMES.map((value) => ({ value, label: t(`alert_outcome.${value}`) })),
    },
    { name: 'note', label: t('alert.note'), kind: 'textarea', hint: t('alert.note.hint') },
  ];
  return (
    <SchemaForm<Input<typeof alertApi.settle>>
      schema={alertSettleInput}
      fields={fields}
      draft={`alert ${alert_id}`}
      draftLasts
      toInput={(values) => ({ ip_id, alert_id, version, ...values })}
      onSubmit={async (input, attempt) => {
        try {
          await api(alertApi.settle, input, attempt);
          toast('good', t('alert.settle.done'));
        } finally {
          await codesChanged();
        }
      }}
      submitLabel={label}
    />
  );
}
