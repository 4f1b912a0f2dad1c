import { SHEET } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { usePublicSeries } from './sheet.calls';
import { SeriesFace } from './SeriesFace';

interface Props {
  id: string;
  value: readonly string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

/** Live public series to propose with an answer. */
export function SeriesChoice({ id, value, error, onChange }: Props) {
  const t = useT();
  const ipId = useIpId();
  const found = usePublicSeries();
  const { series } = found;
  return (
    <fieldset id={id} tabIndex={-1} className="ui-field" aria-describedby={`${id}-error`}>
      <legend className="ui-field-label">{t('sheet.series')}</legend>
      <p className="ui-field-hint">{t('sheet.series.hint', { max: SHEET.series })}</p>
      {found.error && <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={1} height={96} />}
      {series?.length === 0 && (
        <p className="ui-soft">
          {t('sheet.series.none')}{' '}
          <Link to={withQuery(paths.assetsManage, { id: ipId })}>{t('sheet.series.go')}</Link>
        </p>
      )}
      {!!series?.length && (
        <div className="sheet-series">
          {series.map((one) => {
            const chosen = value.includes(one.series_id);
            return (
              <label key={one.series_id} data-chosen={chosen || undefined}>
                <input
                  type="checkbox"
                  checked={chosen}
                  disabled={!chosen && value.length >= SHEET.series}
                  onChange={() =>
                    onChange(
                      chosen ? value.filter((other) => other !== one.series_id) : [...value, one.series_id],
                    )
                  }
                />
                <SeriesFace series={one} />
                <span>{one.series_name}</span>
              </label>
            );
          })}
        </div>
      )}
      <p className="ui-field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
