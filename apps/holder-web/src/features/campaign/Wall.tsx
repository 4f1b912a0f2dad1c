import { campaignReads, type CampaignWork } from '@ipw/domain';
import { Button, EmptyState } from '@ipw/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../app/api';
import { useT } from '../../i18n/catalogue';
import { Works } from './Works';

/** Places of the first works: what stands below the wall does not move when they arrive. */
const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** The wall of a campaign: the next works load as one scrolls, or by a button. */
export function Wall({ id }: { id: string }) {
  const t = useT();
  const [works, setWorks] = useState<CampaignWork[]>();
  const [cursor, setCursor] = useState<string | null | undefined>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  /** Coming near it loads the next works: the places of the first, then what follows the last. */
  const end = useRef<HTMLDivElement>(null);
  const more = useCallback(async () => {
    if (running.current || cursor === null) return;
    running.current = true;
    setBusy(true);
    try {
      const page = await api(campaignReads.wall, { campaign_id: id, cursor: cursor ?? undefined });
      setWorks((old) => [...(old ?? []), ...page.list]);
      setCursor(page.next_cursor);
    } catch {
      // The call has said why; the button tries again.
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, [id, cursor]);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void more();
      },
      { rootMargin: '600px' },
    );
    if (end.current) seen.observe(end.current);
    return () => seen.disconnect();
  }, [more]);
  return (
    <section className="ui-stack" aria-labelledby="campaign-wall" aria-busy={busy}>
      <h2 id="campaign-wall">{t('campaign.wall')}</h2>
      {works?.length === 0 && (
        <EmptyState title={t('campaign.wall_empty')}>{t('campaign.wall_empty_text')}</EmptyState>
      )}
      {works ? (
        <Works works={works} />
      ) : (
        <div ref={end} aria-hidden>
          <ul className="campaign-works">
            {PLACES.map((place) => (
              <li key={place} className="ui-card campaign-place" />
            ))}
          </ul>
        </div>
      )}
      <div ref={works ? end : undefined}>
        {cursor !== null && (
          <Button busy={busy} onClick={() => void more()}>
            {t('campaign.more')}
          </Button>
        )}
      </div>
    </section>
  );
}
