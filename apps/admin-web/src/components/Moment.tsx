import { useFormats } from '../i18n/format';
import { None } from './None';

/** A time; how long ago it was is shown on hover. */
export function Moment({ at }: { at: string | null }) {
  const { moment, distance } = useFormats();
  if (!at) return <None />;
  return (
    <time dateTime={at} title={distance(at)} className="moment">
      {moment(at)}
    </time>
  );
}
