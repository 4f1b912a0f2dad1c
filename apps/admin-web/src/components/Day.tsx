import { useFormats } from '../i18n/format';
import { None } from './None';

/** A day without an hour, in the form of `Moment`. */
export function Day({ on }: { on: string | null }) {
  const { wholeDay } = useFormats();
  if (!on) return <None />;
  return (
    <time dateTime={on} className="moment">
      {wholeDay(on)}
    </time>
  );
}
