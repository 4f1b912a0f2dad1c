import { AREA_CODES, campaignEntryMachine, type CampaignView, ERRORS, type OwnEntry } from '@ipw/domain';
import { ask, Button, EmptyState, newKey, StateBadge, toast } from '@ipw/ui';
import { useState } from 'react';
import { onField } from '../../app/form-error';
import { codeField, phoneField } from '../../form/fields';
import { FIRST_COUNTRY, phoneOf } from '../../form/phone';
import { PROVEN, provenBy } from '../../form/proven';
import { SchemaForm } from '../../form/SchemaForm';
import type { Values } from '../../form/schema-form';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { calls } from './calls';

interface Found {
  phone: { area_code: string; phone_number: string };
  /** What a form holds of the proven phone. */
  proof: Values;
  entries: OwnEntry[];
}

interface Props {
  campaign: CampaignView;
  onChange: (own: OwnEntry, proof: Values) => void;
}

/** The entries of a phone: what became of each, and what its entrant can do. */
export function MyEntries({ campaign, onChange }: Props) {
  const t = useT();
  const [found, setFound] = useState<Found>();
  const { campaign_id } = campaign;
  if (!found)
    return (
      <section className="ui-card ui-stack">
        <p className="ui-soft">{t('campaign.find_text')}</p>
        <SchemaForm
          schema={async () => (await calls()).campaignMineInput}
          fields={[phoneField(t), codeField(t, 'collect')]}
          initial={{ country: FIRST_COUNTRY }}
          toInput={(values) => ({ campaign_id, ...phoneOf(values), yzm: values.yzm ?? '' })}
          submitLabel={t('campaign.find')}
          onSubmit={async (input, attempt) => {
            try {
              const { list } = await (
                await calls()
              ).entriesOfPhone(input, { ...attempt, expect: [ERRORS.YZM.code] });
              const { area_code, phone_number } = input;
              // The call names no country; of two with one area code, either makes the same phone.
              const country = AREA_CODES.find(([, code]) => code === area_code)?.[0] ?? FIRST_COUNTRY;
              const values = { country, area_code, phone_number };
              setFound({
                phone: { area_code, phone_number },
                proof: { ...values, [PROVEN]: provenBy(values) },
                entries: list,
              });
            } catch (error) {
              throw onField(error, { [ERRORS.YZM.code]: 'yzm' });
            }
          }}
        />
      </section>
    );
  const { phone, proof, entries } = found;
  const again = async () => {
    const { list } = await (await calls()).entriesOfPhone({ campaign_id, ...phone });
    setFound({ ...found, entries: list });
  };
  const withdraw = async ({ entry_id, version }: OwnEntry) => {
    const sure = await ask({
      title: t('campaign.withdraw_ask'),
      text: t('campaign.withdraw_text'),
      confirm: t('campaign.withdraw'),
      danger: true,
    });
    if (!sure) return;
    try {
      await (await calls()).withdrawEntry({ ...phone, entry_id, version }, { idempotency_key: newKey() });
      toast('good', t('campaign.withdrawn'));
    } catch {
      // The call has said why.
    }
    await again();
  };
  const erase = async () => {
    const sure = await ask({
      title: t('campaign.erase_ask'),
      text: t('campaign.erase_text'),
      confirm: t('campaign.erase'),
      danger: true,
    });
    if (!sure) return;
    try {
      await (await calls()).eraseEntries(phone, { idempotency_key: newKey() });
      toast('good', t('campaign.erased'));
      setFound(undefined);
    } catch {
      // The call has said why.
    }
  };
  return (
    <div className="ui-stack">
      {entries.length === 0 && <EmptyState title={t('campaign.none')}>{t('campaign.none_text')}</EmptyState>}
      {entries.map((own) => (
        <Entry
          key={own.entry_id}
          own={own}
          onChange={() => onChange(own, proof)}
          onWithdraw={() => void withdraw(own)}
        />
      ))}
      {entries.length > 0 && (
        <div>
          <Button look="quiet" onClick={() => void erase()}>
            {t('campaign.erase')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Entry({
  own,
  onChange,
  onWithdraw,
}: {
  own: OwnEntry;
  onChange: () => void;
  onWithdraw: () => void;
}) {
  const t = useT();
  const language = useLanguage();
  const code = own.reason_code as 'other' | null;
  const reason = [code && code !== 'other' ? t(`entry_reason.${code}`) : '', own.reason ?? '']
    .filter(Boolean)
    .join(' · ');
  return (
    <article className="ui-card ui-stack campaign-own">
      <header className="ui-row">
        <h3>{own.work_name}</h3>
        <StateBadge machine={campaignEntryMachine} state={own.state} />
        <span className="ui-soft">{dayOf(own.created_at, language)}</span>
      </header>
      {own.prize && <p className="campaign-prize">{t('campaign.won', { prize: own.prize })}</p>}
      {reason && <p role="note">{t('campaign.reason', { reason })}</p>}
      <ul className="campaign-tiles">
        {own.images.map((image) => (
          <li key={image.image_id}>
            <img src={image.tile_path ?? image.file_path} alt="" width={80} height={80} />
          </li>
        ))}
      </ul>
      <div className="ui-row">
        {own.actions.includes('resubmit') && <Button onClick={onChange}>{t('campaign.change')}</Button>}
        {own.actions.includes('withdraw') && (
          <Button look="quiet" onClick={onWithdraw}>
            {t('campaign.withdraw')}
          </Button>
        )}
      </div>
    </article>
  );
}
