import { ERRORS, EXPORT, exportApi, exportInput, exportMachine, type ExportRow } from '@ipw/domain';
import { ErrorState, Skeleton, toast } from '@ipw/ui';
import { useEffect } from 'react';
import { api } from '../../app/api';
import { onField } from '../../app/form-error';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { ExportItem } from './ExportItem';
import './exports.css';
import { proofField } from '../../form/ProofField';
import { Section } from '../../app/Section';
import { SchemaForm } from '../../form/SchemaForm';

const WORKING_MS = 1500;
/** Addresses expire after half an hour; an open page requests new ones in time. */
const IDLE_MS = 600_000;
const REFUSED = { [ERRORS.YZM.code]: 'yzm' };

const underWay = ({ state }: ExportRow) => exportMachine.actions.finish.from.includes(state);

/** The member's archives, polled while one is being prepared. */
function useExports() {
  const query = useApi(exportApi.list, {});
  const { data, refetch } = query;
  const wait = data?.some(underWay) ? WORKING_MS : IDLE_MS;
  useEffect(() => {
    const timer = setInterval(() => void refetch(), wait);
    return () => clearInterval(timer);
  }, [wait, refetch]);
  return query;
}

/** Archives of the member's data: request with proof of identity, progress, download. */
export function MyDataPage() {
  const t = useT();
  const { data, error, refetch } = useExports();
  const busy = data?.some(underWay);
  return (
    <Section title={t('centre.my_data')}>
      <p className="ui-soft">{t('data.lead')}</p>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={2} height={72} /> : null}
      {data && data.length > 0 ? (
        <ul className="exports" aria-label={t('data.list')}>
          {data.map((row) => (
            <ExportItem key={row.export_id} row={row} />
          ))}
        </ul>
      ) : null}
      {data && !busy ? (
        <div className="ui-card user-narrow">
          <p className="ui-soft">{t('data.hint', { days: EXPORT.days, count: EXPORT.perDay })}</p>
          <SchemaForm
            schema={exportInput}
            fields={[proofField(t)]}
            submitLabel={t('data.ask')}
            onSubmit={async (input, attempt) => {
              try {
                await api(exportApi.request, input, { ...attempt, expect: [ERRORS.YZM.code] });
              } catch (error) {
                throw onField(error, REFUSED);
              }
              toast('good', t('data.asked'));
              await refetch();
            }}
          />
        </div>
      ) : null}
    </Section>
  );
}
