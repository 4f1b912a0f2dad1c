import { SHEET } from '@ipw/domain';
import { Button, TextArea } from '@ipw/ui';
import { useState } from 'react';
import { Counter } from '../../form/Counter';
import type { FieldControl } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';
import { TemplatesDialog } from './TemplatesDialog';

/** The words of an answer, typed or from a template. A template is added to what is typed. */
export function AnswerField({ control: { id, value, error, set } }: { control: FieldControl }) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const text = typeof value === 'string' ? value : '';
  return (
    <div className="sheet-answer">
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
      <Button small onClick={() => setChoosing(true)}>
        {t('sheet.templates')}
      </Button>
      {choosing && (
        <TemplatesDialog
          text={text}
          onUse={(words) => {
            set(text.trim() === '' ? words : `${text}\n${words}`);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
