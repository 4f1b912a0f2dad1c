import { MOST_SCAN_DAYS, shanghaiDay } from '@ipw/domain';
import { Button, Select, TextField } from '@ipw/ui';
import { useState } from 'react';
import { Segments } from '../../../form/Segments';
import { type Key, useLanguage, useT } from '../../../i18n/catalogue';
import { shortDayOf } from '../../../i18n/when';
import { useAllGoods, useAllLicensees } from '../code.calls';
import {
  type FilterControl,
  NARROWED,
  type Narrowed,
  OWN_VERDICTS,
  type Span,
  SPANS,
  spanOf,
} from './scan-filter';

const TODAY = () => shanghaiDay(new Date());
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Names of the ids chosen in the filters. */
function useNames() {
  const goods = useAllGoods().data ?? [];
  const licensees = useAllLicensees().data ?? [];
  return {
    goods: goods.map((one) => ({ value: one.goods_id, label: one.product_name })),
    licensees: licensees.map((one) => ({ value: one.licensee_id, label: one.licensee_name })),
  };
}

/** Period and filters of scans; chosen filters are listed below and can be removed. */
export function ScanFilters({ filter, narrowed, change }: FilterControl) {
  const t = useT();
  const names = useNames();
  const span = SPANS.find((days) => spanOf(days).from === filter.from && filter.to === TODAY());
  const verdicts = OWN_VERDICTS.map((value) => ({ value, label: t(`verdict.${value}`) }));
  return (
    <section className="ui-card scan-filters" aria-label={t('scans.narrow')}>
      <Segments<`${Span}` | ''>
        label={t('scans.span')}
        name="scan-span"
        options={SPANS.map((days) => ({ value: `${days}` as const, label: t(`scans.span.${days}`) }))}
        value={span ? `${span}` : ''}
        onChange={(days) => change(spanOf(Number(days)))}
      />
      <details>
        <summary>{t('scans.narrow')}</summary>
        <div className="scan-fields">
          <Day
            label={t('scans.from')}
            min={later(filter.to, 1 - MOST_SCAN_DAYS)}
            max={filter.to}
            value={filter.from}
            onChange={(from) => change({ from })}
          />
          <Day
            label={t('scans.to')}
            min={filter.from}
            max={TODAY()}
            value={filter.to}
            onChange={(to) => change({ to })}
          />
          <Choice
            name="goods_id"
            label={t('code.field.goods')}
            options={names.goods}
            {...{ filter, change }}
          />
          <Choice
            name="licensee_id"
            label={t('code.field.licensee')}
            options={names.licensees}
            {...{ filter, change }}
          />
          <Choice name="verdict" label={t('scans.verdict')} options={verdicts} {...{ filter, change }} />
          <Typed
            key={`place ${filter.place}`}
            name="place"
            label={t('scans.place')}
            {...{ filter, change }}
          />
          <Typed
            key={`batch ${filter.batch_number}`}
            name="batch_number"
            label={t('scans.batch')}
            except={/^0+|\D/g}
            {...{ filter, change }}
          />
          <Typed
            key={`serial ${filter.serial}`}
            name="serial"
            label={t('scans.serial')}
            except={/\D/g}
            {...{ filter, change }}
          />
        </div>
      </details>
      {narrowed && (
        <Chosen {...{ filter, change, names: [...names.goods, ...names.licensees, ...verdicts] }} />
      )}
    </section>
  );
}

interface DayProps {
  label: string;
  min: string;
  max: string;
  value: string;
  onChange: (day: string) => void;
}

/** A day applies once it is within its limits: while a year is typed, a date input emits the years 2, 20 and 202. */
function Day({ value, onChange, ...field }: DayProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...field}
      type="date"
      value={typed ?? value}
      onChange={(day) => {
        setTyped(day);
        if (day >= field.min && day <= field.max) onChange(day);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

type Control = Pick<FilterControl, 'filter' | 'change'> & { name: Narrowed; label: string };

function Choice({
  name,
  label,
  options,
  filter,
  change,
}: Control & { options: { value: string; label: string }[] }) {
  const t = useT();
  return (
    <Select
      label={label}
      value={filter[name] ?? 'all'}
      options={[{ value: 'all', label: t('ui.all') }, ...options]}
      onChange={(value) => change({ [name]: value === 'all' ? '' : value })}
    />
  );
}

/** A typed value applies on Enter or when the field loses focus. `except` is removed from a number. */
function Typed({ name, label, except, filter, change }: Control & { except?: RegExp }) {
  const [value, setValue] = useState(filter[name] ?? '');
  const apply = () => value.trim() !== (filter[name] ?? '') && change({ [name]: value.trim() });
  return (
    <TextField
      label={label}
      value={value}
      maxLength={except ? 9 : 60}
      {...(except && { inputMode: 'numeric' as const })}
      onChange={(text) => setValue(except ? text.replace(except, '') : text)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  );
}

/** Filters whose value is a number, with the word before it. */
const NUMBERS: Partial<Record<Narrowed, Key>> = { batch_number: 'scans.batch', serial: 'scans.serial' };

function Chosen({
  filter,
  change,
  names,
}: Pick<FilterControl, 'filter' | 'change'> & { names: { value: string; label: string }[] }) {
  const t = useT();
  const chosen = NARROWED.flatMap((name) => {
    const value = filter[name];
    if (value === undefined) return [];
    const known = names.find((one) => one.value === value)?.label;
    const number = NUMBERS[name];
    const label = number ? `${t(number)} ${value}` : (known ?? value);
    return [{ name, label }];
  });
  return (
    <div className="scan-chosen">
      {chosen.map(({ name, label }) => (
        <Button
          key={name}
          small
          aria-label={t('scans.without', { name: label })}
          onClick={() => change({ [name]: '' })}
        >
          {label} <span aria-hidden="true">×</span>
        </Button>
      ))}
      <Button
        small
        look="quiet"
        onClick={() => change(Object.fromEntries(NARROWED.map((name) => [name, ''])))}
      >
        {t('scans.clear')}
      </Button>
    </div>
  );
}

/** A period as text, e.g. `1 Nov` and `30 Nov`. */
export function useSpanWords({ from, to }: FilterControl['filter']): { from: string; to: string } {
  const language = useLanguage();
  return { from: shortDayOf(from, language), to: shortDayOf(to, language) };
}
