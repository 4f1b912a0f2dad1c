import type { Mark } from '@ipw/domain';
import { useRef, useState } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { useKeys } from '../../components/use-keys';
import { useT } from '../../i18n/locale';
import type { Evidence } from '../model/review-model';
import { EvidenceStage } from './EvidenceStage';
import { EvidenceStrip } from './EvidenceStrip';
import { EvidenceTools } from './EvidenceTools';
import './evidence.css';

/** All pictures of a submission, one at a time: zoom, rotate, next and previous, by pointer or keys. */
export function EvidenceViewer({
  evidence,
  marks,
}: {
  evidence: readonly Evidence[];
  marks: readonly Mark[];
}) {
  const t = useT();
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const [at, setAt] = useState(0);
  const [turn, setTurn] = useState(0);
  const items = evidence.flatMap(({ title, files }) => files.map((file) => ({ file, title })));
  const current = items[Math.min(at, items.length - 1)];

  const open = (next: number) => {
    setAt((next + items.length) % items.length);
    setTurn(0);
  };
  const tools = {
    zoomIn: () => void zoom.current?.zoomIn(0.4),
    zoomOut: () => void zoom.current?.zoomOut(0.4),
    reset: () => {
      setTurn(0);
      void zoom.current?.resetTransform();
    },
    turn: () => {
      setTurn((turn + 90) % 360);
      void zoom.current?.resetTransform(0);
    },
  };
  useKeys({
    ArrowRight: () => open(at + 1),
    ArrowLeft: () => open(at - 1),
    '+': tools.zoomIn,
    '=': tools.zoomIn,
    '-': tools.zoomOut,
    '0': tools.reset,
    t: tools.turn,
  });

  if (!current) return <section className="card evidence empty soft">{t('evidence.none')}</section>;
  return (
    <section className="card evidence" aria-label={t('evidence')}>
      <header>
        <h2>
          {t(current.title)}
          <small className="figures">
            {at + 1} / {items.length}
          </small>
        </h2>
        <EvidenceTools {...tools} />
      </header>
      <EvidenceStage
        key={current.file.image_id}
        ref={zoom}
        file={current.file}
        turn={turn}
        {...(items.length > 1 && { onStep: (step: 1 | -1) => open(at + step) })}
      />
      <EvidenceStrip items={items} marks={marks} at={at} onOpen={open} />
    </section>
  );
}
