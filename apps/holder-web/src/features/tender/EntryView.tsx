import {
  REGISTRATION_PASSED,
  type Registration,
  registrationMachine,
  tenderResultMachine,
} from '@ipw/domain';
import { Badge, StateBadge } from '@ipw/ui';
import { EntryContent } from '../../entry/EntryContent';
import { useLanguage, useT } from '../../i18n/catalogue';
import { shanghaiMomentOf } from '../../i18n/when';

type Status = Pick<Registration, 'state' | 'result' | 'tender'>;

/** The three axes of an entry: data, participation, result. */
export function EntryAxes({ entry: { state, result, tender } }: { entry: Status }) {
  const t = useT();
  return (
    <dl className="entry-axes">
      <div>
        <dt>{t('entry.axis.data')}</dt>
        <dd>
          <StateBadge machine={registrationMachine} state={state} />
        </dd>
      </div>
      <div>
        <dt>{t('entry.axis.participation')}</dt>
        <dd>
          <Badge tone={tender.participated ? 'good' : 'neutral'}>
            {t(`entry.participated.${tender.participated}`)}
          </Badge>
        </dd>
      </div>
      <div>
        <dt>{t('entry.axis.result')}</dt>
        <dd>
          {state === REGISTRATION_PASSED ? (
            <StateBadge machine={tenderResultMachine} state={result} />
          ) : (
            t('entry.no_result')
          )}
        </dd>
      </div>
    </dl>
  );
}

/** What was handed in, as it was. */
export function EntryView({ entry: { snapshot, submitted_at } }: { entry: Registration }) {
  const t = useT();
  const language = useLanguage();
  if (!snapshot) return <p className="ui-card tender-part ui-soft">{t('entry.snapshot.none')}</p>;
  return (
    <section className="ui-card tender-part entry-snapshot">
      <h2>{t('entry.snapshot')}</h2>
      <p className="ui-soft">{t('entry.snapshot.lead')}</p>
      {submitted_at && (
        <p className="ui-soft">
          {t('entry.submitted_at')} {shanghaiMomentOf(submitted_at, language)}
        </p>
      )}
      <EntryContent snapshot={snapshot} />
    </section>
  );
}
