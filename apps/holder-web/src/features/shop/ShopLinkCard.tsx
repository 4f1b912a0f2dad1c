import {
  ASK_SUFFIX,
  ERRORS,
  SHOP_LINK_DAYS,
  shopApi,
  shopLinkMachine,
  type ShopLink,
  type ShopLinkAction,
} from '@ipw/domain';
import { ask, Badge, Button, ErrorState, Select, Skeleton, StateBadge } from '@ipw/ui';
import { QrCode } from '@ipw/ui/QrCode';
import { useState } from 'react';
import { api } from '../../app/api';
import { copy } from '../../app/copy';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

/** An address as QR code and text with a copy button. */
function Address({ path, label }: { path: string; label: string }) {
  const t = useT();
  const address = location.origin + path;
  return (
    <div className="shop-address">
      <QrCode text={address} label={label} />
      <div>
        <a href={address} target="_blank" rel="noreferrer">
          {decodeURI(address)}
        </a>
        <Button
          small
          aria-label={t('shop.link.copy_named', { name: label })}
          onClick={() => void copy(address, 'shop.link.copied', 'ui.copy_failed')}
        >
          {t('shop.link.copy')}
        </Button>
        <FormAddress address={formOf(address)} label={label} />
      </div>
    </div>
  );
}

/** The address that leads straight to the form of a request; a private link's key goes along. */
const formOf = (address: string): string => {
  const url = new URL(address);
  url.pathname += ASK_SUFFIX;
  return url.href;
};

function FormAddress({ address, label }: { address: string; label: string }) {
  const t = useT();
  return (
    <p className="ui-soft">
      <a href={address} target="_blank" rel="noreferrer">
        {t('shop.link.form')}
      </a>{' '}
      <Button
        small
        look="quiet"
        aria-label={t('shop.link.copy_form', { name: label })}
        onClick={() => void copy(address, 'shop.link.copied', 'ui.copy_failed')}
      >
        {t('shop.link.copy')}
      </Button>
    </p>
  );
}

const QUESTIONS: Partial<Record<ShopLinkAction, 'renew' | 'revoke'>> = { renew: 'renew', revoke: 'revoke' };

function PrivateLink({ ipId, link, onChanged }: { ipId: string; link: ShopLink; onChanged: () => void }) {
  const t = useT();
  const language = useLanguage();
  const [days, setDays] = useState('90');
  const [busy, setBusy] = useState(false);
  const run = async (action: ShopLinkAction) => {
    const question = QUESTIONS[action];
    if (
      question &&
      !(await ask({
        title: t(`shop.link.${question}.title`),
        text: t('shop.link.ends.text'),
        confirm: t(`action.shop_link.${question}`),
        danger: true,
      }))
    )
      return;
    setBusy(true);
    const input = { ip_id: ipId, version: link.version, action, days: Number(days) };
    await api(shopApi.shopLinkMove, input, { expect: [ERRORS.CONFLICT.code] }).catch(() => undefined);
    setBusy(false);
    onChanged();
  };
  return (
    <div className="shop-link">
      <h3>
        {t('shop.link.private')} <StateBadge machine={shopLinkMachine} state={link.state} />
        {link.expired && <Badge tone="bad">{t('shop.link.expired')}</Badge>}
      </h3>
      <p className="ui-soft">{t('shop.link.private.text')}</p>
      {link.private_path && !link.expired && (
        <Address path={link.private_path} label={t('shop.link.private')} />
      )}
      {link.private_path && (
        <p className="ui-soft">
          {link.expires_at
            ? t('shop.link.until', { day: dayOf(link.expires_at, language) })
            : t('shop_link_days.0')}
        </p>
      )}
      <div className="shop-link-acts">
        <Select
          label={t('shop.link.days')}
          value={days}
          options={SHOP_LINK_DAYS.map((one) => ({ value: String(one), label: t(`shop_link_days.${one}`) }))}
          onChange={setDays}
        />
        {link.actions.map((action) => (
          <Button key={action} busy={busy} onClick={() => void run(action)}>
            {t(`action.shop_link.${action}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The addresses of the shop: the public page, and the private link whose deals carry no platform share. */
export function ShopLinkCard({ ipId }: { ipId: string }) {
  const t = useT();
  const link = useApi(shopApi.shopLink, { ip_id: ipId }, { staleTime: 0 });
  return (
    <section className="ui-card shop-links" aria-labelledby="shop-links">
      <h2 id="shop-links">{t('shop.link')}</h2>
      {link.isError && <ErrorState message={link.error.message} onRetry={() => void link.refetch()} />}
      {link.isPending && <Skeleton lines={2} height={120} />}
      {link.data && (
        <div className="shop-links-both">
          <div className="shop-link">
            <h3>{t('shop.link.public')}</h3>
            <p className="ui-soft">{t('shop.link.public.text')}</p>
            <Address path={link.data.public_path} label={t('shop.link.public')} />
          </div>
          <PrivateLink ipId={ipId} link={link.data} onChanged={() => void link.refetch()} />
        </div>
      )}
    </section>
  );
}
