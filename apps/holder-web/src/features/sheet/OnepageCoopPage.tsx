import { Button, ErrorState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { CheckForm, SetForm } from '../../form/BusinessPasswordForms';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf, momentOf } from '../../i18n/when';
import { useBusinessCheck, usePrivateWaiting } from './private.calls';
import { PrivateSheet } from './PrivateSheet';
import { PrivateSheets } from './PrivateSheets';
import '../../list/deal.css';
import './sheet.css';

/** Sheets that came by the private link, behind the business password. The address contains the open one. */
export function OnepageCoopPage() {
  const t = useT();
  const language = useLanguage();
  const check = useBusinessCheck();
  const sheetId = useSearchParams()[0].get('sheet_id');
  const title = t('workbench.menu.onepageCoop');
  useTitle(title);
  const { data, error, open } = check;
  const list = withQuery(paths.onepageCoop, { id: useIpId() });
  return (
    <>
      <header className="sheet-head">
        <div>
          {open && sheetId && <Link to={list}>← {title}</Link>}
          <h1>{title}</h1>
          <p className="ui-soft">
            {open && data?.checked_until
              ? t('sheet.private.until', { time: momentOf(data.checked_until, language) })
              : t('sheet.private.lead')}
          </p>
        </div>
        {open && <Button onClick={() => void check.lock()}>{t('sheet.private.lock')}</Button>}
      </header>
      {error && <ErrorState message={error.message} onRetry={check.reload} />}
      {!data && !error && <Skeleton lines={3} height={96} />}
      {data && !open && <Locked isSet={data.is_set === 1} mayReset={data.may_reset} onOpen={check.reload} />}
      {open &&
        (sheetId ? (
          <PrivateSheet key={sheetId} sheetId={sheetId} list={list} onClosed={check.reload} />
        ) : (
          <PrivateSheets onClosed={check.reload} />
        ))}
    </>
  );
}

interface LockedProps {
  isSet: boolean;
  mayReset: boolean;
  onOpen: () => void;
}

/** Before the password: how many sheets wait and until when, and the form. */
function Locked({ isSet, mayReset, onOpen }: LockedProps) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  const { count, due } = usePrivateWaiting();
  const [byCode, setByCode] = useState(false);
  return (
    <section className="ui-card deal-part sheet-locked" aria-labelledby="private-locked">
      <h2 id="private-locked">{t(isSet ? 'sheet.private.locked' : 'sheet.private.unset')}</h2>
      <p>
        {count === 0
          ? t('sheet.private.none_wait')
          : due
            ? t('sheet.private.wait_until', { count, day: dayOf(due, language) })
            : t('sheet.private.wait', { count })}
      </p>
      {isSet && !byCode ? (
        <CheckForm ipId={ipId} onDone={onOpen} onForgot={mayReset ? () => setByCode(true) : undefined} />
      ) : (
        <SetForm
          key={String(byCode)}
          ipId={ipId}
          byCode={byCode}
          onDone={onOpen}
          onCancel={byCode ? () => setByCode(false) : undefined}
        />
      )}
    </section>
  );
}
