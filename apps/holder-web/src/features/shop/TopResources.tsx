import { TOP_RESOURCES, type ShopResource } from '@ipw/domain';
import { Button, SortableGrid } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';

interface Props {
  id: string;
  ipId: string;
  resources: readonly ShopResource[];
  /** Ids of series, in order. */
  value: readonly string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

/** The picture of a series: its cover, or its first picture. */
export const faceOf = ({ resource_image, resource_image_list }: ShopResource) =>
  resource_image ?? resource_image_list[0] ?? null;

function ResourceTile({ resource }: { resource: ShopResource }) {
  const face = faceOf(resource);
  return face && <img src={face.thumb_path ?? face.file_path} alt="" loading="lazy" draggable={false} />;
}

/** Selects the series shown first on the onepage, ordered by drag or keyboard. */
export function TopResources({ id, ipId, resources, value, error, onChange }: Props) {
  const t = useT();
  const [announcement, setAnnouncement] = useState('');
  const chosen = value.flatMap((id) => resources.filter(({ series_id }) => series_id === id));
  const others = resources.filter(({ series_id }) => !value.includes(series_id));
  const items = chosen.map((resource) => ({
    id: resource.series_id,
    name: resource.resource_name,
    resource,
  }));
  const add = ({ series_id, resource_name }: ShopResource) => {
    setAnnouncement(t('shop.top.added', { name: resource_name }));
    onChange([...value, series_id]);
  };
  const remove = ({ series_id, resource_name }: ShopResource) => {
    setAnnouncement(t('shop.top.removed', { name: resource_name }));
    onChange(value.filter((id) => id !== series_id));
  };
  return (
    <fieldset id={id} tabIndex={-1} className="ui-field top-resources">
      <legend className="ui-field-label">{t('field.series_ids')}</legend>
      <p className="ui-field-hint">{t('field.series_ids.hint', { max: TOP_RESOURCES })}</p>
      {resources.length === 0 && (
        <p className="top-none">
          {t('shop.top.none')}{' '}
          <Link to={withQuery(paths.assetsManage, { id: ipId })}>{t('shop.top.none.go')}</Link>
        </p>
      )}
      {items.length > 0 && (
        <SortableGrid
          className="top-grid"
          items={items}
          onOrder={(next) => onChange(next.map(({ id }) => id))}
        >
          {({ resource }, grip) => (
            <article className="top-card" data-chosen>
              <span className="top-face">
                <ResourceTile resource={resource} />
              </span>
              <span className="top-number" aria-hidden="true">
                {value.indexOf(resource.series_id) + 1}
              </span>
              {grip}
              <h3>{resource.resource_name}</h3>
              <Button small look="quiet" onClick={() => remove(resource)}>
                {t('shop.top.remove')}
              </Button>
            </article>
          )}
        </SortableGrid>
      )}
      {others.length > 0 && (
        <>
          <h3 className="top-others">{t('shop.top.others')}</h3>
          <ul className="top-grid">
            {others.map((resource) => (
              <li key={resource.series_id}>
                <article className="top-card">
                  <span className="top-face">
                    <ResourceTile resource={resource} />
                  </span>
                  <h3>{resource.resource_name}</h3>
                  <Button
                    small
                    disabled={value.length >= TOP_RESOURCES}
                    aria-label={t('shop.top.add_named', { name: resource.resource_name })}
                    onClick={() => add(resource)}
                  >
                    {t('shop.top.add')}
                  </Button>
                </article>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="ui-field-error" aria-live="polite">
        {error}
      </p>
      <span className="ui-hidden" aria-live="polite">
        {announcement}
      </span>
    </fieldset>
  );
}
