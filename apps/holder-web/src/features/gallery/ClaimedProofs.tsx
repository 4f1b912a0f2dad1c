import { Button } from '@ipw/ui';
import { useGrantedClaim } from '../../app/use-granted-claim';
import { ContentField } from '../../content/ContentField';
import { filesOf } from '../../content/content-type';
import type { FieldProps } from '../../content/listed-kind';
import { useT } from '../../i18n/catalogue';
import './claimed-proofs.css';

/** The rights documents of a series, with those of the claim to choose from. */
export function RightsDocuments(field: FieldProps) {
  const t = useT();
  const { name, form } = field;
  const proofs = useGrantedClaim()?.proof_images ?? [];
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
