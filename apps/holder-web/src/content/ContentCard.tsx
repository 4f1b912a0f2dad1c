import type { FieldPlan } from '@ipw/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIpId } from '../app/member';
import { useLanguage, useT, type Key } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import { ReviewStatusBadges } from '../review/ReviewStatusNote';
import { editPath, isRejected } from './content-acts';
import type { ContentRow } from './content.calls';
import { filesOf, idOf, nameOf, plansOf, statusLabelsOf } from './content-type';
import { ContentActions } from './ContentActions';
import { PhaseBadge } from './PhaseBadge';
import { kindWord, useKindWords } from './kind-words';
import type { Acted, ListedKind } from './listed-kind';

/** The line above the title: a list entry, a day. */
function Small({ plan, value }: { plan: FieldPlan; value: string }) {
  const t = useT();
  const language = useLanguage();
  if (value === '') return null;
  if (plan.as === 'select') return <span>{t(`${plan.words}.${value}` as Key)}</span>;
  return plan.as === 'day' && !plan.ahead ? <time dateTime={value}>{dayOf(value, language)}</time> : null;
}

/** How cards of a kind are laid out: side by side, or as rows. */
export const layoutOf = ({ kind }: ListedKind) => kind.section?.layout ?? 'cards';

/** Content of a list with its actions. */
export const actedOf = ({ name, kind }: ListedKind, row: ContentRow): Acted => ({
  ...row,
  name,
  id: idOf(name, row),
  title: nameOf(kind, row) || kindWord(name, 'unnamed'),
  isLive: row.published_at !== null,
});

interface Props {
  of: ListedKind;
  row: ContentRow;
  grip: ReactNode;
  /** Instead of the grip, while cards are being chosen. */
  choice?: { checked: boolean; set: (checked: boolean) => void };
}

/** Content in its list: picture, excerpt, status and actions. */
export function ContentCard({ of, row, grip, choice }: Props) {
  const t = useT();
  const language = useLanguage();
  const word = useKindWords(of.name);
  const ipId = useIpId();
  const { name, kind, CardFacts, CardBadges, hidden } = of;
  const item = actedOf(of, row);
  const { id, title, isLive } = item;
  const plans = plansOf(kind);
  const text = plans.find(([, { as }]) => as === 'lines')?.[0];
  const pictures = plans.flatMap(([field, { as }]) => (as.startsWith('picture') ? filesOf(row[field]) : []));
  const [face] = pictures;
  const to = editPath(of, ipId, { id, isLive });
  const isTitle = text === kind.title;
  // Without a required picture, text-only content needs no empty frame.
  const framed = !!face || plans.some(([, { as }]) => as === 'picture');
  return (
    <article className="content-card" data-layout={layoutOf(of)}>
      {framed && (
        <Link className="content-face" to={to} aria-hidden="true" tabIndex={-1}>
          {face ? (
            <img src={face.thumb_path ?? face.file_path} alt="" loading="lazy" draggable={false} />
          ) : (
            <span>{[...title][0]}</span>
          )}
          {pictures.length > 1 && (
            <span className="content-count">{t('content.pictures', { count: pictures.length })}</span>
          )}
        </Link>
      )}
      {grip}
      {choice && (
        <input
          type="checkbox"
          className="content-choice"
          aria-label={t('content.choose_one', { name: title })}
          checked={choice.checked}
          onChange={(event) => choice.set(event.target.checked)}
        />
      )}
      <div className="content-card-text">
        <p className="content-small">
          {plans.map(([field, plan]) => (
            <Small key={field} plan={plan} value={String(row[field] ?? '')} />
          ))}
        </p>
        <h2 data-long={isTitle || undefined}>
          <Link to={to}>{isTitle ? String(row[text!] ?? '') || word('unnamed') : title}</Link>
        </h2>
        {text && !isTitle && <p className="content-excerpt">{String(row[text] ?? '')}</p>}
        {CardFacts && <CardFacts row={row} />}
        <p className="ui-row">
          <ReviewStatusBadges
            state={row.state}
            isLive={isLive}
            differs={row.changed.length > 0}
            statusLabels={statusLabelsOf(name)}
          />
          <PhaseBadge of={of} view={row} />
          {CardBadges && <CardBadges row={row} />}
        </p>
        {isRejected(row) && (
          <p className="content-reason">
            <strong>{t(`revision_reason.${row.reason_code!}` as Key)}</strong> {row.reason}
          </p>
        )}
        {row.due_at && (
          <p className="ui-soft content-due">{t('review.due', { day: dayOf(row.due_at, language) })}</p>
        )}
        <div className="content-acts">
          <ContentActions small of={of} item={item} {...(hidden?.card && { except: hidden.card })} />
        </div>
      </div>
    </article>
  );
}
