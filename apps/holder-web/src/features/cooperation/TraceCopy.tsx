import { IMAGE_REQUEST, type ImageRequestDetail, type TracedCopy, type UploadedFile } from '@ipw/domain';
import { Button, SingleUpload } from '@ipw/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { UploadScope } from '../../app/UploadScope';
import { Segments } from '../../form/Segments';
import { useT } from '../../i18n/catalogue';
import { traceCopy } from './image-request.calls';

/** Tells whose copy a picture is that was found elsewhere; shown once copies are out. */
export function TraceCopy({ request: { image_request_id, images } }: { request: ImageRequestDetail }) {
  const t = useT();
  const ip_id = useIpId();
  const id = useId();
  const named = images.map((image, at) => ({ ...image, label: t('images.picture', { at: at + 1 }) }));
  const out = named.filter(({ downloads }) => downloads > 0);
  const [chosen, setChosen] = useState<string>();
  const image_id = chosen ?? out[0]?.image_id;
  const [found, setFound] = useState<UploadedFile[]>([]);
  const [traced, setTraced] = useState<{ of: string; copy: TracedCopy | null }>();
  const [busy, setBusy] = useState(false);
  const [file] = found;
  if (!image_id) return null;
  // An answer is shown for what it was asked of, whatever has been chosen since.
  const of = `${image_id} ${file?.image_id ?? ''}`;
  const trace = async () => {
    if (!file) return;
    setBusy(true);
    setTraced(undefined);
    await traceCopy({ ip_id, image_request_id, image_id, found: file.image_id }).then(
      ({ copy }) => setTraced({ of, copy }),
      // The call has said why.
      () => undefined,
    );
    setBusy(false);
  };
  return (
    <section className="ui-card deal-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('images.trace')}</h2>
      <p>{t('images.trace_text', IMAGE_REQUEST.traced)}</p>
      {out.length > 1 && (
        <Segments
          label={t('images.trace_of')}
          name="traced"
          options={out.map((one) => ({ value: one.image_id, label: one.label }))}
          value={image_id}
          onChange={setChosen}
        />
      )}
      <UploadScope>
        <SingleUpload
          id={`${id}-found`}
          usage="found_copy"
          label={t('images.trace_found')}
          value={found}
          onChange={setFound}
        />
      </UploadScope>
      <div>
        <Button disabled={!file} busy={busy} onClick={() => void trace()}>
          {t('images.trace_do')}
        </Button>
      </div>
      <div role="status">{traced?.of === of && <Outcome traced={traced.copy} own={image_request_id} />}</div>
    </section>
  );
}

function Outcome({ traced, own }: { traced: TracedCopy | null; own: string }) {
  const t = useT();
  const ipId = useIpId();
  if (!traced) return <p>{t('images.trace_none')}</p>;
  const { image_request_id, brand_name, coop_no, copy_no } = traced;
  const brand = brand_name ?? t('coop.erased');
  return (
    <>
      <p>
        <strong>{t('images.traced', { brand, number: copy_no, coop_no })}</strong> {t('images.trace_sure')}
      </p>
      {image_request_id !== own && (
        <Link to={withQuery(paths.imageRequestDetail, { id: ipId, image_request_id })}>
          {t('images.trace_request')}
        </Link>
      )}
    </>
  );
}
