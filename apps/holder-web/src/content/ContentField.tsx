import { shanghaiDay, type ContentKind, type ReferenceKind, type ReferenceRow } from '@ipw/domain';
import { ErrorState, MultiUpload, Select, SingleUpload, TextArea, TextField } from '@ipw/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useReferenceQuery } from '../app/reference-lists';
import { Accounts } from '../form/Accounts';
import { Chips } from '../form/Chips';
import { Counter } from '../form/Counter';
import { Marked } from '../form/Marked';
import { offered } from '../form/offered';
import { OneOf } from '../form/OneOf';
import { Tags } from '../form/Tags';
import type { SavedForm } from '../form/use-saved-form';
import { useT, type Key } from '../i18n/catalogue';
import { useContactHint } from '../review/ContactHint';
import { filesOf, plansOf, type ContentValues } from './content-type';
import { fieldWords, type FieldWords } from './kind-words';
import type { FieldProps } from './listed-kind';

interface ListProps {
  list: ReferenceKind;
  label: string;
  chosen: readonly unknown[];
  children: (rows: ReferenceRow[]) => ReactNode;
}

/** Loads a reference list for the field that offers it; where it failed, offers to load it again. */
function Listed({ list, label, chosen, children }: ListProps) {
  const { data, error, refetch } = useReferenceQuery(list);
  if (error && !data)
    return <ErrorState message={`${label}: ${error.message}`} onRetry={() => void refetch()} />;
  return children(offered(data, chosen));
}

/** A field of content, rendered by its plan. */
export function ContentField({ name, plan, form, texts, words, other }: FieldProps) {
  const t = useT();
  const contactHint = useContactHint({ texts });
  const { onBusy } = form;
  const busy = useRef(onBusy);
  useEffect(() => {
    busy.current = onBusy;
  });
  // The form no longer waits for an upload whose field was left.
  useEffect(() => () => busy.current(name, false), [name]);
  const { id, error, value, onChange } = form.field(name);
  const { label, hint } = words(
    name,
    plan.as === 'tags' ? { max: plan.max, length: plan.length } : undefined,
  );
  const shared = { id, error, label, onChange };
  const text = String(value ?? '');
  switch (plan.as) {
    case 'line':
    case 'lines': {
      const Text = plan.as === 'line' ? TextField : TextArea;
      const aside = <Counter text={text} max={plan.max} />;
      const found = contactHint(name, text);
      return (
        <Text
          {...shared}
          placeholder={hint}
          optional={plan.optional ?? false}
          aside={aside}
          value={text}
          {...other}
          hint={found ?? other?.hint}
        />
      );
    }
    case 'day':
      return (
        <TextField
          {...shared}
          hint={hint}
          optional={plan.optional ?? false}
          type="date"
          min="1000-01-01"
          max={plan.ahead ? '9999-12-31' : shanghaiDay(new Date())}
          value={text}
        />
      );
    case 'select': {
      const labelOf = (one: number) => t(`${plan.words}.${String(one)}` as Key);
      const options = plan.ids.map((one) => ({ value: String(one), label: labelOf(one) }));
      return <Select {...shared} value={text} options={options} />;
    }
    case 'choice': {
      const options = plan.values.map((one) => ({ value: one, label: t(`${plan.words}.${one}` as Key) }));
      return <OneOf {...shared} {...other} value={text} options={options} />;
    }
    case 'item':
      return (
        <Listed list={plan.list} label={label} chosen={[text]}>
          {(rows) => {
            const options = rows.map((row) => ({ value: String(row.id), label: row.name }));
            return <Select {...shared} value={text} options={options} />;
          }}
        </Listed>
      );
    case 'items': {
      const chosen = value as number[];
      return (
        <Listed list={plan.list} label={label} chosen={chosen}>
          {(rows) => (
            <Chips {...shared} hint={t('form.up_to', { max: plan.max })} value={chosen} options={rows} />
          )}
        </Listed>
      );
    }
    case 'tags':
      return (
        <Tags {...shared} hint={contactHint(name, value) ?? hint} most={plan.max} value={value as string[]} />
      );
    case 'accounts':
      return <Accounts {...shared} plan={plan} value={value as Record<string, string>} />;
    case 'references':
      return null;
    default: {
      const Upload = plan.as === 'picture' || plan.as === 'document' ? SingleUpload : MultiUpload;
      return (
        <Upload
          {...shared}
          usage={plan.usage}
          help={hint}
          {...(plan.optional && { note: t('ui.optional') })}
          value={filesOf(value)}
          marked={form.markedIn(name)}
          onBusy={(yes) => onBusy(name, yes)}
        />
      );
    }
  }
}

/** Renders a field in a custom way; undefined uses the plan, null leaves it out. */
export type DrawField = (props: FieldProps) => ReactNode | undefined;

interface Props {
  kind: Pick<ContentKind, 'fields' | 'texts'>;
  form: FieldProps['form'] & Pick<SavedForm<ContentValues>, 'markOf'>;
  draw?: DrawField | undefined;
  words?: FieldWords;
}

/** All fields of content, in the order of the kind, with the reviewer's marks. */
export const ContentFields = ({ kind, form, draw, words = fieldWords }: Props) =>
  plansOf(kind).map(([name, plan]) => {
    const field = { name, plan, form, texts: kind.texts, words };
    const drawn = draw?.(field);
    if (drawn === null) return null;
    return (
      <Marked key={name} mark={form.markOf(name)}>
        {drawn ?? <ContentField {...field} />}
      </Marked>
    );
  });
