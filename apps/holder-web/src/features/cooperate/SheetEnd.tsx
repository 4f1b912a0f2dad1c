import { type BuyerSheet, ERRORS, isWithdrawn } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { Button, newKey } from '@ipw/ui';
import { keepDraft } from '@ipw/ui/drafts';
import { useState } from 'react';
import { Link } from 'react-router';
import { go } from '../../app/address';
import { ApiError } from '../../app/api';
import { IpPicture } from '../../app/IpPicture';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { calls, draftOf } from './calls';
import type { SheetLink } from './cooperate.calls';

/** The states a request ends in without a match, and their kind words. */
const ENDS = ['review_failed', 'rejected', 'abandoned', 'unanswered'] as const;

/** What the form holds of an earlier request. */
const wordsOf = (sheet: BuyerSheet) => ({
  sku_id: String(sheet.sku_id),
  buy_num: sheet.buy_num === null ? '' : String(sheet.buy_num),
  sku_describe: sheet.sku_describe,
  company_case: sheet.company_case ?? '',
  company_case_images: sheet.company_case_images,
  other_describe: sheet.other_describe ?? '',
  buyer_name: sheet.buyer_name,
  company_name: sheet.company_name ?? '',
});

interface Props {
  sheet: BuyerSheet;
  link: SheetLink;
  onProve: () => void;
}

/** Why a request ended, and the way on with the same words. */
export function SheetEnd({ sheet, link, onProve }: Props) {
  const t = useT();
  const [busy, setBusy] = useState<string>();
  const ended = ENDS.find((one) => one === sheet.state);
  if (!ended) return null;
  const end = isWithdrawn(sheet) ? 'withdrawn' : ended;

  /** Opens the form with every word of this request. */
  const toForm = (ip: string, corrects?: string) => {
    keepDraft(draftOf(corrects), wordsOf(sheet), { lasts: 'tab' });
    go(withQuery(paths.cooperate, { ip, corrects }));
  };
  /** Sends the same text once more; when an agreement has changed since, through the form. */
  const again = async (ip?: string) => {
    if (!sheet.proven) return onProve();
    setBusy(ip ?? sheet.ip.ip_id);
    try {
      const sent = await (
        await calls()
      ).sendAgain({ ...link, ip_id: ip }, { idempotency_key: newKey(), expect: [ERRORS.AGREEMENT.code] });
      go(paths.cooperateSuccess, { left: [sent] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === ERRORS.AGREEMENT.code) toForm(ip ?? sheet.ip.ip_id, ip ? undefined : sheet.sheet_no);
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <section className="ui-card ui-stack">
      <div>
        <h2>{t(`cooperate.end_${end}`)}</h2>
        {sheet.renewed_as ? null : <p className="ui-soft">{t(`cooperate.end_${end}_text`)}</p>}
      </div>
      {sheet.reason_code ? (
        <div className="request-reason">
          <strong>{t(`sheet_reason.${sheet.reason_code}` as SharedKey)}</strong>
          {sheet.reason ? <p className="request-prose">{sheet.reason}</p> : null}
          {sheet.marks.length > 0 ? (
            <p>
              {t('cooperate.marked', {
                fields: sheet.marks.map(({ field }) => t(`name.${field}` as SharedKey)).join(' · '),
              })}
            </p>
          ) : null}
        </div>
      ) : null}
      {sheet.renewal === 'correct' ? (
        <div>
          <Button look="primary" onClick={() => toForm(sheet.ip.ip_id, sheet.sheet_no)}>
            {t('cooperate.correct')}
          </Button>
        </div>
      ) : null}
      {sheet.renewal === 'reopen' ? (
        <div>
          <Button look="primary" busy={busy === sheet.ip.ip_id} onClick={() => void again()}>
            {t('cooperate.reopen')}
          </Button>
        </div>
      ) : null}
      {sheet.renewed_as ? (
        <p>
          {t('cooperate.renewed_as', { number: sheet.renewed_as })}{' '}
          <Link to={withQuery(paths.cooperateDetail, { no: sheet.renewed_as })}>
            {t('cooperate.progress')}
          </Link>
        </p>
      ) : null}
      {sheet.alternatives.length > 0 ? (
        <div className="ui-stack">
          <h3>{t('cooperate.alternatives')}</h3>
          <ul className="ui-stack">
            {sheet.alternatives.map((ip) => (
              <li key={ip.ip_id} className="request-other">
                <IpPicture src={ip.ip_image} name={ip.ip_name} size={64} />
                <div>
                  <a href={ip.path} target="_blank" rel="noreferrer">
                    {ip.ip_name}
                  </a>
                  {ip.auth_field && <p className="ui-soft">{ip.auth_field}</p>}
                </div>
                <Button
                  aria-label={t('cooperate.ask_other', { name: ip.ip_name })}
                  busy={busy === ip.ip_id}
                  onClick={() => void again(ip.ip_id)}
                >
                  {t('cooperate.ask_same')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
