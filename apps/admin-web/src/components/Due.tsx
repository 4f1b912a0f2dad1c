import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { None } from './None';

const SOON = 86_400_000;

/** How long staff still have: quiet, amber on the last day, red and in words once it is over. */
export function Due({ at }: { at: string | null }) {
  const t = useT();
  const { moment, distance } = useFormats();
  if (!at) return <None />;
  const left = Date.parse(at) - Date.now();
  const tone = left < 0 ? 'bad' : left < SOON ? 'wait' : 'neutral';
  return (
    <time dateTime={at} title={moment(at)} className={`due tone-${tone}`}>
      {left < 0 ? t('due.over', { when: distance(at) }) : distance(at)}
    </time>
  );
}
