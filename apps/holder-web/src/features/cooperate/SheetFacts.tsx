import type { BuyerSheet } from '@ipw/domain';
import { useResource } from '../../app/use-resource';
import { useLanguage, useT } from '../../i18n/catalogue';
import { momentOf } from '../../i18n/when';
import { licensingFields } from './calls';

function CaseImages({ files }: { files: BuyerSheet['company_case_images'] }) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <div>
      <h3>{t('cooperate.company_case_images')}</h3>
      <ul className="request-pictures">
        {files.map(({ image_id, file_path, thumb_path }, at) => (
          <li key={image_id}>
            <a href={file_path} target="_blank" rel="noreferrer">
              <img
                src={thumb_path ?? file_path}
                alt={t('cooperate.picture', { at: at + 1 })}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was asked, and what was changed when. */
export function SheetFacts({ sheet }: { sheet: BuyerSheet }) {
  const t = useT();
  const language = useLanguage();
  const fields = useResource('licensing-fields', licensingFields);
  const facts = [
    ['cooperate.number', sheet.sheet_no],
    ['cooperate.sku_id', fields.data?.find(({ id }) => id === sheet.sku_id)?.name],
    ['cooperate.sku_describe', sheet.sku_describe],
    ['cooperate.buy_num', sheet.buy_num?.toLocaleString(language)],
    ['cooperate.buyer_name', sheet.buyer_name],
    ['cooperate.company_name', sheet.company_name],
    ['cooperate.company_case', sheet.company_case],
    ['cooperate.other_describe', sheet.other_describe],
    ['cooperate.phone', sheet.phone_number],
    [
      'cooperate.share',
      t(sheet.share_percent ? 'cooperate.share_some' : 'cooperate.share_none', {
        percent: sheet.share_percent,
      }),
    ],
  ] as const;
  return (
    <section className="ui-card ui-stack">
      <h2>{t('cooperate.detail')}</h2>
      <dl className="request-facts">
        {facts.map(([key, value]) =>
          value ? (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd className="request-prose">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <CaseImages files={sheet.company_case_images} />
      <h3>{t('cooperate.events')}</h3>
      <ol className="request-events">
        {sheet.events.map(({ at, action }) => (
          <li key={at + action}>
            <time dateTime={at}>{momentOf(at, language)}</time>
            {t(`cooperate.event.${action}` as 'cooperate.event.create')}
          </li>
        ))}
      </ol>
    </section>
  );
}
