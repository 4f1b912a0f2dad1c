import { ipApi, shopApi, TOP_RESOURCES, type OnepageView, type ShopResource } from '@ipw/domain';
import { useState } from 'react';
import { IpPicture } from '../../app/IpPicture';
import { useApi } from '../../app/use-api';
import { Segments } from '../../form/Segments';
import { useT } from '../../i18n/catalogue';
import './preview.css';
import { faceOf } from './TopResources';

const FRAMES = ['phone', 'desktop'] as const;

interface Props {
  ipId: string;
  view: OnepageView;
  resources: readonly ShopResource[];
}

/** The chosen series first, then the others in the gallery's order, as buyers see them. */
function inOrder(resources: readonly ShopResource[], first: readonly string[]): ShopResource[] {
  const chosen = first.flatMap((id) => resources.filter(({ series_id }) => series_id === id));
  return [...chosen, ...resources.filter(({ series_id }) => !first.includes(series_id))];
}

/** A preview of the shop with these settings on a phone and a wide screen, updated at every change. */
export function ShopPreview({ ipId, view, resources }: Props) {
  const t = useT();
  const [frame, setFrame] = useState<(typeof FRAMES)[number]>('phone');
  const ip = useApi(ipApi.detail, { ip_id: ipId }).data;
  const contact = useApi(shopApi.contact, { ip_id: ipId }).data?.live;
  const { base_image, main_image } = view;
  return (
    <section className="ui-card shop-preview" aria-labelledby="shop-preview">
      <header className="review-form-head">
        <h2 id="shop-preview">{t('shop.preview')}</h2>
        <Segments
          label={t('preview.screen')}
          name="preview"
          options={FRAMES.map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={frame}
          onChange={setFrame}
        />
      </header>
      <div className="preview-desk">
        <div className="preview-frame" data-frame={frame}>
          <div className="preview-page">
            <div className="preview-base">
              {base_image ? <img src={base_image.file_path} alt={t('field.base_image')} /> : null}
            </div>
            <div className="preview-head">
              {main_image ? (
                <img className="preview-main" src={main_image.file_path} alt={t('field.main_image')} />
              ) : (
                <span className="preview-main">
                  <IpPicture src={ip?.ip_image} name={ip?.ip_name} />
                </span>
              )}
              <div>
                <h3>{ip?.ip_name}</h3>
                <p>{ip?.intro}</p>
                {contact && <p className="preview-contact">{contact.link_name}</p>}
              </div>
            </div>
            <ul className="preview-resources">
              {inOrder(resources, view.series_ids)
                .slice(0, TOP_RESOURCES)
                .map((resource) => {
                  const face = faceOf(resource);
                  return (
                    <li key={resource.series_id}>
                      <span>
                        {face && <img src={face.thumb_path ?? face.file_path} alt="" loading="lazy" />}
                      </span>
                      <em>{resource.resource_name}</em>
                    </li>
                  );
                })}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
