import { claimApi, GRANTED_CLAIMS, type UploadedFile } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useIpId } from '../../app/member';
import { useApi } from '../../app/use-api';
import { ContentField } from '../../content/ContentField';
import { filesOf } from '../../content/content-type';
import type { FieldProps } from '../../content/listed-kind';
import { useT } from '../../i18n/catalogue';
import './claimed-proofs.css';

/** Proof of the member's own claim of the current IP; none for others who work on it. */
function useClaimedProofs(): UploadedFile[] {
  const ipId = useIpId();
  const claims = useApi(claimApi.list, { page_size: 100 }, { staleTime: 60_000 });
  const claim = claims.data?.list.find(
    ({ ip_id, state }) => ip_id === ipId && GRANTED_CLAIMS.includes(state),
  );
  const detail = useApi(
    claimApi.detail,
    { claim_id: claim?.claim_id ?? '' },
    { enabled: !!claim, staleTime: 60_000 },
  );
  return claim && detail.data?.claim_id === claim.claim_id ? detail.data.proof_images : [];
}

/** The rights documents of a series, with those of the claim to choose from. */
export function RightsDocuments(field: FieldProps) {
  const t = useT();
  const { name, form } = field;
  const proofs = useClaimedProofs();
  const { value, onChange } = form.field(name);
  const chosen = filesOf(value);
  const offered = proofs.filter(({ image_id }) => !chosen.some((one) => one.image_id === image_id));
  return (
    <>
      <ContentField {...field} />
      {offered.length > 0 && (
        <div className="claimed-proofs" role="group" aria-label={t('gallery.claimed_proofs')}>
          <p className="ui-soft">{t('gallery.claimed_proofs')}</p>
          {offered.map((file) => (
            <Button key={file.image_id} small look="secondary" onClick={() => onChange([...chosen, file])}>
              {t('gallery.claimed_proofs.add', { name: file.file_name })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
