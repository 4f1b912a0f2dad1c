import type { ImageRequestDetail } from '@ipw/domain';
import { Button, CheckField, newKey, TextArea, toast } from '@ipw/ui';
import { useId, useState } from 'react';
import { useIpId } from '../../app/member';
import { useT } from '../../i18n/catalogue';
import { RequestedImages } from '../../thread/RequestedImages';
import { decideImages } from './image-request.calls';

/** The answer to a request: each picture is granted or refused, and refusing takes a reason. */
export function DecideImages({ request }: { request: ImageRequestDetail }) {
  const t = useT();
  const ip_id = useIpId();
  const id = useId();
  const { image_request_id, version, images } = request;
  const [granted, setGranted] = useState<readonly string[]>(images.map(({ image_id }) => image_id));
  const [marked, setMarked] = useState(true);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const refuses = granted.length < images.length;
  const toggle = (image: string) =>
    setGranted((old) => (old.includes(image) ? old.filter((one) => one !== image) : [...old, image]));
  const decide = async () => {
    if (refuses && !reason.trim()) return setMissing(true);
    setBusy(true);
    const input = {
      ...{ ip_id, image_request_id, version, granted: [...granted], marked },
      reason: refuses ? reason : undefined,
    };
    await decideImages(input, { idempotency_key: newKey() }).then(
      () => toast('good', t('images.decided')),
      // The call has said why, and the request is read again.
      () => undefined,
    );
    setBusy(false);
  };
  return (
    <section className="ui-card deal-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('images.decide')}</h2>
      <RequestedImages
        images={images}
        marked={false}
        act={({ image_id }, label) => (
          <CheckField
            id={`${id}-${image_id}`}
            label={`${t('images.grant_one')} · ${label}`}
            checked={granted.includes(image_id)}
            onChange={() => toggle(image_id)}
          />
        )}
      />
      {granted.length > 0 && (
        <CheckField id={`${id}-mark`} label={t('images.mark')} checked={marked} onChange={setMarked} />
      )}
      {refuses && (
        <TextArea
          id={`${id}-reason`}
          name="reason"
          label={t('images.reason')}
          value={reason}
          error={missing && !reason.trim() ? t('images.reason_missing') : undefined}
          onChange={setReason}
        />
      )}
      <div>
        <Button look="primary" busy={busy} onClick={() => void decide()}>
          {granted.length > 0 ? t('images.grant', { count: granted.length }) : t('images.refuse')}
        </Button>
      </div>
    </section>
  );
}
