import { buttonClass } from '@ipw/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { keepStored, readStored } from '../../../storage';
import { loadPart, useT } from '../../../i18n/catalogue';
import './intro-button.css';

/** Stored once the introduction was closed. */
const CLOSED = 'introModalClosed';
const TIP_MS = 2000;

const IntroDialog = lazy(async () => {
  const [module] = await Promise.all([import('./IntroDialog'), loadPart('about')]);
  return { default: module.IntroDialog };
});

/** The introduction: opened automatically on the first visit, by this button afterwards. */
export function Intro() {
  const t = useT();
  const [open, setOpen] = useState(() => readStored(CLOSED) === null);
  const [tip, setTip] = useState(false);
  const [slide, setSlide] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = () => {
    clearTimeout(timer.current);
    setTip(false);
    setSlide(0);
  };
  const close = () => {
    setOpen(false);
    keepStored(CLOSED, '1');
    setTip(true);
    timer.current = setTimeout(settle, TIP_MS);
  };
  return (
    <div className="intro-again">
      <button
        type="button"
        className={buttonClass('quiet')}
        onClick={() => {
          settle();
          setOpen(true);
        }}
      >
        {t('landing.intro')}
      </button>
      <span role="status">{tip ? <span className="intro-tip">{t('landing.intro_tip')}</span> : null}</span>
      {open ? (
        <Suspense>
          <IntroDialog slide={slide} onSlide={setSlide} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
