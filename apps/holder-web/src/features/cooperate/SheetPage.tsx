import { type BuyerSheet, sheetMachine } from '@ipw/domain';
import { buttonClass, ErrorState, Skeleton, StateBadge, toast } from '@ipw/ui';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../app/api';
import { Page } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { calls } from './calls';
import type { SheetLink } from './cooperate.calls';
import { ForgetPhone } from './ForgetPhone';
import { PhoneProof } from './PhoneProof';
import { SheetActs } from './SheetActs';
import { SheetEnd } from './SheetEnd';
import { SheetFacts } from './SheetFacts';
import { SheetProgress } from './SheetProgress';

/** The sheet of a link, read again after a language switch. */
function useSheet({ sheet_no, access_key }: SheetLink) {
  const language = useLanguage();
  const [sheet, setSheet] = useState<BuyerSheet>();
  const [error, setError] = useState<Error>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    const read = async () => (await calls()).sheetOfLink({ sheet_no, access_key });
    read().then(
      (found) => {
        if (left) return;
        setError(undefined);
        setSheet(found);
      },
      (failed: unknown) => {
        if (!left && failed instanceof Error) setError(failed);
      },
    );
    return () => {
      left = true;
    };
  }, [sheet_no, access_key, language, round]);
  const again = () => {
    setError(undefined);
    setRound((old) => old + 1);
  };
  return { sheet, error, setSheet, again };
}

interface CardProps {
  title: string;
  children: ReactNode;
  /** Its heading, which can be focused. */
  heading?: Ref<HTMLHeadingElement>;
}

const Card = ({ title, children, heading }: CardProps) => (
  <section className="ui-card ui-stack">
    <h2 ref={heading} tabIndex={heading ? -1 : undefined}>
      {title}
    </h2>
    {children}
  </section>
);

/** One request: where it is, the answer, what its buyer may do. */
export function SheetPage({ link }: { link: SheetLink }) {
  const t = useT();
  const { sheet, error, setSheet, again } = useSheet(link);
  const [proving, setProving] = useState(false);
  const proof = useRef<HTMLHeadingElement>(null);
  // The form may open below the screen, and stays open when it is asked for again.
  useEffect(() => proof.current?.focus(), [proving]);
  const prove = () => {
    setProving(true);
    proof.current?.focus();
  };
  if (!sheet)
    return (
      <Page title={t('cooperate.detail')} narrow>
        {error instanceof ApiError && error.isTemporary ? (
          // A new link would end one that works.
          <ErrorState message={error.message} onRetry={again} />
        ) : error ? (
          <div className="ui-stack">
            <ErrorState message={t('cooperate.no_link')} onRetry={again} />
            <Relink sheetNo={link.sheet_no} />
          </div>
        ) : (
          <Skeleton lines={6} height={32} />
        )}
      </Page>
    );
  const { reply, contact } = sheet;
  const hidden = sheet.step === 4 && !sheet.proven;
  return (
    <Page title={sheet.ip.ip_name} narrow aside={<StateBadge machine={sheetMachine} state={sheet.state} />}>
      <div className="ui-stack sheet">
        <SheetProgress sheet={sheet} />
        {contact ? (
          <Card title={t('cooperate.contact')}>
            <p className="request-contact">
              <strong>{contact.link_name}</strong>
              <a href={`tel:${contact.link_phone_number}`}>{contact.link_phone_number}</a>
            </p>
            <p className="ui-soft">{t('cooperate.contact_text')}</p>
          </Card>
        ) : null}
        {sheet.room ? (
          <Card title={t('cooperate.room')}>
            <p className="ui-soft">{t('cooperate.room_text')}</p>
            <p>
              <Link
                className={buttonClass('primary')}
                to={withQuery(paths.cooperateRoom, { no: sheet.room.coop_no, key: sheet.room.access_key })}
              >
                {t('cooperate.room_open')}
              </Link>
            </p>
          </Card>
        ) : null}
        {reply ? (
          <Card title={t('cooperate.reply')}>
            <p className="request-prose">{reply.answer}</p>
            {reply.series.length > 0 ? (
              <div>
                <h3>{t('cooperate.reply_series')}</h3>
                <ul>
                  {reply.series.map(({ series_id, series_name }) => (
                    <li key={series_id}>
                      <a href={sheet.ip.path} target="_blank" rel="noreferrer">
                        {series_name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </Card>
        ) : null}
        <SheetEnd sheet={sheet} link={link} onProve={prove} />
        <SheetActs sheet={sheet} link={link} onMoved={setSheet} onProve={prove} onStale={again} />
        {(proving || hidden) && !sheet.proven ? (
          <Card title={t('cooperate.prove')} heading={proof}>
            <p className="ui-soft">{t('cooperate.prove_text', { phone: sheet.phone_number })}</p>
            <PhoneProof
              submit={t('cooperate.prove_submit')}
              onSubmit={async (phone, options) => {
                const { list } = await (await calls()).sheetsOfPhone(phone, options);
                // The form goes when the sheet read again says that this browser is proven.
                if (!list.some(({ sheet_no }) => sheet_no === sheet.sheet_no))
                  return toast('bad', t('cooperate.other_phone'));
                toast('good', t('visitor.proven'));
                again();
              }}
            />
          </Card>
        ) : null}
        <SheetFacts sheet={sheet} />
        {sheet.proven && <ForgetPhone />}
        <Relink sheetNo={sheet.sheet_no} />
      </div>
    </Page>
  );
}

/** Sends a new link to the phone of the request; the old one ends. */
function Relink({ sheetNo }: { sheetNo: string }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <details className="request-relink">
      <summary>{t('cooperate.relink')}</summary>
      <div className="ui-card ui-stack">
        <p className="ui-soft">{t('cooperate.relink_text')}</p>
        <PhoneProof
          submit={t('cooperate.relink_submit')}
          onSubmit={async (phone, options) => {
            await (await calls()).relinkSheet({ ...phone, sheet_no: sheetNo }, options);
            toast('good', t('cooperate.relinked'));
            void navigate(withQuery(paths.cooperateDetail, { no: sheetNo }), { replace: true });
          }}
        />
        <p>
          <Link to={paths.cooperateDetail}>{t('cooperate.find_mine')}</Link>
        </p>
      </div>
    </details>
  );
}
