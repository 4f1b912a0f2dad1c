import { type CampaignCard as Campaign, campaignTimeOf, type CampaignTime, type Tone } from '@ipw/domain';
import { Badge } from '@ipw/ui';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { Countdown } from './Countdown';
import { FollowButton } from './FollowButton';
import { followCampaign } from './tender.calls';

const TONES: Readonly<Record<CampaignTime, Tone>> = {
  not_started: 'wait',
  collecting: 'good',
  ended: 'neutral',
};

/** A campaign on the board: it collects works from everybody, so no IP fits it better than another. */
export function CampaignCard({ campaign, now }: { campaign: Campaign; now: number }) {
  const t = useT();
  const language = useLanguage();
  const { campaign_id, title, cover, participated } = campaign;
  const time = campaignTimeOf(campaign, now);
  return (
    <li className="ui-card tender-card">
      {cover && <img className="tender-cover" src={cover} alt="" loading="lazy" />}
      <div className="tender-card-body">
        <p className="ui-row tender-status">
          <Badge tone={TONES[time]}>{t(`tender.campaign.${time}`)}</Badge>
          <span className="ui-soft">{t('tender.campaign')}</span>
          {participated === 1 && <Badge tone="good">{t('entry.participated.1')}</Badge>}
        </p>
        <h2>
          <Link to={paths.collectionEvent.replace(':id', campaign_id)}>{title}</Link>
        </h2>
        <p className="ui-soft">
          {t('tender.period', {
            from: dayOf(campaign.opens_at, language),
            to: dayOf(campaign.closes_at, language),
          })}
        </p>
        <p className="ui-soft">{t('tender.campaign.fit')}</p>
        <div className="ui-row tender-foot">
          <Countdown tender={campaign} now={now} />
          <FollowButton {...campaign} follow={followCampaign(campaign_id)} />
        </div>
      </div>
    </li>
  );
}
