import { shanghaiDay, type ContentKind } from '@ipw/domain';
import { MultiUpload, Select, SingleUpload, TextArea, TextField } from '@ipw/ui';
import type { ReactNode } from 'react';
import { Counter } from '../form/Counter';
import { Marked } from '../form/Marked';
import { OneOf } from '../form/OneOf';
import { useT, type Key } from '../i18n/catalogue';
import { useContactHint } from '../review/ContactHint';
import type { SavedForm } from '../form/use-saved-form';
import { filesOf, plansOf, type ContentValues } from './content-type';
import { fieldHint, fieldLabel } from './kind-words';
import type { FieldProps } from './listed-kind';

/** A field of content, rendered by its plan. */
export function ContentField({ name, plan, form, other, texts }: FieldProps & Pick<ContentKind, 'texts'>) {
  const t = useT();
  const contactHint = useContactHint({ texts });
  const { id, error, value, onChange } = form.field(name);
  const shared = { id, error, label: fieldLabel(name), onChange, ...other };
  const hint = fieldHint(name);
  const text = String(value ?? '');
  switch (plan.as) {
    case 'line':
    case 'lines': {
      const Text = plan.as === 'line' ? TextField : TextArea;
      const aside = <Counter text={text} max={plan.max} />;
      const found = contactHint(name, text);
      return <Text {...shared} placeholder={hint} hint={found} aside={aside} value={text} />;
    }
    case 'day':
      return (
        <TextField
          {...shared}
          hint={hint}
          type="date"
          min="1000-01-01"
          max={shanghaiDay(new Date())}
          value={text}
        />
      );
    case 'select': {
      const label = (one: number) => t(`${plan.words}.${String(one)}` as Key);
      const options = plan.ids.map((one) => ({ value: String(one), label: label(one) }));
      return <Select {...shared} value={text} options={options} />;
    }
    case 'choice': {
      const options = plan.values.map((one) => ({ value: one, label: t(`${plan.words}.${one}` as Key) }));
      return <OneOf {...shared} value={text} options={options} />;
    }
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
          onBusy={(yes) => form.onBusy(name, yes)}
        />
      );
    }
  }
}

interface Props {
  kind: ContentKind;
  form: SavedForm<ContentValues>;
  /** Renders a field in a custom way; undefined uses the plan, null leaves it out. */
  draw?: ((props: FieldProps) => ReactNode | undefined) | undefined;
}

/** All fields of content, in the order of the kind, with the reviewer's marks. */
export const ContentFields = ({ kind, form, draw }: Props) =>
  plansOf(kind).map(([name, plan]) => {
    const field = { name, plan, form };
    const drawn = draw?.(field);
    if (drawn === null) return null;
    return (
      <Marked key={name} mark={form.markOf(name)}>
        {drawn ?? <ContentField {...field} texts={kind.texts} />}
      </Marked>
    );
  });
