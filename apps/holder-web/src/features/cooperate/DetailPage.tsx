import { type BuyerSheetRow, sheetMachine } from '@ipw/domain';
import { ask, Button, buttonClass, EmptyState, newKey, StateBadge, toast } from '@ipw/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Page } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { calls } from './calls';
import './cooperate.css';
import { ForgetPhone } from './ForgetPhone';
import { PhoneProof, type ProvenPhone } from './PhoneProof';
import './sheet.css';
import { SheetPage } from './SheetPage';

/** A buyer's sheet by its link, or all sheets of a phone. */
export function DetailPage() {
  const [query] = useSearchParams();
  const no = query.get('no');
  const key = query.get('key') ?? undefined;
  return no ? (
    <SheetPage key={`${no} ${key ?? ''}`} link={{ sheet_no: no, access_key: key }} />
  ) : (
    <MySheets />
  );
}

function MySheets() {
  const t = useT();
  const language = useLanguage();
  const [found, setFound] = useState<{ phone: ProvenPhone; sheets: BuyerSheetRow[] }>();
  const sheets = found?.sheets;
  return (
    <Page title={t('cooperate.find_mine')} narrow>
      <div className="ui-stack">
        {sheets === undefined ? (
          <section className="ui-card ui-stack">
            <p className="ui-soft">{t('cooperate.find_mine_text')}</p>
            <PhoneProof
              submit={t('cooperate.find_submit')}
              onSubmit={async (phone, options) =>
                setFound({ phone, sheets: (await (await calls()).sheetsOfPhone(phone, options)).list })
              }
            />
          </section>
        ) : null}
        {sheets?.length === 0 ? (
          <EmptyState
            title={t('cooperate.no_sheets')}
            action={
              <Link className={buttonClass('primary')} to={paths.cooperate}>
                {t('cooperate.title')}
              </Link>
            }
          >
            {t('cooperate.no_sheets_text')}
          </EmptyState>
        ) : null}
        <ul className="ui-stack request-list">
          {sheets?.map((sheet) => (
            <li key={sheet.sheet_no}>
              <Link className="ui-card" to={withQuery(paths.cooperateDetail, { no: sheet.sheet_no })}>
                <strong>{sheet.ip_name}</strong>
                <StateBadge machine={sheetMachine} state={sheet.state} />
                <span className="ui-soft">
                  {sheet.sheet_no} · {dayOf(sheet.created_at, language)}
                </span>
                {sheet.turn && sheet.due_at ? (
                  <span>
                    {t(`cooperate.turn_${sheet.turn}`)} · {dayOf(sheet.due_at, language)}
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
        {found?.sheets.length ? <Erasure phone={found.phone} onErased={() => setFound(undefined)} /> : null}
        {found ? <ForgetPhone onForgotten={() => setFound(undefined)} /> : null}
      </div>
    </Page>
  );
}

/** Deletes the data of the phone that this browser has just proven. */
function Erasure({ phone, onErased }: { phone: ProvenPhone; onErased: () => void }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    const sure = await ask({
      title: t('cooperate.erase_ask'),
      text: t('cooperate.erase_text'),
      confirm: t('cooperate.erase'),
      danger: true,
    });
    if (!sure) return;
    setBusy(true);
    try {
      const { area_code, phone_number } = phone;
      await (await calls()).eraseSheets({ area_code, phone_number }, { idempotency_key: newKey() });
      toast('good', t('cooperate.erased'));
      onErased();
    } catch {
      // The call has said why.
      setBusy(false);
    }
  };
  return (
    <div>
      <Button look="quiet" busy={busy} onClick={() => void erase()}>
        {t('cooperate.erase')}
      </Button>
    </div>
  );
}
