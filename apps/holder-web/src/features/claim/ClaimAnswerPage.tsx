import { claimAnswerApi, claimAnswerInput, type ClaimAnswer, claimApi } from '@ipw/domain';
import { Button, buttonClass, EmptyState, ErrorState, Skeleton, toast } from '@ipw/ui';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../app/api';
import { idsOf } from '../../app/ids-of';
import { Page } from '../../app/Page';
import { paths } from '../../app/paths';
import { queries } from '../../app/queries';
import { UploadScope } from '../../app/UploadScope';
import { useApi } from '../../app/use-api';
import { picturesIn } from '../../form/proven';
import { useReasonFields } from '../../form/reason-fields';
import { SchemaForm } from '../../form/SchemaForm';
import { translate, useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import './claim.css';
import { claimsChanged } from './claim.calls';

function AnswerForm({ claim_id, due_at, answer, answer_images, answered_at }: ClaimAnswer) {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const fields = useReasonFields(
    { text: 'answer', images: 'answer_images' },
    { label: t('claim.answer.text'), hint: t('claim.answer.text.hint') },
    { label: t('claim.answer.proof'), hint: t('claim.field.proof_images.hint') },
  );
  return (
    <section className="ui-card claim-form">
      <p className="ui-soft">{t('claim.answer.lead', { day: dayOf(due_at!, language) })}</p>
      {answered_at && <p role="note">{t('claim.answer.given', { day: dayOf(answered_at, language) })}</p>}
      <UploadScope>
        <SchemaForm
          schema={claimAnswerInput}
          fields={fields}
          draft={`claim.answer.${claim_id}`}
          draftLasts
          initial={{ answer, answer_images }}
          toInput={(values) => ({
            claim_id,
            answer: values.answer,
            answer_images: idsOf(picturesIn(values.answer_images)),
          })}
          submitLabel={t('claim.answer.send')}
          actions={
            <Button look="quiet" onClick={() => void navigate(paths.claim)}>
              {t('ui.cancel')}
            </Button>
          }
          onSubmit={async (input, attempt) => {
            await api(claimAnswerApi.save, input, attempt);
            toast('good', translate('claim.answer.done'));
            await Promise.all([
              claimsChanged(),
              queries.invalidateQueries({ queryKey: [claimAnswerApi.get.path] }),
              queries.invalidateQueries({ queryKey: [claimApi.list.path] }),
            ]);
            void navigate(paths.claim);
          }}
        />
      </UploadScope>
    </section>
  );
}

/** An owner's answer to the objections against a claim; the claim's id is in the address. */
export function ClaimAnswerPage() {
  const t = useT();
  const [query] = useSearchParams();
  const claim_id = query.get('claim_id');
  const { data, error, refetch } = useApi(
    claimAnswerApi.get,
    { claim_id: claim_id ?? '' },
    { enabled: claim_id !== null, staleTime: 0 },
  );
  if (!claim_id) return <Navigate to={paths.claim} replace />;
  return (
    <Page title={data ? t('claim.answer.title', { name: data.ip_name }) : t('claim.answer.open')}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} height={120} />}
      {data?.due_at && <AnswerForm {...data} />}
      {data && !data.due_at && (
        <EmptyState
          title={t('claim.answer.none.title')}
          action={
            <Link className={buttonClass('primary')} to={paths.claim}>
              {t('claim.answer.none.go')}
            </Link>
          }
        >
          {t('claim.answer.none.text')}
        </EmptyState>
      )}
    </Page>
  );
}
