import { pictureOf, type UploadedFile } from '@ipw/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { useT } from '../../i18n/locale';

interface Props {
  file: UploadedFile;
  turn: number;
  onStep?: (step: 1 | -1) => void;
  ref: Ref<ReactZoomPanPinchRef>;
}

/** One picture: wheel and pinch zoom, dragging moves. Addresses are short-lived, so a failed one can be requested again. */
export function EvidenceStage({ file, turn, onStep, ref }: Props) {
  const t = useT();
  const cache = useQueryClient();
  const [failed, setFailed] = useState('');
  const sideways = turn % 180 !== 0;
  return (
    <div className="stage">
      {failed === file.file_path ? (
        <div className="stage-failed" role="alert">
          <p>{t('evidence.failed')}</p>
          <button type="button" className="button" onClick={() => void cache.invalidateQueries()}>
            {t('evidence.again')}
          </button>
        </div>
      ) : (
        <TransformWrapper
          ref={ref}
          minScale={1}
          maxScale={10}
          wheel={{ step: 0.12 }}
          doubleClick={{ mode: 'toggle' }}
        >
          <TransformComponent wrapperClass="stage-wrap" contentClass="stage-content">
            <img
              className={sideways ? 'sideways' : undefined}
              style={{ transform: `rotate(${turn}deg)` }}
              src={pictureOf(file)}
              alt={file.file_name}
              draggable={false}
              onError={() => setFailed(file.file_path)}
            />
          </TransformComponent>
        </TransformWrapper>
      )}
      {!file.image_status && <p className="stage-mask">{t('evidence.unreviewed')}</p>}
      {onStep && (
        <>
          <button
            type="button"
            className="step back"
            aria-label={t('evidence.previous')}
            onClick={() => onStep(-1)}
          >
            <span aria-hidden>‹</span>
          </button>
          <button
            type="button"
            className="step next"
            aria-label={t('evidence.next')}
            onClick={() => onStep(1)}
          >
            <span aria-hidden>›</span>
          </button>
        </>
      )}
    </div>
  );
}
