import { required, TextInput } from 'react-admin';
import { Day } from '../components/Day';
import { Due } from '../components/Due';
import { Moment } from '../components/Moment';
import { Phone } from '../components/Phone';
import { SafeLink } from '../components/SafeLink';
import { StateBadge } from '../components/StateBadge';
import { Word } from '../components/Word';
import type { Field, Filter } from './field';
import type { StatusLabels } from '../components/status-labels';
import { keyOf } from '../i18n/words';
import { None } from '../components/None';

type Of<R, V> = (record: R) => V;
type Text = string | number | null | undefined;

const isNone = (value: Text): value is '' | null | undefined =>
  value === null || value === undefined || value === '';

export const text = <R,>(of: Of<R, Text>): Field<R> => ({
  show: (record) => {
    const value = of(record);
    return isNone(value) ? <None /> : value;
  },
});

/** Text of several lines. */
export const prose = <R,>(of: Of<R, Text>): Field<R> => ({
  show: (record) => {
    const value = of(record);
    return isNone(value) ? <None /> : <p className="prose">{value}</p>;
  },
});

export const moment = <R,>(of: Of<R, string | null>): Field<R> => ({
  show: (record) => <Moment at={of(record)} />,
});

/** A day without an hour. */
export const onDay = <R,>(of: Of<R, string | null>): Field<R> => ({
  show: (record) => <Day on={of(record)} />,
});

export const due = <R,>(of: Of<R, string | null>): Field<R> => ({
  show: (record) => <Due at={of(record)} />,
});

/** A label of the catalogue: `<prefix>.<value>`. */
export const word = <R,>(prefix: string, of: Of<R, Text>): Field<R> => ({
  show: (record) => {
    const value = of(record);
    return isNone(value) ? <None /> : <Word of={keyOf(prefix, value)} />;
  },
});

export const state = <R,>(statusLabels: StatusLabels, of: Of<R, string>): Field<R> => ({
  show: (record) => <StateBadge statusLabels={statusLabels} state={of(record)} />,
});

export const link = <R,>(of: Of<R, string | null | undefined>): Field<R> => ({
  show: (record) => <SafeLink href={of(record)} />,
});

export const phone = <R,>(
  of: Of<R, { area_code?: string | null; phone_number: string | null }>,
): Field<R> => ({
  show: (record) => <Phone {...of(record)} />,
});

export const search: Filter = { kind: 'search' };
export const day: Filter = { kind: 'day' };
export const oneRecord: Filter = { kind: 'record' };
export const choices = (options: readonly string[], prefix: string): Filter => ({
  kind: 'choice',
  options,
  word: (option) => keyOf(prefix, option),
});

/** A field the server sorts by. */
export const sorted = <R,>(field: Field<R>): Field<R> => ({ ...field, sort: true });

interface Reached {
  contact_phone: string | null;
  contact_email: string | null;
}

/** How a staff member is reached; `needed` asks for the phone. */
export const contactFields = (helperText: string | false, needed = false) => ({
  contact_phone: {
    ...text((person: Reached) => person.contact_phone),
    blank: '' as const,
    input: (
      <TextInput
        source="contact_phone"
        label="field.contact_phone"
        type="tel"
        helperText={helperText}
        validate={needed ? required() : undefined}
      />
    ),
  },
  contact_email: {
    ...text((person: Reached) => person.contact_email),
    blank: '' as const,
    input: <TextInput source="contact_email" label="field.contact_email" type="email" helperText={false} />,
  },
});
