import { galleryApi, type SeriesDetail, type Visibility } from '@ipw/domain';
import { Button, toast } from '@ipw/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, ApiError } from '../../app/api';
import { paths, withQuery } from '../../app/paths';
import { useReviewedFields } from '../../form/reviewed-fields';
import { SavedNote } from '../../form/SavedNote';
import { translate, useT } from '../../i18n/catalogue';
import { askToSubmit } from '../../review/review.calls';
import { StandingNote } from '../../review/StandingNote';
import { EXPECT_CONFLICT, useVersioned } from '../../review/use-versioned';
import { galleryChanged, useIpId } from './gallery.calls';
import { judgeSeries, newSeries, tooMuch, toWire, valuesOf, type SeriesValues } from './series-values';
import { SeriesActions } from './SeriesActions';
import { SeriesFields } from './SeriesFields';
import { SeriesLive } from './SeriesLive';

interface Props {
  /** Null for one that is not begun. */
  series: SeriesDetail | null;
  visibility: Visibility;
  /** The server has it now, under this id. */
  onBegun?: (seriesId: string) => void;
  onTheirs: () => void;
}

/** A series being put together: kept a moment after each change, submitted when it is whole. */
export function SeriesForm({ series, visibility, onBegun, onTheirs }: Props) {
  const t = useT();
  const ipId = useIpId();
  const navigate = useNavigate();
  const id = useRef(series?.series_id);
  const [busy, setBusy] = useState(false);
  const versioned = useVersioned(series?.version, onTheirs);
  const known = series?.proposed ?? series?.live;
  const fields = useReviewedFields<SeriesValues>({
    reviewed: series && { ...series, changed: series.changed_since },
    memory: `gallery.${ipId}.${series?.series_id ?? 'new'}`,
    initial: () => (known ? valuesOf(known) : newSeries(visibility)),
    save: async (values) => {
      const wrong = tooMuch(values);
      if (wrong.length > 0) return wrong;
      const saved = await versioned((version) =>
        api(
          galleryApi.seriesSave,
          { ip_id: ipId, ...(id.current && { series_id: id.current, version }), ...toWire(values) },
          { expect: EXPECT_CONFLICT },
        ),
      );
      if (!id.current) {
        id.current = saved.series_id;
        onBegun?.(saved.series_id);
      }
      return [];
    },
  });
  const { values, problems, saving, waitsFor, flush, settle } = fields;

  const submit = async () => {
    const wrong = [
      ...waitsFor.map((field) => ({ field, msg: translate('upload.still') })),
      ...judgeSeries(values),
    ];
    problems.show(wrong);
    if (wrong.length > 0 || !(await askToSubmit())) return;
    setBusy(true);
    try {
      await flush();
      if (!id.current) return;
      const series_id = id.current;
      await versioned((version) =>
        api(
          galleryApi.seriesSubmit,
          { ip_id: ipId, series_id, version },
          { fields: Object.keys(values), expect: EXPECT_CONFLICT },
        ),
      );
      settle();
      toast('good', translate('review.submitted'));
      await galleryChanged();
      void navigate(
        withQuery(paths.assetsManage, { id: ipId, library: (series?.live ?? values).visibility }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problems.show(error.problems);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="review-form">
      <form
        className="ui-card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <header className="review-form-head">
          <h2>{t('gallery.about')}</h2>
          <SavedNote saving={saving} onRetry={() => void flush()} />
        </header>
        {series && <StandingNote standing={series} help={t('gallery.rejected.help')} />}
        <SeriesFields fields={fields} wasLive={!!series?.live} />
        <div className="ui-row">
          <Button type="submit" look="primary" busy={busy}>
            {t('action.revision.submit')}
          </Button>
          {series && (
            <SeriesActions
              series={{ ...series, name: values.series_name }}
              except={['submit', 'edit', 'to_public', 'to_private']}
            />
          )}
        </div>
      </form>
      <aside className="review-aside">
        {series?.live ? (
          <>
            <h2>{t('review.live_now')}</h2>
            <SeriesLive view={series.live} />
          </>
        ) : (
          <div className="ui-card gallery-tips">
            <h2>{t('gallery.tips')}</h2>
            <ul>
              <li>{t('gallery.tips.1')}</li>
              <li>{t('gallery.tips.2')}</li>
              <li>{t('gallery.tips.3')}</li>
            </ul>
          </div>
        )}
      </aside>
    </div>
  );
}
