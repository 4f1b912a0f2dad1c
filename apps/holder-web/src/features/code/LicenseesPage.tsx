import { goodsApi, licenseeSaveInput, type Input, type LicenseeRow } from '@ipw/domain';
import { ask, Button, Dialog, toast } from '@ipw/ui';
import { useState } from 'react';
import { useIpId } from '../../app/member';
import { api } from '../../app/api';
import { translate, useT } from '../../i18n/catalogue';
import { codesChanged, useLicensees } from './code.calls';
import { CodeFrame } from './CodeFrame';
import { PagedList } from '../../list/PagedList';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldSpec } from '../../form/schema-form';

const FIELDS = [
  'licensee_name',
  'link_name',
  'link_phone',
  'recipient',
  'recipient_phone',
  'recipient_address',
] as const;

function LicenseeDialog({ licensee, onClose }: { licensee?: LicenseeRow | undefined; onClose: () => void }) {
  const t = useT();
  const ip_id = useIpId();
  const fields: FieldSpec[] = FIELDS.map((name) => ({
    name,
    label: t(`code.licensee.${name}`),
    kind: name.endsWith('phone') ? 'tel' : name === 'recipient_address' ? 'textarea' : 'text',
  }));
  return (
    <Dialog title={t(licensee ? 'code.licensee.edit' : 'code.licensee.add')} wide onClose={onClose}>
      <SchemaForm<Input<typeof goodsApi.licenseeSave>>
        schema={licenseeSaveInput}
        fields={fields}
        draft={`licensee ${ip_id} ${licensee?.licensee_id ?? ''}`}
        draftLasts
        initial={Object.fromEntries(FIELDS.map((name) => [name, licensee?.[name] ?? '']))}
        toInput={(values) => ({
          ip_id,
          ...(licensee && { licensee_id: licensee.licensee_id }),
          ...values,
        })}
        onSubmit={async (input, attempt) => {
          await api(goodsApi.licenseeSave, input, attempt);
          toast('good', t('ui.saved'));
          await codesChanged();
          onClose();
        }}
        submitLabel={t('ui.save')}
        actions={<Button onClick={onClose}>{t('ui.cancel')}</Button>}
      />
    </Dialog>
  );
}

async function remove(ip_id: string, { licensee_id, licensee_name }: LicenseeRow): Promise<void> {
  const yes = await ask({
    title: translate('ui.delete_ask', { name: licensee_name }),
    text: translate('code.licensee.delete.text'),
    confirm: translate('ui.delete'),
    danger: true,
  });
  if (!yes) return;
  await api(goodsApi.licenseeDelete, { ip_id, licensee_id }).then(
    () => toast('good', translate('ui.deleted')),
    () => undefined,
  );
  await codesChanged();
}

/** Merchants who may put labels on goods, and their delivery addresses. */
export function LicenseesPage() {
  const t = useT();
  const ipId = useIpId();
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<LicenseeRow | 'new'>();
  const found = useLicensees(page);
  const add = (
    <Button look="primary" onClick={() => setEdited('new')}>
      {t('code.licensee.add')}
    </Button>
  );
  return (
    <CodeFrame
      title={t('workbench.menu.licenseeList')}
      lead={t('code.licensee.lead')}
      action={!!found.data?.total && add}
    >
      <PagedList
        found={found}
        page={page}
        onPage={setPage}
        empty={{ title: t('code.licensee.empty.title'), text: t('code.licensee.empty.text'), action: add }}
      >
        {(rows) => (
          <ul className="code-cards">
            {rows.map((licensee) => (
              <li key={licensee.licensee_id} className="ui-card code-merchant">
                <h2>{licensee.licensee_name}</h2>
                <dl className="code-facts">
                  <dt>{t('code.licensee.link_name')}</dt>
                  <dd>
                    {licensee.link_name} <span className="ui-soft">{licensee.link_phone}</span>
                  </dd>
                  <dt>{t('code.licensee.recipient')}</dt>
                  <dd>
                    {licensee.recipient} <span className="ui-soft">{licensee.recipient_phone}</span>
                  </dd>
                  <dt>{t('code.licensee.recipient_address')}</dt>
                  <dd>{licensee.recipient_address}</dd>
                </dl>
                <div className="code-acts">
                  <Button small onClick={() => setEdited(licensee)}>
                    {t('code.edit')}
                  </Button>
                  <Button small look="quiet" onClick={() => void remove(ipId, licensee)}>
                    {t('ui.delete')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {edited && (
        <LicenseeDialog
          licensee={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </CodeFrame>
  );
}
