import { SHEET } from '@ipw/domain';
import { TextArea } from '@ipw/ui';
import { Counter } from '../../form/Counter';
import type { FieldControl } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';

/** The words of an answer. */
export function AnswerField({ control: { id, value, error, set } }: { control: FieldControl }) {
  const t = useT();
  const text = typeof value === 'string' ? value : '';
  return (
    <TextArea
      id={id}
      name="answer"
      label={t('sheet.answer.label')}
      hint={
        <>
          {t('sheet.answer.hint')} <Counter text={text} max={SHEET.answer} />
        </>
      }
      error={error}
      rows={5}
      value={text}
      onChange={set}
    />
  );
}
