import { type Input, ipApi, shanghaiDay, type TakenField, takenFieldApi } from '@ipw/domain';
import { Button, ErrorState, Select, Skeleton, TextField, toast } from '@ipw/ui';
import { Link } from 'react-router';
import { api } from '../../app/api';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { queries } from '../../app/queries';
import { useApi } from '../../app/use-api';
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
  // A save replaces the whole list, so the form and its draft are only of the server's list they began with.
  const list = found.isFetchedAfterMount && found.isSuccess ? found.data.list : undefined;
  const listKey = JSON.stringify(list);
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
            key={listKey}
            schema={takenFieldApi.save.input}
            initial={{ fields: list }}
            fields={[
              {
                name: 'fields',
                label: title,
                render: ({ id, value, error, set }) => (
                  <TakenFields id={id} value={value as TakenField[]} error={error} onChange={set} />
                ),
              },
            ]}
            draft={`sheet.taken.${ip_id} ${listKey}`}
            draftLasts
            toInput={(values) => ({ ...values, ip_id })}
            onSubmit={async (input, attempt) => {
              await api(takenFieldApi.save, input, attempt);
              await queries.invalidateQueries({ queryKey: [takenFieldApi.list.path] });
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
