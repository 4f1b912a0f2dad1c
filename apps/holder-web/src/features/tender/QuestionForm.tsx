import { QUESTION_LIMITS, questionApi, questionAskInput } from '@ipw/domain';
import { TextArea, toast } from '@ipw/ui';
import { useState } from 'react';
import { api } from '../../app/api';
import { useIpId } from '../../app/member';
import { queries } from '../../app/queries';
import { Counter } from '../../form/Counter';
import { textOf } from '../../form/phone';
import { SchemaForm } from '../../form/SchemaForm';
import { translate, useT } from '../../i18n/catalogue';

/** Asks about a project; what was typed stays until it is sent. */
export function QuestionForm({ tenderId, onAsked }: { tenderId: string; onAsked: () => void }) {
  const t = useT();
  const ip_id = useIpId();
  const [sent, setSent] = useState(0);
  return (
    <SchemaForm
      key={sent}
      schema={questionAskInput}
      fields={[
        {
          name: 'question',
          label: t('question.field'),
          render: ({ id, error, value, set }) => (
            <TextArea
              {...{ id, error }}
              label={t('question.field')}
              hint={t('question.hint')}
              rows={3}
              aside={<Counter text={textOf(value)} max={QUESTION_LIMITS.question} />}
              value={textOf(value)}
              onChange={set}
            />
          ),
        },
      ]}
      draft={`tender.question.${ip_id}.${tenderId}`}
      draftLasts
      initial={{ question: '' }}
      toInput={({ question }) => ({ ip_id, tender_id: tenderId, question })}
      submitLabel={t('question.ask')}
      onSubmit={async (input, attempt) => {
        await api(questionApi.questionAsk, input, attempt);
        toast('good', translate('question.done'));
        await queries.invalidateQueries({ queryKey: [questionApi.questionList.path] });
        onAsked();
        setSent((before) => before + 1);
      }}
    />
  );
}
