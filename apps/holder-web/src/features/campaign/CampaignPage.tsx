import { CAMPAIGN_OPEN, campaignReads, campaignTimeOf, type CampaignView, type OwnEntry } from '@ipw/domain';
import { Button, EmptyState, ErrorState, Skeleton } from '@ipw/ui';
import { Suspense, useState } from 'react';
import { api } from '../../app/api';
import { useServerClock } from '../../app/clock';
import { Countdown } from '../../app/Countdown';
import { lazyPage } from '../../app/lazy-page';
import { Page, useTitle } from '../../app/Page';
import { TextBlocks } from '../../app/TextBlocks';
import { useResource } from '../../app/use-resource';
import type { Values } from '../../form/schema-form';
import { type OwnWords, useLanguage, useT } from '../../i18n/catalogue';
import { shanghaiMomentOf } from '../../i18n/when';
import './campaign.css';

const uploadWords: OwnWords = {
  en: async () => (await import('@ipw/ui/upload/i18n/upload.en')).uploadEn,
  'zh-CN': async () => (await import('@ipw/ui/upload/i18n/upload.zh-CN')).uploadZhCn,
  'zh-TW': async () => (await import('@ipw/ui/upload/i18n/upload.zh-TW')).uploadZhTw,
};
// Most visitors read, so what enters works is loaded when it is wanted.
const EntryForm = lazyPage(() => import('./EntryForm'), 'EntryForm', 'account', uploadWords);
const MyEntries = lazyPage(() => import('./MyEntries'), 'MyEntries', 'account');
const Wall = lazyPage(() => import('./Wall'), 'Wall');
const Works = lazyPage(() => import('./Works'), 'Works');

/** What is open below the campaign. */
type Part = 'page' | 'enter' | 'mine' | 'sent';

/** A collection campaign, for everybody. */
export function CampaignPage({ id }: { id: string }) {
  const t = useT();
  const { data, error, retry } = useResource(`campaign ${id}`, async () => ({
    campaign: await api(campaignReads.campaign, { campaign_id: id }),
    at: Date.now(),
  }));
  if (error)
    return (
      <Page title={t('campaign.missing')}>
        <ErrorState message={t('campaign.missing_text')} onRetry={retry} />
      </Page>
    );
  if (!data)
    return (
      <div className="app-page">
        <Skeleton lines={8} />
      </div>
    );
  return <Campaign campaign={data.campaign} at={data.at} />;
}

function Campaign({ campaign, at }: { campaign: CampaignView; at: number }) {
  const t = useT();
  const language = useLanguage();
  const now = useServerClock({ data: campaign, dataUpdatedAt: at });
  const [part, setPart] = useState<Part>('page');
  const [entry, setEntry] = useState<{ own: OwnEntry; proof: Values }>();
  useTitle(campaign.title);
  const time = campaignTimeOf(campaign, now);
  const open = campaign.state === CAMPAIGN_OPEN && time === 'collecting';
  const ended = campaign.state !== CAMPAIGN_OPEN || time === 'ended';
  const show = (next: Part, changed?: typeof entry) => {
    setEntry(changed);
    setPart(next);
    window.scrollTo({ top: 0 });
  };
  const [from, until] = [campaign.opens_at, campaign.closes_at].map((one) => shanghaiMomentOf(one, language));
  return (
    <div className="app-page campaign">
      <header className="campaign-head">
        {campaign.cover && (
          <img
            src={campaign.cover}
            srcSet={`${campaign.cover_small!} 640w, ${campaign.cover} 1280w`}
            sizes="(max-width: 1200px) 90vw, 1150px"
            alt=""
            width={1280}
            height={640}
            fetchPriority="high"
          />
        )}
        <h1>{campaign.title}</h1>
        <p className="ui-soft">{t('campaign.when', { from: from!, until: until! })}</p>
        <Countdown of="campaign" period={campaign} now={now} />
        {campaign.cancel_reason !== null && (
          <p className="ui-card" role="status">
            {t('campaign.cancelled', { reason: campaign.cancel_reason })}
          </p>
        )}
        <div className="ui-row">
          {open && part !== 'enter' && (
            <Button look="primary" onClick={() => show('enter')}>
              {t('campaign.enter')}
            </Button>
          )}
          {part !== 'mine' && <Button onClick={() => show('mine')}>{t('campaign.mine')}</Button>}
          {part !== 'page' && (
            <Button look="quiet" onClick={() => show('page')}>
              {t('campaign.back')}
            </Button>
          )}
        </div>
        {ended ? (
          campaign.results_at === null && <p className="ui-soft">{t('campaign.results_later')}</p>
        ) : (
          <p className="ui-soft">{t('campaign.per_phone', { count: campaign.per_phone })}</p>
        )}
      </header>
      <Suspense fallback={<Skeleton lines={6} />}>
        {part === 'enter' && (
          <EntryForm
            key={entry?.own.entry_id ?? ''}
            campaign={campaign}
            entry={entry}
            onSent={() => show('sent')}
          />
        )}
        {part === 'sent' && <EmptyState title={t('campaign.sent')}>{t('campaign.sent_text')}</EmptyState>}
        {part === 'mine' && (
          <MyEntries campaign={campaign} onChange={(own, proof) => show('enter', { own, proof })} />
        )}
        {part === 'page' && (
          <>
            <section className="ui-card campaign-text">
              <TextBlocks blocks={campaign.body} />
              <h2>{t('campaign.rules')}</h2>
              <TextBlocks blocks={campaign.rules} />
            </section>
            {campaign.winners.length > 0 && (
              <section className="ui-stack">
                <h2>{t('campaign.winners')}</h2>
                <Works works={campaign.winners} />
              </section>
            )}
            {campaign.wall === 1 && <Wall id={campaign.campaign_id} />}
          </>
        )}
      </Suspense>
    </div>
  );
}
