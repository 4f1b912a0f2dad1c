import type { Turn } from '@ipw/domain';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

/** Whose turn it is and until when; nothing when the sheet has ended. */
export function TurnNote({
  sheet: { turn, due_at },
}: {
  sheet: { turn: Turn | null; due_at: string | null };
}) {
  const t = useT();
  const language = useLanguage();
  if (!turn || !due_at) return null;
  const over = Date.parse(due_at) < Date.now();
  return (
    <time
      className="deal-due"
      dateTime={due_at}
      data-mine={turn === 'holder' || undefined}
      data-over={over || undefined}
    >
      {t(`sheet.turn.${turn}`, { day: dayOf(due_at, language) })}
      {over && ` · ${t('sheet.over')}`}
    </time>
  );
}
