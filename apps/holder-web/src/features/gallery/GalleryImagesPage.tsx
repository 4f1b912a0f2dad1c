import {
  evidenceApi,
  type EvidenceState,
  galleryApi,
  type GalleryImage,
  type RecycledImage,
} from '@ipw/domain';
import { ask, Badge, Button, buttonClass, EmptyState, ErrorState, Skeleton, toast } from '@ipw/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../app/api';
import { filingPaths } from '../../app/filing-paths';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { saveCertificate } from '../../app/save-certificate';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { ago } from '../../i18n/when';
import { Pages } from '../../review/Pages';
import { contentChanged } from '../../content/content.calls';
import { useIpId } from '../../app/member';
import { EvidenceStatus } from '../../evidence/EvidenceStatus';
import '../../content/content.css';
import './gallery.css';

const PAGE = 24;
/** States of a picture for which there is a certificate. */
const CERTIFIED: readonly EvidenceState[] = ['sealed', 'stamped'];

function Picture({ picture }: { picture: GalleryImage }) {
  const t = useT();
  const ipId = useIpId();
  const { image, evidence, series_name, series_id, is_live, used_in } = picture;
  const name = series_name || t('content.series.unnamed');
  const [busy, setBusy] = useState(false);
  const certify = async () => {
    setBusy(true);
    try {
      saveCertificate(await api(evidenceApi.certificate, { image_id: image.image_id }));
    } catch {
      // The call has said why there is none.
    }
    setBusy(false);
  };
  const remove = async () => {
    const yes = await ask({
      title: t('gallery.image.delete.title'),
      text:
        used_in.length > 0
          ? t('gallery.image.delete.used', { name, names: used_in.join(' · ') })
          : t('gallery.image.delete.text', { name }),
      confirm: t('action.series.delete'),
      danger: true,
    });
    if (!yes) return;
    await api(galleryApi.imageDelete, { ip_id: ipId, series_id, image_id: image.image_id }).then(
      () => toast('good', t('gallery.image.deleted')),
      () => undefined,
    );
    await contentChanged();
  };
  return (
    <li className="gallery-picture">
      <a href={image.file_path} target="_blank" rel="noreferrer">
        <img src={image.thumb_path ?? image.file_path} alt={image.file_name} loading="lazy" />
      </a>
      <p>
        <Link to={withQuery(paths.unpublishedAssetsEdit, { id: ipId, series: series_id })}>{name}</Link>
      </p>
      <p className="ui-row">
        <Badge tone={is_live ? 'good' : 'neutral'}>
          {t(is_live ? 'gallery.image.live' : 'gallery.image.proposed')}
        </Badge>
        {used_in.length > 0 && (
          <span className="ui-soft">{t('gallery.image.used', { count: used_in.length })}</span>
        )}
      </p>
      <EvidenceStatus evidence={evidence} />
      <p className="ui-row">
        <Link
          className={buttonClass('secondary', 'ui-button-small')}
          to={withQuery(filingPaths.iprService, { id: ipId, filing_id: 'new', image_id: image.image_id })}
        >
          {t('gallery.image.file')}
        </Link>
        {CERTIFIED.includes(evidence.state) && (
          <Button small busy={busy} onClick={() => void certify()}>
            {t('gallery.image.certificate')}
          </Button>
        )}
        {picture.actions.includes('delete') && (
          <Button small look="quiet" onClick={() => void remove()}>
            {t('action.series.delete')}
          </Button>
        )}
      </p>
    </li>
  );
}

function Recycled({ rows }: { rows: readonly RecycledImage[] }) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  const navigate = useNavigate();
  const restore = async ({ series_id, image }: RecycledImage) => {
    try {
      await api(galleryApi.imageRestore, { ip_id: ipId, series_id, image_id: image.image_id });
    } catch {
      return contentChanged();
    }
    toast('good', t('gallery.image.restored'));
    await contentChanged();
    void navigate(withQuery(paths.unpublishedAssetsEdit, { id: ipId, series: series_id }));
  };
  return (
    <section className="gallery-recycled" aria-labelledby="recycled">
      <h2 id="recycled">{t('gallery.recycled')}</h2>
      <p className="ui-soft">{t('gallery.recycled.text')}</p>
      {rows.length === 0 && <p className="ui-soft">{t('gallery.recycled.none')}</p>}
      <ul className="gallery-pictures">
        {rows.map((row) => (
          <li key={`${row.series_id} ${row.image.image_id}`} className="gallery-picture">
            <img src={row.image.thumb_path ?? row.image.file_path} alt={row.image.file_name} loading="lazy" />
            <p>{row.series_name || t('content.series.unnamed')}</p>
            <p className="ui-soft">
              {ago(row.deleted_at, language)}
              {row.series_deleted && ` · ${t('gallery.recycled.series')}`}
            </p>
            <Button small onClick={() => void restore(row)}>
              {t('ui.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All pictures of the gallery with their uses, and the recently deleted ones. */
export function GalleryImagesPage() {
  const t = useT();
  const ipId = useIpId();
  const [page, setPage] = useState(1);
  const list = useApi(galleryApi.imageList, { ip_id: ipId, page, page_size: PAGE }, { staleTime: 0 });
  const recycled = useApi(galleryApi.recycleList, { ip_id: ipId }, { staleTime: 0 });
  useTitle(t('workbench.menu.ipGalleryManagement'));
  return (
    <>
      <header className="content-head">
        <div>
          <h1>{t('workbench.menu.ipGalleryManagement')}</h1>
          <p className="ui-soft">{t('gallery.images.lead')}</p>
        </div>
      </header>
      {list.isError && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton lines={3} height={120} />}
      {list.data?.total === 0 && (
        <EmptyState
          title={t('gallery.images.empty')}
          action={<Link to={withQuery(paths.assetsCreate, { id: ipId })}>{t('content.series.new')}</Link>}
        >
          {t('gallery.images.empty.text')}
        </EmptyState>
      )}
      <ul className="gallery-pictures">
        {list.data?.list.map((picture) => (
          <Picture key={`${picture.series_id} ${picture.image.image_id}`} picture={picture} />
        ))}
      </ul>
      {list.data && <Pages page={page} of={list.data} onPage={setPage} />}
      {recycled.data && <Recycled rows={recycled.data.list} />}
    </>
  );
}
