import { galleryApi, type SeriesDetail, type Visibility } from '@ipw/domain';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../app/api';
import { paths, withQuery } from '../../app/paths';
import { useT, type Key } from '../../i18n/catalogue';
import { ReviewedForm } from '../../review/ReviewedForm';
import { ReviewStatusNote } from '../../review/ReviewStatusNote';
import { galleryChanged, useIpId } from './gallery.calls';
import {
  draftErrors,
  validateSeries,
  newSeries,
  toPayload,
  valuesOf,
  type SeriesValues,
} from './series-values';
import { SeriesActions } from './SeriesActions';
import { SeriesFields } from './SeriesFields';
import { SeriesLive } from './SeriesLive';

interface Props {
  /** Null for one that is not begun. */
  series: SeriesDetail | null;
  visibility: Visibility;
  /** The server has it now, under this id. */
  onBegun?: (seriesId: string) => void;
  onReloadRemote: () => void;
}

/** A series being put together. */
export function SeriesForm({ series, visibility, onBegun, onReloadRemote }: Props) {
  const t = useT();
  const ip_id = useIpId();
  const navigate = useNavigate();
  const known = series?.proposed ?? series?.live;
  const library = useRef(visibility);
  return (
    <ReviewedForm<SeriesValues>
      reviewed={series}
      id={series?.series_id}
      draftKey={(id) => `gallery.${ip_id}.${id ?? 'new'}`}
      initial={() => (known ? valuesOf(known) : newSeries(visibility))}
      live={() => (series?.live ? valuesOf(series.live) : null)}
      validate={validateSeries}
      draftErrors={draftErrors}
      save={async (values, { id, version, options }) => {
        const saved = await api(
          galleryApi.seriesSave,
          { ip_id, ...(id && { series_id: id }), version, ...toPayload(values) },
          options,
        );
        return { ...saved, id: saved.series_id };
      }}
      submit={(values, { id = '', version, options }) => {
        library.current = (series?.live ?? values).visibility;
        return api(galleryApi.seriesSubmit, { ip_id, series_id: id, version }, options);
      }}
      onBegun={onBegun}
      onStateChange={() => void galleryChanged()}
      onReloadRemote={onReloadRemote}
      onSubmitted={async () => {
        await galleryChanged();
        void navigate(withQuery(paths.assetsManage, { id: ip_id, library: library.current }));
      }}
      head={<h2>{t('gallery.about')}</h2>}
      note={(differs) =>
        series && (
          <ReviewStatusNote
            status={series}
            differs={differs}
            of={{
              ip_id,
              subject: 'series',
              subject_id: series.series_id,
              labelOf: (field) => t(`gallery.field.${field}` as Key),
            }}
          />
        )
      }
      acts={({ seen, values, markSaved }) =>
        series && (
          <SeriesActions
            series={{ ...series, name: values.series_name }}
            except={['submit', 'edit', 'to_public', 'to_private']}
            seen={seen}
            onLeave={markSaved}
          />
        )
      }
      aside={
        series?.live ? (
          <>
            <h2>{t('review.live_now')}</h2>
            <SeriesLive view={series.live} />
          </>
        ) : (
          <div className="ui-card content-tips">
            <h2>{t('gallery.tips')}</h2>
            <ul>
              <li>{t('gallery.tips.1')}</li>
              <li>{t('gallery.tips.2')}</li>
              <li>{t('gallery.tips.3')}</li>
            </ul>
          </div>
        )
      }
    >
      {(form) => <SeriesFields fields={form} wasLive={!!series?.live} />}
    </ReviewedForm>
  );
}
