import type { ThreadRound } from '@ipw/domain';
import { Button, Select } from '@ipw/ui';
import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { Segments } from '../form/Segments';
import { useT } from '../i18n/catalogue';
import { type NamedPage, pagesOf } from './draft-pages';

const MODES = ['beside', 'slider', 'blink'] as const;
type Mode = (typeof MODES)[number];
const ZOOMS = [1, 2, 4] as const;
const BLINK_MS = 700;

/** Two pictures or pages of a thread side by side, under a slider, or blinking, at the same zoom and place. */
export function CompareRounds({ rounds }: { rounds: readonly ThreadRound[] }) {
  const t = useT();
  const pages = rounds.flatMap((round) => pagesOf(t, round));
  const newest = rounds.at(-1)?.images[0]?.image_id;
  const before = rounds.toReversed().find(({ images }) => images[0] && images[0].image_id !== newest)
    ?.images[0]?.image_id;
  const [chosen, setChosen] = useState<{ left?: string | undefined; right?: string | undefined }>({});
  const [mode, setMode] = useState<Mode>('beside');
  const [zoom, setZoom] = useState(1);
  const [at, setAt] = useState({ x: 50, y: 50 });
  const [share, setShare] = useState(50);
  // The first page of a document, until another is chosen.
  const find = (key: string | undefined, first: string | undefined) =>
    pages.find((one) => one.key === key) ?? pages.find(({ image_id }) => image_id === first);
  const [left, right] = [find(chosen.left, before), find(chosen.right, newest)];
  if (!left || !right) return null;
  const beside = (page: NamedPage, by: number) =>
    pages.find((one) => one.image_id === page.image_id && page.page !== null && one.page === page.page + by);
  const turn = (by: number) => setChosen({ left: beside(left, by)?.key, right: beside(right, by)?.key });
  const canTurn = (by: number) => !!beside(left, by) && !!beside(right, by);
  const options = pages.map(({ key, name }) => ({ value: key, label: name }));
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left: x, top: y, width, height } = event.currentTarget.getBoundingClientRect();
    setAt({ x: ((event.clientX - x) / width) * 100, y: ((event.clientY - y) / height) * 100 });
  };
  const style = {
    '--zoom': zoom,
    '--at': `${String(at.x)}% ${String(at.y)}%`,
    '--share': `${String(share)}%`,
  } as CSSProperties;
  const picture = (one: NamedPage, part?: string) => (
    <div className="compare-picture" data-part={part} onPointerMove={zoom > 1 ? follow : undefined}>
      <img src={one.path} alt={one.name} />
    </div>
  );
  return (
    <section className="ui-card compare" aria-label={t('thread.compare')}>
      <h2>{t('thread.compare')}</h2>
      <div className="compare-tools">
        <Select
          label={t('thread.compare_left')}
          name="left"
          options={options}
          value={left.key}
          onChange={(value) => setChosen({ ...chosen, left: value })}
        />
        <Select
          label={t('thread.compare_right')}
          name="right"
          options={options}
          value={right.key}
          onChange={(value) => setChosen({ ...chosen, right: value })}
        />
        <Segments
          label={t('thread.compare_mode')}
          name="compare-mode"
          options={MODES.map((value) => ({ value, label: t(`thread.compare_${value}`) }))}
          value={mode}
          onChange={setMode}
        />
        <Segments
          label={t('thread.zoom')}
          name="compare-zoom"
          options={ZOOMS.map((value) => ({ value: String(value), label: `${String(value)}×` }))}
          value={String(zoom)}
          onChange={(value) => setZoom(Number(value))}
        />
      </div>
      {left.page !== null && right.page !== null && (
        <div className="ui-row">
          {([-1, 1] as const).map((by) => (
            <Button key={by} small disabled={!canTurn(by)} onClick={() => turn(by)}>
              {t(by < 0 ? 'thread.compare_back' : 'thread.compare_next')}
            </Button>
          ))}
        </div>
      )}
      <div className="compare-stage" data-mode={mode} style={style}>
        {mode === 'blink' ? (
          <Blink left={picture(left)} right={picture(right)} />
        ) : (
          <>
            {picture(left, 'left')}
            {picture(right, 'right')}
          </>
        )}
      </div>
      {mode === 'slider' && (
        <label className="compare-slider">
          {t('thread.compare_share')}
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            onChange={(event) => setShare(Number(event.target.value))}
          />
        </label>
      )}
      {zoom > 1 && (
        <div className="ui-row">
          {(['x', 'y'] as const).map((axis) => (
            <label key={axis} className="compare-slider">
              {t(`thread.zoom_${axis}`)}
              <input
                type="range"
                min={0}
                max={100}
                value={at[axis]}
                onChange={(event) => setAt({ ...at, [axis]: Number(event.target.value) })}
              />
            </label>
          ))}
        </div>
      )}
    </section>
  );
}

/** One after the other; both stay mounted, so that neither loads again. */
function Blink({ left, right }: { left: ReactNode; right: ReactNode }) {
  const [first, setFirst] = useState(true);
  useEffect(() => {
    const timer = setInterval(() => setFirst((old) => !old), BLINK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <div hidden={!first}>{left}</div>
      <div hidden={first}>{right}</div>
    </>
  );
}
