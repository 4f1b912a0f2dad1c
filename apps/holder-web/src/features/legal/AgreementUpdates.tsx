import { type AgreementUpdate, agreementApi } from '@ipw/domain';
import { Button, CheckField, Dialog } from '@ipw/ui';
import { ClauseDiff } from '@ipw/ui/ClauseDiff';
import { useState } from 'react';
import { api } from '../../app/api';
import { paths } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import './agreement-updates.css';

interface Props {
  updates: readonly AgreementUpdate[];
  onDone: () => void;
  onLater: () => void;
}

/** Changes of the agreements this member accepted: the clauses, and a checkbox where consent is needed again. */
export function AgreementUpdates({ updates, onDone, onLater }: Props) {
  const t = useT();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const asking = updates.filter(({ renewal }) => renewal === 'consent');
  const missing = asking.filter(({ page }) => !ticked.includes(page));

  const answer = async () => {
    setTried(true);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      for (const { page, version } of updates)
        await api(agreementApi.consent, { page, version, agree: true });
      onDone();
    } catch {
      // The error was shown; texts already answered are not asked again.
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      wide
      stays
      title={t('agreement.news.title')}
      onClose={onLater}
      actions={
        <>
          <Button onClick={onLater}>{t('agreement.news.later')}</Button>
          <Button look="primary" busy={busy} onClick={() => void answer()}>
            {t(asking.length > 0 ? 'agreement.news.agree' : 'agreement.news.seen')}
          </Button>
        </>
      }
    >
      <div className="agreement-news">
        <p>{t(asking.length > 0 ? 'agreement.news.text' : 'agreement.news.notice')}</p>
        {updates.map((update) => (
          <Update
            key={update.page}
            update={update}
            ticked={ticked.includes(update.page)}
            missing={tried && missing.includes(update)}
            onTick={(yes) =>
              setTicked((before) =>
                yes ? [...before, update.page] : before.filter((page) => page !== update.page),
              )
            }
          />
        ))}
      </div>
    </Dialog>
  );
}

interface UpdateProps {
  update: AgreementUpdate;
  ticked: boolean;
  missing: boolean;
  onTick: (yes: boolean) => void;
}

function Update({ update, ticked, missing, onTick }: UpdateProps) {
  const t = useT();
  const language = useLanguage();
  const { page, title, version, from_version, effective_from, changes, renewal } = update;
  const date = new Date(effective_from).toLocaleDateString(language, {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai',
  });
  return (
    <section className="agreement-update">
      <header>
        <h3>{title}</h3>
        <p className="ui-soft">
          {t('agreement.news.versions', { from: from_version, to: version, date })}{' '}
          <a href={`#${paths[page]}`} target="_blank" rel="noreferrer">
            {t('agreement.news.whole')}
          </a>
        </p>
      </header>
      {changes.length > 0 ? (
        <ClauseDiff
          changes={changes}
          words={{
            added: t('agreement.news.added'),
            removed: t('agreement.news.removed'),
            changed: t('agreement.news.changed'),
          }}
        />
      ) : (
        <p className="ui-soft">{t('agreement.news.wording')}</p>
      )}
      {renewal === 'consent' ? (
        <CheckField
          checked={ticked}
          error={missing ? t('agreement.news.must') : undefined}
          onChange={onTick}
          label={t('agreement.news.tick', { title, version })}
        />
      ) : null}
    </section>
  );
}
