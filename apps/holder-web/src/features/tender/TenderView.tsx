import type { TenderDetail } from '@ipw/domain';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { TextBlocks } from '../../app/TextBlocks';
import { useLanguage, useT } from '../../i18n/catalogue';
import { shanghaiMomentOf } from '../../i18n/when';
import { FitNote } from './FitNote';
import { Questions } from './Questions';
import { Result } from './Result';
import { TenderChanges } from './TenderChanges';
import { TenderFiles } from './TenderFiles';

/** Brief, files and changes of a project; beside them what it is about at a glance. */
export function TenderView({ tender, now }: { tender: TenderDetail; now: number }) {
  const t = useT();
  return (
    <>
      {tender.cancel_reason !== null && (
        <p className="ui-card tender-cancelled" role="status">
          {t('tender.cancelled', { reason: tender.cancel_reason })}
        </p>
      )}
      <div className="tender-two">
        <div className="tender-main">
          {tender.cover && <img className="tender-cover" src={tender.cover} alt="" />}
          <Result published={tender.published} />
          <section className="ui-card tender-part tender-text">
            <h2>{t('tender.brief')}</h2>
            <TextBlocks blocks={tender.brief} />
          </section>
          <section className="ui-card tender-part tender-text">
            <h2>{t('tender.materials')}</h2>
            <TextBlocks blocks={tender.materials} />
          </section>
          <TenderFiles tender={tender} />
          <TenderChanges changes={tender.changes} />
          <Questions tender={tender} now={now} />
        </div>
        <aside className="tender-aside">
          <Glance tender={tender} />
          <section className="ui-card tender-part">
            <FitNote fit={tender.fit} />
          </section>
        </aside>
      </div>
    </>
  );
}

function Glance({ tender }: { tender: TenderDetail }) {
  const t = useT();
  const language = useLanguage();
  const { brand_name, brand_logo, fields, prize, most_entries, sealed, criteria } = tender;
  const facts: readonly (readonly [string, string | number | null])[] = [
    [t('tender.field.opens_at'), shanghaiMomentOf(tender.opens_at, language)],
    [t('tender.field.closing_time'), shanghaiMomentOf(tender.closes_at, language)],
    [t('tender.fields'), fields.join(' · ')],
    [t('tender.prize'), prize],
    [t('tender.most_entries'), most_entries],
    [t('tender.sealed'), t(`tender_sealed.${sealed}`)],
  ];
  return (
    <section className="ui-card tender-part">
      <h2>{t('tender.facts')}</h2>
      <p className="ui-row tender-brand">
        {brand_logo && <img src={brand_logo} alt="" />}
        <strong>{brand_name}</strong>
      </p>
      <dl className="tender-facts">
        {facts.map(
          ([name, value]) =>
            value !== null &&
            value !== '' && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('tender.criteria')}</dt>
          <dd>
            <ul className="tender-criteria">
              {criteria.map(({ name, weight }) => (
                <li key={name}>
                  <span>{name}</span> <span>{weight}%</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <Link to={paths.bidActivityRequirements}>{t('tender.rules')}</Link>
    </section>
  );
}
