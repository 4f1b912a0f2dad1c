import { formatLimit } from '@ipw/domain';
import { Button } from '../Button';
import { CloseIcon } from '../icons';
import { useUploadEnv } from './upload-env';
import type { Pending } from './use-pending';

interface Props {
  one: Pending;
  onRetry: () => void;
  onAccept: () => void;
  onDrop: () => void;
}

/** States that are announced. */
const ROLES: Partial<Record<Pending['phase'], 'alert' | 'status'>> = { failed: 'alert', offered: 'status' };

/** A file being uploaded or refused, or its scaled copy: progress, error, and actions. */
export function PendingTile({ one, onRetry, onAccept, onDrop }: Props) {
  const { t } = useUploadEnv();
  const { phase, problem, message, preview, file } = one;
  const failed = phase === 'failed';
  const lost = file.type.startsWith('image/') ? 'upload.image_failed' : 'upload.failed';
  const percent = Math.round(one.progress * 100);
  const words = {
    queued: t('upload.queued'),
    scaling: t('upload.scaling'),
    offered: one.chosen
      ? t('upload.offered', {
          before: formatLimit(one.chosen.bytes),
          after: formatLimit(file.size),
          width: one.chosen.width,
          height: one.chosen.height,
        })
      : '',
    sending: percent < 100 ? t('upload.sending', { percent }) : t('upload.arrived'),
    waiting: t('upload.waiting', { seconds: one.seconds }),
    paused: t('upload.paused'),
    failed: problem ? t(`rule.${problem.rule}`, problem.args) : message || t(lost),
  }[phase];
  return (
    <div className="ui-upload-pending" data-phase={phase}>
      <span className="ui-upload-peek">
        {preview && phase === 'offered' ? (
          <a
            href={preview}
            target="_blank"
            rel="noreferrer"
            aria-label={t('upload.view', { name: file.name })}
          >
            <img src={preview} alt="" />
          </a>
        ) : (
          preview && <img src={preview} alt="" />
        )}
      </span>
      <span className="ui-upload-status">
        <span className="ui-upload-name">{file.name}</span>
        <span className="ui-upload-words" role={ROLES[phase]}>
          {words}
        </span>
        {!failed && phase !== 'offered' && (
          <progress
            max={1}
            value={one.progress}
            aria-label={t('upload.sending_label', { name: file.name })}
          />
        )}
      </span>
      {phase === 'offered' && (
        <Button small look="primary" onClick={onAccept}>
          {t('upload.accept')}
        </Button>
      )}
      {failed && one.retry && (
        <Button small onClick={onRetry}>
          {t('upload.retry')}
        </Button>
      )}
      {phase === 'waiting' && (
        <Button small onClick={one.now}>
          {t('upload.retry_now')}
        </Button>
      )}
      <button
        type="button"
        className="ui-upload-drop"
        onClick={onDrop}
        aria-label={`${t(failed || phase === 'offered' ? 'upload.dismiss' : 'upload.cancel')} ${file.name}`}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  );
}
