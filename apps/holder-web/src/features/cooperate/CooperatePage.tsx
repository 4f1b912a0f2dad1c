import { isId, type PublicIp, SHEET } from '@ipw/domain';
import { useCallback, useState } from 'react';
import { go, hrefOf, useAddress } from '../../app/address';
import { Page } from '../../app/Page';
import { sitePaths } from '../../app/site-paths';
import { useT } from '../../i18n/catalogue';
import { ChosenIps } from './ChosenIps';
import './cooperate.css';
import { NextSteps } from './NextSteps';
import { SheetForm } from './SheetForm';

/** The form of a request to up to five IPs. The IPs, and the key of a private link, are in the address. */
export function CooperatePage() {
  const t = useT();
  const { pathname, search } = useAddress();
  const query = new URLSearchParams(search);
  const [error, setError] = useState<string>();
  const [known, setKnown] = useState<Readonly<Record<string, PublicIp>>>({});
  const learn = useCallback((ip: PublicIp) => setKnown((old) => ({ ...old, [ip.ip_id]: ip })), []);
  const ids = [...new Set((query.get('ip') ?? '').split(','))].filter(isId).slice(0, SHEET.ips);
  const corrects = query.get('corrects') ?? undefined;
  const source = (ids.length === 1 && query.get('k')) || undefined;

  const choose = (chosen: string[]) => {
    setError(undefined);
    query.set('ip', chosen.join(','));
    // The private link belongs to its own IP.
    query.delete('k');
    go(`${pathname}?${query.toString()}`, { replace: true });
  };
  /** Shows what is wrong with the chosen IPs; a private link that is refused is given up, so that the next try succeeds. */
  const refuse = (message: string, field?: string) => {
    if (field === 'source') choose(ids);
    setError(message);
    document.getElementById('cooperate-ips')?.focus();
  };

  return (
    <Page title={t('cooperate.title')}>
      <div className="cooperate">
        <div className="ui-stack">
          <p className="cooperate-lead">
            {corrects ? t('cooperate.correcting', { number: corrects }) : t('cooperate.lead')}
          </p>
          <ChosenIps
            ids={ids}
            error={error}
            isPrivate={source !== undefined}
            onChange={choose}
            onKnown={learn}
          />
          <div onSubmitCapture={() => ids.length === 0 && refuse(t('cooperate.no_ip'))}>
            <SheetForm
              ids={ids}
              ips={ids.flatMap((id) => known[id] ?? [])}
              source={source}
              corrects={corrects}
              onRefused={refuse}
              onSent={(sheets) => go(sitePaths.cooperateSuccess, { replace: true, left: sheets })}
            />
          </div>
        </div>
        <aside className="cooperate-aside">
          <h2>{t('cooperate.how')}</h2>
          <NextSteps />
          <p className="ui-soft">{t('cooperate.privacy')}</p>
          <p>
            {t('cooperate.sent_before')}{' '}
            <a href={hrefOf(sitePaths.cooperateDetail)}>{t('cooperate.find_mine')}</a>
          </p>
        </aside>
      </div>
    </Page>
  );
}
