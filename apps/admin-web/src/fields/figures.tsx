import { formatFen } from '@ipw/domain';
import { None } from '../components/None';
import type { Field } from './field';
import { useFormats } from '../i18n/format';

function Figure({ value }: { value: number }) {
  return <span className="figures">{useFormats().number(value)}</span>;
}

/** A count in the format of the current language. */
export const count = <R,>(of: (record: R) => number | null): Field<R> => ({
  show: (record) => {
    const value = of(record);
    return value === null ? <None /> : <Figure value={value} />;
  },
});

/** An amount of money in RMB. */
export const money = <R,>(of: (record: R) => number | null): Field<R> => ({
  show: (record) => {
    const fen = of(record);
    return fen === null ? <None /> : <span className="figures">¥{formatFen(fen)}</span>;
  },
});
