import {
  DUE_DAYS,
  objectionApi,
  objectionMachine,
  objectionSubmitInput,
  type Registration,
  type TenderObjection,
} from '@ipw/domain';
import { ask, Button, StateBadge, toast } from '@ipw/ui';
import { useState } from 'react';
import { api } from '../../app/api';
import { idsOf } from '../../app/ids-of';
import { useIpId } from '../../app/member';
import { UploadScope } from '../../app/UploadScope';
import { EntryPictures } from '../../entry/EntryPictures';
import { picturesIn } from '../../form/proven';
import { useReasonFields } from '../../form/reason-fields';
import { SchemaForm } from '../../form/SchemaForm';
import { translate, useLanguage, useT } from '../../i18n/catalogue';
import { dayOf, shanghaiMomentOf } from '../../i18n/when';
import { tendersChanged } from './tenders-changed';

function Made({ objection }: { objection: TenderObjection }) {
  const t = useT();
  const language = useLanguage();
  const { state, statement, proof_images, created_at, due_at, reason } = objection;
  return (
    <li>
      <p className="ui-row tender-status">
        <StateBadge machine={objectionMachine} state={state} />
        <span className="ui-soft">
          {dayOf(created_at, language)}
          {due_at && ` · ${t('objection.due', { day: dayOf(due_at, language) })}`}
        </span>
      </p>
      <p className="question-text">{statement}</p>
      <EntryPictures title={t('objection.proof')} files={proof_images} />
      {reason && (
        <blockquote>
          <strong>{t('objection.answer')}</strong>
          <p>{reason}</p>
        </blockquote>
      )}
    </li>
  );
}

/** Objections of the IP to the published result, and a form for one while it is possible. */
export function Objection({ entry, now }: { entry: Registration; now: number }) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { objections, objections_until: until, tender } = entry;
  const may = until !== null && now <= Date.parse(until);
  if (!may && objections.length === 0) return null;
  return (
    <section className="ui-card tender-part">
      <h2>{t('objection.title')}</h2>
      {objections.length > 0 && (
        <ul className="tender-questions">
          {objections.map((objection) => (
            <Made key={objection.objection_id} objection={objection} />
          ))}
        </ul>
      )}
      {may && (
        <p className="ui-soft">
          {t('objection.lead', {
            until: shanghaiMomentOf(until, language),
            days: DUE_DAYS.tender_objection,
          })}
        </p>
      )}
      {may && !open && <Button onClick={() => setOpen(true)}>{t('objection.open')}</Button>}
      {may && open && <Form tenderId={tender.tender_id} onCancel={() => setOpen(false)} />}
    </section>
  );
}

/** What was typed stays until it is sent. */
function Form({ tenderId, onCancel }: { tenderId: string; onCancel: () => void }) {
  const t = useT();
  const ip_id = useIpId();
  const fields = useReasonFields(
    { text: 'statement', images: 'proof_images' },
    { label: t('objection.statement'), hint: t('objection.statement.hint') },
    { label: t('objection.proof'), hint: t('objection.proof.hint') },
  );
  return (
    <UploadScope>
      <SchemaForm
        schema={objectionSubmitInput}
        fields={fields}
        draft={`tender.objection.${ip_id}.${tenderId}`}
        draftLasts
        initial={{ statement: '', proof_images: [] }}
        toInput={({ statement, proof_images }) => ({
          ...{ ip_id, tender_id: tenderId, statement },
          proof_images: idsOf(picturesIn(proof_images)),
        })}
        submitLabel={t('objection.submit')}
        actions={
          <Button look="quiet" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        }
        ask={() => ask({ title: translate('objection.ask'), text: translate('objection.ask.text') })}
        onSubmit={async (input, attempt) => {
          await api(objectionApi.objectionSubmit, input, attempt);
          toast('good', translate('objection.done'));
          await tendersChanged();
        }}
      />
    </UploadScope>
  );
}
