import type { SentSheet } from '@ipw/domain';
import { Button, buttonClass, CheckIcon } from '@ipw/ui';
import { QrCode } from '@ipw/ui/QrCode';
import { useEffect, useState } from 'react';
import { go, hrefOf, leftHere } from '../../app/address';
import { copy } from '../../app/copy';
import { IpPicture } from '../../app/IpPicture';
import { useTitle } from '../../app/Page';
import { sitePaths, withQuery } from '../../app/site-paths';
import { useT } from '../../i18n/catalogue';
import { usePublicIp } from './calls';
import './cooperate.css';
import { NextSteps } from './NextSteps';

const routeOf = ({ sheet_no, access_key }: SentSheet) =>
  withQuery(sitePaths.cooperateDetail, { no: sheet_no, key: access_key });
const addressOf = (sheet: SentSheet) => `${location.origin}${location.pathname}${hrefOf(routeOf(sheet))}`;

function Sent({ sheet }: { sheet: SentSheet }) {
  const t = useT();
  const { data } = usePublicIp(sheet.ip_id);
  return (
    <li className="ui-card cooperate-sent">
      <div className="cooperate-sent-text">
        <div className="cooperate-sent-ip">
          <IpPicture
            src={data?.ip_image?.sizes[0]?.url ?? data?.ip_image?.url}
            name={data?.ip_name}
            size={56}
          />
          <div>
            <h2>{data?.ip_name}</h2>
            <p className="ui-soft">
              {t('cooperate.number')} <strong>{sheet.sheet_no}</strong>
            </p>
          </div>
        </div>
        <div className="ui-row">
          <a className={buttonClass('primary')} href={hrefOf(routeOf(sheet))}>
            {t('cooperate.progress')}
          </a>
          <Button onClick={() => void copy(addressOf(sheet), 'cooperate.copied', 'ui.copy_failed')}>
            {t('cooperate.copy_link')}
          </Button>
        </div>
      </div>
      <QrCode text={addressOf(sheet)} label={t('cooperate.qr', { number: sheet.sheet_no })} />
    </li>
  );
}

/** What was sent, the link to keep, and what happens next. The sheets are in the history entry, so a reload keeps them. */
export function SuccessPage() {
  const t = useT();
  const [sheets] = useState(() => (leftHere() as SentSheet[] | undefined) ?? []);
  const title = t(sheets.length > 1 ? 'cooperate.sent_many' : 'cooperate.sent', { count: sheets.length });
  useTitle(title);
  const none = sheets.length === 0;
  useEffect(() => {
    if (none) go(sitePaths.cooperate, { replace: true });
  }, [none]);
  if (none) return null;
  return (
    <div className="app-page cooperate-success">
      <header>
        <span aria-hidden="true">
          <CheckIcon size={28} />
        </span>
        <h1>{title}</h1>
        <p className="cooperate-lead">{t('cooperate.sent_text')}</p>
      </header>
      <ul className="ui-stack">
        {sheets.map((sheet) => (
          <Sent key={sheet.sheet_no} sheet={sheet} />
        ))}
      </ul>
      <p className="ui-soft">{t('cooperate.keep_link')}</p>
      <section className="ui-stack">
        <h2>{t('cooperate.how')}</h2>
        <NextSteps sent />
      </section>
      <p>
        <a href={hrefOf(sitePaths.cooperate)}>{t('cooperate.another')}</a>
      </p>
    </div>
  );
}
