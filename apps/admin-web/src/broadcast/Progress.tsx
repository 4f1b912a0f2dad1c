import { broadcastMachine, type BroadcastRow } from '@ipw/domain';
import { None } from '../components/None';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import './broadcast.css';

/** Number of members who received it, and of the whole audience. */
export function Progress({ message: { state, sent, total } }: { message: BroadcastRow }) {
  const t = useT();
  const { number } = useFormats();
  if (total === 0) return <None />;
  const label = t('broadcast.progress', { sent: number(sent), total: number(total) });
  return (
    <span className="progress">
      <progress
        className={`tone-${broadcastMachine.states[state].tone}`}
        max={Math.max(total, sent)}
        value={sent}
        aria-label={label}
      />
      <span className="figures">{label}</span>
    </span>
  );
}
