import type { Registration } from '@ipw/domain';
import { ask, Button, buttonClass, ErrorState, Skeleton, toast } from '@ipw/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { translate, useT } from '../../i18n/catalogue';
import { turnsOf, useServerClock } from '../../app/clock';
import { Countdown } from '../../app/Countdown';
import { useEntry, withdrawEntry } from './entry.calls';
import { Amended } from './Amended';
import { EntryReason } from './EntryReason';
import { Objection } from './Objection';
import { Result } from './Result';
import { EntryAxes, EntryView } from './EntryView';
import './tender.css';
import './entry.css';

function Acts({ entry }: { entry: Registration }) {
  const t = useT();
  const ipId = useIpId();
  const [busy, setBusy] = useState(false);
  const { tender_id } = entry.tender;
  const withdraw = async () => {
    const yes = await ask({
      title: translate('entry.withdraw.ask'),
      text: translate('entry.withdraw.text'),
      confirm: translate('entry.withdraw'),
      danger: true,
    });
    if (!yes) return;
    setBusy(true);
    try {
      await withdrawEntry(ipId, tender_id, entry.version);
      toast('good', translate('entry.withdraw.done'));
    } catch {
      // The call has shown its refusal.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="ui-row">
      {entry.actions.includes('save') && (
        <Link
          className={buttonClass('primary')}
          to={withQuery(paths.fastCoopSignUp, { id: ipId, tender_id })}
        >
          {t(entry.snapshot ? 'entry.edit' : entry.registration_id ? 'entry.continue' : 'entry.enter')}
        </Link>
      )}
      {entry.actions.includes('withdraw') && (
        <Button busy={busy} onClick={() => void withdraw()}>
          {t('entry.withdraw')}
        </Button>
      )}
    </div>
  );
}

/** An entry: its states on three axes, what was handed in, its result. */
export function FastCoopSignUpInfoPage() {
  const t = useT();
  const ipId = useIpId();
  const tenderId = useSearchParams()[0].get('tender_id') ?? '';
  const found = useEntry(tenderId);
  const now = useServerClock(found, turnsOf(found.data ? [found.data.tender] : []));
  const { data: entry, error, refetch } = found;
  useTitle(t('workbench.menu.fastCoopSignUpInfo'));
  return (
    <>
      <header className="tender-head">
        <Link to={withQuery(paths.tenderDetail, { id: ipId, tender_id: tenderId })}>
          ← {entry?.tender.title ?? t('entry.back')}
        </Link>
        <h1>{t('workbench.menu.fastCoopSignUpInfo')}</h1>
        {entry && <Countdown of="tender" period={entry.tender} now={now} />}
      </header>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!entry && !error && <Skeleton lines={4} height={120} />}
      {entry && (
        <div className="tender-two">
          <div className="tender-main">
            <EntryReason entry={entry} />
            <Amended entry={entry} />
            <Result rank={entry.rank} comment={entry.comment} published={entry.published} />
            <Objection entry={entry} now={now} />
            <EntryView entry={entry} />
          </div>
          <aside className="tender-aside">
            <section className="ui-card tender-part">
              <EntryAxes entry={entry} />
              <Acts entry={entry} />
            </section>
          </aside>
        </div>
      )}
    </>
  );
}
