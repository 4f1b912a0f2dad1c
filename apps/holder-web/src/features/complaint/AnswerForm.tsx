import { complaintAnswerInput, complaintApi, type ComplaintRow } from '@ipw/domain';
import { Button, toast } from '@ipw/ui';
import { useNavigate } from 'react-router';
import { api } from '../../app/api';
import { idsOf } from '../../app/ids-of';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { queries } from '../../app/queries';
import { UploadScope } from '../../app/UploadScope';
import { picturesIn } from '../../form/proven';
import { useReasonFields } from '../../form/reason-fields';
import { SchemaForm } from '../../form/SchemaForm';
import { translate, useT } from '../../i18n/catalogue';

/** The answer of those who run the IP to an open complaint. */
export function AnswerForm({ complaint }: { complaint: ComplaintRow }) {
  const { complaint_id, version, answer, answer_images } = complaint;
  const t = useT();
  const ip_id = useIpId();
  const navigate = useNavigate();
  const fields = useReasonFields(
    { text: 'answer', images: 'answer_images' },
    { label: t('complaint.answer.text'), hint: t('complaint.answer.text.hint') },
    { label: t('complaint.answer.proof'), hint: t('complaint.answer.proof.hint') },
  );
  const close = () => void navigate(withQuery(paths.complaints, { id: ip_id }));
  return (
    <UploadScope>
      <SchemaForm
        schema={complaintAnswerInput}
        fields={fields}
        draft={`complaint.answer.${complaint_id}`}
        draftLasts
        initial={{ answer, answer_images }}
        toInput={(values) => ({
          ip_id,
          complaint_id,
          version,
          answer: values.answer,
          answer_images: idsOf(picturesIn(values.answer_images)),
        })}
        submitLabel={t('complaint.answer.send')}
        actions={
          <Button look="quiet" onClick={close}>
            {t('ui.cancel')}
          </Button>
        }
        onSubmit={async (input, attempt) => {
          await api(complaintApi.answer, input, attempt);
          toast('good', translate('complaint.answer.done'));
          await queries.invalidateQueries({ queryKey: [complaintApi.list.path] });
          close();
        }}
      />
    </UploadScope>
  );
}
