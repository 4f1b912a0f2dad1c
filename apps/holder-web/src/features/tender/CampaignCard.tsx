import { type CampaignCard as Campaign, campaignTimeOf, type CampaignTime, type Tone } from '@ipw/domain';
import { Badge } from '@ipw/ui';
import { paths } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { ActivityCard, CardFoot, Days, Participated } from './ActivityCard';
import { followCampaign } from './tender.calls';

const TONES: Readonly<Record<CampaignTime, Tone>> = {
  not_started: 'wait',
  collecting: 'good',
  ended: 'neutral',
};

/** A campaign on the board: it collects works from everybody, so no IP fits it better than another. */
export function CampaignCard({ campaign, now }: { campaign: Campaign; now: number }) {
  const t = useT();
  const { campaign_id, participated } = campaign;
  const time = campaignTimeOf(campaign, now);
  return (
    <ActivityCard
      {...campaign}
      to={paths.collectionEvent.replace(':id', campaign_id)}
      status={
        <>
          <Badge tone={TONES[time]}>{t(`tender.campaign.${time}`)}</Badge>
          <span className="ui-soft">{t('tender.campaign')}</span>
          <Participated yes={participated} />
        </>
      }
    >
      <Days {...campaign} />
      <p className="ui-soft">{t('tender.campaign.fit')}</p>
      <CardFoot {...campaign} period={campaign} now={now} follow={followCampaign(campaign_id)} />
    </ActivityCard>
  );
}
