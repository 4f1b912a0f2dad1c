import { Button, CheckField, ErrorState, Skeleton, toast } from '@ipw/ui';
import { ClauseDiff } from '@ipw/ui/ClauseDiff';
import { useState } from 'react';
import { useIpId } from '../../app/member';
import { useT } from '../../i18n/catalogue';
import { agreeSupplement, useSupplement } from './sheet.calls';
import './supplement.css';

/** The supplementary agreement in place: its text, the clauses that changed since the last consent, and the consent. */
export function SupplementCard() {
  const t = useT();
  const ipId = useIpId();
  const { data: text, update, error, refetch } = useSupplement();
  const [ticked, setTicked] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const agree = (version: string) => {
    setTried(true);
    if (!ticked) return;
    setBusy(true);
    agreeSupplement(ipId, version)
      .then(
        () => toast('good', t('sheet.supplement.agreed')),
        // The refusal was shown.
        () => undefined,
      )
      .finally(() => setBusy(false));
  };
  return (
    <section className="ui-card supplement" aria-labelledby="supplement-title">
      <header>
        <h2 id="supplement-title">{t('sheet.supplement.title')}</h2>
        <p className="ui-soft">{t('sheet.supplement.text')}</p>
      </header>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!text && !error && <Skeleton lines={3} height={20} />}
      {text && (
        <>
          {update && (
            <div className="supplement-changes">
              <h3>{t('sheet.supplement.changed', { from: update.from_version, to: update.version })}</h3>
              <ClauseDiff
                changes={update.changes}
                words={{
                  added: t('agreement.news.added'),
                  removed: t('agreement.news.removed'),
                  changed: t('agreement.news.changed'),
                }}
              />
            </div>
          )}
          <details className="supplement-text">
            <summary>{t('sheet.supplement.read', { title: text.title, version: text.version })}</summary>
            <div tabIndex={0} role="region" aria-label={text.title}>
              {text.sections.map(({ heading, paragraphs }) => (
                <section key={heading}>
                  <h3>{heading}</h3>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </section>
              ))}
            </div>
          </details>
          <CheckField
            checked={ticked}
            error={tried && !ticked ? t('sheet.supplement.must') : undefined}
            onChange={setTicked}
            label={t('sheet.supplement.tick', { title: text.title, version: text.version })}
          />
          <div className="ui-row">
            <Button look="primary" busy={busy} onClick={() => agree(text.version)}>
              {t('sheet.supplement.agree')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
