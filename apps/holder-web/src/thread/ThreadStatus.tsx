import { threadMachine, type ThreadSummary } from '@ipw/domain';
import { Badge, StateBadge } from '@ipw/ui';
import { useLanguage, useT } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';

interface Props {
  thread: Pick<ThreadSummary, 'state' | 'turn' | 'due_at' | 'rests'>;
  /** Whose eyes it is for: their own turn stands out. */
  side: 'holder' | 'brand';
  /** Whether it says why nothing is due, on a page of its own. */
  whole?: boolean;
}

/** The state of a thread, whose turn it is and until when. */
export function ThreadStatus({ thread: { state, turn, due_at, rests }, side, whole }: Props) {
  return (
    <p className="ui-row deal-status">
      <StateBadge machine={threadMachine} state={state} />
      {turn && <RestNote rests={rests} short={!whole} />}
      <ThreadTurnNote turn={turn} due_at={due_at} side={side} />
    </p>
  );
}

/** While the result a cooperation came from is objected to or decided anew. */
export function RestNote({ rests, short }: { rests: 0 | 1; short?: boolean }) {
  const t = useT();
  return rests ? <Badge tone="wait">{t(short ? 'cooperation.resting' : 'cooperation.rests')}</Badge> : null;
}

export function ThreadTurnNote({
  turn,
  due_at,
  side,
}: Pick<ThreadSummary, 'turn' | 'due_at'> & Pick<Props, 'side'>) {
  const t = useT();
  const language = useLanguage();
  if (!turn || !due_at) return null;
  const over = Date.parse(due_at) < Date.now();
  return (
    <time
      className="deal-due"
      dateTime={due_at}
      data-mine={turn === side || undefined}
      data-over={over || undefined}
    >
      {t(turn === side ? 'thread.turn_mine' : `thread_turn.${turn}`)} ·{' '}
      {t(over ? 'thread.over' : 'thread.until', { day: dayOf(due_at, language) })}
    </time>
  );
}
