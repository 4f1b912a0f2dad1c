import { disputeApi, disputeSubmitInput, DUE_DAYS } from '@ipw/domain';
import { ask, Button, buttonClass, EmptyState, toast } from '@ipw/ui';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../app/api';
import { idsOf } from '../../app/ids-of';
import { useMemberInfo } from '../../app/member';
import { Page } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { queries } from '../../app/queries';
import { UploadScope } from '../../app/UploadScope';
import { picturesIn } from '../../form/proven';
import { useReasonFields } from '../../form/reason-fields';
import { SchemaForm } from '../../form/SchemaForm';
import type { Values } from '../../form/schema-form';
import { translate, useT } from '../../i18n/catalogue';
import './claim.css';

const toInput =
  (ip_id: string) =>
  ({ statement, proof_images }: Values) => ({
    ip_id,
    statement,
    proof_images: idsOf(picturesIn(proof_images)),
  });

/** Who may object: members with a verified name. */
function VerifyFirst({ back }: { back: string }) {
  const t = useT();
  return (
    <EmptyState
      title={t('claim.refused.REAL_NAME.title')}
      action={
        <Link className={buttonClass('primary')} to={withQuery(paths.realNameIdentify, { redirect: back })}>
          {t('claim.refused.REAL_NAME.go')}
        </Link>
      }
    >
      {t('claim.dispute.verify')}
    </EmptyState>
  );
}

/** An objection to the claim of an IP: reasons and proof. The IP's id and name are in the address. */
export function DisputePage() {
  const t = useT();
  const navigate = useNavigate();
  const { user } = useMemberInfo();
  const [query] = useSearchParams();
  const id = query.get('id');
  const name = query.get('name') ?? '';
  const fields = useReasonFields(
    { text: 'statement', images: 'proof_images' },
    { label: t('claim.dispute.statement'), hint: t('claim.dispute.statement.hint') },
    { label: t('claim.field.proof_images'), hint: t('claim.field.proof_images.hint') },
  );
  if (!id) return <Navigate to={paths.claimStep1} replace />;
  const back = withQuery(paths.claimDispute, { id, name });
  return (
    <Page title={t('claim.dispute.title', { name })}>
      {user.is_auth ? (
        <section className="ui-card claim-form">
          <p className="ui-soft">{t('claim.dispute.text', { days: DUE_DAYS.dispute })}</p>
          <UploadScope>
            <SchemaForm
              schema={disputeSubmitInput}
              fields={fields}
              draft={`claim.dispute.${id}`}
              draftLasts
              initial={{ statement: '', proof_images: [] }}
              toInput={toInput(id)}
              submitLabel={t('claim.dispute.submit')}
              actions={
                <Button look="quiet" onClick={() => void navigate(paths.claimStep1)}>
                  {t('ui.cancel')}
                </Button>
              }
              ask={() =>
                ask({
                  title: translate('claim.dispute.ask', { name }),
                  text: translate('claim.dispute.ask.text'),
                })
              }
              onSubmit={async (input, attempt) => {
                await api(disputeApi.submit, input, attempt);
                toast('good', translate('claim.dispute.done'));
                await queries.invalidateQueries({ queryKey: [disputeApi.list.path] });
                void navigate(paths.claim);
              }}
            />
          </UploadScope>
        </section>
      ) : (
        <VerifyFirst back={back} />
      )}
    </Page>
  );
}
