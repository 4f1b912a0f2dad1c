import { buttonClass, EmptyState, ErrorState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { useRemoteVersion } from '../../review/use-remote-version';
import { turnsOf, useServerClock } from '../../app/clock';
import { Countdown } from '../../app/Countdown';
import { useEntry } from './entry.calls';
import { EntryForm } from './EntryForm';
import { EntryReason } from './EntryReason';
import './tender.css';
import './entry.css';

/** Signing up for a tender: the form while entries can be changed. */
export function FastCoopSignUpPage() {
  const t = useT();
  const ipId = useIpId();
  const tenderId = useSearchParams()[0].get('tender_id') ?? '';
  const found = useEntry(tenderId);
  const now = useServerClock(found, turnsOf(found.data ? [found.data.tender] : []));
  const remote = useRemoteVersion(found);
  const { data: entry, error, refetch } = found;
  // What the page showed first; a refetch may bring a newer version, which is not read yet.
  const [seen, setSeen] = useState<{ tenderId: string; version: number }>();
  if (entry && seen?.tenderId !== tenderId) setSeen({ tenderId, version: entry.project_version });
  useTitle(t('workbench.menu.fastCoopSignUp'));
  const back = withQuery(paths.tenderDetail, { id: ipId, tender_id: tenderId });
  return (
    <>
      <header className="tender-head">
        <Link to={back}>← {entry?.tender.title ?? t('entry.back')}</Link>
        <h1>{t('workbench.menu.fastCoopSignUp')}</h1>
        <p className="ui-soft">{t('entry.lead')}</p>
        {entry && <Countdown of="tender" period={entry.tender} now={now} />}
      </header>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {(!entry || remote.isOld) && !error && <Skeleton lines={4} height={120} />}
      {!remote.isOld && entry?.actions.includes('save') && (
        <EntryForm
          key={`${entry.registration_id ?? ''}.${entry.state}.${String(remote.round)}`}
          entry={entry}
          seen={seen?.version ?? entry.project_version}
          onRead={() => setSeen({ tenderId, version: entry.project_version })}
          onReloadRemote={remote.show}
        />
      )}
      {!remote.isOld && entry?.barred_until && <EntryReason entry={entry} />}
      {!remote.isOld && entry && !entry.actions.includes('save') && (
        <EmptyState
          title={t('entry.closed')}
          action={
            <Link
              className={buttonClass('primary')}
              to={withQuery(paths.fastCoopSignUpInfo, { id: ipId, tender_id: tenderId })}
            >
              {t('entry.open')}
            </Link>
          }
        />
      )}
    </>
  );
}
