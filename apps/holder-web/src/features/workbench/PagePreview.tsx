import { Button } from '@ipw/ui';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useT } from '../../i18n/catalogue';
import { Segments } from '../../form/Segments';

/** Width of each screen in CSS pixels, and how tall the frame is for it. */
const SCREENS = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 860 } } as const;
type Screen = keyof typeof SCREENS;

/** The scale at which `width` pixels fit into the element, at most 1. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const measure = () => setRoom(box.current?.clientWidth || width);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [width]);
  return { box, scale: Math.min(1, room / width) };
}

/** The whole public page with the drafts of the IP in place, on a phone and a wide screen. */
export function PagePreview({ ipId }: { ipId: string }) {
  const t = useT();
  const language = useLanguage();
  const [screen, setScreen] = useState<Screen>('phone');
  const [loads, setLoads] = useState(0);
  const { width, height } = SCREENS[screen];
  const { box, scale } = useScale(width);
  const address = `/preview/${ipId}?lang=${language}`;
  return (
    <section className="ui-card page-preview" aria-labelledby="page-preview">
      <header>
        <h2 id="page-preview">{t('preview.title')}</h2>
        <p className="ui-soft">{t('preview.lead')}</p>
      </header>
      <div className="ui-row">
        <Segments
          label={t('preview.screen')}
          name="page-preview"
          options={(Object.keys(SCREENS) as Screen[]).map((value) => ({
            value,
            label: t(`preview.${value}`),
          }))}
          value={screen}
          onChange={setScreen}
        />
        <Button small onClick={() => setLoads(loads + 1)}>
          {t('preview.again')}
        </Button>
        <a href={address} target="_blank" rel="noreferrer">
          {t('preview.open')}
        </a>
      </div>
      <div ref={box} className="page-preview-desk" style={{ height: height * scale }}>
        <iframe
          key={loads}
          title={t('preview.title')}
          src={address}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          style={{ width, height, transform: `scale(${String(scale)})` }}
        />
      </div>
    </section>
  );
}
