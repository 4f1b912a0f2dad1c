import { Button, Dialog } from '@ipw/ui';
import { QrCode } from '@ipw/ui/QrCode';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { siteAddress } from '../../../app/site';
import { useT } from '../../../i18n/catalogue';
import './intro.css';
import { SLIDES } from './slides';

interface Props {
  slide: number;
  onSlide: (slide: number) => void;
  onClose: () => void;
}

/** Four slides; arrow keys switch them too. */
export function IntroDialog({ slide, onSlide, onClose }: Props) {
  const t = useT();
  const next = useRef<HTMLButtonElement>(null);
  // The dialog would focus its cross; most visitors want to continue.
  useEffect(() => next.current?.focus(), []);
  const { key, picture, qr } = SLIDES[slide]!;
  const last = slide === SLIDES.length - 1;
  const back = () => {
    // The button disappears with the first slide, so the focus is moved.
    if (slide === 1) next.current?.focus();
    onSlide(slide - 1);
  };
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' && !last) onSlide(slide + 1);
    if (event.key === 'ArrowLeft' && slide > 0) back();
  };
  return (
    <div onKeyDown={turn}>
      <Dialog
        wide
        title={t(key)}
        onClose={onClose}
        actions={
          <div className="intro-actions">
            <span
              className="intro-dots"
              role="img"
              aria-label={t('intro.count', { at: slide + 1, all: SLIDES.length })}
            >
              {SLIDES.map((one, at) => (
                <span key={one.key} className={at === slide ? 'intro-dot-now' : undefined} />
              ))}
            </span>
            {slide > 0 ? <Button onClick={back}>{t('intro.back')}</Button> : null}
            <Button ref={next} look="primary" onClick={last ? onClose : () => onSlide(slide + 1)}>
              {t(last ? 'intro.finish' : 'intro.next')}
            </Button>
          </div>
        }
      >
        <div className="intro" aria-live="polite">
          <img key={picture} src={picture} alt="" width={420} height={420} />
          <div key={key} className="intro-words">
            <p>{t(`${key}_text`)}</p>
            {qr ? (
              <figure>
                <QrCode text={siteAddress()} label={t('contact.qr')} />
                <figcaption>{t('contact.qr_text')}</figcaption>
              </figure>
            ) : null}
          </div>
        </div>
      </Dialog>
    </div>
  );
}
