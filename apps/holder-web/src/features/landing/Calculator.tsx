import { formatFen, holderPart, parseFen, PLATFORM_SHARE, type DealSource, type Fen } from '@ipw/domain';
import { useId, useState } from 'react';
import { useT } from '../../i18n/catalogue';
import './calculator.css';

const SOURCES: readonly DealSource[] = ['platform', 'private_link'];
/** The initial value. */
const EXAMPLE: Fen = 10_000_000;

/** The holder's part of a deal, by the source of the deal. An estimate. */
export function Calculator() {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState(() => formatFen(EXAMPLE));
  const deal = parseFen(typed);
  const money = (fen: Fen) => t('landing.calc_money', { amount: formatFen(fen) });
  return (
    <div className="calc">
      <div className="calc-ask">
        <h2 id="calculator-title">{t('landing.calc_title')}</h2>
        <p>{t('landing.calc_text')}</p>
        <label htmlFor={id}>{t('landing.calc_amount')}</label>
        <input
          id={id}
          className="calc-input"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={typed}
          aria-invalid={deal === undefined || undefined}
          aria-describedby={`${id}-wrong ${id}-note`}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => deal !== undefined && setTyped(formatFen(deal))}
        />
        <p className="calc-wrong" id={`${id}-wrong`} aria-live="polite">
          {deal === undefined ? t('landing.calc_wrong') : null}
        </p>
      </div>
      <dl className="calc-answer" aria-live="polite">
        {SOURCES.map((source) => {
          const percent = 100 - PLATFORM_SHARE[source];
          const part = deal === undefined ? undefined : holderPart(deal, source);
          const shared = deal === undefined || part === undefined ? 0 : deal - part;
          return (
            <div key={source}>
              <dt>{t(`landing.calc_${source}`)}</dt>
              <dd className="calc-part">{part === undefined ? t('landing.calc_none') : money(part)}</dd>
              <dd className="calc-bar" aria-hidden="true">
                <span style={{ width: `${String(percent)}%` }} />
              </dd>
              <dd className="calc-split">
                <span>{t('landing.calc_part', { percent })}</span>
                <span>
                  {percent === 100
                    ? t('landing.calc_whole')
                    : t('landing.calc_shared', { amount: formatFen(shared) })}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="calc-note" id={`${id}-note`}>
        {t('landing.calc_note')}
      </p>
    </div>
  );
}
