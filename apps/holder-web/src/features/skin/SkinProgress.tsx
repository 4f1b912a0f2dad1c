import { skinApi, type SkinDetail, SKIN_LISTED, SKIN_REJECTED, skinMachine } from '@ipw/domain';
import { ask, Button, buttonClass, StateBadge, toast } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api';
import { useIpId } from '../../app/member';
import { type Key, useLanguage, useT } from '../../i18n/catalogue';
import { dayOf, shanghaiMomentOf } from '../../i18n/when';
import { skinsChanged } from './skin.calls';

interface Props {
  skin: SkinDetail;
  part: 'review' | 'result';
  /** Where the material is. */
  material: string;
}

/** Where the review is, and what came of it. */
export function SkinProgress({ skin, part, material }: Props) {
  const t = useT();
  const language = useLanguage();
  const { state, submitted_at, decided_at, listed_on, listing_link } = skin;
  return (
    <section className="ui-card skin-progress">
      <p className="ui-row">
        <StateBadge machine={skinMachine} state={state} />
        {skin.tender_title && (
          <span className="ui-soft">{t('skin.award', { title: skin.tender_title })}</span>
        )}
      </p>
      {part === 'review' && (
        <p>
          {submitted_at
            ? t('skin.sent_at', { at: shanghaiMomentOf(submitted_at, language) })
            : t('skin.not_yet')}
        </p>
      )}
      {part === 'result' && (
        <p>
          {decided_at
            ? t('skin.decided_at', { at: shanghaiMomentOf(decided_at, language) })
            : t('skin.undecided')}
        </p>
      )}
      <p className="ui-soft">{t(`skin.next.${state}`)}</p>
      {part === 'result' && <Reasons skin={skin} />}
      {listed_on && (
        <p>
          {t(listing_link && state === SKIN_LISTED ? 'skin.listed_on' : 'skin.planned_on', {
            day: dayOf(listed_on, language),
          })}{' '}
          {listing_link && state === SKIN_LISTED && (
            <a href={listing_link} target="_blank" rel="noreferrer noopener">
              {t('skin.open_listing')}
            </a>
          )}
        </p>
      )}
      <div className="ui-row">
        {skin.actions.includes('save') && (
          <Link className={buttonClass('primary')} to={material}>
            {t(state === SKIN_REJECTED ? 'skin.modify' : 'skin.tab.material')}
          </Link>
        )}
        {skin.actions.includes('withdraw') && <Withdraw skin={skin} />}
      </div>
    </section>
  );
}

/** Why it came back: in general, then slot by slot and sticker by sticker. */
function Reasons({ skin: { reason_code, reason, marks, material } }: { skin: SkinDetail }) {
  const t = useT();
  if (!reason_code) return null;
  return (
    <div className="skin-reasons" role="note">
      <strong>{t(`skin_reason.${reason_code}` as Key)}</strong>
      {reason && <blockquote>{reason}</blockquote>}
      <ul>
        {marks.map(({ field, image_id, reason: why }) => {
          const sticker = material.emoji_list.find(({ image }) => image?.image_id === image_id);
          return (
            <li key={`${field} ${image_id ?? ''}`}>
              {sticker?.image && <img src={sticker.image.thumb_path ?? sticker.image.file_path} alt="" />}
              <span>
                <b>{sticker?.name || t(`skin.slot.${field}` as Key)}</b>
                {why && ` — ${why}`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Withdraw({ skin: { skin_id, version } }: { skin: SkinDetail }) {
  const t = useT();
  const ip_id = useIpId();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    const yes = await ask({
      title: t('skin.withdraw.ask'),
      text: t('skin.withdraw.text'),
      confirm: t('skin.withdraw'),
      danger: true,
    });
    if (!yes) return;
    setBusy(true);
    try {
      await api(skinApi.withdraw, { ip_id, skin_id, version });
      toast('good', t('skin.withdraw.done'));
    } catch {
      // The call has shown why.
    }
    await skinsChanged();
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void withdraw()}>
      {t('skin.withdraw')}
    </Button>
  );
}
