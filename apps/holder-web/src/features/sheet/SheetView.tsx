import { BUYER_KNOWN, type SheetDetail } from '@ipw/domain';
import { useLanguage, useT } from '../../i18n/catalogue';
import { momentOf } from '../../i18n/when';
import { AnswerCard } from './AnswerCard';
import { useQuantity } from './quantity';
import { ReplyCard } from './ReplyCard';
import { SheetBadge } from './SheetBadge';
import { SheetSteps } from './SheetSteps';
import { TurnNote } from './TurnNote';
import '../../list/timeline.css';

interface Props {
  sheet: SheetDetail;
  /** The list to go back to once the sheet is refused. */
  list: string;
}

/** A sheet: where it is, what is asked for, the answer or the form for it, the buyer once known, and its events. */
export function SheetView({ sheet, list }: Props) {
  const t = useT();
  const { step, turn } = sheet;
  return (
    <div className="sheet-two">
      <div className="sheet-main">
        <section className="ui-card deal-part" aria-label={t('sheet.steps')}>
          <p className="ui-row deal-status">
            <SheetBadge sheet={sheet} />
            <TurnNote sheet={sheet} />
          </p>
          {step && <SheetSteps step={step} />}
          {!turn && <p>{t(`sheet.end.${sheet.state}`)}</p>}
        </section>
        <RequestCard sheet={sheet} />
        {sheet.reply && <AnswerCard sheet={sheet} reply={sheet.reply} />}
        {sheet.actions.length > 0 && (
          <ReplyCard key={`${sheet.sheet_id} ${String(sheet.version)}`} sheet={sheet} list={list} />
        )}
      </div>
      <aside className="sheet-aside">
        <BuyerCard sheet={sheet} />
        <EventsCard sheet={sheet} />
      </aside>
    </div>
  );
}

function RequestCard({ sheet }: { sheet: SheetDetail }) {
  const t = useT();
  const quantity = useQuantity();
  const texts = ['sku_describe', 'company_case', 'other_describe'] as const;
  return (
    <section className="ui-card deal-part">
      <h2>{t('sheet.request')}</h2>
      <dl className="sheet-facts">
        <div>
          <dt>{t('sheet.field.sku_id')}</dt>
          <dd>{sheet.sku}</dd>
        </div>
        <div>
          <dt>{t('sheet.field.buy_num')}</dt>
          <dd>{quantity(sheet.buy_num)}</dd>
        </div>
        {texts.map(
          (name) =>
            sheet[name] && (
              <div key={name} className="sheet-fact-wide">
                <dt>{t(`sheet.field.${name}`)}</dt>
                <dd className="deal-words">{sheet[name]}</dd>
              </div>
            ),
        )}
      </dl>
      {sheet.company_case_images.length > 0 && (
        <ul className="sheet-pictures" aria-label={t('sheet.field.company_case_images')}>
          {sheet.company_case_images.map(({ image_id, file_path, thumb_path }, at) => (
            <li key={image_id}>
              <a href={file_path} target="_blank" rel="noreferrer">
                <img src={thumb_path ?? file_path} alt={t('sheet.picture', { at: at + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Why the buyer is not shown. */
const absentOf = ({ state, turn }: SheetDetail) =>
  BUYER_KNOWN.includes(state) ? 'sheet.buyer.erased' : turn ? 'sheet.buyer.later' : 'sheet.buyer.ended';

function BuyerCard({ sheet }: { sheet: SheetDetail }) {
  const t = useT();
  const { buyer, share_percent } = sheet;
  return (
    <section className="ui-card deal-part">
      <h2>{t('sheet.buyer')}</h2>
      {buyer ? (
        <dl className="sheet-facts">
          <div className="sheet-fact-wide">
            <dt>{t('sheet.field.buyer_name')}</dt>
            <dd>{buyer.buyer_name}</dd>
          </div>
          {buyer.company_name && (
            <div className="sheet-fact-wide">
              <dt>{t('sheet.field.company_name')}</dt>
              <dd>{buyer.company_name}</dd>
            </div>
          )}
          <div className="sheet-fact-wide">
            <dt>{t('sheet.field.phone_number')}</dt>
            <dd>
              <a href={`tel:${buyer.phone_number.replaceAll(' ', '')}`}>{buyer.phone_number}</a>
            </dd>
          </div>
        </dl>
      ) : (
        <p className="ui-soft">{t(absentOf(sheet))}</p>
      )}
      <p className="ui-soft">
        {share_percent > 0 ? t('sheet.share', { percent: share_percent }) : t('sheet.share.none')}
      </p>
    </section>
  );
}

function EventsCard({ sheet }: { sheet: SheetDetail }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="ui-card deal-part">
      <h2>{t('sheet.events')}</h2>
      <ol className="timeline">
        {sheet.events.map(({ at, action }) => (
          <li key={`${at} ${action}`}>
            <strong>{t(`sheet.event.${action}` as 'sheet.event.create')}</strong>
            <time className="ui-soft" dateTime={at}>
              {momentOf(at, language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
