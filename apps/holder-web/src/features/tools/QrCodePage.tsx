import { shopApi } from '@ipw/domain';
import { Button, ErrorState, Skeleton } from '@ipw/ui';
import { QrCode } from '@ipw/ui/QrCode';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { copy } from '../../app/copy';
import { useMemberInfo } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { siteAddress } from '../../app/site';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { saveCode } from './save-code';
import './tools.css';

/** QR codes to print and share: of the IP's page, of its private link if there is one, and of this site. */
export function QrCodePage() {
  const t = useT();
  const [query] = useSearchParams();
  const { user } = useMemberInfo();
  const ip_id = query.get('id') ?? user.use_ip_id ?? '';
  const { data, error, refetch } = useApi(shopApi.shopLink, { ip_id });
  useTitle(t('workbench.menu.qrCode'));
  const here = location.origin;
  return (
    <div className="tool">
      <header className="tool-head">
        <div>
          <h1>{t('workbench.menu.qrCode')}</h1>
          <p>{t('tool.code.lead')}</p>
        </div>
      </header>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={2} height={220} /> : null}
      {data ? (
        <ul className="tool-codes">
          <Code
            title={t('tool.code.page')}
            text={t('tool.code.page_text')}
            address={`${here}${data.public_path}?from=code`}
          />
          {data.private_path && !data.expired ? (
            <Code
              title={t('tool.code.private')}
              text={t('tool.code.private_text')}
              address={here + data.private_path}
            />
          ) : null}
          <Code title={t('tool.code.site')} text={t('tool.code.site_text')} address={siteAddress()} />
        </ul>
      ) : null}
      {data && !data.private_path ? (
        <p className="ui-soft">
          {t('tool.code.no_private')}{' '}
          <Link to={withQuery(paths.onepage, { id: ip_id })}>{t('content.onepage.list')}</Link>
        </p>
      ) : null}
    </div>
  );
}

function Code({ title, text, address }: { title: string; text: string; address: string }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  return (
    <li className="ui-card">
      <div ref={place} className="tool-code">
        <QrCode text={address} label={title} />
      </div>
      <h2>{title}</h2>
      <p className="ui-soft">{text}</p>
      <p className="tool-address">{decodeURI(address)}</p>
      <div className="ui-row">
        <Button small onClick={() => saveCode(place.current!.querySelector('svg')!, title)}>
          {t('ui.save')}
          <span className="ui-hidden"> {title}</span>
        </Button>
        <Button small onClick={() => void copy(address, 'shop.link.copied', 'ui.copy_failed')}>
          {t('shop.link.copy')}
          <span className="ui-hidden"> {title}</span>
        </Button>
      </div>
    </li>
  );
}
