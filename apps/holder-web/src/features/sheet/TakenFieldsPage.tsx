import { type Input, ipApi, shanghaiDay, type TakenField, takenFieldApi } from '@ipw/domain';
import {
  Button,
  dropDraft,
  ErrorState,
  keepDraft,
  readDraft,
  Select,
  Skeleton,
  TextField,
  toast,
} from '@ipw/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { queries } from '../../app/queries';
import { apiKey, useApi } from '../../app/use-api';
import { SchemaForm } from '../../form/SchemaForm';
import { useT } from '../../i18n/catalogue';
import '../../list/deal.css';
import './sheet.css';

const YEAR_MS = 365 * 86_400_000;

/** Licensing fields that buyers cannot ask for until a day, because they are licensed already. */
export function TakenFieldsPage() {
  const t = useT();
  const ip_id = useIpId();
  const title = t('workbench.menu.takenFields');
  useTitle(title);
  const found = useApi(takenFieldApi.list, { ip_id }, { staleTime: 0, wordless: true });
  const list = found.isFetchedAfterMount && found.isSuccess ? found.data.list : undefined;
  const listKey = JSON.stringify(list);
  // A save replaces the whole list, so the form is of one list of the server; its own save is no other one.
  const [form, setForm] = useState({ round: 0, listKey });
  if (list && listKey !== form.listKey) setForm({ round: form.round + 1, listKey });
  const draftOf = (key: string) => `sheet.taken.${ip_id} ${key}`;
  const draft = draftOf(listKey);
  const keep = (key: string, fields: TakenField[]) =>
    JSON.stringify(fields) === key
      ? dropDraft(draftOf(key))
      : keepDraft(draftOf(key), { fields }, { lasts: true });
  const typed = useRef<TakenField[]>(undefined);
  return (
    <>
      <header className="sheet-head">
        <div>
          <Link to={withQuery(paths.ipOrderManagement, { id: ip_id })}>
            ← {t('workbench.menu.ipOrderManagement')}
          </Link>
          <h1>{title}</h1>
          <p className="ui-soft">{t('sheet.taken.lead')}</p>
        </div>
      </header>
      {found.error && <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />}
      {!list && !found.error && <Skeleton lines={3} height={64} />}
      {list && (
        <section className="ui-card deal-part" aria-label={title}>
          <SchemaForm<Input<typeof takenFieldApi.save>>
            key={`${ip_id} ${String(form.round)}`}
            schema={takenFieldApi.save.input}
            initial={{ fields: list, ...readDraft(draft) }}
            fields={[
              {
                name: 'fields',
                label: title,
                render: ({ id, value, error, set }) => (
                  <TakenFields
                    id={id}
                    value={value as TakenField[]}
                    error={error}
                    onChange={(fields) => {
                      typed.current = fields;
                      keep(listKey, fields);
                      set(fields);
                    }}
                  />
                ),
              },
            ]}
            toInput={(values) => ({ ...values, ip_id })}
            onSubmit={async (input, attempt) => {
              typed.current = undefined;
              const saved = await api(takenFieldApi.save, input, attempt);
              const savedKey = JSON.stringify(saved.list);
              dropDraft(draft);
              // Typed while the call was running.
              if (typed.current) keep(savedKey, typed.current);
              queries.setQueryData(apiKey(takenFieldApi.list, { ip_id }, null), saved);
              setForm((now) => ({ ...now, listKey: savedKey }));
              toast('good', t('ui.saved'));
            }}
            submitLabel={t('ui.save')}
          />
        </section>
      )}
    </>
  );
}

interface FieldsProps {
  id: string;
  value: readonly TakenField[];
  error: string | undefined;
  onChange: (fields: TakenField[]) => void;
}

function TakenFields({ id, value, error, onChange }: FieldsProps) {
  const t = useT();
  const { data: categories = [], error: failed, refetch } = useApi(ipApi.ipFieldList, {});
  const today = shanghaiDay(new Date());
  const nameOf = (skuId: number) => categories.find((one) => one.id === skuId)?.name ?? '';
  const left = categories.filter((one) => !value.some(({ sku_id }) => sku_id === one.id));
  return (
    <fieldset id={id} tabIndex={-1} className="ui-field sheet-taken" aria-describedby={`${id}-error`}>
      <legend className="ui-field-label">{t('sheet.taken.list')}</legend>
      {value.length === 0 && <p className="ui-soft">{t('sheet.taken.none')}</p>}
      {value.map((field) => (
        <div key={field.sku_id} className="sheet-taken-row">
          <TextField
            id={`${id}-${String(field.sku_id)}`}
            label={t('sheet.taken.until', { name: nameOf(field.sku_id) })}
            type="date"
            min={today}
            value={field.taken_until}
            onChange={(taken_until) =>
              onChange(value.map((one) => (one === field ? { ...field, taken_until } : one)))
            }
          />
          <Button
            small
            look="quiet"
            aria-label={t('sheet.taken.remove_named', { name: nameOf(field.sku_id) })}
            onClick={() => onChange(value.filter((one) => one !== field))}
          >
            {t('ui.remove')}
          </Button>
        </div>
      ))}
      {failed && <ErrorState message={failed.message} onRetry={() => void refetch()} />}
      {left.length > 0 && (
        <Select
          id={`${id}-add`}
          label={t('sheet.taken.add')}
          optional
          value=""
          options={left.map((one) => ({ value: String(one.id), label: one.name }))}
          onChange={(chosen) => {
            if (chosen)
              onChange([
                ...value,
                { sku_id: Number(chosen), taken_until: shanghaiDay(new Date(Date.now() + YEAR_MS)) },
              ]);
          }}
        />
      )}
      <p className="ui-field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
