import { IMAGE_GRANTED, type ImageRequestDetail } from '@ipw/domain';
import { ask, Button, dropDraft, keepDraft, newKey, readDraft, TextField, toast } from '@ipw/ui';
import { useId, useState } from 'react';
import { useIpId } from '../../app/member';
import { useT } from '../../i18n/catalogue';
import { RequestedImages } from '../../thread/RequestedImages';
import { revokeImages } from './image-request.calls';

/**
 * Granted pictures, each of which can be revoked, or all at once, for a reason. What is typed is stored in this browser until it
 * is sent.
 */
export function RevokeImages({ request }: { request: ImageRequestDetail }) {
  const t = useT();
  const ip_id = useIpId();
  const id = useId();
  const { image_request_id, version } = request;
  const draft = `images.revoke.${image_request_id}`;
  const [reason, setReason] = useState(() => (readDraft(draft)?.reason as string | undefined) ?? '');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const revoke = async (images: string[]) => {
    if (!reason.trim()) {
      setMissing(true);
      document.getElementById(`${id}-reason`)?.focus();
      return;
    }
    const sure = await ask({
      title: t('images.revoke_ask'),
      text: t('images.revoke_text'),
      confirm: t('images.revoke'),
      danger: true,
    });
    if (!sure) return;
    setBusy(true);
    await revokeImages(
      { ip_id, image_request_id, version, images, reason },
      { idempotency_key: newKey() },
    ).then(
      () => {
        dropDraft(draft);
        toast('good', t('images.revoked'));
      },
      // The call has said why, and the request is read again.
      () => undefined,
    );
    setBusy(false);
  };
  return (
    <section className="ui-card deal-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('images.pictures')}</h2>
      <p className="ui-soft">{t(request.marked ? 'images.marked' : 'images.unmarked')}</p>
      <p>{t('images.revoke_text')}</p>
      <TextField
        id={`${id}-reason`}
        name="reason"
        label={t('images.answer')}
        value={reason}
        error={missing && !reason.trim() ? t('images.reason_missing') : undefined}
        onChange={(next) => {
          setReason(next);
          keepDraft(draft, { reason: next }, { lasts: true });
        }}
      />
      <RequestedImages
        images={request.images}
        state={request.state}
        marked={request.marked === 1}
        act={({ image_id, status }, label) =>
          status === IMAGE_GRANTED && (
            <Button
              busy={busy}
              aria-label={`${t('images.revoke_one')} · ${label}`}
              onClick={() => void revoke([image_id])}
            >
              {t('images.revoke_one')}
            </Button>
          )
        }
      />
      <div>
        <Button look="danger" busy={busy} onClick={() => void revoke([])}>
          {t('images.revoke_all')}
        </Button>
      </div>
    </section>
  );
}
