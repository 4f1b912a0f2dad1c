import { type CampaignView, CAMPAIGN_OPEN, campaignTimeOf } from '@ipw/domain';
import { leftOf } from '../../app/clock';
import { useT } from '../../i18n/catalogue';

/** How long until a campaign opens or closes; it turns by itself. */
export function Countdown({ campaign, now }: { campaign: CampaignView; now: number }) {
  const t = useT();
  if (campaign.state !== CAMPAIGN_OPEN) return null;
  const time = campaignTimeOf(campaign, now);
  if (time === 'ended') return <p className="campaign-left">{t('campaign.over')}</p>;
  const coming = time === 'not_started';
  const { days, clock } = leftOf(Date.parse(coming ? campaign.opens_at : campaign.closes_at) - now);
  const left = days > 0 ? t('campaign.left.days', { days, clock }) : clock;
  return (
    <p className="campaign-left" role="timer" aria-live="off">
      {t(coming ? 'campaign.opens_in' : 'campaign.closes_in', { left })}
    </p>
  );
}
