import {
  type Input,
  type opportunityApi,
  SHEET_REFUSALS,
  type SheetDetail,
  sheetRefusalForm,
  sheetReplyInput,
} from '@ipw/domain';
import { ask, dropDraft, Select, TextArea, toast } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useIpId } from '../../app/member';
import { textOf } from '../../form/phone';
import { SchemaForm } from '../../form/SchemaForm';
import { Segments } from '../../form/Segments';
import { useT } from '../../i18n/catalogue';
import { AnswerField } from './AnswerField';
import { replySheet } from './sheet.calls';
import { SeriesChoice } from './SeriesChoice';

type Reply = Input<typeof opportunityApi.sheetReply>;
/** Actions of the machine, and the decision of the call each one is. */
const DECISIONS = { agree: 'agree', answer: 'agree', reject: 'reject' } as const;
type Answering = keyof typeof DECISIONS;

interface Props {
  sheet: SheetDetail;
  list: string;
}

/** Drafts of an answer and of a refusal are kept in this browser until one of them is sent. */
const draftOf = (sheetId: string, decision: Reply['decision']) => `sheet.${decision}.${sheetId}`;
const forget = (sheetId: string) => {
  for (const decision of ['agree', 'reject'] as const) dropDraft(draftOf(sheetId, decision));
};

/** The holder's answer: agree to contact with words and series, or refuse with a reason. */
export function ReplyCard({ sheet, list }: Props) {
  const t = useT();
  const actions = sheet.actions.filter((action): action is Answering => action in DECISIONS);
  const [chosen, setChosen] = useState<Answering>();
  const action = chosen ?? actions[0];
  if (!action) return null;
  return (
    <section className="ui-card deal-part sheet-reply" aria-labelledby="sheet-reply">
      <h2 id="sheet-reply">{t('sheet.answer')}</h2>
      {actions.length > 1 && (
        <Segments
          label={t('sheet.decision')}
          name="decision"
          options={actions.map((value) => ({ value, label: t(`action.sheet.${value}`) }))}
          value={action}
          onChange={setChosen}
        />
      )}
      {DECISIONS[action] === 'agree' ? (
        <AgreeForm sheet={sheet} action={action} />
      ) : (
        <RefuseForm sheet={sheet} list={list} />
      )}
    </section>
  );
}

function AgreeForm({ sheet, action }: { sheet: SheetDetail; action: Answering }) {
  const t = useT();
  const ip_id = useIpId();
  const { sheet_id, version, reply } = sheet;
  return (
    <SchemaForm<Reply>
      schema={sheetReplyInput}
      initial={{
        answer: reply?.answer ?? '',
        series_ids: reply?.series.map(({ series_id }) => series_id) ?? [],
      }}
      fields={[
        {
          name: 'answer',
          label: t('sheet.answer.label'),
          render: (control) => <AnswerField control={control} />,
        },
        {
          name: 'series_ids',
          label: t('sheet.series'),
          optional: true,
          render: ({ id, value, error, set }) => (
            <SeriesChoice id={id} value={value as string[]} error={error} onChange={set} />
          ),
        },
      ]}
      draft={draftOf(sheet_id, 'agree')}
      draftLasts
      toInput={(values) => ({ ...values, ip_id, sheet_id, version, decision: 'agree' })}
      onSubmit={async (input, attempt) => {
        await replySheet(input, attempt);
        forget(sheet_id);
        toast('good', t('sheet.answer.sent'));
      }}
      submitLabel={t(`action.sheet.${action}`)}
    />
  );
}

function RefuseForm({ sheet, list }: Props) {
  const t = useT();
  const ip_id = useIpId();
  const navigate = useNavigate();
  const { sheet_id, version } = sheet;
  return (
    <SchemaForm<Reply>
      schema={sheetRefusalForm}
      fields={[
        {
          name: 'reason_code',
          label: t('sheet.refuse.reason'),
          render: ({ id, value, values, error, set, setOther }) => (
            <Select
              {...{ id, error }}
              name="reason_code"
              label={t('sheet.refuse.reason')}
              value={textOf(value)}
              options={SHEET_REFUSALS.map((code) => ({ value: code, label: t(`sheet_reason.${code}`) }))}
              onChange={(code) => {
                set(code);
                // Only one reason demands words: that they lack is forgotten with it.
                setOther('reason', textOf(values.reason));
              }}
            />
          ),
        },
        {
          name: 'reason',
          label: t('sheet.refuse.text'),
          render: ({ id, value, values, error, set }) => (
            <TextArea
              {...{ id, error }}
              name="reason"
              label={t('sheet.refuse.text')}
              hint={t('sheet.refuse.hint')}
              optional={values.reason_code !== 'other'}
              value={textOf(value)}
              onChange={set}
            />
          ),
        },
      ]}
      draft={draftOf(sheet_id, 'reject')}
      draftLasts
      toInput={({ reason_code, ...values }) => ({
        ...values,
        ...(reason_code ? { reason_code } : {}),
        ip_id,
        sheet_id,
        version,
        decision: 'reject',
      })}
      ask={() =>
        ask({
          title: t('sheet.refuse.title'),
          text: t('sheet.refuse.ask'),
          confirm: t('action.sheet.reject'),
          danger: true,
        })
      }
      onSubmit={async (input, attempt) => {
        await replySheet(input, attempt);
        forget(sheet_id);
        toast('good', t('sheet.refuse.done'));
        void navigate(list, { replace: true });
      }}
      submitLabel={t('action.sheet.reject')}
    />
  );
}
