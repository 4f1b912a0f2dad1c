import { shanghaiDay, STORIES, type StoryName } from '@ipw/domain';
import { MultiUpload, Select, SingleUpload, TextArea, TextField } from '@ipw/ui';
import type { ReactNode } from 'react';
import { Counter } from '../../form/Counter';
import { Marked } from '../../form/Marked';
import type { SavedForm } from '../../form/use-saved-form';
import { idOf } from '../../form/use-form';
import { useT, type Key } from '../../i18n/catalogue';
import { useContactHint } from '../../review/ContactHint';
import type { StoryField } from './story-plans';
import { filesOf, type StoryValues } from './story-values';

interface Props {
  name: StoryName;
  plan: readonly StoryField[];
  fields: SavedForm<StoryValues>;
}

/** Every field of a content item, each drawn by its kind. */
export function StoryFields({ name: story, plan, fields }: Props) {
  const t = useT();
  const { values, set, problems, markOf, markedIn, onBusy } = fields;

  const contactHint = useContactHint(STORIES[story].kind);

  const draw = (field: StoryField): ReactNode => {
    const { name } = field;
    const text = String(values[name] ?? '');
    const shared = {
      id: idOf(name),
      label: t(`story.field.${name}` as Key),
      error: problems.problemOf(name),
    };
    const hint = t(`story.field.${name}.hint` as Key);
    const change = (value: unknown) => set({ [name]: value });
    switch (field.as) {
      case 'line':
      case 'lines': {
        const Text = field.as === 'line' ? TextField : TextArea;
        const aside = <Counter text={text} max={field.max} />;
        const found = contactHint(name, text);
        return (
          <Text {...shared} placeholder={hint} hint={found} aside={aside} value={text} onChange={change} />
        );
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
            onChange={change}
          />
        );
      case 'select':
        return (
          <Select
            {...shared}
            value={text}
            options={field.ids.map((id) => ({
              value: String(id),
              label: t(`${field.words}.${String(id)}` as Key),
            }))}
            onChange={change}
          />
        );
      case 'picture':
      case 'pictures': {
        const Upload = field.as === 'picture' ? SingleUpload : MultiUpload;
        return (
          <Upload
            {...shared}
            usage={field.usage}
            help={hint}
            {...(field.optional && { note: t('ui.optional') })}
            value={filesOf(values[name])}
            marked={markedIn(name)}
            onChange={change}
            onBusy={(yes) => onBusy(name, yes)}
          />
        );
      }
    }
  };

  return plan.map((field) => (
    <Marked key={field.name} mark={markOf(field.name)}>
      {draw(field)}
    </Marked>
  ));
}
