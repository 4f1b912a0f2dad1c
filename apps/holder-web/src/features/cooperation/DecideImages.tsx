import type { ImageRequestDetail } from '@ipw/domain';
import { Button, CheckField, dropDraft, keepDraft, newKey, readDraft, TextArea, toast } from '@ipw/ui';
import { useId, useState } from 'react';
import { useIpId } from '../../app/member';
import { useT } from '../../i18n/catalogue';
import { RequestedImages } from '../../thread/RequestedImages';
import { decideImages } from './image-request.calls';

interface Answer {
  /** Pictures that are not ticked. */
  refused: readonly string[];
  marked: boolean;
  reason: string;
}

/**
 * The answer to a request: each picture is granted or refused, and refusing takes a reason. What is chosen and typed is kept
 * in this browser until it is sent, for this version of the request.
 */
export function DecideImages({ request }: { request: ImageRequestDetail }) {
  const t = useT();
  const ip_id = useIpId();
  const id = useId();
  const { image_request_id, version, images } = request;
  const draft = `images.decide.${image_request_id}.${String(version)}`;
  const [{ refused, marked, reason }, setAnswer] = useState<Answer>(() => ({
    ...{ refused: [], marked: true, reason: '' },
    ...(readDraft(draft) as Partial<Answer> | undefined),
  }));
  const change = (part: Partial<Answer>) => {
    const next = { refused, marked, reason, ...part };
    setAnswer(next);
    keepDraft(draft, next, { lasts: true });
  };
  const granted = images.map(({ image_id }) => image_id).filter((one) => !refused.includes(one));
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const refuses = granted.length < images.length;
  const toggle = (image: string) =>
    change({
      refused: refused.includes(image) ? refused.filter((one) => one !== image) : [...refused, image],
    });
  const decide = async () => {
    if (refuses && !reason.trim()) return setMissing(true);
    setBusy(true);
    const input = {
      ...{ ip_id, image_request_id, version, granted, marked },
      reason: refuses ? reason : undefined,
    };
    await decideImages(input, { idempotency_key: newKey() }).then(
      () => {
        dropDraft(draft);
        toast('good', t('images.decided'));
      },
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
        state={request.state}
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
        <CheckField
          id={`${id}-mark`}
          label={t('images.mark')}
          checked={marked}
          onChange={(next) => change({ marked: next })}
        />
      )}
      {refuses && (
        <TextArea
          id={`${id}-reason`}
          name="reason"
          label={t('images.reason')}
          value={reason}
          error={missing && !reason.trim() ? t('images.reason_missing') : undefined}
          onChange={(next) => change({ reason: next })}
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
