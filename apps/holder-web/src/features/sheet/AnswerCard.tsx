import type { SheetAnswer, SheetDetail } from '@ipw/domain';
import { Badge } from '@ipw/ui';
import { useLanguage, useT } from '../../i18n/catalogue';
import { momentOf } from '../../i18n/when';
import { usePublicSeries } from './sheet.calls';
import { SeriesFace } from './SeriesFace';

const TONES = { pending: 'wait', returned: 'bad', passed: 'good' } as const;

/** The answer as it was given, how far its review is, and the series it proposes. */
export function AnswerCard({ sheet, reply }: { sheet: SheetDetail; reply: SheetAnswer }) {
  const t = useT();
  const language = useLanguage();
  const { series = [] } = usePublicSeries();
  return (
    <section className="ui-card deal-part">
      <h2 className="ui-row">
        {t('sheet.reply')}
        {sheet.consult && (
          <Badge tone={TONES[sheet.consult]}>
            {t(sheet.consult === 'returned' ? 'sheet.returned' : `consult.${sheet.consult}`)}
          </Badge>
        )}
      </h2>
      <p className="deal-words">{reply.answer}</p>
      {reply.series.length > 0 && (
        <>
          <h3>{t('sheet.reply.series')}</h3>
          <ul className="sheet-series">
            {reply.series.map(({ series_id, series_name }) => (
              <li key={series_id}>
                <SeriesFace series={series.find((one) => one.series_id === series_id)} />
                <span>{series_name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <time className="ui-soft" dateTime={reply.answered_at}>
        {momentOf(reply.answered_at, language)}
      </time>
      {sheet.note && (
        <div className="sheet-note" role="note">
          <strong>{t('sheet.note')}</strong>
          <blockquote>{sheet.note}</blockquote>
        </div>
      )}
    </section>
  );
}
