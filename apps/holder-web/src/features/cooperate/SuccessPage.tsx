import type { SentSheet } from '@ipw/domain';
import { Button, buttonClass, CheckIcon } from '@ipw/ui';
import { QrCode } from '@ipw/ui/QrCode';
import { Link, Navigate, useLocation } from 'react-router';
import { copy } from '../../app/copy';
import { IpPicture } from '../../app/IpPicture';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { usePublicIp } from './calls';
import './cooperate.css';
import { NextSteps } from './NextSteps';

const routeOf = ({ sheet_no, access_key }: SentSheet) =>
  withQuery(paths.cooperateDetail, { no: sheet_no, key: access_key });
const addressOf = (sheet: SentSheet) => `${location.origin}${location.pathname}#${routeOf(sheet)}`;

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
          <Link className={buttonClass('primary')} to={routeOf(sheet)}>
            {t('cooperate.progress')}
          </Link>
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
  const { state } = useLocation() as { state: { sheets?: SentSheet[] } | null };
  const sheets = state?.sheets ?? [];
  const title = t(sheets.length > 1 ? 'cooperate.sent_many' : 'cooperate.sent', { count: sheets.length });
  useTitle(title);
  if (sheets.length === 0) return <Navigate to={paths.cooperate} replace />;
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
        <Link to={paths.cooperate}>{t('cooperate.another')}</Link>
      </p>
    </div>
  );
}
