import { useT } from '../i18n/locale';
import { Due } from './Due';

interface Props {
  of: { due_at: string | null; rests: 0 | 1 };
}

/** Working days left for a side, or that nothing is due because the cooperation rests. */
export const DueOrRest = ({ of: { due_at, rests } }: Props) => (rests ? <Resting /> : <Due at={due_at} />);

/** The short word for a cooperation at rest; its title says why. */
export function Resting() {
  const t = useT();
  return (
    <span className="due tone-wait" title={t('cooperation.rests')}>
      {t('cooperation.resting')}
    </span>
  );
}
