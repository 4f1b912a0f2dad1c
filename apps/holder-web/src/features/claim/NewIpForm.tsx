import { IP_INFO_FIELDS, ipAddInput, ipApi, type IpInput } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { api } from '../../app/api';
import { queries } from '../../app/queries';
import { toPayload, valuesOf } from '../../content/content-type';
import { useT } from '../../i18n/catalogue';
import { useNewIpFields } from './new-ip-fields';
import { SchemaForm } from '../../form/SchemaForm';

/** Id of the heading that gets the focus when the form opens. */
export const NEW_IP_HEADING = 'new-ip';

interface Props {
  draft: string;
  /** The search text, if it is a valid name. */
  name: string;
  onCancel: () => void;
  onDone: (ipId: string, name: string) => void;
}

const NORMAL = { fields: IP_INFO_FIELDS.normal };

/** The form of an IP that is not listed yet. */
export function NewIpForm({ draft, name, onCancel, onDone }: Props) {
  const t = useT();
  const fields = useNewIpFields();
  return (
    <section className="ui-card claim-new" aria-labelledby={NEW_IP_HEADING}>
      <h2 id={NEW_IP_HEADING} tabIndex={-1}>
        {t('claim.new_ip.title')}
      </h2>
      <p className="ui-soft">{t('claim.new_ip.text')}</p>
      <SchemaForm<IpInput>
        schema={ipAddInput}
        fields={fields}
        draft={draft}
        draftLasts
        initial={{ ...valuesOf(NORMAL, null), ip_name: name }}
        toInput={(values) => toPayload(NORMAL, values)}
        submitLabel={t('claim.new_ip.submit')}
        actions={
          <Button look="quiet" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        }
        onSubmit={async (input, attempt) => {
          const { ip_id } = await api(ipApi.add, input, attempt);
          await queries.invalidateQueries({ queryKey: [ipApi.search.path] });
          onDone(ip_id, input.ip_name);
        }}
      />
    </section>
  );
}
